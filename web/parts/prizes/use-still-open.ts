import { useEffect, useState } from 'react'
import type { PrizeField } from '#core/prizes/prize-table.ts'
import { atRest } from '../../live/at-rest.ts'
import type { Prizes } from './use-prize-table.ts'

/** Who can still win a prize, in words; undefined if it isn’t known. */
export type StillOpen = (race: number, at: number) => string | undefined

/** Reckoned once the page is at rest; undefined until then, and before the last rounds. */
export function useStillOpen({ field, table }: Prizes): StillOpen | undefined {
  const [found, setFound] = useState<{ field: PrizeField; texts: Map<string, string> }>()
  useEffect(
    () =>
      atRest(
        () => import('./still-open-texts.ts'),
        ({ stillOpenTexts }) => {
          setFound({ field, texts: stillOpenTexts(field, table) })
          return () => {}
        },
      ),
    [field, table],
  )
  return found?.field === field ? (race, at) => found.texts.get(`${race} ${at}`) : undefined
}
