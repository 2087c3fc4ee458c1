import type { WaitingChange } from './queue.ts'

export const KEPT = 'Saved on this device. It waits for the network.'
export const UNDO_KEPT = 'The undo is saved on this device. It waits for the network.'
export const KEPT_SIGNED_OUT = 'Saved on this device. Sign in again to send it.'
export const NOT_KEPT = 'There’s no network, and this browser can’t save changes until there is one.'

/** `3 results wait on this device.` */
export function waitingHere(changes: readonly Pick<WaitingChange, 'request'>[]): string {
  const what = changes.every(({ request }) => request.type === 'enterResult') ? 'result' : 'change'
  return changes.length === 1 ? `1 ${what} waits on this device.` : `${changes.length} ${what}s wait on this device.`
}
