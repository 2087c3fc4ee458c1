import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { snapshotOf } from '#core/snapshot/build.ts'
import { SECOND } from '#core/time.ts'
import type { Bindings } from '../env.ts'
import type { Db } from './db.ts'
import { together } from './flight.ts'
import { lru } from './lru.ts'
import * as tournaments from './tournaments.ts'

const MEMORY = 24 * 1024 * 1024
// A letter of the text, and what the same letter costs once it is parsed.
const BYTES_A_LETTER = 8
const NAMES = 10_000
const LONGEST_NAME = 64
const VERSION_HOLDS = SECOND
const EDGE = 'https://snapshots.kibitz'

/** A tournament's snapshot as this Worker holds it, and as the text it travels in. */
export interface Held {
  snapshot: Snapshot
  text: string
}

/** What looking for a snapshot takes; `until` keeps work alive that outlasts the answer. */
export interface Reach {
  env: Pick<Bindings, 'TournamentRoom'>
  db: Db
  until: (work: Promise<unknown>) => void
}

const held = lru<Held>(MEMORY, ({ text }) => text.length * BYTES_A_LETTER)
const versions = lru<{ version: number; at: number }>(NAMES)
/** Ids by the names that led to them: ids themselves and vanity URLs, in lower case. */
const ids = lru<string>(NAMES)

/**
 * A tournament as it stands, by id or vanity URL; undefined when there is none. Its room knows the version, so what this
 * Worker or the edge holds of that version is found without asking the database.
 */
export async function find(reach: Reach, idOrVanity: string): Promise<Held | undefined> {
  const name = idOrVanity.toLowerCase()
  if (name.length > LONGEST_NAME) return undefined
  const id = ids.get(name) ?? (await idAtEdge(name))
  const known = id === undefined ? undefined : await latest(reach, id)
  if (known && answersTo(known, name)) return known
  return together(`name ${name}`, reach.until, () => read(reach, name))
}

/** A vanity URL may since have gone to another tournament. */
const answersTo = ({ snapshot }: Held, name: string): boolean =>
  snapshot.id === name || snapshot.settings.vanityURL?.toLowerCase() === name

async function latest(reach: Reach, id: string): Promise<Held | undefined> {
  const version = await versionOf(reach.env, id)
  if (version === undefined) return undefined
  const known = held.get(id)
  if (known && known.snapshot.version >= version) return known
  return together(
    `version ${id} ${version}`,
    reach.until,
    async () => (await atEdge(id, version)) ?? (await read(reach, id)),
  )
}

/** Takes note of a version that was just saved here, so that whoever saved it sees it at the next look. */
export const moved = (id: string, version: number): void => void versions.set(id, { version, at: Date.now() })

/** undefined when the room cannot be asked: the database still can. */
async function versionOf(env: Pick<Bindings, 'TournamentRoom'>, id: string): Promise<number | undefined> {
  const now = Date.now()
  const known = versions.get(id)
  if (known && now - known.at < VERSION_HOLDS) return known.version
  try {
    const version = await env.TournamentRoom.getByName(id).version()
    versions.set(id, { version, at: now })
    return version
  } catch (error) {
    console.error(`Room ${id} did not say its version:`, error)
    return undefined
  }
}

async function idAtEdge(name: string): Promise<string | undefined> {
  const kept = await caches.default.match(`${EDGE}/-/${encodeURIComponent(name)}`)
  return kept?.text()
}

async function atEdge(id: string, version: number): Promise<Held | undefined> {
  const kept = await caches.default.match(`${EDGE}/${id}/${version}`)
  if (!kept) return undefined
  const text = await kept.text()
  const found = { snapshot: JSON.parse(text) as Snapshot, text }
  held.set(id, found)
  ids.set(id, id)
  return found
}

async function read({ db, until }: Reach, name: string): Promise<Held | undefined> {
  const rows = await tournaments.rows(db, name)
  if (!rows) {
    ids.delete(name)
    return undefined
  }
  const snapshot = snapshotOf(rows)
  const { id, version, settings } = snapshot
  const found = { snapshot, text: JSON.stringify(snapshot) }
  held.set(id, found)
  ids.set(name, id)
  versions.set(id, { version, at: Date.now() })
  if (settings.public) {
    until(caches.default.put(`${EDGE}/${id}/${version}`, kept(found.text)))
    until(caches.default.put(`${EDGE}/-/${encodeURIComponent(name)}`, kept(id)))
  }
  return found
}

const kept = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/plain', 'cache-control': 'public, s-maxage=3600' } })
