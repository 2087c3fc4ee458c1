import * as say from '#words/seasonPages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import { profilePath, type RouteOf } from '#core/addresses/paths.ts'
import { headToHeadPath, seasonPath } from '#core/addresses/season-paths.ts'
import type { LeagueHistory, PastTeam } from '#core/rows/season-past.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { seasonQueries } from '../../api/seasons.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { localPath } from '../../navigation/local-path.ts'
import { Flag } from '../../parts/people/flag.tsx'
import { SeasonHeader } from '../../parts/season/season-header.tsx'
import { PlayerRecords } from '../../parts/season/player-records.tsx'
import { TeamRecords } from '../../parts/season/team-records.tsx'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import styles from './season.module.css'

/** Past seasons of a league: champions, who went up and down, records of teams and players. */
export function LeagueHistoryPage({ league: id }: Omit<RouteOf<'leagueHistory'>, 'page'>) {
  const { data: history } = useSuspenseQuery(seasonQueries.history(id))
  const { data: league } = useSuspenseQuery(seasonQueries.league(id))
  useDocumentTitle(PAGES.leagueHistory.title(say.pastSeasons(), history.league.name))
  return (
    <>
      <SeasonHeader league={history.league} season={league.seasons[0]} current="history" isCurrent />
      <div className={classes(layout.wrap, layout.page, layout.stack)}>
        {history.seasons.length === 0 ? (
          <Panel>
            <EmptyState sentence={say.noPastSeasons()}>{say.pastSeasonsAppearHere()}</EmptyState>
          </Panel>
        ) : (
          <>
            <Champions history={history} />
            <TeamRecords teams={history.teams} />
            <PlayerRecords league={id} />
          </>
        )}
      </div>
    </>
  )
}

function Champions({ history: { league, seasons } }: { history: LeagueHistory }) {
  return (
    <Panel
      title={say.pastSeasons()}
      count={seasons.length}
      action={
        <a className={layout.link} href={localPath(headToHeadPath(league.id))}>
          {say.headToHead()}
        </a>
      }
    >
      <table className={classes(table.table, table.tucked, styles.list)}>
        <caption className={layout.heard}>{say.pastSeasons()}</caption>
        <thead>
          <tr>
            <th scope="col">{say.season()}</th>
            <th scope="col">{say.champion()}</th>
            <th scope="col" className={styles.wide}>
              {say.wentUp()}
            </th>
            <th scope="col" className={styles.wide}>
              {say.wentDown()}
            </th>
          </tr>
        </thead>
        <tbody>
          {seasons.map((season) => (
            <tr key={season.id}>
              <td>
                <a className={layout.link} href={localPath(seasonPath(league.id, season.id))} dir="auto">
                  {season.name}
                </a>
              </td>
              <td className={styles.name}>
                {season.champions.map((team) => (
                  <span key={team.name}>
                    <Flag code={team.nationality} />
                    <TeamLink team={team} />
                  </span>
                ))}
              </td>
              <td className={classes(styles.wide, styles.meta)}>{namesOf(season.wentUp)}</td>
              <td className={classes(styles.wide, styles.meta)}>{namesOf(season.wentDown)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

const namesOf = (teams: PastTeam[]) => joinComma(teams.map(({ name }) => name))

function TeamLink({ team: { team, name } }: { team: PastTeam }) {
  const words = <bdi>{name}</bdi>
  return team === null ? words : <a href={localPath(profilePath('team', team))}>{words}</a>
}
