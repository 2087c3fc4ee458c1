import * as say from '#words/seasonPages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { PAGES } from '#core/addresses/pages.ts'
import { matchPath, profilePath, type RouteOf } from '#core/addresses/paths.ts'
import { headToHeadPath, seasonPath } from '#core/addresses/season-paths.ts'
import type { Balance, LeagueMeeting, LeagueMeetings, LeagueTeam } from '#core/rows/league-meetings.ts'
import { seasonQueries } from '../../api/seasons.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { localPath } from '../../navigation/local-path.ts'
import { Flag } from '../../parts/people/flag.tsx'
import { scoreText } from '../../parts/season/fixture-row.tsx'
import { SeasonHeader } from '../../parts/season/season-header.tsx'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import table from '../../ui/table.module.css'
import { Time } from '../../ui/time.tsx'
import styles from './season.module.css'

/** How two teams of a league did against each other in all its seasons. */
export function HeadToHeadPage({ league: id, first: own, second: other }: Omit<RouteOf<'headToHead'>, 'page'>) {
  const { data } = useSuspenseQuery(seasonQueries.meetings(id, own, other))
  const { data: league } = useSuspenseQuery(seasonQueries.league(id))
  const { first, second } = data
  const names = first && second ? [say.teamsCompared({ first: first.name, second: second.name })] : []
  useDocumentTitle(PAGES.headToHead.title(...names, say.headToHead(), data.league.name))
  return (
    <>
      <SeasonHeader league={data.league} season={league.seasons[0]} current="history" isCurrent />
      <div className={classes(layout.wrap, layout.page, layout.stack)}>
        <Choice data={data} />
        {first && second && <Balances data={data} first={first} second={second} />}
        {first && second && data.meetings.length > 0 && <Meetings data={data} />}
      </div>
    </>
  )
}

const NONE = ''

function Choice({ data: { league, teams, first, second } }: { data: LeagueMeetings }) {
  const navigate = useNavigate()
  const go = (one: string | undefined, two: string | undefined) =>
    void navigate(headToHeadPath(league.id, one ?? two, one === undefined ? undefined : two), { replace: true })
  const choices = (without: LeagueTeam | null) => [
    { value: NONE, label: say.chooseTeam() },
    ...teams.filter(({ key }) => key !== without?.key).map(({ key, name }) => ({ value: key, label: name })),
  ]
  return (
    <Panel title={say.headToHead()}>
      <PanelBody>
        {teams.length < 2 ? (
          <EmptyState sentence={say.noTeamsToCompare()} />
        ) : (
          <div className={styles.pair}>
            <Select
              label={say.firstTeam()}
              value={first?.key ?? NONE}
              choices={choices(second)}
              onChoose={(key) => go(key || undefined, second?.key)}
            />
            <Select
              label={say.secondTeam()}
              value={second?.key ?? NONE}
              choices={choices(first)}
              onChoose={(key) => go(first?.key, key || undefined)}
            />
          </div>
        )}
      </PanelBody>
    </Panel>
  )
}

function Balances({ data, first, second }: { data: LeagueMeetings; first: LeagueTeam; second: LeagueTeam }) {
  const { fixtures, matches, meetings } = data
  const hasMatches = matches.won + matches.drawn + matches.lost > 0
  if (meetings.length === 0)
    return (
      <Panel>
        <EmptyState sentence={say.neverMet({ first: first.name, second: second.name })} />
      </Panel>
    )
  return (
    <Panel aria-label={say.balance()}>
      <div className={styles.balance}>
        <Team team={first} />
        <b className={styles.score}>{balanceText(fixtures)}</b>
        <Team team={second} />
      </div>
      <p className={styles.note}>
        {say.balanceOfFixtures(fixtures)}
        {hasMatches && ` ${say.balanceOfMatches(matches)}`}
      </p>
    </Panel>
  )
}

const balanceText = ({ won, drawn, lost }: Balance): string => `${won}–${drawn}–${lost}`

function Team({ team: { team, name, nationality } }: { team: LeagueTeam }) {
  return (
    <h2>
      <Flag code={nationality} />{' '}
      {team === null ? <bdi>{name}</bdi> : <a href={localPath(profilePath('team', team))}>{<bdi>{name}</bdi>}</a>}
    </h2>
  )
}

function Meetings({ data: { league, meetings } }: { data: LeagueMeetings }) {
  return (
    <Panel title={say.meetings()} count={meetings.length}>
      <table className={classes(table.table, table.tucked, styles.list)}>
        <caption className={layout.heard}>{say.meetings()}</caption>
        <thead>
          <tr>
            <th scope="col">{say.season()}</th>
            <th scope="col" className={styles.wide}>
              {say.headDate()}
            </th>
            <th scope="col" className={table.num} title={say.matchPoints()}>
              {say.headMatchPoints()}
            </th>
            <th scope="col" className={table.num} title={say.boardPoints()}>
              {say.headBoards()}
            </th>
          </tr>
        </thead>
        <tbody>
          {meetings.map((meeting) => (
            <tr key={meeting.id}>
              <td className={styles.name}>
                <a href={localPath(seasonPath(league.id, meeting.season))}>
                  <bdi>{meeting.seasonName}</bdi>
                </a>
                <small>
                  {say.meetingWhere({ division: meeting.division, round: meeting.round, side: sideOf(meeting) })}
                </small>
              </td>
              <td className={classes(styles.wide, styles.meta)}>
                {meeting.start !== null && <Time at={meeting.start} as="date" />}
              </td>
              <td className={table.num}>
                <a className={styles.score} href={localPath(matchPath(meeting.id))}>
                  {meeting.mp ? scoreText(meeting.mp) : say.notPlayed()}
                </a>
                {meeting.isForfeit && <small> {say.forfeited()}</small>}
              </td>
              <td className={classes(table.num, styles.score)}>{meeting.gp && scoreText(meeting.gp)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

const sideOf = ({ isHome }: LeagueMeeting): string => (isHome ? 'home' : 'away')
