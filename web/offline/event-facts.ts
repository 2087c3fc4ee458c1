import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { KEPT_AT } from '../api/client.ts'
import { readSpoilerChoice } from '../api/spoilers.ts'
import { filesOf, prefixesOf, snapshotAddress } from './event-addresses.ts'
import { isOlder, mayKeep } from './wanted-events.ts'

/** The version of the event that an answer belongs to. */
const KEPT_VERSION = 'x-kept-version'

/** Moves of so many matches are kept of each event, those that were opened last. */
const MAX_MATCHES = 30

export interface KeptFacts {
  snapshot: Snapshot
  at: number
}

/** What is kept of an event. */
export async function readFacts(facts: Cache, id: string): Promise<KeptFacts | undefined> {
  const kept = await facts.match(snapshotAddress(id))
  return kept && { snapshot: (await kept.json()) as Snapshot, at: Number(kept.headers.get(KEPT_AT)) }
}

/** The version of the event when an answer was kept. */
export const versionAt = async (facts: Cache, address: string): Promise<number | undefined> =>
  Number((await facts.match(address))?.headers.get(KEPT_VERSION) ?? undefined)

/** Keeps an answer under its addresses, unless it is older than what is kept, or shows what its reader hides by now. */
export async function writeAnswer(
  facts: Cache,
  { snapshot, addresses, answer }: { snapshot: Snapshot; addresses: string[]; answer: object },
): Promise<void> {
  if (!mayKeep(snapshot, readSpoilerChoice())) return
  const kept = await readFacts(facts, snapshot.id)
  if (isOlder(snapshot, kept?.snapshot)) return
  const headers = { [KEPT_AT]: String(Date.now()), [KEPT_VERSION]: String(snapshot.version) }
  await Promise.all(addresses.map((address) => facts.put(address, Response.json(answer, { headers }))))
  await dropOldMatches(facts, snapshot.id)
}

async function dropOldMatches(facts: Cache, id: string): Promise<void> {
  const matches = (await facts.keys()).filter(({ url }) => new URL(url).pathname.startsWith(`/api/result/${id}-`))
  // Keys are in the order in which they were written first.
  await Promise.all(matches.slice(0, -MAX_MATCHES).map((match) => facts.delete(match)))
}

/** Deletes everything that belongs to none of these events. */
export async function keepOnly(facts: Cache, snapshots: readonly Snapshot[]): Promise<void> {
  const keys = await facts.keys()
  const lost = keys.filter((key) => !snapshots.some((snapshot) => belongsTo(snapshot, key)))
  await Promise.all(lost.map((key) => facts.delete(key)))
}

/** Whether a kept answer or file belongs to an event. */
export function belongsTo(snapshot: Snapshot, { url }: Request): boolean {
  const { pathname, origin } = new URL(url)
  return (
    prefixesOf(snapshot).some((prefix) => pathname.startsWith(prefix)) || filesOf(snapshot, origin).includes(pathname)
  )
}
