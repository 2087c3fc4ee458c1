import { useSyncExternalStore } from 'react'
import { MAX_STARS } from '#core/people/stars.ts'
import { setCookie } from '../api/cookies.ts'

/** Events, players and teams that a reader follows, as their device knows them; web/api/star-sync.ts tells the server. */
export type Stars = ReadonlySet<string>

const KEY = 'stars'

const NONE: Stars = new Set()

/** Where storage is forbidden or full, stars last as long as the page. */
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

/** The same, once. */
export const readStars = (): Stars => (current ??= stored())

function change(next: Stars | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

function onStorage({ key }: StorageEvent): void {
  if (key === KEY || key === null) change(undefined)
}

/** Has somebody hear of it when stars change. */
export function subscribeStars(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

/** Has requests say whether there are stars, so that pages come with room for them. */
export const markStars = (): void => setCookie('stars', stored().size > 0 ? '1' : undefined)

/** Keeps these stars instead of those there were, the newest first. */
export function replaceStars(stars: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stars))
  } catch {
    // Then it is not kept.
  }
  // At once: the next page may be asked for before the server knows of the press.
  markStars()
  change(new Set(stars))
}

/** Gives a star, or takes it back. */
export function toggleStar(star: string): void {
  const left = [...readStars()].filter((each) => each !== star)
  replaceStars(readStars().has(star) ? left : [star, ...left].slice(0, MAX_STARS))
}

/** The reader's stars, the newest first. */
export const useStars = (): Stars => useSyncExternalStore(subscribeStars, readStars, () => NONE)

/** The rows with a star before the others, both in the order they had. */
export function starredFirst<Row>(rows: Row[], stars: Stars, starsOf: (row: Row) => string[]): Row[] {
  if (stars.size === 0) return rows
  const has = new Map(rows.map((row) => [row, starsOf(row).some((star) => stars.has(star))]))
  return rows.toSorted((a, b) => Number(has.get(b)) - Number(has.get(a)))
}
