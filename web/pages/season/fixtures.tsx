import * as say from '#words/seasonPages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { seasonQueries } from '../../api/seasons.ts'
import { useChoices } from '../../navigation/use-search-param.ts'
import { FixtureRounds } from '../../parts/season/fixture-rounds.tsx'
import { roundViews } from '../../parts/season/fixture-views.ts'
import { HomeAwayGrid } from '../../parts/season/home-away-grid.tsx'
import { SeasonToolbar } from '../../parts/season/season-toolbar.tsx'
import { divisionId } from '../../parts/season/team-names.ts'
import layout from '../../styles/layout.module.css'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import type { SectionProps } from './page.tsx'
import styles from './season.module.css'

const ALL = 'all'

/** All fixtures by round, of all divisions or of one, and of all teams or one; and each division’s home and away grid. */
export function FixturesSection({ answer }: SectionProps) {
  const { league, season, divisions } = answer
  const { data } = useSuspenseQuery(seasonQueries.fixtures(league.id, season.id))
  const [params, change] = useChoices()
  const asked = params.get('division')
  const chosen = divisions.find((division) => divisionId(division) === asked)
  const shown = chosen ?? (divisions.length === 1 ? divisions[0] : undefined)
  const team = shown?.rows.find(({ no }) => String(no) === params.get('team'))
  const rounds = roundViews(data, divisions, { division: shown, team: team?.no })
  return (
    <>
      <SeasonToolbar answer={answer} section="fixtures" />
      <div className={layout.stack}>
        <Panel
          title={say.fixtures()}
          action={
            <>
              {divisions.length > 1 && (
                <Select
                  bare
                  label={say.division()}
                  value={chosen ? divisionId(chosen) : ALL}
                  choices={[
                    { value: ALL, label: say.allDivisions() },
                    ...divisions.map((division) => ({ value: divisionId(division), label: division.name })),
                  ]}
                  onChoose={(value) => change({ division: value === ALL ? undefined : value, team: undefined })}
                />
              )}
              {shown && (
                <Select
                  bare
                  label={say.team()}
                  value={team ? String(team.no) : ALL}
                  choices={[
                    { value: ALL, label: say.allTeams() },
                    ...shown.rows.map(({ no, name }) => ({ value: String(no), label: name })),
                  ]}
                  onChoose={(value) => change({ team: value === ALL ? undefined : value })}
                />
              )}
            </>
          }
        >
          {rounds.length === 0 ? (
            <EmptyState drawing="draw" sentence={say.noFixturesYet()}>
              {say.fixturesAppearHere()}
            </EmptyState>
          ) : (
            <FixtureRounds
              key={`${chosen ? divisionId(chosen) : ALL} ${team?.no}`}
              rounds={rounds}
              several={shown === undefined}
            />
          )}
        </Panel>
        {rounds.length > 0 &&
          (shown ? [shown] : divisions).map((division) => (
            <Panel
              key={divisionId(division)}
              title={say.homeAndAwayOf({ division: division.name })}
              className={styles.grid}
            >
              <HomeAwayGrid division={division} fixtures={data.fixtures} />
              <p className={styles.note}>{say.gridNote()}</p>
            </Panel>
          ))}
      </div>
    </>
  )
}
