import * as say from '#words/standings.js'
import { Fragment, useMemo } from 'react'
import { poolTitle } from '#core/snapshot/pools.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { competitorId } from '#core/snapshot/pairing.ts'
import { scoreFigure } from '#core/key/figure-id.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { asItStands, presentSnapshot, type AsItStands } from '#core/standings/as-it-stands.ts'
import { crosstable, type CrosstableRow } from '#core/standings/crosstable.ts'
import type { Column } from '#core/standings/column.ts'
import { displayFigure } from '#core/standings/format.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { Points } from '../tournament/points.tsx'
import { FigureLink } from '../key/figure-link.tsx'
import { CrosstableName } from './crosstable-name.tsx'
import { nameFilter } from './name-filter.ts'
import { OpponentCell } from './opponent-cell.tsx'
import { OpponentHead } from './opponent-head.tsx'
import styles from './opponent-crosstable.module.css'

export interface CrosstableProps {
  snapshot: Snapshot
  round: number
  sought: string
  /** Only these rows are shown. */
  members?: ReadonlySet<number> | undefined
}

/** The crosstable of all against all, in standings order. */
export function OpponentCrosstable({ snapshot, round, sought, members }: CrosstableProps) {
  const { columns, pools } = useMemo(() => crosstable(presentSnapshot(snapshot, round), round), [snapshot, round])
  const running = asItStands(snapshot)
  const present = running && round >= running.round ? running : undefined
  const isSought = nameFilter(sought)
  return pools.map((rows) => {
    const pool = rows[0]!.pool
    const title = poolTitle(snapshot.settings, snapshot.systems, round, pool)
    return (
      <Fragment key={pool}>
        {pools.length > 1 && <h2 className={styles.pool}>{title}</h2>}
        {/* A scrollable region must be focusable for keyboard users. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div
          className={layout.scrollX}
          role="region"
          aria-label={pools.length > 1 ? say.crosstableOfPool({ pool: title }) : say.crosstable()}
          tabIndex={0}
        >
          <Table
            {...{ snapshot, round, columns, rows, present }}
            shown={rows.filter(
              ({ player }) => (!members || members.has(player)) && isSought({ name: competitorName(snapshot, player) }),
            )}
          />
        </div>
      </Fragment>
    )
  })
}

interface TableProps {
  snapshot: Snapshot
  round: number
  columns: Column[]
  rows: CrosstableRow[]
  /** Rows that match the search. */
  shown: CrosstableRow[]
  present: AsItStands | undefined
}

function Table({ snapshot, round, columns, rows, shown, present }: TableProps) {
  const isOwn = useIsOwnEntry()
  const { players, settings } = snapshot
  const of = { event: snapshot.id, round }
  return (
    <table className={classes(table.table, table.dense, styles.table)}>
      <caption className={layout.heard}>{say.crosstable()}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes(table.num, styles.rank)}>
            <abbr title={say.rank()}>#</abbr>
          </th>
          <th scope="col" className={table.num} title={say.startingNumber()}>
            {say.numberHead()}
          </th>
          <th scope="col" className={styles.name}>
            {say.name({ isTeam: settings.competitors === 'team' })}
          </th>
          {settings.showRatings && (
            <th scope="col" className={classes(table.num, layout.wide)}>
              <FigureLink code="rating" {...of}>
                {say.rating()}
              </FigureLink>
            </th>
          )}
          {rows.map(({ player }) => (
            <OpponentHead key={player} snapshot={snapshot} player={player} />
          ))}
          <th scope="col" className={table.num}>
            <FigureLink code={scoreFigure(settings)} {...of}>
              {say.score()}
            </FigureLink>
          </th>
          {columns.map(({ code, short, name }) => (
            <th key={code} scope="col" className={table.num} title={name}>
              <FigureLink code={code} {...of}>
                {short}
              </FigureLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ player, rank, cells, score, values }) => (
          <tr key={player} className={isOwn(competitorId(snapshot, player)) ? styles.own : undefined}>
            <td className={classes(table.num, table.figure, styles.rank)}>{rank}</td>
            <td className={classes(table.num, table.figure)}>{players.no[player]}</td>
            <CrosstableName snapshot={snapshot} player={player} />
            {settings.showRatings && (
              <td className={classes(table.num, table.figure, layout.wide)}>{players.rating[player] || '–'}</td>
            )}
            {cells.map((lines, at) => {
              const opponent = rows[at]!.player
              return (
                <td key={opponent} className={classes(styles.cell, opponent === player && styles.self)}>
                  {lines.map((line) => (
                    <OpponentCell
                      key={line.round}
                      snapshot={snapshot}
                      line={line}
                      entry={line.round === present?.round ? present.running.get(player) : undefined}
                    />
                  ))}
                </td>
              )
            })}
            <td className={classes(table.num, styles.score)}>
              <Points of={score} />
            </td>
            {values.map((value, at) => (
              <td key={columns[at]!.code} className={classes(table.num, table.figure)}>
                {displayFigure(value, columns[at]!)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
