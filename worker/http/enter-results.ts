import type { Context } from 'hono'
import { bulkResults, type BulkResult } from '#core/changes/bulk-results.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { AppEnv } from '../env.ts'
import { changeResults } from './change-results.ts'
import { loadAtDesk } from './desk-change.ts'

/**
 * Enters as many of these results as can be, as one change, and says of the others why not. Sent again under the same key
 * what was entered is so already.
 */
export async function enterResults(c: Context<AppEnv>, known: Snapshot, results: BulkResult[], reason?: string) {
  // What is known may be a second old: a refusal may be over.
  const isRefused = bulkResults(known, results, reason).refused.length > 0
  const facts = isRefused ? await loadAtDesk(c, known.id) : known
  let { refused } = bulkResults(facts, results, reason)
  const { version } = await changeResults(
    c,
    facts,
    (now) => {
      const plan = bulkResults(now, results, reason)
      refused = plan.refused
      return plan.acts
    },
    { reason, isAtDesk: facts.desk !== undefined },
  )
  // Counted by what stands, so that a repeated call is answered as the first.
  const count = results.length - refused.length
  return { message: messageOf(count, refused.length), version, count, refused }
}

const messageOf = (count: number, refused: number): string =>
  `${count} ${count === 1 ? 'result' : 'results'} entered${refused === 0 ? '' : `, ${refused} refused`}.`
