import type { Outcome } from '#core/match/outcome.ts'
import { outcomePoints } from '#core/snapshot/outcome-points.ts'
import { formatPoints } from '#core/text/score.ts'
import type { Pairing } from '#core/snapshot/pairing.ts'
import { FORFEIT_SIGNS } from '#core/match/labels.ts'
import { isolated, markedDirection } from '#core/text/isolated.ts'

/** An outcome letter as on a result sheet: 1, ½, 0, + or −; empty for an open game. */
const figure = (letter: string): string => FORFEIT_SIGNS[letter as Outcome] ?? formatPoints(outcomePoints(letter, 1)[0])

/** The figures of both sides: game points when they are counted, else the outcome. */
export function scores({ outcome, points }: Pairing): [white: string, black: string] {
  return points
    ? [formatPoints(points[0]), formatPoints(points[1])]
    : [figure(outcome.charAt(0)), figure(outcome.charAt(1))]
}

/** The figures of both sides for a place between their names, each on the side of its name in any direction. */
export const betweenNames = (pairing: Pairing): string =>
  markedDirection(
    scores(pairing)
      .map((score) => isolated(score))
      .join(' – '),
  )
