import * as sayGroups from '#words/groups.js'
import * as say from '#words/standings.js'
import * as sayPresent from '#words/asItStands.js'
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
import { ZoneRow, type ZoneView } from './zone.tsx'
import { optionalView } from '../../navigation/lazy-view.tsx'
import styles from './standings-table.module.css'

const StandingDetails = optionalView(async () => (await import('./standing-details.tsx')).StandingDetails)

/** A row of the standings. On phones only rank, name and score, with the rest behind a button. */
export const StandingRow = memo(function StandingRow({
  row,
  own,
  zone,
  round,
  running,
  within,
  columns,
  ratings,
  narrow,
  roundHref,
  next,
}: RowProps) {
  // The row's element may be reused for another competitor, which must not inherit its open details.
  const who = `${round}/${row.player}`
  const [opened, setOpened] = useState<string>()
  const open = opened === who
  const look = classes(own && styles.own, zone && styles.edge, (row.isWithdrawn || row.exclusion) && styles.out)
  const rank = (
    <td className={classes(styles.rank, table.num)}>
      {row.isUnknown ? (
        <Unknown />
      ) : row.why ? (
        <a
          href={localPath(row.why)}
          aria-label={row.isShared ? sayPresent.whySharedRank({ rank: row.rank }) : say.whyRank({ rank: row.rank })}
        >
          {row.isShared && within === undefined && <i>=</i>}
          {within ?? row.rank}
        </a>
      ) : row.exclusion ? (
        '–'
      ) : (
        row.rank
      )}
      {narrow && within !== undefined && !row.exclusion && <small title={sayGroups.rankAmongAll()}>({row.rank})</small>}
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
          row.isWithdrawn && <small>{withdrewText(row.withdrewAfter)}</small>
        )}
        {own && <span className={layout.you}>{say.you()}</span>}
      </div>
    </th>
  )
  const now = running === undefined ? undefined : row.cells[running - 1]
  const span = 4 + (running === undefined ? 0 : 1)
  if (narrow) {
    return (
      <>
        <tr className={look} data-row={row.player}>
          {rank}
          {name}
          {now && (
            <td className={styles.cell}>{crosstableCell({ cell: now, href: `${roundHref}/${now.round}`, next })}</td>
          )}
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
            <StandingDetails row={row} columns={columns} ratings={ratings} roundHref={roundHref} span={span} />
          </Suspense>
        )}
        {zone && <ZoneRow zone={zone} span={span} />}
      </>
    )
  }
  const whole = (
    <tr className={look} data-row={row.player}>
      {rank}
      <td className={classes(styles.moved, within !== undefined && table.num)}>
        {within !== undefined && !row.exclusion && !row.isUnknown && (row.isShared ? `=${row.rank}` : row.rank)}
        {within === undefined && row.placesGained !== undefined && <Movement places={row.placesGained} round={round} />}
      </td>
      {row.cells.length > 0 && <td className={classes(table.num, table.figure, styles.no)}>{row.no}</td>}
      {name}
      {ratings && <td className={classes(table.num, table.figure)}>{row.rating || '–'}</td>}
      {row.cells.map((cell) => (
        <td key={cell.round} className={styles.cell}>
          {crosstableCell({
            cell,
            href: `${roundHref}/${cell.round}`,
            next: cell.start === undefined ? undefined : next,
          })}
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
  if (!zone) return whole
  return (
    <>
      {whole}
      <ZoneRow zone={zone} span={wideSpan(row, ratings)} />
    </>
  )
}, isDeepEqual)

export interface RowProps {
  row: StandingView
  /** Whether the row is the reader's own or their team's. */
  own: boolean
  /** The words of the line below the row, if it is the last qualifying place. */
  zone: ZoneView | undefined
  round: number
  /** The round whose matches count as they stand. */
  running: number | undefined
  /** The place within the group that is shown; undefined if all are shown. */
  within: number | undefined
  columns: Column[]
  ratings: boolean
  narrow: boolean
  /** Path of the pairings pages, without the number of the round. */
  roundHref: string
  /** The time at which the row’s match of the last round will start. */
  next: string | undefined
}

/** All columns: rank, movement, name and score are in every table. */
const wideSpan = ({ cells, values }: StandingView, ratings: boolean): number =>
  4 + (cells.length > 0 ? cells.length + 1 : 0) + (ratings ? 1 : 0) + values.length

const withdrewText = (after: number | undefined): string =>
  after === undefined
    ? say.withdrew()
    : after > 0
      ? sayPresent.withdrewAfter({ round: after })
      : sayPresent.withdrewBefore()

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
