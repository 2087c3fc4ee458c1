import type { RowChanges } from './row-changes.ts'

/** In characters of JSON. A list is read as one value, of which D1 returns at most 2 MB. */
const LONGEST_LIST = 1_000_000

const LISTS: Record<keyof RowChanges['lists'], string> = {
  systems: 'pairing systems',
  rounds: 'rounds',
  bonuses: 'extra points',
  forbidden: 'forbidden pairings',
  accelerations: 'accelerations',
  fixedColours: 'fixed colours',
}

/** Why changed lists of a tournament can't be saved: one of them is too long to be read again. */
export function sizeRefusal({ lists }: Pick<RowChanges, 'lists'>): string | undefined {
  for (const [name, words] of Object.entries(LISTS)) {
    const list = lists[name as keyof typeof lists]
    if (list && JSON.stringify(list).length > LONGEST_LIST) return `A tournament can’t have that many ${words}.`
  }
  return undefined
}
