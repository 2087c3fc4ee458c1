import type { QueryKey } from '@tanstack/react-query'
import { withLanguage } from '#core/addresses/with-language.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** Calls whose answers are kept of each event besides its snapshot. */
const CALLS = {
  getAnnouncements: queryKeys.announcements('').at(-1),
  getEntryDetails: queryKeys.entryDetails('').at(-1),
  getIndividualPlayers: queryKeys.individuals('').at(-1),
  getChanges: queryKeys.changes('').at(-1),
  getMoments: queryKeys.moments('').at(-1),
}
type Call = keyof typeof CALLS | 'snapshot'

function addressOf(name: string, call: Call): string {
  const address = `/api/tournament/${encodeURIComponent(name)}/${call}`
  return call === 'getChanges' ? withLanguage(address) : address
}

/** The names by which pages ask for an event. */
const namesOf = ({ id, settings }: Snapshot): string[] => [...new Set([id, settings.vanityURL ?? id])]

/** The addresses of an answer: one for each name of the event. */
export const addressesOf = (snapshot: Snapshot, call: Call): string[] =>
  namesOf(snapshot).map((name) => addressOf(name, call))

/** Beginnings of all addresses of an event’s answers. */
export const prefixesOf = (snapshot: Snapshot): string[] => [
  ...namesOf(snapshot).map((name) => `/api/tournament/${encodeURIComponent(name)}/`),
  `/api/result/${snapshot.id}-`,
]

export const snapshotAddress = (name: string): string => addressOf(name, 'snapshot')

/** The calls that the pages of an event need. */
export const callsOf = ({ settings }: Snapshot): Call[] => [
  'getAnnouncements',
  settings.competitors === 'team' ? 'getIndividualPlayers' : 'getEntryDetails',
  'getChanges',
  'getMoments',
]

/** A kept answer: the event that it belongs to, as in the address, and its call or the address of one match. */
type KeptAnswer = { name: string } & ({ call: Call } | { address: string })

/** What is kept of a query; undefined for queries that no offline page needs. */
export function keptAnswerOf(key: QueryKey): KeptAnswer | undefined {
  const [of, name, what] = key as (string | undefined)[]
  if (name === undefined) return undefined
  if (of === 'result' && key.length === 2) {
    const tournament = parsePairingId(name)?.tournament
    return tournament === undefined ? undefined : { name: tournament, address: `/api/result/${name}?games=true` }
  }
  if (of !== 'tournament' || key.length !== 3) return undefined
  if (what === 'snapshot') return { name, call: what }
  const [call] = Object.entries(CALLS).find(([, word]) => word === what) ?? []
  return call === undefined ? undefined : { name, call: call as Call }
}

/** Files of this site that the event’s pages show. */
export function filesOf({ settings }: Snapshot, origin: string): string[] {
  return [settings.rulesURL, settings.logoURL].flatMap((link) => {
    const url = link && URL.canParse(link, origin) ? new URL(link, origin) : undefined
    return url?.origin === origin && /\.\w+$/.test(url.pathname) ? url.pathname : []
  })
}
