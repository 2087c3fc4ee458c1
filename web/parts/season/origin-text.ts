import * as say from '#words/seasonPages.js'
import type { EntryOrigin, PlaceBefore } from '#core/season/facts.ts'
import { ordinal } from '#core/text/ordinal.ts'
import { ENTRY_ORIGINS } from './labels.ts'

/** `Promoted, 2nd in tier 2` */
export function originText({ origin, from }: { origin: EntryOrigin; from: PlaceBefore | null }): string {
  const words = ENTRY_ORIGINS[origin]()
  return from === null ? words : say.originFrom({ origin: words, place: ordinal(from.place), tier: from.tier })
}
