/** A change as its table keeps it. Acts and their inverse are JSON. */
export interface ChangeRecord {
  /** The version that it made. */
  version: number
  at: number
  /** The user's id; null: the chess site, or an import. */
  by: string | null
  source: string
  act: string
  inverse: string
  reason: string | null
  key: string
  /** The version that this takes back. */
  undoes: number | null
  hash: string
}

/** What the hash of a change is made of: the hash before it, and its columns in their order. */
export const chainText = (tournament: string, previous: string, record: Omit<ChangeRecord, 'hash'>): string => {
  const { version, at, by, source, act, inverse, reason, key, undoes } = record
  return JSON.stringify([previous, tournament, version, at, by, source, act, inverse, reason, key, undoes])
}

/**
 * The version at which a tournament's chain of changes breaks, undefined when it holds. Changes from before there was a
 * chain have no hash of their own: the first that has one vouches for them. `digest` is SHA-256 as text.
 */
export async function findBrokenChange(
  tournament: string,
  records: ChangeRecord[],
  digest: (text: string) => Promise<string>,
): Promise<number | undefined> {
  let previous = ''
  for (const record of records) {
    const expected = await digest(chainText(tournament, previous, record))
    if (record.hash !== '' && record.hash !== expected) return record.version
    previous = expected
  }
  return undefined
}
