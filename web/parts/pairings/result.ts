import type { Outcome } from '#core/match/outcome.ts'
import { worth } from '#core/snapshot/worth.ts'
import { formatPoints } from '#core/text/score.ts'
import type { Pairing } from './pairing.ts'

/** Where nobody played, a result sheet has signs. */
const FIGURES: Partial<Record<Outcome, string>> = { '+': '+', '-': '−', ' ': '' }

/** A letter as it stands on a result sheet: 1, ½, 0, + or −; empty when there is none. */
const figure = (letter: Outcome): string => FIGURES[letter] ?? formatPoints(worth(letter, 1)[0])

/** The side that won: 0 White, 1 Black; undefined when nobody has. */
export function winner({ outcome }: Pairing): 0 | 1 | undefined {
  const [white, black] = worth(outcome.join(''), 1)
  return white === black ? undefined : white > black ? 0 : 1
}

/** Both sides' figures: game points where they are counted, else the outcome. */
export function scores({ outcome, points }: Pairing): [white: string, black: string] {
  return points ? [formatPoints(points[0]), formatPoints(points[1])] : [figure(outcome[0]), figure(outcome[1])]
}
