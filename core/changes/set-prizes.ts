import * as say from '#words/prizesDesk.js'
import { categoryName } from '../prizes/category-name.ts'
import { joinComma } from '../text/join-comma.ts'
import type { PrizePlan } from '../tournament/prizes.ts'
import type { ActDefinition } from './act.ts'

/** Sets the categories and prizes; null removes all. */
export interface SetPrizes {
  type: 'setPrizes'
  prizes: PrizePlan | null
}

/** In a sentence of the history. */
const MOST_NAMED = 3

export const setPrizes: ActDefinition<SetPrizes> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: () => undefined,
  apply: ({ prizes: _before, ...snapshot }, { prizes }) => ({ ...snapshot, ...(prizes && { prizes }) }),
  inverse: (snapshot) => ({ type: 'setPrizes', prizes: snapshot.prizes ?? null }),
  words: ({ prizes: before }, { prizes: after }) => {
    if (!after) return say.prizesRemoved()
    if (!before) return say.prizesEntered({ count: after.categories.length })
    const names = changedNames(before, after)
    if (names.length === 0) return say.prizeRulesChanged()
    if (names.length > MOST_NAMED) return say.manyPrizesChanged({ count: names.length })
    return say.prizesChanged({ names: joinComma(names) })
  },
}

/** Names of the categories that are new, changed or gone. */
function changedNames(before: PrizePlan, after: PrizePlan): string[] {
  const [was, is] = [before, after].map(
    ({ categories }) => new Map(categories.map((category) => [JSON.stringify(category), categoryName(category)])),
  )
  const changed = [...is!].filter(([key]) => !was!.has(key)).concat([...was!].filter(([key]) => !is!.has(key)))
  return [...new Set(changed.map(([, name]) => name))]
}
