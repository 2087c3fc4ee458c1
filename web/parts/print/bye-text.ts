import { BYE_LABELS } from '#core/match/labels.ts'
import type { Pairing } from '#core/snapshot/pairing.ts'

/** The text in place of an opponent: `Bye`, with its kind when the player asked for it, or `Absent`. */
export function byeText({ outcome }: Pick<Pairing, 'outcome'>): string {
  const letter = outcome.charAt(0)
  if (letter === 'U') return 'Bye'
  return letter === 'Z' ? 'Absent' : `Bye, ${(BYE_LABELS[letter]?.() ?? '').toLowerCase()}`.replace(/, $/, '')
}
