import { BYE_LABELS } from '#core/match/labels.ts'
import type { Pairing } from '#core/snapshot/pairing.ts'

/** What stands in the place of an opponent: `Bye`, and what kind where it was asked for. */
export function byeText({ outcome }: Pick<Pairing, 'outcome'>): string {
  const letter = outcome.charAt(0)
  if (letter === 'U') return 'Bye'
  return letter === 'Z' ? 'Absent' : `Bye, ${(BYE_LABELS[letter] ?? '').toLowerCase()}`.replace(/, $/, '')
}
