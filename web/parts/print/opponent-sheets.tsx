import * as say from '#words/print.js'
import { crosstable, type CrosstableRow } from '#core/standings/crosstable.ts'
import { displayFigure } from '#core/standings/format.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import { formatPoints } from '#core/text/score.ts'
import { Fitted } from '../../ui/fitted.tsx'
import { lineFigure } from '../standings/round-cell.ts'
import { linesOn } from './paper.ts'
import type { SheetFacts } from './sheet-facts.ts'
import { TableSheets, type SheetColumn } from './table-sheets.tsx'

const TALLEST = 9
const LOWEST = 6.2

/** The crosstable of all against all, one pool after the other. */
export function OpponentSheets({ facts, title }: { facts: SheetFacts; title: string }) {
  const { snapshot, round, paper } = facts
  const { settings, systems } = snapshot
  const { columns: tieBreaks, pools } = crosstable(snapshot, round)
  const isGamePoints = settings.displayPoints === 'game'
  const most = Math.max(0, ...pools.map((rows) => rows.length))
  // As high as the page allows, so that each pool fits on one page.
  const line = Math.max(LOWEST, Math.min(TALLEST, (linesOn(paper, 1, true) - 1) / (most + 1)))
  const figure = { align: 'center', strong: true } as const
  // All pools share the heads of the columns, so with several pools these are places in the pool.
  const numberAt = (rows: CrosstableRow[], at: number): number =>
    pools.length > 1 ? at + 1 : snapshot.players.no[rows[at]!.player]!
  const columns: SheetColumn[] = [
    { head: '#', width: 11, ...figure },
    { head: say.numberHead(), width: 11, align: 'center' },
    { head: settings.competitors === 'team' ? say.teamHead() : say.nameHead(), width: 60 },
    ...Array.from({ length: most }, (_, at) => ({ head: String(numberAt(pools[0]!, at)), align: 'center' }) as const),
    { head: say.pointsHead(), width: 14, ...figure },
    ...tieBreaks.slice(0, 2).map(({ short }) => ({ head: short, width: 16, align: 'center' }) as const),
  ]
  const poolOf = (row: CrosstableRow): CrosstableRow[] => pools.find((rows) => rows.includes(row))!
  const cellOf = (row: CrosstableRow, at: number): string => {
    const lines = row.cells[at]
    if (!lines) return ''
    // No lines on the diagonal: the cell stays empty.
    return lines.map((each) => lineFigure(each, isGamePoints) || '·').join(' ')
  }
  return (
    <TableSheets
      {...{ facts, columns, title, line }}
      wide
      groups={pools.map((rows) => ({
        title: pools.length > 1 ? poolTitle(settings, systems, round, rows[0]!.pool) : undefined,
        rows,
      }))}
      renderRow={(row) => ({
        key: row.player,
        cells: [
          row.exclusion ? '–' : row.rank,
          numberAt(poolOf(row), poolOf(row).indexOf(row)),
          <Fitted key="name" text={distinctName(snapshot, row.player)} />,
          ...Array.from({ length: most }, (_, at) => cellOf(row, at)),
          formatPoints(row.score),
          ...row.values.slice(0, 2).map((value, at) => displayFigure(value, tieBreaks[at]!)),
        ],
      })}
    />
  )
}
