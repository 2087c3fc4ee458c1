import { useCallback, useSyncExternalStore } from 'react'

const CHANGE_EVENT = 'kibitz:stored'

/** Storage may be full, forbidden or hold a value of another version: then nothing is kept, and nothing throws. */
function readItem(key: string): string | null {
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
  dispatchEvent(new Event(CHANGE_EVENT))
}

export function subscribeLocalStorage(changed: () => void): () => void {
  for (const event of ['storage', CHANGE_EVENT]) addEventListener(event, changed)
  return () => {
    for (const event of ['storage', CHANGE_EVENT]) removeEventListener(event, changed)
  }
}

/** A string kept in this browser, shared by all its windows; null if missing. Setting `undefined` removes it. */
export function useLocalStorage(key: string): [value: string | null, keep: (value: string | undefined) => void] {
  const value = useSyncExternalStore(
    subscribeLocalStorage,
    () => readItem(key),
    () => null,
  )
  const store = useCallback((next: string | undefined) => write(key, next), [key])
  return [value, store]
}

/** Without a subscription. */
export const readLocalStorage = readItem
export const writeLocalStorage = write
