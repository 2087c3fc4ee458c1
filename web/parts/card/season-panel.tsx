import * as say from '#words/scores.js'
import { Link } from 'react-router-dom'
import type { Season } from '#core/rows/season.ts'
import { halfPoints } from '#core/text/score.ts'
import { classes } from '../../ui/classes.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import { Points } from '../tournament/points.tsx'
import styles from './season-panel.module.css'

/** The events of a year with place and points; renders nothing without one. */
export function SeasonPanel({ season, isTeam }: { season: Season; isTeam: boolean }) {
  const { year, rows, won, drawn, lost } = season
  if (rows.length === 0) return null
  const results = { count: won + drawn + lost, won, drawn, lost }
  return (
    <Panel title={say.season({ year: String(year) })} count={rows.length}>
      <table className={classes(table.table, table.tucked, table.fixed, styles.table)}>
        <thead>
          <tr>
            <th scope="col">{say.tournament()}</th>
            <th scope="col" className={classes(table.num, styles.figure)}>
              {say.place()}
            </th>
            <th scope="col" className={classes(table.num, styles.figure)}>
              {say.points()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ tournamentId, name, href, isLive, rank, points }) => (
            <tr key={tournamentId} className={isLive ? styles.live : undefined}>
              <td className={styles.name}>
                <Link to={href} dir="auto">
                  {name}
                </Link>
                {isLive && <LiveBadge />}
              </td>
              <td className={table.num}>
                {rank !== null && (
                  <>
                    {isLive && <small>{say.placeNow()} </small>}
                    <b>{rank}</b>
                  </>
                )}
              </td>
              <td className={table.num}>{points !== null && <Points of={halfPoints(points)} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {results.count > 0 && (
        <p className={styles.total}>{isTeam ? say.seasonTotalTeam(results) : say.seasonTotal(results)}</p>
      )}
    </Panel>
  )
}
