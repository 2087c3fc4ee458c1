import type { WaitingChange } from './queue.ts'

/** `3 results wait on this device.` */
export function waitingHere(changes: readonly Pick<WaitingChange, 'request'>[]): string {
  const what = changes.every(({ request }) => request.type === 'enterResult') ? 'result' : 'change'
  return changes.length === 1 ? `1 ${what} waits on this device.` : `${changes.length} ${what}s wait on this device.`
}
