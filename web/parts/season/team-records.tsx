import * as say from '#words/seasonPages.js'
import type { TeamOverSeasons } from '#core/rows/season-past.ts'
import { ordinal } from '#core/text/ordinal.ts'
import { halfPoints } from '#core/text/score.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import { Flag } from '../people/flag.tsx'
import { Points } from '../tournament/points.tsx'
import styles from './team-records.module.css'

/** Titles, points and the path of each team over the seasons. */
export function TeamRecords({ teams }: { teams: TeamOverSeasons[] }) {
  return (
    <Panel title={say.teamRecords()} count={say.allSeasons()}>
      <table className={classes(table.table, table.tucked, styles.table)}>
        <caption className={layout.heard}>{say.teamRecords()}</caption>
        <thead>
          <tr>
            <th scope="col">{say.headTeam()}</th>
            <th scope="col" className={table.num}>
              {say.headTitles()}
            </th>
            <th scope="col" className={classes(table.num, styles.wide)} title={say.matchPoints()}>
              {say.headMatchPoints()}
            </th>
            <th scope="col" className={styles.wide}>
              {say.headPath()}
            </th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <tr key={team.team ?? team.name}>
              <td className={styles.name}>
                <span>
                  <Flag code={team.nationality} />
                  <bdi>{team.name}</bdi>
                </span>
                <Path team={team} className={styles.narrow} />
              </td>
              <td className={classes(table.num, table.figure)}>{team.titles}</td>
              <td className={classes(table.num, styles.wide)}>
                <Points of={halfPoints(team.mp)} />
              </td>
              <td className={styles.wide}>
                <Path team={team} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/** `Autumn 2024 B 2 › Spring 2025 B 1` */
const Path = ({ team: { path }, className }: { team: TeamOverSeasons; className?: string | undefined }) => (
  <ol className={classes(styles.path, className)}>
    {path.map(({ season, name, division, place, of }) => (
      <li key={season} title={say.placeOfTeams({ place, count: of, division })}>
        <bdi>{name}</bdi>
        <b>{say.divisionPlace({ division, place: ordinal(place) })}</b>
      </li>
    ))}
  </ol>
)
