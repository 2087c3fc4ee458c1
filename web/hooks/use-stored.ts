import { useCallback, useSyncExternalStore } from 'react'

const CHANGED = 'kibitz:stored'

/** Storage may be full, forbidden or hold another version's words: then nothing is kept, and nothing breaks. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return
  }
  dispatchEvent(new Event(CHANGED))
}

function listen(changed: () => void): () => void {
  for (const event of ['storage', CHANGED]) addEventListener(event, changed)
  return () => {
    for (const event of ['storage', CHANGED]) removeEventListener(event, changed)
  }
}

/** A word kept in this browser, shared by all its windows; null when there is none. `undefined` takes it away. */
export function useStored(key: string): [value: string | null, keep: (value: string | undefined) => void] {
  const value = useSyncExternalStore(listen, () => read(key))
  const keep = useCallback((next: string | undefined) => write(key, next), [key])
  return [value, keep]
}

/** The same, once. */
export const stored = read
