/** A row of the table of changes. `act` and `inverse` are JSON. */
export interface ChangeRecord {
  /** The version of the tournament after the change. */
  version: number
  at: number
  /** The user's id; null for the chess site and for an import. */
  by: string | null
  source: string
  act: string
  inverse: string
  reason: string | null
  key: string
  /** The version of the change that this one undoes. */
  undoes: number | null
  /** SHA-256 of the change's contents; null for changes made before digests were introduced. */
  digest: string | null
  hash: string
}

/** The contents of a change, for readers who may see it. */
type ToldRecord = Pick<ChangeRecord, 'version' | 'at' | 'source' | 'act' | 'inverse' | 'reason' | 'undoes'> & {
  /** The digest of `makerText`: the maker can be verified without being published. */
  maker: string
}

export type Digest = (text: string) => Promise<string>

/** The input of the maker's digest. The random key keeps the maker from being guessed. */
export const makerText = ({ by, key }: Pick<ChangeRecord, 'by' | 'key'>): string => JSON.stringify([by, key])

/** The input of a change's digest. */
const saidText = (tournament: string, said: ToldRecord): string => {
  const { version, at, source, act, inverse, reason, undoes, maker } = said
  return JSON.stringify([tournament, version, at, source, act, inverse, reason, undoes, maker])
}

/** The input of a change's hash. */
const linkText = (previous: string, digest: string): string => JSON.stringify([previous, digest])

/** A change's digest. */
export const digestOf = async (
  tournament: string,
  record: Omit<ChangeRecord, 'digest' | 'hash'>,
  digest: Digest,
): Promise<string> => digest(saidText(tournament, { ...record, maker: await digest(makerText(record)) }))

export async function sealOf(
  tournament: string,
  previous: string,
  record: Omit<ChangeRecord, 'digest' | 'hash'>,
  digest: Digest,
): Promise<{ digest: string; hash: string }> {
  const own = await digestOf(tournament, record, digest)
  return { digest: own, hash: await digest(linkText(previous, own)) }
}

/** The input of the hash of a change without a digest: the previous hash and the columns in their order. */
export const chainText = (
  tournament: string,
  previous: string,
  record: Omit<ChangeRecord, 'digest' | 'hash'>,
): string => {
  const { version, at, by, source, act, inverse, reason, key, undoes } = record
  return JSON.stringify([previous, tournament, version, at, by, source, act, inverse, reason, key, undoes])
}

/** A change as needed to verify the chain. */
export interface ChainLink {
  version: number
  digest: string | null
  hash: string
  /** Undefined if only the desk may read the change. */
  said?: ToldRecord | undefined
}

/** The state of a verification, to continue it with the next page of changes. */
export interface CheckedChain {
  /** The version of the first change that doesn’t fit. */
  broken?: number
  head: string
  checked: number
  /** The number of checked changes that only the desk can read. */
  sealed: number
}

export const UNCHECKED: CheckedChain = { head: '', checked: 0, sealed: 0 }

/** Verifies the next links of a chain by public data. Changes without a digest can't be verified and are accepted. */
export async function checkLinks(
  tournament: string,
  before: CheckedChain,
  links: ChainLink[],
  digest: Digest,
): Promise<CheckedChain> {
  let { head, checked, sealed } = before
  for (const { version, digest: own, hash, said } of links) {
    const isRead =
      own === null || !said || (said.version === version && own === (await digest(saidText(tournament, said))))
    // Old changes have no hash. The first hash after them covers their private columns, so that its link can't be
    // verified here.
    const isLinked = own === null || (head === '' && checked > 0) || hash === (await digest(linkText(head, own)))
    if (!isRead || !isLinked) return { broken: version, head, checked, sealed }
    head = hash
    checked += 1
    if (!said) sealed += 1
  }
  return { head, checked, sealed }
}
