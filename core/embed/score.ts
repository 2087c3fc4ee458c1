import type { Outcome } from '../match/outcome.ts'
import { hasBegun } from '../match/mini-lines.ts'
import { status } from '../match/status.ts'
import type { Pairing } from '../snapshot/pairing.ts'
import { outcomePoints } from '../snapshot/outcome-points.ts'
import { html, type Html } from '../text/html.ts'
import { pointsHtml } from './format.ts'
import { FORFEIT_SIGNS } from '../match/labels.ts'

export const showsScore = ({ facts, minis }: Pairing, now: number): boolean => hasBegun(status(facts, now), minis)

/** Game points if they are counted, else the points of the outcome. */
export function scoreOf({ outcome, points }: Pairing, side: 0 | 1): { value: string; words: Html } {
  const letter = outcome.charAt(side) as Outcome
  const sign = points ? undefined : FORFEIT_SIGNS[letter]
  const shown = points ? points[side] : outcomePoints(letter, 1)[0]
  return { value: sign ?? String(shown), words: sign === undefined ? pointsHtml(shown) : html`${sign}` }
}
