import { queryOptions } from '@tanstack/react-query'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { KEPT_AT } from '../api/client.ts'
import { EVENT_CODE, factsOf, keptBuild } from './event-caches.ts'
import { belongsTo } from './event-facts.ts'

export const KEPT_EVENTS_KEY = ['kept-events'] as const

/** An event that opens without a network. */
export interface KeptEvent {
  id: string
  name: string
  /** As in its pages’ addresses. */
  address: string
  /** When its facts were last known to be current. */
  at: number
  bytes: number
}

interface KeptHere {
  events: KeptEvent[]
  /** The size of the pages themselves. */
  codeBytes: number
}

/** What this device keeps. */
export const keptEventsQuery = () =>
  queryOptions({ queryKey: KEPT_EVENTS_KEY, queryFn: listKept, staleTime: 0, retry: false })

async function listKept(): Promise<KeptHere> {
  const build = await keptBuild()
  if (build === undefined) return { events: [], codeBytes: 0 }
  const [code, facts] = await Promise.all([caches.open(EVENT_CODE), caches.open(factsOf(build))])
  const [codeSizes, answers] = await Promise.all([sizesOf(code), sizesOf(facts)])
  const found = await Promise.all(
    answers
      .filter(({ key }) => new URL(key.url).pathname.endsWith('/snapshot'))
      .map(async ({ key }) => {
        const answer = (await facts.match(key))!
        return { at: Number(answer.headers.get(KEPT_AT)), snapshot: (await answer.json()) as Snapshot }
      }),
  )
  // An event with a vanity address is kept under two names.
  const unique = [...new Map(found.map((one) => [one.snapshot.id, one])).values()]
  const events = unique.map(({ snapshot, at }) => ({
    id: snapshot.id,
    name: snapshot.name,
    address: snapshot.settings.vanityURL ?? snapshot.id,
    at,
    bytes: sum(answers.filter(({ key }) => belongsTo(snapshot, key))),
  }))
  return { events: events.toSorted((one, other) => one.name.localeCompare(other.name)), codeBytes: sum(codeSizes) }
}

interface SizedAnswer {
  key: Request
  bytes: number
}

const sizesOf = async (cache: Cache): Promise<SizedAnswer[]> =>
  Promise.all(
    (await cache.keys()).map(async (key) => ({ key, bytes: (await (await cache.match(key))?.blob())?.size ?? 0 })),
  )

const sum = (some: SizedAnswer[]): number => some.reduce((total, { bytes }) => total + bytes, 0)
