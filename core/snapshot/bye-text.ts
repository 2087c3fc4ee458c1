import * as say from '#words/print.js'
import type { Pairing } from './pairing.ts'

/** The text in place of an opponent: `Bye`, with its kind when the player asked for it, or `Absent`. */
export function byeText({ outcome }: Pick<Pairing, 'outcome'>): string {
  switch (outcome.charAt(0)) {
    case 'Z':
      return say.absent()
    case 'F':
      return say.byeFullPoint()
    case 'H':
      return say.byeHalfPoint()
    default:
      return say.bye()
  }
}
