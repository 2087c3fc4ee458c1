import { useLocalStorage } from '../../hooks/use-local-storage.ts'

interface KeptEntry {
  secret: string
  name: string
}

function parsed(text: string | null): KeptEntry[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read)
      ? read.filter(
          (one: Partial<KeptEntry> | null): one is KeptEntry =>
            typeof one?.secret === 'string' && typeof one.name === 'string',
        )
      : []
  } catch {
    return []
  }
}

/** Entries of a festival that were sent from this browser: a family has several. */
export function useKeptEntries(festival: string) {
  const [text, store] = useLocalStorage(`festival entries ${festival}`)
  const entries = parsed(text)
  return {
    entries,
    keep: (entry: KeptEntry) =>
      store(JSON.stringify([...entries.filter(({ secret }) => secret !== entry.secret), entry])),
  }
}
