import * as say from '#words/answers.js'
import { may } from '#core/people/levels.ts'
import { tournamentLevel } from '#core/people/tournament-level.ts'
import { formatRevealed, type RevealedResults } from '#core/snapshot/revealed-results.ts'
import { spoilerFree } from '#core/snapshot/spoiler-free.ts'
import { revealedOf } from '#core/snapshot/spoiler-choice.ts'
import { lru } from '../cache/lru.ts'
import type { CachedSnapshot } from '../cache/snapshots.ts'
import * as tournaments from '../data/tournaments.ts'
import type { Caller } from './caller.ts'
import { notFound } from './refusal.ts'
import { findVisible } from './visible-tournament.ts'

const CACHE_BYTES = 4 * 1024 * 1024
// Memory per character of the JSON text, including the parsed snapshot.
const BYTES_PER_CHARACTER = 8

const cache = lru<CachedSnapshot>(CACHE_BYTES, ({ text }) => text.length * BYTES_PER_CHARACTER)

/**
 * The tournament of this id or vanity URL, if the caller may see it, without the results that they hide. Directors get
 * all results, which they need to run the tournament.
 */
export async function findShown(caller: Caller, idOrVanity: string): Promise<CachedSnapshot | undefined> {
  const found = await findVisible(caller, idOrVanity)
  if (!found) return undefined
  const revealed = revealedOf(caller.spoilers, found.snapshot.id)
  return revealed && !(await directs(caller, found.snapshot.id)) ? withoutSpoilers(found, revealed) : found
}

/** As `findShown`; throws 404 if there is nothing to see. */
export async function loadShown(caller: Caller, idOrVanity: string): Promise<CachedSnapshot> {
  const found = await findShown(caller, idOrVanity)
  if (!found) throw notFound(say.tournamentNotFound)
  return found
}

/** A tournament with only the results that were revealed. */
export function withoutSpoilers(found: CachedSnapshot, revealed: RevealedResults): CachedSnapshot {
  const { id, version } = found.snapshot
  const key = `${id} ${version} ${formatRevealed(revealed)}`
  const known = cache.get(key)
  if (known) return { ...found, ...known }
  const snapshot = spoilerFree(found.snapshot, revealed)
  const shown = { snapshot, text: JSON.stringify(snapshot) }
  cache.set(key, shown)
  return { ...found, ...shown }
}

async function directs(caller: Caller, id: string): Promise<boolean> {
  const viewer = await caller.viewer()
  const access = viewer && (await tournaments.findAccess(caller.db, id, viewer.id))
  return access !== undefined && may(tournamentLevel(access.people, viewer), 'direct')
}
