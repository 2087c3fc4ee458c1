import { queryOptions } from '@tanstack/react-query'
import { EVENTS_AND_ONE_MORE } from '#core/addresses/event-page.ts'
import { queryKeys, type EventSelection } from '#core/addresses/query-keys.ts'
import { get } from './client.ts'

/** Asks for one more than a page shows, which tells whether there is a next page. */
export const eventsQuery = (selection: EventSelection) =>
  queryOptions({
    queryKey: queryKeys.events(selection),
    queryFn: ({ signal }) => get('/events', { query: { ...selection, limit: String(EVENTS_AND_ONE_MORE) }, signal }),
  })

/** Events with these ids that exist and are visible. */
export const starredEventsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.starredEvents(ids.join()),
    queryFn: ({ signal }) => get('/events', { query: { ids: ids.join() }, signal }),
    enabled: ids.length > 0,
  })
