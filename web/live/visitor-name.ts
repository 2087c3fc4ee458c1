import { readLocalStorage, writeLocalStorage } from '../hooks/use-local-storage.ts'

const VISITOR = 'visitor'

/** A name by chance that the tabs of this browser share, so that they are counted once; none where nothing can be kept. */
export function visitorName(): string | null {
  const known = readLocalStorage(VISITOR)
  if (!known) writeLocalStorage(VISITOR, crypto.randomUUID())
  return known ?? readLocalStorage(VISITOR)
}
