import * as say from '#words/day.js'
import * as z from 'zod/mini'
import { parsePlayerId } from '../snapshot/ids.ts'

const ENTRY = { error: say.entryFormat }

const entry = z.pipe(
  z.string(ENTRY).check(z.refine((id) => parsePlayerId(id) !== undefined, ENTRY)),
  z.transform((id: string) => parsePlayerId(id)!),
)

/** GET /meetings: two entries. */
export const MeetingsQuery = z.object({ first: entry, second: entry })
