import { NO_OUTCOME } from '../match/outcome.ts'
import type { PairingState } from '../match/pairing-state.ts'
import { formatPoints } from '../text/score.ts'

const SIGNS: Record<string, string> = { '=': '½', W: '1', D: '½', L: '0', '-': '−', ' ': '' }

/** For the history: `1–0`, `½–½`, `+–−`, game points `7½–4½`, or `no result`. */
export function resultText({ outcome, points }: Pick<PairingState, 'outcome' | 'points'>): string {
  if (points) return `${formatPoints(points[0])}–${formatPoints(points[1])}`
  if (outcome === NO_OUTCOME) return 'no result'
  const [white = '', black = ''] = Array.from(outcome, (letter) => SIGNS[letter] ?? letter)
  return `${white}–${black}`
}
