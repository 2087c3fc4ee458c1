import { hallActs, isOfBoards, writtenOut, type HallRequest } from '#core/changes/hall-acts.ts'
import { wordsOf } from '#core/changes/history.ts'
import { planChange } from '#core/changes/plan.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { OutboxState, WaitingRules } from './outbox.ts'
import type { WaitingChange } from './queue.ts'

/** A queued change and its description. */
export interface TellableChange {
  change: WaitingChange
  words: string
}

/**
 * The desk's facts with all queued changes applied, as the Worker will apply them; and each change in words. The desk's
 * private facts may be older than the snapshot.
 */
export function withWaiting(
  known: Snapshot,
  deskVersion: number,
  { queue, made }: Pick<OutboxState, 'queue' | 'made'>,
): { facts: Snapshot; told: TellableChange[] } {
  const told: TellableChange[] = []
  let facts = made
    // Versions up to the fetched one are in the facts already.
    .filter(({ change, version }) => version > (isOfBoards(change.request) ? known.version : deskVersion))
    .reduce((before, { change }) => (change.isUnwanted ? before : after(before, change)), known)
  for (const change of queue) {
    told.push({ change, words: inWords(facts, change.request) })
    if (!change.refusal && !change.isUnwanted) facts = after(facts, change)
  }
  return { facts, told }
}

/** The desk plans a change as the Worker will. */
export const DESK_RULES: WaitingRules<Snapshot> = {
  written: writtenOut,
  refusal: (facts, { request }) => {
    const plan = planned(facts, request)
    return typeof plan === 'string' ? plan : undefined
  },
  // Other pages show what waits, too, without the event's facts.
  words: inWords,
}

function inWords(facts: Snapshot, request: HallRequest): string {
  const acts = hallActs(facts, request)
  return typeof acts === 'string' ? acts : wordsOf(facts, acts)
}

function after(facts: Snapshot, { request }: WaitingChange): Snapshot {
  const plan = planned(facts, request)
  // An impossible change is skipped here: the Worker may know newer facts, and refuses it itself.
  return typeof plan === 'string' ? facts : plan.after
}

function planned(facts: Snapshot, request: HallRequest) {
  const acts = hallActs(facts, request)
  return typeof acts === 'string' ? acts : planChange(facts, acts)
}
