import { hallActs, isOfBoards, type HallRequest } from '#core/changes/hall-acts.ts'
import { wordsOf } from '#core/changes/history.ts'
import { planChange } from '#core/changes/plan.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { OutboxState } from './outbox.ts'
import type { WaitingChange } from './queue.ts'

/** A change that waits, with what it does in words. */
export interface TellableChange {
  change: WaitingChange
  words: string
}

/**
 * The facts of a desk with all that waits done to them, as the Worker will do it; and each told in words. What only the desk knows
 * may be older than the rest.
 */
export function withWaiting(
  known: Snapshot,
  deskVersion: number,
  { queue, made }: OutboxState,
): { facts: Snapshot; told: TellableChange[] } {
  const told: TellableChange[] = []
  let facts = made
    // What came back is among the facts.
    .filter(({ change, version }) => version > (isOfBoards(change.request) ? known.version : deskVersion))
    .reduce((before, { change }) => (change.isUnwanted ? before : after(before, change)), known)
  for (const change of queue) {
    const acts = hallActs(facts, change.request)
    told.push({ change, words: typeof acts === 'string' ? acts : wordsOf(facts, acts) })
    if (!change.refusal && !change.isUnwanted) facts = after(facts, change)
  }
  return { facts, told }
}

/** Why a change cannot be made by these facts, in a sentence. */
export function waitingRefusal(facts: Snapshot, { request }: Pick<WaitingChange, 'request'>): string | undefined {
  const plan = planned(facts, request)
  return typeof plan === 'string' ? plan : undefined
}

function after(facts: Snapshot, { request }: WaitingChange): Snapshot {
  const plan = planned(facts, request)
  // Why it cannot be made is for the Worker to say, who may know better.
  return typeof plan === 'string' ? facts : plan.after
}

function planned(facts: Snapshot, request: HallRequest) {
  const acts = hallActs(facts, request)
  return typeof acts === 'string' ? acts : planChange(facts, acts)
}
