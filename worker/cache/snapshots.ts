import type { Bookmark } from '#core/addresses/bookmark.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { HOUR, SECOND } from '#core/time.ts'
import { ABSENT } from '#party/version-cache.ts'
import { logError } from '#party/log.ts'
import type { Bindings } from '../env.ts'
import type { Db } from '../data/db.ts'
import { edgeKey } from './edge-key.ts'
import { singleFlight } from './single-flight.ts'
import { lru } from './lru.ts'
import { ARCHIVE_FORMAT, isArchivable, loadSnapshot, saveArchive } from '../data/archives.ts'

const CACHE_BYTES = 24 * 1024 * 1024
// Memory per character of JSON: the text, and the object parsed from it.
const BYTES_PER_CHARACTER = 8
const MAX_NAMES = 10_000
const MAX_NAME_LENGTH = 64
const VERSION_TTL = SECOND
// With the format, so that a snapshot of an earlier deployment isn't read.
const CACHE = `snapshots/${ARCHIVE_FORMAT}`
/** Key at the edge of the newest snapshot that was read, whatever its version. */
const LATEST = 'latest'
const KEPT_AT = 'x-kept-at'
const MAX_AGE = HOUR

/** A cached snapshot; `text` is its JSON, as clients get it. */
export interface CachedSnapshot {
  snapshot: Snapshot
  text: string
  /** Set while the database fails: the last time at which the snapshot was known to be current. */
  staleSince?: number
}

/** `waitUntil` keeps work alive after the answer was sent. */
export interface SnapshotContext {
  env: Pick<Bindings, 'TournamentRoom' | 'SITE_URL'>
  db: Db
  waitUntil: (work: Promise<unknown>) => void
  /** What the reader has seen: no older version is returned as current without asking the room. */
  seen?: Bookmark
}

type EdgeContext = Pick<SnapshotContext, 'env'>

const snapshots = lru<CachedSnapshot>(CACHE_BYTES, ({ text }) => text.length * BYTES_PER_CHARACTER)
const versions = lru<{ version: number; at: number }>(MAX_NAMES)
/** Numbers of the relays for new viewers, as the room gave them with its version. */
const relays = lru<number[]>(MAX_NAMES)
/** Tournament ids by id and by vanity URL, in lower case. */
const ids = lru<string>(MAX_NAMES)
/** When each cached snapshot was last confirmed current. */
const confirmed = lru<number>(MAX_NAMES)

/**
 * The current snapshot by id or vanity URL; undefined when there is none. The room knows the version, so a copy of this
 * version in memory or at the edge saves reading the database. While the database fails, returns the last copy of a
 * public tournament.
 */
export async function findSnapshot(context: SnapshotContext, idOrVanity: string): Promise<CachedSnapshot | undefined> {
  const name = idOrVanity.toLowerCase()
  if (name.length > MAX_NAME_LENGTH) return undefined
  try {
    return await findCurrent(context, name)
  } catch (error) {
    const known = await findStale(context, name).catch(() => undefined)
    if (!known) throw error
    logError(error)
    return known
  }
}

async function findCurrent(context: SnapshotContext, name: string): Promise<CachedSnapshot | undefined> {
  const id = ids.get(name) ?? (await findIdAtEdge(context, name))
  const cached = id === undefined ? undefined : await findLatest(context, id)
  if (cached && hasName(cached, name)) return cached
  return singleFlight(`name ${name}`, context.waitUntil, () => loadFromDatabase(context, name))
}

/** A cached id may be out of date: the vanity URL may belong to another tournament by now. */
const hasName = ({ snapshot }: CachedSnapshot, name: string): boolean =>
  snapshot.id === name || snapshot.settings.vanityURL?.toLowerCase() === name

/**
 * Whether this isolate or the edge has a public tournament of this name. Private and unknown names take the same
 * look-ups, so that the time taken does not tell them apart.
 */
export async function isKnownPublic(context: EdgeContext, idOrVanity: string): Promise<boolean> {
  const name = idOrVanity.toLowerCase()
  if (name.length > MAX_NAME_LENGTH) return false
  const id = ids.get(name)
  if (id !== undefined && snapshots.get(id)?.snapshot.settings.public) return true
  return (await findIdAtEdge(context, name)) !== undefined
}

/**
 * Reads a public tournament from the database, for viewers who may see no other. A private one takes the same reads as
 * an unknown one.
 */
export async function findPublicSnapshot(
  context: SnapshotContext,
  idOrVanity: string,
): Promise<CachedSnapshot | undefined> {
  const name = idOrVanity.toLowerCase()
  if (name.length > MAX_NAME_LENGTH) return undefined
  return singleFlight(`public ${name}`, context.waitUntil, () => loadFromDatabase(context, name, 'public'))
}

async function findLatest(context: SnapshotContext, id: string): Promise<CachedSnapshot | undefined> {
  const version = await currentVersion(context, id)
  if (version === undefined) return undefined
  const cached = snapshots.get(id)
  if (cached && cached.snapshot.version >= version) {
    confirmed.set(id, Date.now())
    return cached
  }
  return singleFlight(
    `version ${id} ${version}`,
    context.waitUntil,
    async () => (await findAtEdge(context, id, version)) ?? (await loadFromDatabase(context, id)),
  )
}

/**
 * Numbers of the relays through which clients connect to the room of a tournament that was just read; empty: they
 * connect to the room itself.
 */
export const relaysOf = (id: string): number[] => relays.get(id) ?? []

/**
 * Read your own writes: records the version just saved by this isolate, so that its next read is not older. A version never
 * falls: a read that began before the write may end after it.
 */
export function noteVersion(id: string, version: number, at = Date.now()): void {
  versions.set(id, { version: Math.max(version, versions.get(id)?.version ?? 0), at })
}

/**
 * undefined when the room fails, or knows that there is no such tournament: the caller then reads the database, which has
 * the last word.
 */
async function currentVersion({ env, seen }: SnapshotContext, id: string): Promise<number | undefined> {
  const now = Date.now()
  const cached = versions.get(id)
  const isCurrent = cached && now - cached.at < VERSION_TTL && cached.version >= (seen?.get(id) ?? 0)
  if (isCurrent) return cached.version
  try {
    const { version, relays: open } = await env.TournamentRoom.getByName(id).standing()
    relays.set(id, open)
    if (version === ABSENT) return void (await forget(env, id))
    noteVersion(id, version, now)
    return Math.max(version, versions.get(id)?.version ?? 0)
  } catch (error) {
    logError(`Room ${id} didn’t report its version:`, error)
    return undefined
  }
}

async function findIdAtEdge({ env }: EdgeContext, name: string): Promise<string | undefined> {
  const kept = await caches.default.match(edgeKey(env, CACHE, nameKey(name)))
  return kept?.text()
}

async function findAtEdge(
  { env }: EdgeContext,
  id: string,
  version: number | typeof LATEST,
): Promise<CachedSnapshot | undefined> {
  const kept = await caches.default.match(edgeKey(env, CACHE, id, version))
  if (!kept) return undefined
  const text = await kept.text()
  const found = { snapshot: JSON.parse(text) as Snapshot, text }
  snapshots.set(id, found)
  ids.set(id, id)
  confirmed.set(id, Number(kept.headers.get(KEPT_AT) ?? 0))
  return found
}

/**
 * The last copy of a tournament, while the database fails; undefined unless it is public and cannot have become private
 * meanwhile.
 */
async function findStale(context: SnapshotContext, name: string): Promise<CachedSnapshot | undefined> {
  const id = ids.get(name) ?? (await findIdAtEdge(context, name))
  const held = id === undefined ? undefined : (snapshots.get(id) ?? (await findAtEdge(context, id, LATEST)))
  if (id === undefined || !held || !held.snapshot.settings.public || !hasName(held, name)) return undefined
  const { version } = held.snapshot
  const staleSince = confirmed.get(id) ?? 0
  if (Date.now() - staleSince > MAX_AGE) return undefined
  const isNewest = (versions.get(id)?.version ?? version) <= version
  const room = context.env.TournamentRoom.getByName(id)
  // The room knows whether only results changed since this version. If the room fails too, the copy is shown unless a
  // newer version is known here.
  const isShown = await room.hadOnlyResults(version).catch(() => isNewest)
  return isShown ? { ...held, staleSince } : undefined
}

async function loadFromDatabase(
  { env, db, waitUntil }: SnapshotContext,
  name: string,
  wanted: 'any' | 'public' = 'any',
): Promise<CachedSnapshot | undefined> {
  const read = await loadSnapshot(db, name, wanted)
  if (!read) {
    if (wanted === 'any') await forget(env, ids.get(name) ?? name, name)
    return undefined
  }
  const { snapshot, text, isArchived } = read
  const { id, version, settings } = snapshot
  const found = { snapshot, text }
  if (!isArchived && isArchivable(snapshot)) waitUntil(saveArchive(db, snapshot, text).catch(logError))
  snapshots.set(id, found)
  ids.set(name, id)
  noteVersion(id, version)
  confirmed.set(id, Date.now())
  const latest = edgeKey(env, CACHE, id, LATEST)
  if (!settings.public) waitUntil(caches.default.delete(latest))
  if (settings.public) {
    waitUntil(caches.default.put(latest, edgeResponse(found.text)))
    waitUntil(caches.default.put(edgeKey(env, CACHE, id, version), edgeResponse(found.text)))
    waitUntil(caches.default.put(edgeKey(env, CACHE, nameKey(name)), edgeResponse(id)))
  }
  return found
}

/** Drops all copies of a tournament that doesn't exist any more, and what is known of it. */
async function forget(env: EdgeContext['env'], id: string, name = id): Promise<void> {
  const kept = snapshots.get(id)?.snapshot
  snapshots.delete(id)
  versions.delete(id)
  const names = [id, name, kept?.settings.vanityURL?.toLowerCase()].filter((one) => one !== undefined)
  for (const one of names) ids.delete(one)
  const keys = [`${id}/${LATEST}`, ...(kept ? [`${id}/${kept.version}`] : []), ...names.map(nameKey)]
  await Promise.all(keys.map((key) => caches.default.delete(edgeKey(env, CACHE, key))))
}

const nameKey = (name: string): string => `-/${encodeURIComponent(name)}`

const edgeResponse = (text: string): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/plain',
      'cache-control': 'public, s-maxage=3600',
      [KEPT_AT]: String(Date.now()),
    },
  })
