import { listOr } from '#words/formats.js'
import * as say from '#words/checks.js'
import * as sayPgn from '#words/pgn.js'
import * as z from 'zod/mini'
import { roundField } from './query-fields.ts'
import { TRF_VERSIONS } from '../trf/export.ts'

const MATCH = { error: say.matchId }

/** GET /tournament/{id}/pairings.csv, /tournament/{id}/standings.csv; without `round` the current one. */
export const RoundFileQuery = z.object({ round: z.optional(roundField) })

/** GET /tournament/{id}/pairings.pgn; without `round` the current one. `letters=ascii`: names without accents. */
export const BoardsFileQuery = z.object({
  round: z.optional(roundField),
  letters: z.optional(z.literal('ascii', { error: sayPgn.lettersAscii })),
})

/** GET /tournament/{id}/games.pgn; without `match` and `round` all games. */
export const GamesFileQuery = z.object({
  round: z.optional(roundField),
  match: z.optional(z.string(MATCH).check(z.regex(/^[a-z0-9]{2,32}-\d{1,4}-\d{1,6}$/, MATCH))),
})

/** GET /tournament/{id}/tournament.trf */
export const TrfFileQuery = z.object({
  version: z._default(z.enum(TRF_VERSIONS, { error: () => say.trfVersion({ versions: listOr(TRF_VERSIONS) }) }), '26'),
})
