import { useSyncExternalStore } from 'react'
import { MAX_STARS } from '#core/people/stars.ts'

/** Events, players and teams that a reader follows; known to their device alone. */
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

const read = (): Stars => (current ??= stored())

function change(next: Stars | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

function onStorage({ key }: StorageEvent): void {
  if (key === KEY || key === null) change(undefined)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

/** Gives a star, or takes it back. */
export function toggleStar(star: string): void {
  const left = [...read()].filter((each) => each !== star)
  const next = read().has(star) ? left : [star, ...left].slice(0, MAX_STARS)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Then it is not kept.
  }
  change(new Set(next))
}

/** The reader's stars, the newest first. */
export const useStars = (): Stars => useSyncExternalStore(subscribe, read, () => NONE)

/** The rows with a star before the others, both in the order they had. */
export function starredFirst<Row>(rows: Row[], stars: Stars, starsOf: (row: Row) => string[]): Row[] {
  if (stars.size === 0) return rows
  const has = new Map(rows.map((row) => [row, starsOf(row).some((star) => stars.has(star))]))
  return rows.toSorted((a, b) => Number(has.get(b)) - Number(has.get(a)))
}
