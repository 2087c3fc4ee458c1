import * as say from '#words/changes.js'
import { isolated } from '../text/isolated.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import type { PairingState } from '../match/pairing-state.ts'
import { formatPoints } from '../text/score.ts'

const FORFEIT = /^[+-]{2}$/
const SIGNS: Record<string, string> = { '=': '½', W: '1', D: '½', L: '0', '-': '−', ' ': '' }

/** For the history: `1–0`, `½–½`, `+ −` for a forfeit, game points `7½–4½`, or `no result`. */
export function resultText({ outcome, points }: Pick<PairingState, 'outcome' | 'points'>): string {
  if (points) return isolated(`${formatPoints(points[0])}–${formatPoints(points[1])}`)
  if (outcome === NO_OUTCOME) return say.noResult()
  const [white = '', black = ''] = Array.from(outcome, (letter) => SIGNS[letter] ?? letter)
  return isolated(FORFEIT.test(outcome) ? `${white}\u{A0}${black}` : `${white}–${black}`)
}

const hasNone = ({ outcome, points }: PairingState): boolean => !points && outcome === NO_OUTCOME

/** The result after a change, and what it was if that differs: `1–0`, `1–0, was ½–½`, `3–5 confirmed`. */
export function changedResultText(before: PairingState, after: PairingState): string {
  const [was, is] = [resultText(before), resultText(after)]
  const result = after.facts.provisional ? say.resultWaiting({ result: is }) : is
  if (was !== is) return hasNone(before) ? result : say.resultWas({ result, before: was })
  if (before.facts.provisional && !after.facts.provisional) return say.resultConfirmed({ result: is })
  if (before.outcome === after.outcome) return result
  return isRated(after) ? say.resultRated({ result }) : say.resultUnrated({ result })
}

/** Letters of games that don’t count for ratings. */
const UNRATED = /[WDL]/
const isRated = ({ outcome }: PairingState): boolean => !UNRATED.test(outcome)
