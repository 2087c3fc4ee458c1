import * as say from '#words/offline.js'
import type { WaitingChange } from './queue.ts'

/** `3 results wait on this device.` */
export function waitingHere(changes: readonly Pick<WaitingChange, 'request'>[]): string {
  const count = changes.length
  const areResults = changes.every(({ request }) => request.type === 'enterResult')
  return areResults ? say.resultsWaitHere({ count }) : say.changesWaitHere({ count })
}
