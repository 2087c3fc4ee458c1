import * as say from '#words/prizes.js'
import { joinComma } from '../text/join-comma.ts'
import type { PrizeCategory, PrizeCondition } from '../tournament/prizes.ts'

/** The name that the organiser gave, or one made of the condition: `Women, U18`. */
export const categoryName = ({ name, condition }: Pick<PrizeCategory, 'name' | 'condition'>): string =>
  name || conditionName(condition)

/** The condition in words, such as `Women, U18`. `poolTitle` names a pool as its tournament does. */
export function conditionName(
  condition: PrizeCondition,
  poolTitle = (pool: number): string => say.poolNumber({ pool: pool + 1 }),
): string {
  const { sex, club, federation, group, pool, nos } = condition
  const parts = [
    sex && (sex === 'w' ? say.women() : say.men()),
    ageName(condition),
    ratingName(condition),
    club,
    federation,
    group,
    pool !== undefined && poolTitle(pool),
    nos && say.chosen(),
  ].filter((part) => typeof part === 'string' && part !== '')
  return joinComma(parts as string[]) || say.everybody()
}

function ageName({ ageFrom: from, ageTo: to }: PrizeCondition): string | undefined {
  if (from !== undefined && to !== undefined) return say.ageRange({ from, to })
  if (to !== undefined) return say.ageTo({ age: to })
  return from === undefined ? undefined : say.ageFrom({ age: from })
}

/** Ratings are figures without separators. */
function ratingName({ ratingFrom, ratingTo, unrated }: PrizeCondition): string | undefined {
  if (unrated === 'only') return say.unrated()
  if (ratingFrom !== undefined && ratingTo !== undefined)
    return say.ratingRange({ from: String(ratingFrom), to: String(ratingTo) })
  if (ratingTo !== undefined) return say.ratingTo({ to: String(ratingTo) })
  return ratingFrom === undefined ? undefined : say.ratingFrom({ from: String(ratingFrom) })
}
