import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { subjectsOf } from '#core/changes/hall-acts.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { DeskAnswer } from '../api/desk.ts'
import { createOutbox, type OnDelivered, type Outbox } from './outbox.ts'
import { withWaiting, type TellableChange } from './waiting-facts.ts'

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
): { outbox: Outbox; shown: DeskWithWaiting | undefined } {
  const [outbox] = useState(() => createOutbox({ tournament: snapshot.id, by }))
  const state = useSyncExternalStore(outbox.subscribe, outbox.current, outbox.current)
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

/** Sends the queue while the desk is open; `onDelivered` gets the results. */
export function useSending(outbox: Outbox, onDelivered: OnDelivered): void {
  const hear = useEffectEvent(onDelivered)
  useEffect(() => outbox.start((delivery, key) => hear(delivery, key)), [outbox])
}
