import * as say from '#words/prizes.js'
import { categoryName } from '#core/prizes/category-name.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { Fitted } from '../../ui/fitted.tsx'
import { countryName } from '../people/country-name.ts'
import { usePrizeLines } from '../prizes/use-prize-lines.ts'
import { usePrizes } from '../prizes/use-prize-table.ts'
import type { SheetFacts } from './sheet-facts.ts'
import { TableSheets, type SheetColumn } from './table-sheets.tsx'

const LINE = 11

/** For the prize giving: the last category and its lowest place first, with a column for signatures. */
export function PrizeSheets({ facts }: { facts: SheetFacts }) {
  const { snapshot } = facts
  const prizes = usePrizes(snapshot, snapshot.id)
  const shown = usePrizeLines(prizes)
  const { players } = snapshot
  const lines = prizes.field.plan.categories.flatMap((category, race) =>
    shown.lines[race]!.map((line, at) => ({ ...line, key: `${race} ${at}`, category: categoryName(category) })),
  )
  const columns: SheetColumn[] = [
    { head: say.calledUp(), width: 50 },
    { head: say.wonHead(), strong: true },
    { head: say.amountHead(), width: 40 },
    { head: say.received(), width: 44 },
  ]
  return (
    <TableSheets
      {...{ facts, columns }}
      title={say.ceremony()}
      line={LINE}
      groups={[{ rows: lines.toReversed() }]}
      renderRow={({ key, category, label, winner, amount }) => ({
        key,
        cells: [
          <Fitted key="prize" text={`${category} ${label}`}>
            <bdi>{category}</bdi> <small>{label}</small>
          </Fitted>,
          winner === undefined ? (
            ''
          ) : (
            <Fitted key="name" text={competitorName(snapshot, winner)}>
              <bdi>{competitorName(snapshot, winner)}</bdi>{' '}
              <small>{players.nationality[winner] ? countryName(players.nationality[winner]) : ''}</small>
            </Fitted>
          ),
          <Fitted key="amount" text={amount} />,
          '',
        ],
      })}
    />
  )
}
