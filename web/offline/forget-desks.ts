import * as say from '#words/offline.js'
import { ApiError } from '../api/client.ts'
import { listWaiting } from './store.ts'

/** Cache names of the desk's code and of its API answers; the service worker reads both. */
export const KEPT_CODE = 'desk-code'
export const KEPT_ANSWERS = 'desk-answers'

export const forgetDesks = async (): Promise<void> => void (await globalThis.caches?.delete(KEPT_ANSWERS))

/**
 * Signing out would lose queued changes: they have to be sent or dropped first. Throws an `ApiError` if there are any.
 */
export async function requireNothingUnsent(username: string | undefined): Promise<void> {
  // Without storage there is no queue.
  const waiting = await listWaiting().catch(() => [])
  const own = waiting.filter(({ by }) => by === username).length
  if (own > 0) throw new ApiError(say.unsentChanges({ count: own }), 409)
}
