import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { MAX_SEGMENTS } from '../limits/event.ts'
import { MAX_GAME_LINK } from '../limits/links.ts'
import { BOARD_LETTERS, REPORTED_OUTCOMES } from '../match/reported-result.ts'
import { accept, idField, roundNo } from './fields.ts'

const MATCH = { error: say.matchIdMissing }
const id = idField(MATCH)
const KEY = { error: say.pairingKey }
const key = z.string(KEY).check(z.regex(/^\$2[aby]\$10\$[./A-Za-z0-9]{53}$/, KEY))
const LINK = { error: say.gameLink }
const link = z.string(LINK).check(z.trim(), z.minLength(1, LINK), z.maxLength(MAX_GAME_LINK, LINK))

/** Identifies a pairing by its sides. The key belongs to the pairing. */
const pairingKey = { idW: id, idB: id, tournamentId: id, round: roundNo, key }

/** POST /submit/gameLink: by the pairing's id, or by its sides and round. */
export const GameLinkInput = z.union([z.object({ ...pairingKey, link }), z.object({ id, tournamentId: id, link })], {
  // A union's own error says nothing: report the error of the form that was meant.
  error: ({ input }) => messageFor(input),
})

function messageFor(input: unknown): string {
  const given = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}
  const form = 'id' in given ? z.object({ id, tournamentId: id, link }) : z.object({ ...pairingKey, link })
  return z.safeParse(form, given).error?.issues[0]?.message ?? MATCH.error()
}

/** POST /submit/removeGameLink; `id` is the pairing's. The user comes from the session. */
export const RemoveGameLinkInput = z.object({ id, playerId: z.optional(id), team: z.optional(z.string()) })

const INVALID_GAME = { error: say.invalidGame }
const side = z.object({
  username: z.string(INVALID_GAME).check(z.maxLength(60, INVALID_GAME)),
  result: z.nullish(z.string(INVALID_GAME).check(z.maxLength(40, INVALID_GAME))),
  team: z.nullish(z.union([z.string(), z.number()], INVALID_GAME)),
})
const game = z.object({
  board: z.union([z.int(), z.string()], INVALID_GAME),
  game: z.nullish(z.union([z.int(), z.string()], INVALID_GAME)),
  pgn: z.nullish(z.string(INVALID_GAME).check(z.maxLength(100_000, INVALID_GAME))),
  w: side,
  b: side,
})

/**
 * POST /submit/game: a game that a visitor's browser saw at the chess site. It only triggers a poll, and is never
 * trusted.
 */
export const GameInput = z.object({
  ...pairingKey,
  fetched: z.object(
    {
      startTime: z.nullish(z.number(INVALID_GAME)),
      endTime: z.nullish(z.number(INVALID_GAME)),
      scores: z.nullish(z.array(z.number(INVALID_GAME), INVALID_GAME)),
      isFinished: z.optional(z.boolean(INVALID_GAME)),
    },
    INVALID_GAME,
  ),
  games: z.array(game, INVALID_GAME).check(z.maxLength(1000, INVALID_GAME)),
})

const RESULT = { error: say.reportedResult }
const points = z.number(RESULT).check(z.nonnegative(RESULT), z.maximum(1000, RESULT), z.multipleOf(0.5, RESULT))
const boards = z.string(RESULT).check(z.maxLength(80, RESULT), z.regex(BOARD_LETTERS, RESULT))

/**
 * POST /submit/result; `id` is the pairing's. Points and boards are those of the pairing, reported by the caller's
 * side.
 */
export const ReportResultInput = z.union(
  [
    z.object({ id, outcome: z.enum(REPORTED_OUTCOMES, RESULT) }),
    z.object({ id, points: z.tuple([points, points], RESULT) }),
    z.object({ id, boards }),
  ],
  RESULT,
)

const mini = { id, k: z.int(RESULT).check(z.positive(RESULT), z.maximum(MAX_SEGMENTS, RESULT)) }

/** POST /submit/mini; `id` is the pairing’s, `k` the number of the match in its fixture. Null removes the link. */
export const SubmitMiniInput = z.union(
  [z.object({ ...mini, link: z.nullable(link) }), z.object({ ...mini, points: z.tuple([points, points], RESULT) })],
  RESULT,
)

/** POST /tournament/{id}/confirmLink */
export const AnswerLinkInput = z.object({
  link: idField({ error: say.linkId }),
  accept,
})
