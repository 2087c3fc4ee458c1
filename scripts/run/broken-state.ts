import { existsSync } from 'node:fs'

/** Does work on the local data; where it fails over data that were there before, it throws the sentence that helps. */
export async function withLocalData<Result>(state: string, work: () => Promise<Result>): Promise<Result> {
  const wasThere = existsSync(state)
  try {
    return await work()
  } catch (error) {
    if (!wasThere) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${why}\n\nThe local data in ${state} can’t be used. Run npm run reset to delete it.`, {
      cause: error,
    })
  }
}
