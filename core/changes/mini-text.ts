import * as say from '#words/minis.js'
import type { RuledScore } from '../match/mini.ts'
import { isolated } from '../text/isolated.ts'
import { formatPoints } from '../text/score.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { pairingLabel, type PairingInRound } from './pairing.ts'

/** `Round 3, board 2: Cedar – Ash, Blitz`. */
export const miniLabel = (snapshot: Snapshot, { k, ...ref }: PairingInRound & { k: number }): string =>
  say.matchOf({ pairing: pairingLabel(snapshot, ref), label: snapshot.settings.segments[k - 1]?.label ?? String(k) })

/** `4½–3½`, `+ : −` for a forfeit, or that there is no result. */
export function miniResultText({ outcome, points }: RuledScore): string {
  if (outcome === '+-' || outcome === '-+' || outcome === '--')
    return isolated(Array.from(outcome, (letter) => (letter === '-' ? '−' : letter)).join(':'))
  if (points) return isolated(points.map(formatPoints).join('–'))
  return outcome === NO_OUTCOME ? say.noResult() : isolated(Array.from(outcome, letterText).join('–'))
}

const letterText = (letter: string): string => (letter === '=' ? '½' : letter)
