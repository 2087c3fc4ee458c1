import { BYE_LABELS } from '#core/match/labels.ts'
import type { PairingView } from '../pairings/pairing.ts'

/** What stands in the place of an opponent: `Bye`, and what kind where it was asked for. */
export function byeText({ outcome: [letter] }: Pick<PairingView, 'outcome'>): string {
  if (letter === 'U') return 'Bye'
  return letter === 'Z' ? 'Absent' : `Bye, ${(BYE_LABELS[letter] ?? '').toLowerCase()}`.replace(/, $/, '')
}
