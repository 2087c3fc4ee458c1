import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { MAX_FILE_BYTES } from '../import/file-kind.ts'
import { MAX_EVENT_NAME } from '../limits/event.ts'
import { nameField } from './fields.ts'

const NAME = { error: () => say.tournamentName({ max: MAX_EVENT_NAME }) }
const REPORT = { error: say.importedReport }
const GAMES = { error: say.importedGames }
const REPAIRS = { error: say.importRepairs }
const number = z.int(GAMES).check(z.positive(GAMES), z.maximum(9999, GAMES))

/** The body contains a report of up to 10 MB and its games, as JSON. */
export const MAX_IMPORT_BYTES = 2 * MAX_FILE_BYTES

/** POST /tournament/import: a report without faults, and games assigned to its pairings. */
export const ImportInput = z.object({
  name: nameField(MAX_EVENT_NAME, NAME),
  report: z.string(REPORT).check(z.minLength(1, REPORT), z.maxLength(MAX_FILE_BYTES, REPORT)),
  /** A description of the repairs made before, for the history. */
  repairs: z.optional(z.string(REPAIRS).check(z.maxLength(1000, REPAIRS))),
  games: z.optional(
    z
      .array(
        z.object({
          round: number,
          white: number,
          black: number,
          pgn: z.string(GAMES).check(z.maxLength(64 * 1024, GAMES)),
        }),
        GAMES,
      )
      .check(z.maxLength(20_000, GAMES)),
  ),
})
