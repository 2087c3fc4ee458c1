import type { Outcome } from '#core/match/outcome.ts'
import { outcomePoints } from '#core/snapshot/outcome-points.ts'
import { formatPoints } from '#core/text/score.ts'
import type { PairingView } from './pairing.ts'
import { FORFEIT_SIGNS } from '#core/match/labels.ts'

/** A letter as it stands on a result sheet: 1, ½, 0, + or −; empty when there is none. */
const figure = (letter: Outcome): string => FORFEIT_SIGNS[letter] ?? formatPoints(outcomePoints(letter, 1)[0])

/** The side that won: 0 White, 1 Black; undefined when nobody has. */
export function winner({ outcome }: PairingView): 0 | 1 | undefined {
  const [white, black] = outcomePoints(outcome.join(''), 1)
  return white === black ? undefined : white > black ? 0 : 1
}

/** Both sides' figures: game points where they are counted, else the outcome. */
export function scores({ outcome, points }: PairingView): [white: string, black: string] {
  return points ? [formatPoints(points[0]), formatPoints(points[1])] : [figure(outcome[0]), figure(outcome[1])]
}
