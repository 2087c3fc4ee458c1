import * as say from '#words/prizes.js'
import type { PrizeCategory, PrizeCondition } from '#core/tournament/prizes.ts'

const SHARED = { place: say.byTieBreak, equal: say.sharedEqually, hort: say.sharedHort }

/** What a category’s name doesn’t say: years of birth, ratings, and how those level share. `year` is the event’s. */
export function conditionTexts({ condition, sharing, leastEntries, prizes }: PrizeCategory, year: number): string[] {
  return [
    ...ageTexts(condition, year),
    ...ratingTexts(condition),
    ...(prizes.length > 1 || sharing !== 'place' ? [SHARED[sharing]()] : []),
    ...(leastEntries > 0 ? [say.leastEntries({ count: leastEntries })] : []),
  ]
}

/** Years are figures without separators. */
function ageTexts({ ageFrom, ageTo }: PrizeCondition, year: number): string[] {
  if (ageFrom !== undefined && ageTo !== undefined)
    return [say.bornBetween({ from: String(year - ageTo), to: String(year - ageFrom) })]
  if (ageTo !== undefined) return [say.bornSince({ year: String(year - ageTo) })]
  return ageFrom === undefined ? [] : [say.bornUntil({ year: String(year - ageFrom) })]
}

function ratingTexts({ ratingFrom, ratingTo, unrated }: PrizeCondition): string[] {
  const hasBand = ratingFrom !== undefined || ratingTo !== undefined
  return hasBand && unrated === 'with' ? [say.alsoUnrated()] : []
}
