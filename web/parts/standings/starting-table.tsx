import { Fragment } from 'react'
import { competitorPath } from '#core/addresses/competitor-path.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { countryName, Flag } from '../people/flag.tsx'
import { groupByPool } from '../tournament/by-pool.ts'
import { EntrantName } from '../tournament/entrant-name.tsx'
import { nameFilter } from './name-filter.ts'
import styles from './starting-table.module.css'

const ROW = 36

/** Who entered, pool by pool, in the order of their numbers: before the first round nobody has a score. */
export function StartingTable({ snapshot, sought, isOwn }: StartingTableProps) {
  const { players, settings, systems } = snapshot
  const entries = players.no.map((no, player) => ({
    player,
    no,
    pool: players.pool?.[player] ?? 0,
    name: competitorName(snapshot, player),
  }))
  const pools = groupByPool(entries.filter(nameFilter(sought)))
  const hasFederations = players.nationality.some(Boolean)
  return (
    <>
      <table
        className={classes(table.table, table.dense, table.fixed, styles.table)}
        aria-rowcount={entries.length + 1}
      >
        <caption className={layout.heard}>Starting list</caption>
        <thead>
          <tr>
            <th scope="col" className={classes(table.num, styles.number)}>
              <abbr title="Starting number">#</abbr>
            </th>
            <th scope="col">{settings.competitors === 'team' ? 'Team' : 'Player'}</th>
            {hasFederations && (
              <th scope="col" className={classes(layout.wide, styles.federation)}>
                Federation
              </th>
            )}
            {settings.showRatings && (
              <th scope="col" className={classes(table.num, styles.rating)}>
                Rating
              </th>
            )}
          </tr>
        </thead>
        {pools.map(({ pool, rows }) => (
          <Fragment key={pool}>
            {players.pool && (
              <tbody>
                <tr className={styles.pool}>
                  <th scope="rowgroup" colSpan={4}>
                    {poolTitle(settings, systems, 1, pool)}
                  </th>
                </tr>
              </tbody>
            )}
            <VirtualRows rows={rows} height={ROW}>
              {({ player, no, name }) => {
                const href = competitorPath(snapshot, player)
                const own = isOwn(href)
                return (
                  <tr key={no} className={own ? styles.own : undefined}>
                    <td className={classes(table.num, table.figure)}>{no}</td>
                    <th scope="row">
                      <div>
                        <Flag code={players.nationality[player]!} />
                        <EntrantName title={players.title?.[player]} name={name} href={href} />
                        {own && <span className={layout.you}>You</span>}
                      </div>
                    </th>
                    {hasFederations && (
                      <td className={classes(layout.wide, table.figure)}>
                        {countryName(players.nationality[player]!)}
                      </td>
                    )}
                    {settings.showRatings && (
                      <td className={classes(table.num, table.figure)}>{players.rating[player] || '–'}</td>
                    )}
                  </tr>
                )
              }}
            </VirtualRows>
          </Fragment>
        ))}
      </table>
      {pools.length === 0 && <p className={styles.nobody}>No results for “{sought.trim()}”.</p>}
    </>
  )
}

interface StartingTableProps {
  snapshot: Snapshot
  /** What the search box says. */
  sought: string
  /** Whether a competitor, by their page, is the reader or their team. */
  isOwn: (href: string | undefined) => boolean
}
