import * as say from '#words/seasonPages.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { seasonPath } from '#core/addresses/season-paths.ts'
import { mostMatchPoints } from '#core/season/fixture-points.ts'
import { seasonQueries } from '../../api/seasons.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { DivisionTable } from '../../parts/season/division-table.tsx'
import { FixtureList, RoundWindow } from '../../parts/season/fixture-rounds.tsx'
import { currentRound, nextOfTables, roundViews, type FixtureView } from '../../parts/season/fixture-views.ts'
import { ChanceOf, DivisionOddsNote } from '../../parts/season-odds/chance-of.tsx'
import { MattersPanel, staked } from '../../parts/season-odds/matters-panel.tsx'
import { NeedsPanel } from '../../parts/season-odds/needs-panel.tsx'
import { namedOdds, oddsOf, useSeasonOdds } from '../../parts/season-odds/use-season-odds.ts'
import { OwnTeamPanel } from '../../parts/season/own-team-panel.tsx'
import { PlayoffsPanel } from '../../parts/season/playoffs-panel.tsx'
import { RulesNote } from '../../parts/season/rules-note.tsx'
import { RulesPanel } from '../../parts/season/rules-panel.tsx'
import { SeasonToolbar } from '../../parts/season/season-toolbar.tsx'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel, PanelFoot } from '../../ui/panel.tsx'
import type { SectionProps } from './page.tsx'
import styles from './season.module.css'

/** The tables of all divisions, and the fixtures of the current round. */
export function TablesSection({ answer }: SectionProps) {
  const { divisions, season } = answer
  const most = mostMatchPoints(season.rules.preset)
  const odds = useSeasonOdds(answer)
  const named = odds?.data && namedOdds(divisions, odds.data)
  const isEmpty = divisions.every(({ rows }) => rows.length === 0)
  return (
    <>
      <SeasonToolbar answer={answer} section="tables" />
      <div className={classes(layout.mainSide, styles.columns)}>
        <div className={layout.stack}>
          {isEmpty ? (
            <BeforeDivisions answer={answer} />
          ) : (
            divisions.map((division) => (
              <DivisionTable
                key={`${division.tier}-${division.group}`}
                division={division}
                most={most}
                chance={odds && ((no) => <ChanceOf odds={oddsOf(odds, division)} no={no} />)}
                note={
                  <>
                    <RulesNote division={division} />
                    <DivisionOddsNote odds={odds && oddsOf(odds, division)} />
                  </>
                }
              />
            ))
          )}
          <PlayoffsPanel
            playoffs={answer.playoffs}
            nameOf={(tier) => divisions.find((division) => division.tier === tier)?.name ?? ''}
          />
          {!isEmpty && <CurrentFixtures answer={answer} />}
        </div>
        <div className={styles.side}>
          <OwnTeamPanel answer={answer} />
          <div className={styles.late}>
            {named && <MattersPanel fixtures={staked(named)} />}
            {named && <NeedsPanel divisions={named} />}
            <RulesPanel rules={season.rules} />
          </div>
        </div>
      </div>
    </>
  )
}

/** Before there are divisions: who may enter, and until when. */
function BeforeDivisions({ answer: { league, season } }: SectionProps) {
  return (
    <Panel>
      <EmptyState
        sentence={season.state === 'open' ? say.entriesAreOpen() : say.noTablesYet()}
        button={<ButtonLink href={seasonPath(league.id, season.id, 'teams')}>{say.seeTeams()}</ButtonLink>}
      >
        {say.tablesAppearHere()}
      </EmptyState>
    </Panel>
  )
}

/**
 * The fixtures of the round that is played now or next. The tables know them before the list of all fixtures has come,
 * which has scores and times.
 */
function CurrentFixtures({ answer }: SectionProps) {
  const { league, season, divisions } = answer
  const isHydrated = useHydrated()
  const { data } = useQuery({ ...seasonQueries.fixtures(league.id, season.id), enabled: isHydrated })
  const round = data && currentRound(roundViews(data, divisions))
  const views = round?.fixtures ?? firstRound(nextOfTables(divisions))
  const number = views[0]?.fixture.round
  if (number === undefined) return null
  return (
    <Panel title={say.roundNumber({ round: number })} count={round && <RoundWindow round={round} />}>
      <FixtureList views={views} several={divisions.length > 1} />
      <PanelFoot>
        <Link to={seasonPath(league.id, season.id, 'fixtures')}>{say.allFixtures()}</Link>
      </PanelFoot>
    </Panel>
  )
}

function firstRound(views: FixtureView[]): FixtureView[] {
  const first = Math.min(...views.map(({ fixture }) => fixture.round))
  return views.filter(({ fixture }) => fixture.round === first)
}
