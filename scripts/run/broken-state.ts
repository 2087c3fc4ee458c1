import { existsSync } from 'node:fs'

/** Runs `work` on the local data. If it fails and there was earlier data, the error says how to delete it. */
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
