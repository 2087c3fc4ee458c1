import * as say from '#words/seasonPages.js'
import { useQuery } from '@tanstack/react-query'
import { newLeaguePath, leaguePath } from '#core/addresses/season-paths.ts'
import type { LeagueRow } from '#core/rows/season-rows.ts'
import { seasonQueries } from '../../api/seasons.ts'
import { useHasSession } from '../../api/session.ts'
import { localPath } from '../../navigation/local-path.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Crest } from '../../ui/crest.tsx'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import { SEASON_STATES } from './labels.ts'
import styles from './leagues-panel.module.css'

/** All leagues with their current season; nothing without one, but for who could make the first. */
export function LeaguesPanel() {
  const { data: leagues = [] } = useQuery(seasonQueries.leagues())
  const hasSession = useHasSession()
  if (leagues.length === 0 && !hasSession) return null
  return (
    <Panel
      title={say.leagues()}
      count={leagues.length || undefined}
      action={
        hasSession && (
          <a className={layout.link} href={localPath(newLeaguePath())}>
            {say.newLeague()}
          </a>
        )
      }
    >
      {leagues.length > 0 && <LeaguesTable leagues={leagues} />}
    </Panel>
  )
}

export function LeaguesTable({ leagues }: { leagues: LeagueRow[] }) {
  return (
    <table className={classes(table.table, table.tucked)}>
      <caption className={layout.heard}>{say.leagues()}</caption>
      <thead>
        <tr>
          <th scope="col">{say.league()}</th>
          <th scope="col">{say.season()}</th>
          <th scope="col" className={layout.wide}>
            {say.headState()}
          </th>
          <th scope="col" className={layout.wide}>
            {say.teams()}
          </th>
        </tr>
      </thead>
      <tbody>
        {leagues.map(({ id, name, logoURL, season, divisions, teams }) => (
          <tr key={id}>
            <td>
              <a className={styles.name} href={localPath(leaguePath(id))}>
                <Crest name={name} logo={logoURL} size={28} />
                <bdi>{name}</bdi>
              </a>
            </td>
            <td>{season && <bdi>{season.name}</bdi>}</td>
            <td className={layout.wide}>{season && SEASON_STATES[season.state]()}</td>
            <td className={layout.wide}>{say.divisionsAndTeams({ divisions, teams })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
