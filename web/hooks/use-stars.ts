import { useSyncExternalStore } from 'react'
import { MAX_STARS } from '#core/people/stars.ts'
import { setCookie } from '../api/cookies.ts'

/**
 * Events, players and teams that a reader follows, as stored on this device; web/api/star-sync.ts syncs them with the
 * server.
 */
export type Stars = ReadonlySet<string>

const KEY = 'stars'

const NONE: Stars = new Set()

/** Kept in memory, so that stars last as long as the page where storage is forbidden or full. */
let current: Stars | undefined
const listeners = new Set<() => void>()

function stored(): Stars {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const stars = Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
    return stars.length > 0 ? new Set(stars) : NONE
  } catch {
    return NONE
  }
}

/** Without a subscription. */
export const readStars = (): Stars => (current ??= stored())

function change(next: Stars | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

function onStorage({ key }: StorageEvent): void {
  if (key === KEY || key === null) change(undefined)
}

/** Returns a function that unsubscribes. */
export function subscribeStars(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

/** A cookie tells the Worker that there are stars, so that it reserves space for them. */
export const markStars = (): void => setCookie('stars', stored().size > 0 ? '1' : undefined)

/** Replaces all stars by these, newest first. */
export function replaceStars(stars: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stars))
  } catch {
    // Without storage the stars last as long as the page.
  }
  // At once: the next page may be requested before the stars are synced.
  markStars()
  change(new Set(stars))
}

export function toggleStar(star: string): void {
  const left = [...readStars()].filter((each) => each !== star)
  replaceStars(readStars().has(star) ? left : [star, ...left].slice(0, MAX_STARS))
}

/** Newest first. */
export const useStars = (): Stars => useSyncExternalStore(subscribeStars, readStars, () => NONE)

/** Starred rows first; both groups keep their order. */
export function starredFirst<Row>(rows: Row[], stars: Stars, starsOf: (row: Row) => string[]): Row[] {
  if (stars.size === 0) return rows
  const has = new Map(rows.map((row) => [row, starsOf(row).some((star) => stars.has(star))]))
  return rows.toSorted((a, b) => Number(has.get(b)) - Number(has.get(a)))
}
