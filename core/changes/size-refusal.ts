import * as say from '#words/refusalsOfActs.js'
import type { RowChanges } from './row-changes.ts'

/** In characters of JSON. A list is read as one value, of which D1 returns at most 2 MB. */
const LONGEST_LIST = 1_000_000

/** Why changed lists of a tournament can't be saved: one of them is too long to be read again. */
export function sizeRefusal({ lists }: Pick<RowChanges, 'lists'>): string | undefined {
  const tooLong = Object.entries(lists).find(([, list]) => list && JSON.stringify(list).length > LONGEST_LIST)
  return tooLong && say.tooMany({ list: tooLong[0] })
}
