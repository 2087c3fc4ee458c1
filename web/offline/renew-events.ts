import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { MINUTE } from '#core/time.ts'
import { ApiError, KEPT_AT, request } from '../api/client.ts'
import { readSpoilerChoice } from '../api/spoilers.ts'
import { addressesOf, callsOf, filesOf, snapshotAddress } from './event-addresses.ts'
import { alone } from './event-caches.ts'
import { keepOnly, readFacts, versionAt, writeAnswer } from './event-facts.ts'
import { mayKeep } from './wanted-events.ts'

/** Events that aren’t on screen are looked up this often. */
const FRESH_FOR = 5 * MINUTE
/** In bytes: larger documents are left to the network. */
const LARGEST_FILE = 2_000_000
/** The event was deleted or turned private. */
const GONE = [401, 403, 404, 410]

/** Looks up these events, keeps what is new, and deletes all others. `isWanted` is asked again before each is written. */
export async function renewEvents(
  facts: Cache,
  ids: readonly string[],
  isWanted: (id: string) => boolean,
): Promise<void> {
  const snapshots: Snapshot[] = []
  for (const id of ids) {
    const snapshot = await renewEvent(facts, id, isWanted)
    if (snapshot) snapshots.push(snapshot)
  }
  await alone(() =>
    keepOnly(
      facts,
      snapshots.filter(({ id }) => isWanted(id)),
    ),
  )
}

/** The event’s snapshot; undefined if it must not be kept. */
async function renewEvent(facts: Cache, id: string, isWanted: (id: string) => boolean): Promise<Snapshot | undefined> {
  const kept = await readFacts(facts, id)
  const known = kept && mayKeep(kept.snapshot, readSpoilerChoice()) ? kept : undefined
  if (known && Date.now() - known.at < FRESH_FOR) return known.snapshot
  try {
    const answer = await request(snapshotAddress(id), {})
    // The service worker’s own answer: there is no network.
    if (answer.headers.has(KEPT_AT)) return known?.snapshot
    const snapshot = (await answer.json()) as Snapshot
    if (!mayKeep(snapshot, readSpoilerChoice())) return undefined
    const more = await Promise.all(callsOf(snapshot).map((call) => fetchNew(facts, snapshot, call)))
    await alone(async () => {
      if (!isWanted(id)) return
      for (const one of more) if (one) await writeAnswer(facts, { snapshot, ...one })
      await writeAnswer(facts, { snapshot, addresses: addressesOf(snapshot, 'snapshot'), answer: snapshot })
    })
    await keepFiles(facts, snapshot)
    return snapshot
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return GONE.includes(error.status) ? undefined : known?.snapshot
  }
}

/** An answer that is not kept yet for this version of the event. */
async function fetchNew(facts: Cache, snapshot: Snapshot, call: ReturnType<typeof callsOf>[number]) {
  const addresses = addressesOf(snapshot, call)
  if ((await versionAt(facts, addresses[0]!)) === snapshot.version) return undefined
  const answer = await request(addresses[0]!, {})
  return { addresses, answer: (await answer.json()) as object }
}

/** Without its files an event is readable all the same. */
async function keepFiles(facts: Cache, snapshot: Snapshot): Promise<void> {
  for (const path of filesOf(snapshot, location.origin)) {
    if (await facts.match(path)) continue
    const file = await fetch(path).catch(() => undefined)
    if (file?.ok && Number(file.headers.get('content-length')) < LARGEST_FILE) await facts.put(path, file)
  }
}
