import * as z from 'zod/mini'
import type { How } from '../endings.ts'
import { GAMES } from '../store/games.ts'

const STATUSES = [
  'created',
  'started',
  'aborted',
  'mate',
  'resign',
  'stalemate',
  'draw',
  'outoftime',
  'noStart',
] as const
type Status = (typeof STATUSES)[number]

/** A planned game between two players, which replays a stored game. Times are in milliseconds. */
export const PlannedGame = z.object({
  /** Eight characters at lichess, a number at chess.com. */
  id: z.string().check(z.regex(/^\w{8,15}$/)),
  white: z.string(),
  black: z.string(),
  startTime: z.number(),
  secondsPerMove: z._default(z.number(), 10),
  replay: z._default(z.number(), 0),
  /** Overrides the end of the replayed game. */
  end: z.optional(
    z.object({ at: z.number(), status: z.enum(STATUSES), winner: z.optional(z.enum(['white', 'black'])) }),
  ),
  /** Before its start it doesn't exist: a bulk creates it then. */
  isScheduled: z.optional(z.boolean()),
  /** Id of its Swiss or arena. */
  event: z.optional(z.string()),
})
export type PlannedGame = z.infer<typeof PlannedGame>

const STATUS_OF: Partial<Record<How, Status>> = {
  checkmated: 'mate',
  resigned: 'resign',
  abandoned: 'resign',
  lose: 'resign',
  timeout: 'outoftime',
  stalemate: 'stalemate',
}

export function gameNow({ startTime, secondsPerMove, replay, end }: PlannedGame, now: number) {
  const store = GAMES[replay % GAMES.length]!
  const moves = store.moves.split(' ')
  const until = Math.min(now, end?.at ?? Infinity)
  const plies = Math.max(0, Math.min(moves.length, Math.floor((until - startTime) / (1000 * secondsPerMove))))
  const movedAt = startTime + 1000 * secondsPerMove * plies
  if (end && end.at <= now) return { ...end, endedAt: end.at, moves: moves.slice(0, plies), movedAt, store }
  if (plies < moves.length)
    return {
      status: plies > 0 ? ('started' as const) : ('created' as const),
      moves: moves.slice(0, plies),
      movedAt,
      store,
    }
  const winner = { '1-0': 'white' as const, '0-1': 'black' as const, '1/2-1/2': undefined }[store.result]
  return { status: STATUS_OF[store.how] ?? ('draw' as const), winner, endedAt: movedAt, moves, movedAt, store }
}

/** `1-0`, or `*` while the game is in progress. */
export const resultOf = ({ status, winner }: { status: Status; winner?: 'white' | 'black' | undefined }): string => {
  if (winner) return winner === 'white' ? '1-0' : '0-1'
  return ['created', 'started', 'aborted'].includes(status) ? '*' : '1/2-1/2'
}

/** PGN date and time in UTC: `2026.03.01` and `18:00:00`. */
export function stamp(at: number): [date: string, time: string] {
  const text = new Date(at).toISOString()
  return [text.slice(0, 10).replaceAll('-', '.'), text.slice(11, 19)]
}
