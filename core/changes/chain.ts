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
  /** SHA-256 of all that it says; null of changes from before there was one. */
  digest: string | null
  hash: string
}

/** What a change says, as everybody may read it where it is theirs to know. */
type ToldRecord = Pick<ChangeRecord, 'version' | 'at' | 'source' | 'act' | 'inverse' | 'reason' | 'undoes'> & {
  /** The digest of `makerText`: who made it stays apart. */
  maker: string
}

export type Digest = (text: string) => Promise<string>

/** What the digest of a change's maker is made of. The key is nothing that can be guessed. */
export const makerText = ({ by, key }: Pick<ChangeRecord, 'by' | 'key'>): string => JSON.stringify([by, key])

/** What the digest of a change is made of. */
const saidText = (tournament: string, said: ToldRecord): string => {
  const { version, at, source, act, inverse, reason, undoes, maker } = said
  return JSON.stringify([tournament, version, at, source, act, inverse, reason, undoes, maker])
}

/** What the hash of a change is made of: the hash before it, and its own digest. */
const linkText = (previous: string, digest: string): string => JSON.stringify([previous, digest])

/** The digest and the hash of a change that comes after another. */
export async function sealOf(
  tournament: string,
  previous: string,
  record: Omit<ChangeRecord, 'digest' | 'hash'>,
  digest: Digest,
): Promise<{ digest: string; hash: string }> {
  const own = await digest(saidText(tournament, { ...record, maker: await digest(makerText(record)) }))
  return { digest: own, hash: await digest(linkText(previous, own)) }
}

/** What the hash of a change without a digest is made of: the hash before it, and its columns in their order. */
export const chainText = (
  tournament: string,
  previous: string,
  record: Omit<ChangeRecord, 'digest' | 'hash'>,
): string => {
  const { version, at, by, source, act, inverse, reason, key, undoes } = record
  return JSON.stringify([previous, tournament, version, at, by, source, act, inverse, reason, key, undoes])
}

/** A change as anybody may check it. */
export interface ChainLink {
  version: number
  digest: string | null
  hash: string
  /** Left out where only the desk knows. */
  said?: ToldRecord | undefined
}

/** How far a chain was checked, to go on from there. */
export interface CheckedChain {
  /** The version of the first change that doesn’t fit. */
  broken?: number
  /** The hash of the last change. */
  head: string
  checked: number
  /** How many of them only the desk can read. */
  sealed: number
}

export const UNCHECKED: CheckedChain = { head: '', checked: 0, sealed: 0 }

/** Goes on checking a chain by what everybody may know of it. What was made before there were digests is taken as it is. */
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
    // The first change after those without a hash rests on what is not told.
    const isLinked = own === null || (head === '' && checked > 0) || hash === (await digest(linkText(head, own)))
    if (!isRead || !isLinked) return { broken: version, head, checked, sealed }
    head = hash
    checked += 1
    if (!said) sealed += 1
  }
  return { head, checked, sealed }
}
