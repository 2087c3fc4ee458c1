import * as z from 'zod/mini'
import { string } from './fields.ts'

/** The answer of calls that change something and return no data. */
export const Message = z.object({ message: string('Message to show the user.') })
