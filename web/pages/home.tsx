import * as say from '#words/pages.js'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import { phase as phaseOf, PHASES } from '#core/tournament/phase.ts'
import { siteQueries } from '../api/site.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { Announcements } from '../parts/home/announcements.tsx'
import { Award } from '../parts/home/award.tsx'
import { DayPanel } from '../parts/home/day-panel.tsx'
import { Banner } from '../parts/home/banner.tsx'
import { PhaseTable } from '../parts/home/phase-table.tsx'
import { SiteActivity } from '../parts/home/site-activity.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { OwnHomeSlot } from '../parts/home/own-home-slot.tsx'
import { HomeLead } from '../parts/home/home-lead.tsx'
import layout from '../styles/layout.module.css'
import styles from './home.module.css'

const ANNOUNCEMENTS = 8
/** Poll interval of the banner's scores; a tournament's own page hears of them at once. */
const REFETCH_INTERVAL = 60_000

export function HomePage() {
  useDocumentTitle(PAGES.home.title)
  const { data: newest } = useSuspenseQuery({ ...siteQueries.tournaments(), refetchInterval: REFETCH_INTERVAL })
  const groups = PHASES.map((phase) => ({ phase, rows: newest.filter((row) => phaseOf(row) === phase) }))
  const rows = groups.flatMap((group) => group.rows)
  const live = newest.filter((row) => phaseOf(row) === 'live')
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <HomeLead />
      <OwnHomeSlot />
      <div className={rows.length > 0 ? styles.top : undefined}>
        {rows.length > 0 && <Banner rows={rows} />}
        <Award />
      </div>
      <SiteActivity live={live.length} />
      <div className={layout.mainSide}>
        <div className={layout.stack}>
          {rows.length === 0 && (
            <Panel>
              <EmptyState sentence={say.noTournamentsYet()}>{say.tournamentsAppearHere()}</EmptyState>
            </Panel>
          )}
          {rows.length > 0 && <DayPanel live={live} />}
          {groups.map((group) => (
            <PhaseTable key={group.phase} {...group} />
          ))}
          {rows.length > 0 && (
            <p className={styles.more}>
              <ButtonLink href="/events">{say.allEvents()}</ButtonLink>
              <ButtonLink href="/s">{say.allLeagues()}</ButtonLink>
            </p>
          )}
        </div>
        <AnnouncementsPanel />
      </div>
    </div>
  )
}

/** The rest of the page neither waits for announcements nor fails with them. */
function AnnouncementsPanel() {
  const { data, isError, refetch } = useQuery(siteQueries.announcements())
  if (data) return <Announcements announcements={data.slice(0, ANNOUNCEMENTS)} />
  if (!isError) return <Skeleton rows={ANNOUNCEMENTS} height={84} />
  return (
    <Panel title={say.announcements()}>
      <ErrorPanel what={say.couldntLoadAnnouncements()} onRetry={() => void refetch()} />
    </Panel>
  )
}
