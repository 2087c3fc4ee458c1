import * as z from 'zod/mini'
import { changeVersion, reason } from './fields.ts'

/** POST /tournament/{id}/undo: a change by its version; without one, the caller's own last change. */
export const UndoInput = z.object({ version: z.optional(changeVersion), reason })
