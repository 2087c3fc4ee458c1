import { useSyncExternalStore } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Outbox } from './outbox.ts'

/** The queue of a user's results that were entered outside a desk. */
export interface OpenedOutbox {
  queue: string
  by: string
  outbox: Outbox<Snapshot>
}

let opened: readonly OpenedOutbox[] = []
const listeners = new Set<() => void>()

export const openedOutboxes = (): readonly OpenedOutbox[] => opened

export function addOutbox(one: OpenedOutbox): void {
  opened = [...opened, one]
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The outboxes that were opened on this page since it was loaded. */
export const useOpenedOutboxes = (): readonly OpenedOutbox[] =>
  useSyncExternalStore(subscribe, openedOutboxes, openedOutboxes)
