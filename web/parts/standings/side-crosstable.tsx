import * as say from '#words/standings.js'
import { useMemo } from 'react'
import { competitorName } from '#core/snapshot/names.ts'
import { competitorId } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { sideTable, type ScoredSide } from '#core/standings/side-table.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { Points } from '../tournament/points.tsx'
import { CrosstableName } from './crosstable-name.tsx'
import { nameFilter } from './name-filter.ts'
import { OpponentCell } from './opponent-cell.tsx'
import { OpponentHead } from './opponent-head.tsx'
import type { CrosstableProps } from './opponent-crosstable.tsx'
import styles from './opponent-crosstable.module.css'
import { sideNames } from './side-names.ts'

/** The crosstables of a Scheveningen match: each side’s players against those of the other. */
export function SideCrosstable({ snapshot, round, sought, members }: CrosstableProps) {
  const sides = useMemo(() => sideTable(snapshot, round), [snapshot, round])
  const names = sideNames(snapshot, round)
  const isSought = nameFilter(sought)
  const isShown = (player: number): boolean =>
    (!members || members.has(player)) && isSought({ name: competitorName(snapshot, player) })
  return sides.map((side, at) => {
    const shown = side.rows.filter(({ player }) => isShown(player))
    return (
      shown.length > 0 && (
        // The sides never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <section key={at}>
          <h2 className={styles.pool}>{names[at]}</h2>
          {/* A scrollable region must be focusable for keyboard users. */}
          {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */}
          <div
            className={layout.scrollX}
            role="region"
            aria-label={say.crosstableOfPool({ pool: names[at]! })}
            tabIndex={0}
          >
            <SideRows snapshot={snapshot} opponents={sides[1 - at]!} rows={shown} />
          </div>
          {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
        </section>
      )
    )
  })
}

interface SideRowsProps {
  snapshot: Snapshot
  opponents: ScoredSide
  rows: ScoredSide['rows']
}

function SideRows({ snapshot, opponents, rows }: SideRowsProps) {
  const isOwn = useIsOwnEntry()
  const { players, settings } = snapshot
  return (
    <table className={classes(table.table, table.dense, styles.table)}>
      <caption className={layout.heard}>{say.crosstable()}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes(table.num, styles.rank)} title={say.startingNumber()}>
            {say.numberHead()}
          </th>
          <th scope="col" className={styles.name}>
            {say.name({ isTeam: settings.competitors === 'team' })}
          </th>
          {settings.showRatings && (
            <th scope="col" className={classes(table.num, layout.wide)}>
              {say.rating()}
            </th>
          )}
          {opponents.rows.map(({ player }) => (
            <OpponentHead key={player} snapshot={snapshot} player={player} />
          ))}
          <th scope="col" className={table.num}>
            {say.score()}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, cells, score }) => (
          <tr key={player} className={isOwn(competitorId(snapshot, player)) ? styles.own : undefined}>
            <td className={classes(table.num, table.figure, styles.rank)}>{players.no[player]}</td>
            <CrosstableName snapshot={snapshot} player={player} />
            {settings.showRatings && (
              <td className={classes(table.num, table.figure, layout.wide)}>{players.rating[player] || '–'}</td>
            )}
            {cells.map((lines, at) => (
              <td key={opponents.rows[at]!.player} className={styles.cell}>
                {lines.map((line) => (
                  <OpponentCell key={line.round} snapshot={snapshot} line={line} />
                ))}
              </td>
            ))}
            <td className={classes(table.num, styles.score)}>
              <Points of={score} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
