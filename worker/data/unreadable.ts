import { DatabaseDown } from './retried-reads.ts'

const TOO_LARGE = /TOOBIG|NOMEM|too big|out of memory/i

/**
 * The stored data of a tournament can't be read, now or later: a value is larger than D1 returns, or isn’t what it should
 * be. Deleting it needs none of them.
 */
export class UnreadableTournament extends Error {
  constructor(name: string, cause: unknown) {
    super(`The data of tournament ${name} can’t be read.`, { cause })
  }
}

/** Runs a read of a tournament; a failure that another try won’t mend becomes an `UnreadableTournament`. */
export async function readTournament<Read>(name: string, read: () => Promise<Read>): Promise<Read> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof DatabaseDown && !TOO_LARGE.test(String(error.cause))) throw error
    throw new UnreadableTournament(name, error)
  }
}
