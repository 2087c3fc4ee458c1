import * as z from 'zod/mini'
import { string } from './fields.ts'

/** What an act answers that has nothing else to say. */
export const Message = z.object({ message: string('Message to show the user.') })
