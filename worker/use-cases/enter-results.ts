import { bulkResults, type BulkResult } from '#core/changes/bulk-results.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Caller } from './caller.ts'
import { changeResults } from './change-results.ts'
import { loadAtDesk } from './desk-change.ts'

/**
 * Enters as many of these results as possible, as one change; returns the reason for each that was refused. A
 * repetition with the same idempotency key changes nothing.
 */
export async function enterResults(caller: Caller, known: Snapshot, results: BulkResult[], reason?: string) {
  const plan = (facts: Snapshot) => bulkResults(facts, results, reason)
  // The known facts may be a second old: with new ones a refusal may no longer apply.
  const isRefused = plan(known).refused.length > 0
  const facts = isRefused ? await loadAtDesk(caller, known.id) : known
  const { before, version } = await changeResults(caller, facts, (now) => plan(now).acts, {
    reason,
    isAtDesk: facts.desk !== undefined,
  })
  const { refused } = plan(before)
  // Results that were entered before count too, so that a repeated call gets the same answer.
  const count = results.length - refused.length
  return { message: messageOf(count, refused.length), version, count, refused }
}

const messageOf = (count: number, refused: number): string =>
  `${count} ${count === 1 ? 'result' : 'results'} entered${refused === 0 ? '' : `, ${refused} refused`}.`
