import { stillOpenText } from '#core/forecast/prize-needs.ts'
import { prizeOutlook } from '#core/forecast/prize-outlook.ts'
import type { PrizeField, PrizeTable } from '#core/prizes/prize-table.ts'

/** By race and position of the prize. */
export function stillOpenTexts(field: PrizeField, { categories }: PrizeTable): Map<string, string> {
  const outlook = prizeOutlook(field)
  const texts = new Map<string, string>()
  if (!outlook) return texts
  for (const [race, { prizes, awards }] of categories.entries()) {
    for (const at of prizes.keys()) {
      const holder = awards.find(({ place }) => place === at + 1)?.person
      const text = stillOpenText(field, outlook.contenders(race, at), holder)
      if (text !== undefined) texts.set(`${race} ${at}`, text)
    }
  }
  return texts
}
