import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { HOUR, SECOND } from '#core/time.ts'
import type { Bindings } from '../env.ts'
import type { Db } from '../data/db.ts'
import { singleFlight } from './single-flight.ts'
import { lru } from './lru.ts'
import { isArchivable, loadSnapshot, saveArchive } from '../data/archives.ts'

const CACHE_BYTES = 24 * 1024 * 1024
// A letter of the text, and what the same letter costs once it is parsed.
const BYTES_PER_CHARACTER = 8
const MAX_NAMES = 10_000
const MAX_NAME_LENGTH = 64
const VERSION_TTL = SECOND
const CACHE_ORIGIN = 'https://snapshots.kibitz'
/** Under this the edge has the newest that was read, whatever its version. */
const LATEST = 'latest'
const KEPT_AT = 'x-kept-at'
const MAX_AGE = HOUR

/** A cached snapshot: parsed, and as the JSON that is sent. */
export interface CachedSnapshot {
  snapshot: Snapshot
  text: string
  /** When it was known to be so, where that is all that can be said: the database fails. */
  staleSince?: number
}

/** What looking for a snapshot takes; `waitUntil` keeps work alive that outlasts the answer. */
export interface SnapshotContext {
  env: Pick<Bindings, 'TournamentRoom'>
  db: Db
  waitUntil: (work: Promise<unknown>) => void
}

const snapshots = lru<CachedSnapshot>(CACHE_BYTES, ({ text }) => text.length * BYTES_PER_CHARACTER)
const versions = lru<{ version: number; at: number }>(MAX_NAMES)
/** By which relays newcomers enter a room, as it said when it was last asked for its version. */
const relays = lru<number[]>(MAX_NAMES)
/** Ids by the names that led to them: ids themselves and vanity URLs, in lower case. */
const ids = lru<string>(MAX_NAMES)
/** When each was last known to be as it is held. */
const confirmed = lru<number>(MAX_NAMES)

/**
 * A tournament as it stands, by id or vanity URL; undefined when there is none. Its room knows the version, so what this
 * Worker or the edge holds of that version is found without asking the database; and while the database fails, what they
 * held last, if everybody may see it.
 */
export async function findSnapshot(context: SnapshotContext, idOrVanity: string): Promise<CachedSnapshot | undefined> {
  const name = idOrVanity.toLowerCase()
  if (name.length > MAX_NAME_LENGTH) return undefined
  try {
    return await findCurrent(context, name)
  } catch (error) {
    const known = await findStale(context, name).catch(() => undefined)
    if (!known) throw error
    console.error(error)
    return known
  }
}

async function findCurrent(context: SnapshotContext, name: string): Promise<CachedSnapshot | undefined> {
  const id = ids.get(name) ?? (await findIdAtEdge(name))
  const cached = id === undefined ? undefined : await findLatest(context, id)
  if (cached && hasName(cached, name)) return cached
  return singleFlight(`name ${name}`, context.waitUntil, () => loadFromDatabase(context, name))
}

/** The cached id may be stale: the vanity URL can belong to another tournament by now. */
const hasName = ({ snapshot }: CachedSnapshot, name: string): boolean =>
  snapshot.id === name || snapshot.settings.vanityURL?.toLowerCase() === name

/** Whether this Worker or the edge holds a public tournament of that name. It looks in the same places for what it doesn't. */
export async function isKnownPublic(idOrVanity: string): Promise<boolean> {
  const name = idOrVanity.toLowerCase()
  if (name.length > MAX_NAME_LENGTH) return false
  const id = ids.get(name)
  if (id !== undefined && snapshots.get(id)?.snapshot.settings.public) return true
  return (await findIdAtEdge(name)) !== undefined
}

/** A public tournament straight from the database, for who may see no other: a private one is looked for just as in vain as none. */
export async function findPublicSnapshot(
  context: SnapshotContext,
  idOrVanity: string,
): Promise<CachedSnapshot | undefined> {
  const name = idOrVanity.toLowerCase()
  if (name.length > MAX_NAME_LENGTH) return undefined
  return singleFlight(`public ${name}`, context.waitUntil, () => loadFromDatabase(context, name, 'public'))
}

async function findLatest(context: SnapshotContext, id: string): Promise<CachedSnapshot | undefined> {
  const version = await currentVersion(context.env, id)
  if (version === undefined) return undefined
  const cached = snapshots.get(id)
  if (cached && cached.snapshot.version >= version) {
    confirmed.set(id, Date.now())
    return cached
  }
  return singleFlight(
    `version ${id} ${version}`,
    context.waitUntil,
    async () => (await findAtEdge(id, version)) ?? (await loadFromDatabase(context, id)),
  )
}

/** The relays by which one enters the room of a tournament that was just found, by number; none: one enters the room itself. */
export const relaysOf = (id: string): number[] => relays.get(id) ?? []

/**
 * Read your own writes: records the version just saved by this isolate, so that its next read is not older. A version never
 * falls: a read that began before the write may end after it.
 */
export function noteVersion(id: string, version: number, at = Date.now()): void {
  versions.set(id, { version: Math.max(version, versions.get(id)?.version ?? 0), at })
}

/** undefined when the room cannot be asked: the database still can. */
async function currentVersion(env: Pick<Bindings, 'TournamentRoom'>, id: string): Promise<number | undefined> {
  const now = Date.now()
  const cached = versions.get(id)
  if (cached && now - cached.at < VERSION_TTL) return cached.version
  try {
    const { version, relays: open } = await env.TournamentRoom.getByName(id).standing()
    noteVersion(id, version, now)
    relays.set(id, open)
    return Math.max(version, versions.get(id)?.version ?? 0)
  } catch (error) {
    console.error(`Room ${id} didn’t report its version:`, error)
    return undefined
  }
}

async function findIdAtEdge(name: string): Promise<string | undefined> {
  const kept = await caches.default.match(`${CACHE_ORIGIN}/-/${encodeURIComponent(name)}`)
  return kept?.text()
}

async function findAtEdge(id: string, version: number | typeof LATEST): Promise<CachedSnapshot | undefined> {
  const kept = await caches.default.match(`${CACHE_ORIGIN}/${id}/${version}`)
  if (!kept) return undefined
  const text = await kept.text()
  const found = { snapshot: JSON.parse(text) as Snapshot, text }
  snapshots.set(id, found)
  ids.set(id, id)
  confirmed.set(id, Number(kept.headers.get(KEPT_AT) ?? 0))
  return found
}

/** What is held of a tournament while the database fails. What only some may see is not shown, nor what may have become so. */
async function findStale({ env }: SnapshotContext, name: string): Promise<CachedSnapshot | undefined> {
  const id = ids.get(name) ?? (await findIdAtEdge(name))
  const held = id === undefined ? undefined : (snapshots.get(id) ?? (await findAtEdge(id, LATEST)))
  if (id === undefined || !held || !held.snapshot.settings.public || !hasName(held, name)) return undefined
  const { version } = held.snapshot
  const staleSince = confirmed.get(id) ?? 0
  if (Date.now() - staleSince > MAX_AGE) return undefined
  const isNewest = (versions.get(id)?.version ?? version) <= version
  const room = env.TournamentRoom.getByName(id)
  // Nobody may have a newer version either; a room that has one knows whether there were but results since.
  const isShown = await room.hadOnlyResults(version).catch(() => isNewest)
  return isShown ? { ...held, staleSince } : undefined
}

async function loadFromDatabase(
  { db, waitUntil }: SnapshotContext,
  name: string,
  wanted: 'any' | 'public' = 'any',
): Promise<CachedSnapshot | undefined> {
  const read = await loadSnapshot(db, name, wanted)
  if (!read) {
    if (wanted === 'any') ids.delete(name)
    return undefined
  }
  const { snapshot, text, isArchived } = read
  const { id, version, settings } = snapshot
  const found = { snapshot, text }
  if (!isArchived && isArchivable(snapshot)) waitUntil(saveArchive(db, snapshot, text).catch(console.error))
  snapshots.set(id, found)
  ids.set(name, id)
  noteVersion(id, version)
  confirmed.set(id, Date.now())
  const latest = `${CACHE_ORIGIN}/${id}/${LATEST}`
  if (!settings.public) waitUntil(caches.default.delete(latest))
  if (settings.public) {
    waitUntil(caches.default.put(latest, edgeResponse(found.text)))
    waitUntil(caches.default.put(`${CACHE_ORIGIN}/${id}/${version}`, edgeResponse(found.text)))
    waitUntil(caches.default.put(`${CACHE_ORIGIN}/-/${encodeURIComponent(name)}`, edgeResponse(id)))
  }
  return found
}

const edgeResponse = (text: string): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/plain',
      'cache-control': 'public, s-maxage=3600',
      [KEPT_AT]: String(Date.now()),
    },
  })
