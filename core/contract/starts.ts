import * as say from '#words/starts.js'
import * as z from 'zod/mini'
import { START_WAYS } from '../chess-site/game-start.ts'
import { MAX_LICHESS_NAME } from '../limits/links.ts'
import { entryNo, roundNo } from './fields.ts'
import { roundField } from './query-fields.ts'

const WAY = { error: say.chooseWay }
const BOARDS = { error: say.chooseBoards }
const HOURS = { error: say.chooseHours }
const TIME = { error: say.startLater }
const CLOCKS = { error: say.chooseClocks }

/** Numbers of pairings; without them the whole round. */
const nos = z.optional(z.array(entryNo, BOARDS).check(z.minLength(1, BOARDS), z.maxLength(1000, BOARDS)))

const NAME = { error: say.lichessName }
/** Usernames of Lichess have at least two characters. */
export const lichessName = z
  .string(NAME)
  .check(z.trim(), z.maxLength(MAX_LICHESS_NAME, NAME), z.regex(/^[\w-]{2,}$/, NAME))

/** GET /tournament/{id}/getStarts; without a round the current one. */
export const StartsQuery = z.object({ round: z.optional(roundField) })

/** POST /tournament/{id}/startGames */
export const StartGamesInput = z.object({
  round: roundNo,
  nos,
  way: z.enum(START_WAYS, WAY),
  rated: z.boolean({ error: say.chooseRated }),
  /** How long links work. */
  hours: z._default(z.int(HOURS).check(z.gte(1, HOURS), z.lte(336, HOURS)), 24),
  /** When games begin that Lichess creates, in ms; now if it is left out. */
  pairAt: z.optional(z.int(TIME).check(z.positive(TIME))),
  /** Minutes after which the clocks run without a move; null: from the first move. */
  clocksAfter: z._default(z.nullable(z.int(CLOCKS).check(z.gte(0, CLOCKS), z.lte(60, CLOCKS))), 0),
})
export type StartGames = z.output<typeof StartGamesInput>

/** POST /tournament/{id}/cancelStarts */
export const CancelStartsInput = z.object({ round: roundNo, nos })
