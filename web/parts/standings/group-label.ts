import * as say from '#words/groups.js'
import { AGE_GROUPS, type AgeGroup } from '#core/snapshot/entry-details.ts'
import type { EntryGroup } from '#core/standings/entry-groups.ts'

/** `Women`, `U18`, `50+`, `Rating below 2200`; a federation has its code. */
export function groupLabel({ kind, value }: EntryGroup): string {
  switch (kind) {
    case 'sex':
      return value === 'w' ? say.women() : say.men()
    case 'age': {
      const ages: { from?: number; to?: number } = AGE_GROUPS[value as AgeGroup]
      return ages.to === undefined ? say.ageFrom({ age: ages.from! }) : say.ageUnder({ age: ages.to })
    }
    case 'rating':
      return say.ratingBelow({ rating: value })
    default:
      return value
  }
}
