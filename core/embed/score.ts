import { NO_OUTCOME, type Outcome } from '../match/outcome.ts'
import { status, type Status } from '../match/status.ts'
import type { Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { outcomePoints } from '../snapshot/outcome-points.ts'
import { html, type Html } from '../text/html.ts'
import { pointsHtml } from './format.ts'
import { FORFEIT_SIGNS } from '../match/labels.ts'

const STARTED: Status[] = ['live', 'finished', 'confirmed']

/** Whether a match shows its score. */
export const showsScore = ({ facts }: Pairing, now: number): boolean => STARTED.includes(status(facts, now))

/** The side that won: 0 White, 1 Black; undefined when nobody has. */
export function winner({ outcome }: Pairing): 0 | 1 | undefined {
  const [white, black] = outcomePoints(outcome, 1)
  return white === black ? undefined : white > black ? 0 : 1
}

/** A side's figure: game points where they are counted, else the outcome. */
export function scoreOf(snapshot: Snapshot, pairing: Pairing, side: 0 | 1): { value: string; words: Html } {
  const counted = snapshot.rounds[pairing.round - 1]!.points !== undefined
  const letter = pairing.outcome.charAt(side) as Outcome
  const doubled = counted ? 2 * (pairing.points?.[side] ?? 0) : outcomePoints(letter, 1)[0]
  const sign = counted ? undefined : FORFEIT_SIGNS[letter]
  return { value: sign ?? String(doubled), words: sign === undefined ? pointsHtml(doubled) : html`${sign}` }
}

/** How many of a match's games are over, of how many; undefined where a pairing is one game. */
export function gamesProgress(snapshot: Snapshot, pairing: Pairing): { over: number; of: number } | undefined {
  const games = snapshot.rounds[pairing.round - 1]!.games?.[pairing.board - 1]?.match(/../g) ?? []
  const of = Math.max(games.length, snapshot.settings.gamePointTotal)
  if (of <= 1) return undefined
  const [white, black] = pairing.points ?? [0, 0]
  return { over: games.length > 0 ? games.filter((game) => game !== NO_OUTCOME).length : white + black, of }
}
