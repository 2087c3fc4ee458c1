import * as say from '#words/answers.js'
import { bulkResults, type BulkResult } from '#core/changes/bulk-results.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { inLanguageOf, type Caller } from './caller.ts'
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
  const { refused } = inLanguageOf(caller, () => plan(before))
  // Results that were entered before count too, so that a repeated call gets the same answer.
  const count = results.length - refused.length
  return { message: inLanguageOf(caller, () => messageOf(count, refused.length)), version, count, refused }
}

const messageOf = (count: number, refused: number): string =>
  refused === 0 ? say.resultsEntered({ count }) : say.resultsEnteredAndRefused({ count, refused })
