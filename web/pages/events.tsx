import * as say from '#words/pages.js'
import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { EVENTS_PAGE } from '#core/addresses/event-page.ts'
import { eventSelection, isNarrowed } from '#core/addresses/initial-queries.ts'
import { PAGES } from '#core/addresses/pages.ts'
import { eventsQuery, starredEventsQuery } from '../api/events.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { useStars } from '../hooks/use-stars.ts'
import { useChoices, useSearchText } from '../navigation/use-search-param.ts'
import { EventFilters } from '../parts/events/event-filters.tsx'
import { EventTable } from '../parts/events/event-table.tsx'
import { optionalView } from '../navigation/lazy-view.tsx'
import { PageNav } from '../parts/people/page-nav.tsx'
import layout from '../styles/layout.module.css'
import { classes } from '../ui/classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './events.module.css'

const Leagues = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('../parts/season/leagues-panel.tsx')).LeaguesPanel,
  { edge: false },
)

const Festivals = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('../parts/festival/festivals-panel.tsx')).FestivalsPanel,
  { edge: false },
)

const EVENT_STAR = /^event (.+)$/
/** The limit of the API. */
const MAX_STARRED = 100

/** All events, filtered and paged by the address; above them the starred ones. */
export function EventsPage() {
  useDocumentTitle(PAGES.events.title)
  const params = new URLSearchParams(useLocation().search)
  const selection = eventSelection((name) => params.get(name))
  const [, change] = useChoices()
  const [sought, seek] = useSearchText()
  const { data: rows, error, refetch } = useQuery(eventsQuery(selection))
  const { after = '' } = selection
  const isPart = isNarrowed(selection)
  const shown = rows?.slice(0, EVENTS_PAGE)
  return (
    <div className={classes(layout.wrap, layout.page, layout.stack)}>
      <h1 className={styles.title}>{say.events()}</h1>
      <EventFilters selection={selection} sought={sought} onSearch={seek} onChange={change} />
      {!isPart && after === '' && <Starred />}
      {error && !rows && (
        <Panel>
          <ErrorPanel what={say.couldntLoadEvents()} why={error.message} onRetry={() => void refetch()} />
        </Panel>
      )}
      {!rows && !error && <Skeleton rows={12} height={52} head={false} />}
      {shown?.length === 0 && (
        <Panel>
          <EmptyState sentence={isPart ? say.noEventsMatch() : say.noEventsYet()} />
        </Panel>
      )}
      {shown && shown.length > 0 && (
        <Panel>
          <EventTable caption={say.events()} rows={shown} />
        </Panel>
      )}
      <PageNav
        page="/events"
        from={selection.from ?? ''}
        after={after}
        next={rows && rows.length > EVENTS_PAGE ? shown?.at(-1)?.id : undefined}
      />
      {!isPart && (
        <>
          <Suspense>
            <Festivals />
          </Suspense>
          <Suspense>
            <Leagues />
          </Suspense>
        </>
      )}
    </div>
  )
}

/** Starred events, independent of filter and page. */
function Starred() {
  const ids = [...useStars()].flatMap((star) => EVENT_STAR.exec(star)?.[1] ?? []).slice(0, MAX_STARRED)
  const { data = [] } = useQuery(starredEventsQuery(ids))
  // The last answer may hold events that have lost their star since.
  const rows = data.filter(({ id }) => ids.includes(id))
  if (rows.length === 0) return null
  return (
    <Panel title={say.starred()} count={rows.length}>
      <EventTable caption={say.starredEvents()} rows={rows} />
    </Panel>
  )
}
