import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import { PHASES } from '#core/tournament/phase.ts'
import { siteQueries } from '../api/site.ts'
import { useTitle } from '../hooks/use-title.ts'
import { Announcements } from '../parts/home/announcements.tsx'
import { Award } from '../parts/home/award.tsx'
import { Banner } from '../parts/home/banner.tsx'
import { PhaseTable } from '../parts/home/phase-table.tsx'
import { Pulse } from '../parts/home/pulse.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Fault } from '../ui/fault.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { usePhases } from './use-phases.ts'
import layout from '../styles/layout.module.css'
import styles from './home.module.css'

const ANNOUNCEMENTS = 8
/** Scores of the banner are looked at that often; a tournament's own page hears of them at once. */
const EVERY = 60_000

export function HomePage() {
  useTitle(PAGES.home.title)
  const { data: newest } = useSuspenseQuery({ ...siteQueries.tournaments(), refetchInterval: EVERY })
  const { groups, all, askAll } = usePhases(newest)
  const rows = PHASES.flatMap((phase) => groups[phase].rows)
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <h1 className={layout.heard}>Chess tournaments, live and finished</h1>
      <div className={rows.length > 0 ? styles.top : undefined}>
        {rows.length > 0 && <Banner rows={rows} />}
        <Award />
      </div>
      <Pulse live={groups.live.rows.length} />
      <div className={layout.mainSide}>
        <div className={layout.stack}>
          {rows.length === 0 && (
            <Panel>
              <EmptyState sentence="No tournaments yet.">
                They appear here as soon as an organiser opens one.
              </EmptyState>
            </Panel>
          )}
          {PHASES.map((phase) => (
            <PhaseTable key={phase} phase={phase} {...groups[phase]} all={all || phase !== 'finished'} onAll={askAll} />
          ))}
        </div>
        <News />
      </div>
    </div>
  )
}

/** The rest of the page does not wait for the news, and does not fail with it. */
function News() {
  const { data, isError, refetch } = useQuery(siteQueries.announcements())
  if (data) return <Announcements announcements={data.slice(0, ANNOUNCEMENTS)} />
  if (!isError) return <Skeleton rows={ANNOUNCEMENTS} height={84} />
  return (
    <Panel title="Announcements">
      <Fault what="Announcements did not load" onRetry={() => void refetch()} />
    </Panel>
  )
}
