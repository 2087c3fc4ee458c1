import * as z from 'zod/mini'
import { text } from './words.ts'

/** What an act answers that has nothing else to say. */
export const Message = z.object({ message: text('What to tell the person.') })
