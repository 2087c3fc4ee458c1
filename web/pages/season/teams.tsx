import * as say from '#words/seasonPages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { profilePath } from '#core/addresses/paths.ts'
import type { SeasonTeam } from '#core/rows/season-fixtures.ts'
import { isSameDivision } from '#core/season/facts.ts'
import { seasonQueries } from '../../api/seasons.ts'
import { localPath } from '../../navigation/local-path.ts'
import { Flag } from '../../parts/people/flag.tsx'
import { EnterPanel } from '../../parts/season/enter-panel.tsx'
import { ENTRY_STATES } from '../../parts/season/labels.ts'
import { originText } from '../../parts/season/origin-text.ts'
import { useOwnTeams } from '../../parts/season/own-teams.ts'
import { SeasonToolbar } from '../../parts/season/season-toolbar.tsx'
import { divisionId } from '../../parts/season/team-names.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import type { SectionProps } from './page.tsx'
import styles from './season.module.css'

/** The teams of each division, and those that are in none. */
export function TeamsSection({ answer }: SectionProps) {
  const { league, season, divisions } = answer
  const { data: teams } = useSuspenseQuery(seasonQueries.teams(league.id, season.id))
  const isOf = (division: { tier: number; group: number }) => (team: SeasonTeam) =>
    team.tier !== null && team.group !== null && isSameDivision({ tier: team.tier, group: team.group }, division)
  const others = teams.filter((team) => !divisions.some((division) => isOf(division)(team)))
  return (
    <>
      <SeasonToolbar answer={answer} section="teams" />
      <div className={layout.stack}>
        <EnterPanel answer={answer} />
        {teams.length === 0 && (
          <Panel>
            <EmptyState sentence={say.noTeamsYet()}>{say.teamsAppearHere()}</EmptyState>
          </Panel>
        )}
        {divisions.map((division) => (
          <TeamTable key={divisionId(division)} title={division.name} teams={teams.filter(isOf(division))} />
        ))}
        <TeamTable title={divisions.length > 0 ? say.withoutDivision() : say.teams()} teams={others} />
      </div>
    </>
  )
}

function TeamTable({ title, teams }: { title: string; teams: SeasonTeam[] }) {
  const isOwn = useOwnTeams()
  if (teams.length === 0) return null
  return (
    <Panel title={title} count={teams.length}>
      <table className={classes(table.table, table.tucked, styles.list)}>
        <caption className={layout.heard}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{say.headTeam()}</th>
            <th scope="col" className={styles.half}>
              {say.cameFrom()}
            </th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <tr key={team.entry} className={classes(isOwn(team.team) && styles.own)}>
              <td className={styles.name}>
                <span>
                  <Flag code={team.nationality} />
                  <TeamName team={team} />
                  {team.state !== 'confirmed' && <em className={styles.state}>{ENTRY_STATES[team.state]()}</em>}
                </span>
              </td>
              <td className={styles.meta}>{originText(team)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function TeamName({ team: { team, name } }: { team: SeasonTeam }) {
  const words = <bdi>{name}</bdi>
  return team === null ? words : <a href={localPath(profilePath('team', team))}>{words}</a>
}
