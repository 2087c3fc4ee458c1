import { FOUND_KINDS, type Found } from '#core/contract/found.ts'
import { useStored } from '../../hooks/use-stored.ts'

const KEY = 'found'
const KEPT = 6

/** What was found and opened in this browser, the last first. */
export function useRecent(): { recent: Found[]; remember: (found: Found) => void; forget: () => void } {
  const [text, keep] = useStored(KEY)
  const recent = read(text)
  return {
    recent,
    remember: (found) => {
      const others = recent.filter(({ href }) => href !== found.href)
      keep(JSON.stringify([found, ...others].slice(0, KEPT)))
    },
    forget: () => keep(undefined),
  }
}

/** Whatever stands there is from another day: what is no find of today is left out. */
export function read(text: string | null): Found[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isFound).slice(0, KEPT) : []
  } catch {
    return []
  }
}

const isFound = (one: Partial<Found> | null): one is Found =>
  [one?.id, one?.name, one?.where, one?.flag].every((text) => typeof text === 'string') &&
  FOUND_KINDS.some((kind) => kind === one?.kind) &&
  one?.href !== undefined &&
  /^\/[^/\\]/.test(one.href)
