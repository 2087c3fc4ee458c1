import { useQueries } from '@tanstack/react-query'
import type { MomentRow } from '#core/moments/shown-moments.ts'
import { momentQueries } from '../../api/moments.ts'
import { useIsMine } from './use-is-mine.ts'

/** Events looked at, the followed ones first. */
const MAX_EVENTS = 4

interface LookedEvent {
  id: string
  /** As in addresses. */
  address: string
  name: string
}

interface ToldMoment<Looked> {
  moment: MomentRow
  isTeam: boolean
  event: Looked
}

/**
 * What happened to the reader’s own and starred teams and players since the last visit, the newest first. For readers
 * who hide results there are counts instead; the event’s page shows one after the other.
 */
export function useSinceYouLooked<Looked extends LookedEvent>(events: Looked[], since: number) {
  const asked = events.slice(0, MAX_EVENTS)
  const answers = useQueries({
    queries: asked.map(({ address }) => ({ ...momentQueries.latest(address), throwOnError: false })),
  })
  const isMine = useIsMine()
  const told = answers.flatMap(({ data }, at): ToldMoment<Looked>[] => {
    const event = asked[at]!
    const own = data?.moments.filter((moment) => moment.at > since && isMine(event.id, moment)) ?? []
    return own.map((moment) => ({ moment, isTeam: data!.isTeam, event }))
  })
  const hidden = answers.flatMap(({ data }, at) => {
    const event = asked[at]!
    const own = data?.hidden.filter((match) => isMine(event.id, match)) ?? []
    const count = own.reduce((sum, match) => sum + match.count, 0)
    return count > 0 ? [{ event, count }] : []
  })
  return { told: told.toSorted((one, other) => other.moment.at - one.moment.at), hidden }
}
