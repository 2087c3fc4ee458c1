import { HIT_KINDS, type SearchHit } from '#core/contract/search-hit.ts'
import { useLocalStorage } from '../../hooks/use-local-storage.ts'

const KEY = 'found'
const MAX_RECENT = 6

/** Search hits opened in this browser, latest first. */
export function useRecentHits(): { recent: SearchHit[]; addRecent: (hit: SearchHit) => void; clearRecent: () => void } {
  const [text, keep] = useLocalStorage(KEY)
  const recent = parseHits(text)
  return {
    recent,
    addRecent: (hit) => {
      const others = recent.filter(({ href }) => href !== hit.href)
      // What is on now is not what will be on later.
      const kept = { ...hit, isLive: false, match: null }
      keep(JSON.stringify([kept, ...others].slice(0, MAX_RECENT)))
    },
    clearRecent: () => keep(undefined),
  }
}

/** Validates stored hits: they may come from an older version of the site. */
export function parseHits(text: string | null): SearchHit[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isFound).slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

const isFound = (one: Partial<SearchHit> | null): one is SearchHit =>
  [one?.id, one?.name, one?.where, one?.flag].every((text) => typeof text === 'string') &&
  HIT_KINDS.some((kind) => kind === one?.kind) &&
  one?.href !== undefined &&
  /^\/[^/\\]/.test(one.href)
