import * as say from '#words/prizes.js'
import { formatMoney } from '#core/prizes/money.ts'
import type { PrizeTable } from '#core/prizes/prize-table.ts'
import type { PrizePlan } from '#core/tournament/prizes.ts'

const RULES = { most: say.ruleMost, first: say.ruleFirst, all: say.ruleAll, pool: say.rulePool }

/** `11 prizes worth 2,690 €` and the rules that hold for all of them; `festivalRule` in place of the own one. */
export function planTexts(
  { categories, onePrize, currency, basedOn }: PrizePlan,
  table: PrizeTable,
  festivalRule: string[] | undefined,
): string[] {
  const count = categories.reduce((sum, { prizes }) => sum + prizes.length, 0)
  return [
    table.total > 0 ? say.summary({ count, total: formatMoney(table.total, currency) }) : say.summaryThings({ count }),
    ...(festivalRule ?? (categories.length > 1 ? [RULES[onePrize]()] : [])),
    ...(basedOn && table.percent < 100
      ? [say.basedOn({ entries: basedOn.entries, percent: Math.floor(table.percent) })]
      : []),
  ]
}
