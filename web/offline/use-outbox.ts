import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { subjectsOf } from '#core/changes/hall-acts.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { DeskAnswer } from '../api/desk.ts'
import { deskCalls } from './calls.ts'
import { createOutbox, type OnDelivered, type Outbox, type OutboxState } from './outbox.ts'
import { DESK_RULES, withWaiting, type TellableChange } from './waiting-facts.ts'

/** A desk with all queued changes applied. */
export interface DeskWithWaiting {
  snapshot: Snapshot
  facts: DeskAnswer
  told: TellableChange[]
  /** The boards and entries that those changes concern: see `subjectsOf`. */
  subjects: ReadonlySet<string>
}

/**
 * The desk's outbox, and the desk with queued changes applied; `shown` is undefined until the desk's facts are there.
 */
export function useOutbox(
  snapshot: Snapshot,
  facts: DeskAnswer | undefined,
  by: string,
): { outbox: Outbox<Snapshot>; shown: DeskWithWaiting | undefined } {
  const [outbox] = useState(() =>
    createOutbox({ tournament: snapshot.id, by, calls: deskCalls(snapshot.id), rules: DESK_RULES }),
  )
  const state = useOutboxState(outbox)
  const shown = useMemo(() => {
    if (!facts) return undefined
    const all = withWaiting({ ...snapshot, desk: facts }, facts.version, state)
    const { byeRequests, checkIns } = all.facts.desk!
    const subjects = new Set(
      state.queue.filter(({ refusal }) => !refusal).flatMap(({ request }) => subjectsOf(request)),
    )
    return { snapshot: all.facts, facts: { ...facts, byeRequests, checkIns }, told: all.told, subjects }
  }, [snapshot, facts, state])
  return { outbox, shown }
}

/** What waits, as it changes. */
export const useOutboxState = (outbox: Pick<Outbox<never>, 'subscribe' | 'current'>): OutboxState =>
  useSyncExternalStore(outbox.subscribe, outbox.current, outbox.current)

/** Sends the queue while the desk is open; `onDelivered` gets the results. */
export function useSending(outbox: Pick<Outbox<never>, 'start'>, onDelivered: OnDelivered): void {
  const hear = useEffectEvent(onDelivered)
  useEffect(() => outbox.start((delivery, key) => hear(delivery, key)), [outbox])
}
