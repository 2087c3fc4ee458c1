import * as say from '#words/standings.js'
import type { Column } from '#core/standings/column.ts'
import { memo, Suspense, useState } from 'react'
import { localPath } from '../../navigation/local-path.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_DOWN, CHEVRON_UP } from '../../ui/icons.ts'
import table from '../../ui/table.module.css'
import { Unknown } from '../../ui/unknown.tsx'
import { Flag } from '../people/flag.tsx'
import { EntrantName } from '../tournament/entrant-name.tsx'
import { Points } from '../tournament/points.tsx'
import { isDeepEqual } from '../../hooks/deep-equal.ts'
import { useChangeCount } from '../../hooks/use-change-count.ts'
import { crosstableCell } from './crosstable-cell.tsx'
import { Movement } from './movement.tsx'
import type { StandingView } from './standings-view.ts'
import { optionalView } from '../../navigation/lazy-view.tsx'
import styles from './standings-table.module.css'

const StandingDetails = optionalView(async () => (await import('./standing-details.tsx')).StandingDetails)

/** A row of the standings. On phones only rank, name and score, with the rest behind a button. */
export const StandingRow = memo(function StandingRow({
  row,
  own,
  edge,
  round,
  columns,
  ratings,
  narrow,
  roundHref,
}: RowProps) {
  // The row's element may be reused for another competitor, which must not inherit its open details.
  const who = `${round}/${row.player}`
  const [opened, setOpened] = useState<string>()
  const open = opened === who
  const look = classes(own && styles.own, edge && styles.edge)
  const rank = (
    <td className={classes(styles.rank, table.num)}>
      {row.isUnknown ? (
        <Unknown />
      ) : row.why ? (
        <a href={localPath(row.why)} aria-label={say.whyRank({ rank: row.rank })}>
          {row.rank}
        </a>
      ) : row.exclusion ? (
        '–'
      ) : (
        row.rank
      )}
    </td>
  )
  const name = (
    <th scope="row" className={styles.name}>
      <div>
        <Flag code={row.nationality} />
        <EntrantName title={row.title} name={row.name} mark={row.mark} href={row.href} />
        {row.exclusion ? (
          <small>{row.exclusion === 'expelled' ? say.expelled() : say.withdrewNotCounted()}</small>
        ) : (
          row.isWithdrawn && <small>{say.withdrew()}</small>
        )}
        {own && <span className={layout.you}>{say.you()}</span>}
      </div>
    </th>
  )
  if (narrow) {
    return (
      <>
        <tr className={look}>
          {rank}
          {name}
          <Score row={row} who={who} />
          <td className={styles.toggle}>
            <IconButton
              small
              label={say.detailsFor({ name: row.name })}
              aria-expanded={open}
              onClick={() => setOpened(open ? undefined : who)}
            >
              <Icon of={open ? CHEVRON_UP : CHEVRON_DOWN} />
            </IconButton>
          </td>
        </tr>
        {open && (
          <Suspense>
            <StandingDetails row={row} columns={columns} ratings={ratings} roundHref={roundHref} />
          </Suspense>
        )}
      </>
    )
  }
  return (
    <tr className={look}>
      {rank}
      <td className={styles.moved}>
        {row.placesGained !== undefined && <Movement places={row.placesGained} round={round} />}
      </td>
      {row.cells.length > 0 && <td className={classes(table.num, table.figure, styles.no)}>{row.no}</td>}
      {name}
      {ratings && <td className={classes(table.num, table.figure)}>{row.rating || '–'}</td>}
      {row.cells.map((cell) => (
        <td key={cell.round} className={styles.cell}>
          {crosstableCell({ cell, href: `${roundHref}/${cell.round}` })}
        </td>
      ))}
      <Score row={row} who={who} />
      {row.values.map((value, at) => (
        <td key={columns[at]!.code} className={classes(table.num, table.figure)}>
          {row.isUnknown ? <Unknown /> : value}
        </td>
      ))}
    </tr>
  )
}, isDeepEqual)

export interface RowProps {
  row: StandingView
  /** Whether the row is the reader's own or their team's. */
  own: boolean
  /** Whether it is the last qualifying place. */
  edge: boolean
  round: number
  columns: Column[]
  ratings: boolean
  narrow: boolean
  /** Path of the pairings pages, without the number of the round. */
  roundHref: string
}

function Score({ row: { score, cells, isUnknown }, who }: { row: StandingView; who: string }) {
  const waits = cells.some(({ provisional }) => provisional)
  const changes = useChangeCount(score, who)
  return (
    <td className={classes(table.num, styles.score)}>
      <span
        key={changes}
        className={classes(changes > 0 && styles.changed, waits && styles.provisional)}
        title={waits ? say.provisional() : undefined}
      >
        {isUnknown ? <Unknown /> : <Points of={score} />}
      </span>
    </td>
  )
}
