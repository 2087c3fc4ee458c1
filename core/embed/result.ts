import { NONE, type Outcome } from '../match/outcome.ts'
import { status, type Status } from '../match/status.ts'
import type { Seat } from '../snapshot/seat.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { worth } from '../snapshot/worth.ts'
import { html, type Html } from '../text/html.ts'
import { points } from './words.ts'

/** Where nobody played, a result sheet has signs. */
const SIGNS: Partial<Record<Outcome, string>> = { '+': '+', '-': '−', ' ': '' }

const BEGUN: Status[] = ['live', 'finished', 'confirmed']

/** Whether a match shows its score. */
export const hasBegun = ({ match }: Seat, now: number): boolean => BEGUN.includes(status(match, now))

/** The side that won: 0 White, 1 Black; undefined when nobody has. */
export function winner({ outcome }: Seat): 0 | 1 | undefined {
  const [white, black] = worth(outcome, 1)
  return white === black ? undefined : white > black ? 0 : 1
}

/** A side's figure: game points where they are counted, else the outcome. */
export function figure(snapshot: Snapshot, seat: Seat, side: 0 | 1): { value: string; words: Html } {
  const counted = snapshot.rounds[seat.round - 1]!.points !== undefined
  const letter = seat.outcome.charAt(side) as Outcome
  const doubled = counted ? 2 * (seat.points?.[side] ?? 0) : worth(letter, 1)[0]
  const sign = counted ? undefined : SIGNS[letter]
  return { value: sign ?? String(doubled), words: sign === undefined ? points(doubled) : html`${sign}` }
}

/** How many of a match's games are over, of how many; undefined where a pairing is one game. */
export function progress(snapshot: Snapshot, seat: Seat): { over: number; of: number } | undefined {
  const games = snapshot.rounds[seat.round - 1]!.games?.[seat.board - 1]?.match(/../g) ?? []
  const of = Math.max(games.length, snapshot.settings.gamePointTotal)
  if (of <= 1) return undefined
  const [white, black] = seat.points ?? [0, 0]
  return { over: games.length > 0 ? games.filter((game) => game !== NONE).length : white + black, of }
}
