import { NO_OUTCOME } from '../match/outcome.ts'
import type { PairingState } from '../match/pairing-state.ts'
import { formatPoints } from '../text/score.ts'

const NO_RESULT = 'no result'
const FORFEIT = /^[+-]{2}$/
const SIGNS: Record<string, string> = { '=': '½', W: '1', D: '½', L: '0', '-': '−', ' ': '' }

/** For the history: `1–0`, `½–½`, `+ −` for a forfeit, game points `7½–4½`, or `no result`. */
export function resultText({ outcome, points }: Pick<PairingState, 'outcome' | 'points'>): string {
  if (points) return `${formatPoints(points[0])}–${formatPoints(points[1])}`
  if (outcome === NO_OUTCOME) return NO_RESULT
  const [white = '', black = ''] = Array.from(outcome, (letter) => SIGNS[letter] ?? letter)
  return FORFEIT.test(outcome) ? `${white}\u{A0}${black}` : `${white}–${black}`
}

/** The result after a change, and what it was if that differs: `1–0`, `1–0, was ½–½`, `3–5 confirmed`. */
export function changedResultText(before: PairingState, after: PairingState): string {
  const [was, is] = [resultText(before), resultText(after)]
  const waits = after.facts.provisional ? ', waiting for confirmation' : ''
  if (was !== is) return `${is}${waits}${was === NO_RESULT ? '' : `, was ${was}`}`
  if (before.facts.provisional && !after.facts.provisional) return `${is} confirmed`
  if (before.outcome !== after.outcome) return `${is}${waits}, ${isRated(after) ? 'rated' : 'not rated'} now`
  return `${is}${waits}`
}

/** Letters of games that don’t count for ratings. */
const UNRATED = /[WDL]/
const isRated = ({ outcome }: PairingState): boolean => !UNRATED.test(outcome)
