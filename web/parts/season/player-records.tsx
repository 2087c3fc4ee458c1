import * as say from '#words/seasonPages.js'
import { useQuery } from '@tanstack/react-query'
import { profilePath } from '#core/addresses/paths.ts'
import { halfPoints } from '#core/text/score.ts'
import { seasonQueries } from '../../api/seasons.ts'
import { localPath } from '../../navigation/local-path.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import table from '../../ui/table.module.css'
import { Flag } from '../people/flag.tsx'
import { Points } from '../tournament/points.tsx'
import styles from './team-records.module.css'

/** The players with most points over the closed seasons of a league; nothing where no games are known. */
export function PlayerRecords({ league }: { league: string }) {
  const { data, error, refetch } = useQuery(seasonQueries.records(league))
  if (error && !data)
    return (
      <Panel title={say.playerRecords()}>
        <ErrorPanel what={say.couldntLoadRecords()} why={error.message} onRetry={() => void refetch()} />
      </Panel>
    )
  if (!data) return <Skeleton rows={6} />
  if (data.length === 0) return null
  return (
    <Panel title={say.playerRecords()} count={say.allSeasons()}>
      <table className={classes(table.table, table.tucked, styles.table)}>
        <caption className={layout.heard}>{say.playerRecords()}</caption>
        <thead>
          <tr>
            <th scope="col">{say.headPlayer()}</th>
            <th scope="col" className={classes(table.num, styles.wide)}>
              {say.headSeasons()}
            </th>
            <th scope="col" className={table.num}>
              {say.headGames()}
            </th>
            <th scope="col" className={table.num}>
              {say.headPoints()}
            </th>
            <th scope="col" className={classes(table.num, styles.wide)}>
              %
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((player, at) => (
            // Two players may have one name.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              <td className={styles.name}>
                <span>
                  <Flag code={player.nationality} />
                  {player.userId === null ? (
                    <bdi>{player.name}</bdi>
                  ) : (
                    <a href={localPath(profilePath('@', player.userId))}>
                      <bdi>{player.name}</bdi>
                    </a>
                  )}
                </span>
                <small>
                  <bdi>{player.team}</bdi>
                </small>
              </td>
              <td className={classes(table.num, styles.wide)}>{player.seasons}</td>
              <td className={table.num}>{player.games}</td>
              <td className={classes(table.num, table.figure)}>
                <Points of={halfPoints(player.points)} />
              </td>
              <td className={classes(table.num, styles.wide)}>{player.percentage}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{say.recordsNote()}</p>
    </Panel>
  )
}
