import { chainText, sealOf, type ChangeRecord, type Digest } from '#core/changes/chain.ts'

/**
 * Version of the first stored change that does not fit the hash chain; undefined if the chain is intact. Changes older
 * than the chain have an empty hash: the first change with a hash covers them.
 */
export async function findBrokenChange(
  tournament: string,
  records: ChangeRecord[],
  digest: Digest,
): Promise<number | undefined> {
  let previous = ''
  for (const record of records) {
    const expected = await expectedSeal(tournament, previous, record, digest)
    const isWhole = record.hash === '' || (record.hash === expected.hash && record.digest === expected.digest)
    if (!isWhole) return record.version
    previous = expected.hash
  }
  return undefined
}

const expectedSeal = async (tournament: string, previous: string, record: ChangeRecord, digest: Digest) =>
  record.digest === null
    ? { digest: null, hash: await digest(chainText(tournament, previous, record)) }
    : sealOf(tournament, previous, record, digest)
