import { readLocalStorage, writeLocalStorage } from '../hooks/use-local-storage.ts'

const VISITOR = 'visitor'

/**
 * A random id that the tabs of this browser share, so that a visitor is counted once; null where storage is forbidden.
 */
export function visitorName(): string | null {
  const known = readLocalStorage(VISITOR)
  if (!known) writeLocalStorage(VISITOR, crypto.randomUUID())
  return known ?? readLocalStorage(VISITOR)
}
