import * as say from '#words/standings.js'
import { useRef } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { IndividualScore } from '#core/rows/individual-scores.ts'
import { useMediaQuery, useRenderedFor } from '../../hooks/use-media-query.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { AllRowsLink, VirtualRows } from '../../ui/virtual-rows.tsx'
import { leastWidth, type Width } from './columns.ts'
import { IndividualHeads } from './individual-heads.tsx'
import { sortIndividuals, type IndividualOrder } from './individual-order.ts'
import { IndividualRow } from './individual-row.tsx'
import { nameFilter } from './name-filter.ts'
import styles from './standings-table.module.css'
import { useMinWidth } from '../../hooks/use-min-width.ts'

const PHONE = '(max-width: 719px)'
const ROW = { wide: 36, narrow: 44 }

export function IndividualTable({ snapshot, scores, sought, order, orderHref, roundHref }: IndividualTableProps) {
  const narrow = useMediaQuery(PHONE)
  const renderedFor = useRenderedFor()
  const box = useRef<HTMLDivElement>(null)
  const ratings = snapshot.settings.showRatings && scores.some(({ row }) => row.rating > 0)
  const rounds = snapshot.rounds.length
  const columns = widths(narrow, ratings, rounds)
  const fits = useMinWidth(box, leastWidth(columns))
  const isSought = nameFilter(sought)
  const shown = sortIndividuals(
    scores.filter(({ row }) => isSought({ name: `${row.name} ${row.username ?? ''} ${row.team}` })),
    order,
  )
  return (
    <div
      ref={box}
      data-for={renderedFor}
      className={classes(!fits && layout.scrollX)}
      {...(!fits && { role: 'region', 'aria-label': say.individualScores(), tabIndex: 0 })}
    >
      <table
        className={classes(table.table, table.dense, styles.table, fits && styles.fits)}
        style={{ minWidth: leastWidth(columns) }}
        aria-rowcount={shown.length + 1}
      >
        <caption className={layout.heard}>{say.individualScores()}</caption>
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={key === 'name' ? undefined : { width }} />
          ))}
        </colgroup>
        <IndividualHeads {...{ snapshot, rounds, ratings, narrow, order, orderHref, roundHref }} />
        <VirtualRows rows={shown} height={narrow ? ROW.narrow : ROW.wide} order={`${order.by} ${order.sort}`}>
          {(score) => (
            <IndividualRow
              key={`${score.row.team}/${score.row.name}/${score.row.username}`}
              {...{ score, rounds, ratings, narrow, roundHref }}
            />
          )}
        </VirtualRows>
      </table>
      <AllRowsLink count={shown.length} />
      {shown.length === 0 && <p className={styles.nobody}>{say.noResultsFor({ sought: sought.trim() })}</p>}
    </div>
  )
}

interface IndividualTableProps {
  snapshot: Snapshot
  scores: IndividualScore[]
  sought: string
  order: IndividualOrder
  /** Address of the table in another order. */
  orderHref: (order: IndividualOrder) => string
  /** Path of the pairings pages, without the number of the round. */
  roundHref: string
}

/** Column widths in pixels, known before any row is rendered; the name's is its minimum. */
function widths(narrow: boolean, ratings: boolean, rounds: number): Width[] {
  const score = { key: 'score', width: 64 }
  if (narrow) return [{ key: 'rank', width: 40 }, { key: 'name', width: 110 }, score, { key: 'toggle', width: 44 }]
  return [
    { key: 'rank', width: 48 },
    { key: 'name', width: 170 },
    { key: 'team', width: 176 },
    ...(ratings ? [{ key: 'rating', width: 56 }] : []),
    ...Array.from({ length: rounds }, (_, at) => ({ key: `R${at + 1}`, width: 55 })),
    score,
    { key: 'games', width: 58 },
    { key: 'percentage', width: 52 },
    { key: 'performance', width: 60 },
  ]
}
