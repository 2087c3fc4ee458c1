import * as say from '#words/seasonDesk.js'
import { useQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import type { RouteOf } from '#core/addresses/paths.ts'
import { loginPath } from '#core/addresses/return-path.ts'
import { manageSeasonPath, seasonPath, SEASON_TABS, type SeasonTab } from '#core/addresses/season-paths.ts'
import { seasonQueries } from '../../api/seasons.ts'
import { useIsSignedOut, useMe } from '../../api/session.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { DatesPanel } from '../../parts/season-desk/dates-panel.tsx'
import { DivisionsPanel } from '../../parts/season-desk/divisions-panel.tsx'
import { EmbedPanel } from '../../parts/season-desk/embed-panel.tsx'
import { EntriesPanel } from '../../parts/season-desk/entries-panel.tsx'
import { HistoryPanel } from '../../parts/season-desk/history-panel.tsx'
import { LeaguePanel } from '../../parts/season-desk/league-panel.tsx'
import { ManagersPanel } from '../../parts/season-desk/managers-panel.tsx'
import { NextPanel } from '../../parts/season-desk/next-panel.tsx'
import { PlannedFixtures } from '../../parts/season-desk/planned-fixtures.tsx'
import { PlayoffsDesk } from '../../parts/season-desk/playoffs-desk.tsx'
import { ProposalsPanel } from '../../parts/season-desk/proposals-panel.tsx'
import { RulesPanel } from '../../parts/season-desk/rules-panel.tsx'
import { SaidBar } from '../../parts/season-desk/said-bar.tsx'
import { StepsPanel } from '../../parts/season-desk/steps-panel.tsx'
import type { SeasonTabProps } from '../../parts/season-desk/tab-props.ts'
import { useSeasonDesk } from '../../parts/season-desk/use-season-desk.ts'
import { SEASON_STATES } from '../../parts/season/labels.ts'
import { GroupHeader } from '../../parts/tournament/group-header.tsx'
import { useOrigin } from '../../served.ts'
import { PageSkeleton } from '../../shell/page-skeleton.tsx'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Panel } from '../../ui/panel.tsx'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import { Tab } from '../../ui/tabs.tsx'
import { Redirect } from '../redirect.tsx'

const TABS: Record<SeasonTab, () => string> = {
  desk: say.desk,
  entries: say.entries,
  fixtures: say.fixtures,
  rules: say.rules,
  next: say.nextSeason,
  history: say.history,
}

/** The pages of a season’s managers. */
export function SeasonDeskPage(route: Omit<RouteOf<'manageSeason'>, 'page'>) {
  const me = useMe()
  if (useIsSignedOut()) return <Redirect to={loginPath(manageSeasonPath(route.league, route.season, route.tab))} />
  return me ? <Managed {...route} /> : <PageSkeleton />
}

function Managed({ league: leagueId, season: seasonId, tab }: Omit<RouteOf<'manageSeason'>, 'page'>) {
  const { data: desk, error, refetch } = useQuery(seasonQueries.desk(leagueId, seasonId))
  const actions = useSeasonDesk(leagueId, seasonId)
  useDocumentTitle(desk ? PAGES.manageSeason.title(TABS[tab](), desk.season.name, desk.league.name) : TABS[tab]())
  if (!desk && !error) return <PageSkeleton />
  if (!desk) {
    return (
      <div className={classes(layout.wrap, layout.page)}>
        <Panel>
          <ErrorPanel what={say.couldntLoad()} why={error?.message ?? ''} onRetry={() => void refetch()} />
        </Panel>
      </div>
    )
  }
  return (
    <>
      <Header desk={desk} tab={tab} />
      <div className={classes(layout.wrap, layout.page)}>
        <SaidBar actions={actions} />
        <div className={layout.stack}>
          <Section tab={tab} desk={desk} actions={actions} />
        </div>
      </div>
    </>
  )
}

function Header({ desk: { league, season }, tab: current }: Pick<SeasonTabProps, 'desk'> & { tab: SeasonTab }) {
  return (
    <GroupHeader
      name={league.name}
      logo={parseSafeUrl(league.logoURL, useOrigin())?.href}
      facts={
        <>
          <bdi>{season.name}</bdi>
          <span>{SEASON_STATES[season.state]()}</span>
        </>
      }
      actions={
        season.stage !== 'draft' && (
          <ButtonLink small href={seasonPath(league.id, season.id)}>
            {say.viewAsVisitor()}
          </ButtonLink>
        )
      }
      label={say.partsOfDesk()}
    >
      {SEASON_TABS.map((tab) => (
        <Tab key={tab} href={manageSeasonPath(league.id, season.id, tab)} current={tab === current}>
          {TABS[tab]()}
        </Tab>
      ))}
    </GroupHeader>
  )
}

/**
 * A form's React key has the stored values that the form shows: if somebody else changes one, the form starts again with the
 * new values. Other changes, such as a new entry, leave what is being typed.
 */
function Section({ tab, ...props }: SeasonTabProps & { tab: SeasonTab }) {
  const { league, season, starts, divisions } = props.desk
  switch (tab) {
    case 'desk':
      return (
        <>
          <ProposalsPanel desk={props.desk} />
          <StepsPanel {...props} />
          <DivisionsPanel {...props} />
          <EmbedPanel desk={props.desk} />
          <ManagersPanel {...props} />
          {props.desk.isOfLeague && <LeaguePanel key={JSON.stringify(league)} {...props} />}
        </>
      )
    case 'entries':
      return <EntriesPanel {...props} />
    case 'fixtures':
      return (
        <>
          <DatesPanel
            key={JSON.stringify([starts, season.timeZone, divisions.map(({ fixtures }) => fixtures.length)])}
            {...props}
          />
          <PlannedFixtures desk={props.desk} />
        </>
      )
    case 'rules':
      return <RulesPanel key={JSON.stringify(season.rules)} {...props} />
    case 'next':
      return (
        <>
          <PlayoffsDesk {...props} />
          <NextPanel desk={props.desk} />
        </>
      )
    case 'history':
      return <HistoryPanel {...props} />
    default:
      return tab satisfies never
  }
}
