import * as z from 'zod/mini'
import { MAX_FILE_BYTES } from '../import/file-kind.ts'
import { MAX_EVENT_NAME } from '../limits/event.ts'
import { nameField } from './fields.ts'

const NAME = `Give the tournament a name of 1 to ${MAX_EVENT_NAME} characters.`
const REPORT = 'Send the report as text of at most 10 MB.'
const GAMES = 'Send each game with its round, the numbers of its players and its PGN.'
const REPAIRS = 'Describe the repairs in up to 1,000 characters.'
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
