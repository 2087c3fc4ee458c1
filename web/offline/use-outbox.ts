import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { subjectsOf } from '#core/changes/hall-acts.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { DeskAnswer } from '../api/desk.ts'
import { createOutbox, type OnDelivered, type Outbox } from './outbox.ts'
import { withWaiting, type TellableChange } from './waiting-facts.ts'

/** A desk with all that waits for the network done to it. */
export interface DeskWithWaiting {
  snapshot: Snapshot
  facts: DeskAnswer
  told: TellableChange[]
  /** What all that is about: see `subjectsOf`. */
  subjects: ReadonlySet<string>
}

/** What a desk asks for and keeps while there is no network; `shown` once the facts of the desk are there. */
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

/** Sends what waits as long as the desk is open, and hears of what was made of it. */
export function useSending(outbox: Outbox, onDelivered: OnDelivered): void {
  const hear = useEffectEvent(onDelivered)
  useEffect(() => outbox.start((delivery, key) => hear(delivery, key)), [outbox])
}
