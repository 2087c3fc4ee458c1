import * as say from '#words/festivalDesk.js'
import * as sayReports from '#words/festivalReports.js'
import * as sayPages from '#words/festivalPages.js'
import { useQuery } from '@tanstack/react-query'
import { festivalPath, FESTIVAL_TABS, manageFestivalPath, type FestivalTab } from '#core/addresses/festival-paths.ts'
import { PAGES } from '#core/addresses/pages.ts'
import type { RouteOf } from '#core/addresses/paths.ts'
import { loginPath } from '#core/addresses/return-path.ts'
import { festivalDeskQueries } from '../../api/festival-desk.ts'
import { useIsSignedOut, useMe } from '../../api/session.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { DoorPanel } from '../../parts/festival-desk/door-panel.tsx'
import { FeesPanel } from '../../parts/festival-desk/fees-panel.tsx'
import { HistoryPanel } from '../../parts/festival-desk/history-panel.tsx'
import { OverviewTab } from '../../parts/festival-desk/overview-tab.tsx'
import { PeoplePanel } from '../../parts/festival-desk/people-panel.tsx'
import { PrizesPanel } from '../../parts/festival-desk/prizes-panel.tsx'
import { ReportsPanel } from '../../parts/festival-desk/reports-panel.tsx'
import { SettingsPanel } from '../../parts/festival-desk/settings-panel.tsx'
import type { FestivalTabProps } from '../../parts/festival-desk/tab-props.ts'
import { useFestivalDesk } from '../../parts/festival-desk/use-festival-desk.ts'
import { SaidBar } from '../../parts/season-desk/said-bar.tsx'
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

const TABS: Record<FestivalTab, () => string> = {
  desk: say.desk,
  people: say.people,
  door: say.door,
  fees: say.fees,
  prizes: say.prizes,
  reports: sayReports.reports,
  settings: say.settings,
  history: say.history,
}

const STAGES = { draft: sayPages.draft, public: say.isPublic, closed: sayPages.isOver }

/** The pages of those who run a festival. */
export function FestivalDeskPage(route: Omit<RouteOf<'manageFestival'>, 'page'>) {
  const me = useMe()
  if (useIsSignedOut()) return <Redirect to={loginPath(manageFestivalPath(route.id, route.tab))} />
  return me ? <Managed {...route} /> : <PageSkeleton />
}

function Managed({ id, tab }: Omit<RouteOf<'manageFestival'>, 'page'>) {
  const { data: desk, error, refetch } = useQuery(festivalDeskQueries.desk(id))
  const actions = useFestivalDesk(id)
  useDocumentTitle(desk ? PAGES.manageFestival.title(TABS[tab](), desk.festival.name) : TABS[tab]())
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

function Header({ desk: { festival, sections }, tab: current }: Pick<FestivalTabProps, 'desk'> & { tab: FestivalTab }) {
  const players = sections.reduce((sum, section) => sum + section.players, 0)
  return (
    <GroupHeader
      name={festival.name}
      logo={parseSafeUrl(festival.logoURL, useOrigin())?.href}
      facts={
        <>
          <span>{STAGES[festival.stage]()}</span>
          <span>{sayPages.sectionsAndPlayers({ sections: sections.length, players })}</span>
        </>
      }
      actions={
        <ButtonLink small href={festivalPath(festival.id)}>
          {say.viewAsVisitor()}
        </ButtonLink>
      }
      label={say.partsOfDesk()}
    >
      {FESTIVAL_TABS.map((tab) => (
        <Tab key={tab} href={manageFestivalPath(festival.id, tab)} current={tab === current}>
          {TABS[tab]()}
        </Tab>
      ))}
    </GroupHeader>
  )
}

function Section({ tab, ...props }: FestivalTabProps & { tab: FestivalTab }) {
  switch (tab) {
    case 'desk':
      return <OverviewTab {...props} />
    case 'people':
      return <PeoplePanel {...props} />
    case 'door':
      return <DoorPanel {...props} />
    case 'fees':
      return <FeesPanel {...props} />
    case 'prizes':
      return <PrizesPanel {...props} />
    case 'reports':
      return <ReportsPanel {...props} />
    case 'settings':
      // Forms begin with the facts that are stored.
      return <SettingsPanel key={settingsKey(props)} {...props} />
    case 'history':
      return <HistoryPanel {...props} />
    default:
      return tab satisfies never
  }
}

/** Entries raise the version too, but must not empty a form that somebody fills in. */
const settingsKey = ({ desk: { festival } }: FestivalTabProps): string => {
  const { version: _version, ...facts } = festival
  return JSON.stringify(facts)
}
