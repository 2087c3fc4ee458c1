import * as z from 'zod/mini'
import { BOARD_FAULTS, TEXT_FAULTS, type BoardFault, type TextFault } from './faults.ts'

const rates = z.partialRecord(
  z.enum(Object.keys(BOARD_FAULTS) as [BoardFault, ...BoardFault[]]),
  z.number().check(z.gte(0), z.lte(1)),
)

/**
 * A round in a hall of electronic boards. Times are in milliseconds. `pairings` is a PGN text from which the boards take
 * their players, as board software does; games that have moves there are replayed, others replay stored games.
 */
export const Hall = z.object({
  /** Letters and digits; a UUID where LiveChess Cloud is meant. */
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  pairings: z.string(),
  round: z._default(z.number(), 1),
  startTime: z.number(),
  /** Seconds per game and per move, of games that are not replayed with clocks of their own. */
  control: z._default(z.object({ base: z.number(), increment: z.number() }), { base: 5400, increment: 30 }),
  /** Games run this many times faster than real time; clocks show the time of the games. */
  speed: z._default(z.number().check(z.positive()), 1),
  seed: z._default(z.number(), 1),
  /** Whether unknown tags of the pairings, such as KibitzGame, are kept. */
  keepsTags: z._default(z.boolean(), false),
  faults: z._default(
    z.object({
      boards: z._default(rates, {}),
      text: z._default(z.array(z.enum(Object.keys(TEXT_FAULTS) as [TextFault, ...TextFault[]])), []),
    }),
    { boards: {}, text: [] },
  ),
  /** Text of the round before, for the fault `lastRound`. */
  lastRound: z._default(z.string(), ''),
})
export type Hall = z.infer<typeof Hall>
