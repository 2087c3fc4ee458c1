import { ApiError } from '../api/client.ts'
import { listWaiting } from './store.ts'

/** The caches of what the desk is made of, and of what it shows; the service worker looks into both. */
export const KEPT_CODE = 'desk-code'
export const KEPT_ANSWERS = 'desk-answers'

/** Forgets what was kept of desks on this device. */
export const forgetDesks = async (): Promise<void> => void (await globalThis.caches?.delete(KEPT_ANSWERS))

/** What still waits for the network would be lost to who signs out: it is sent or dropped first. */
export async function requireNothingUnsent(username: string | undefined): Promise<void> {
  // Browsers that keep nothing have nothing to send.
  const waiting = await listWaiting().catch(() => [])
  const own = waiting.filter(({ by }) => by === username).length
  if (own > 0) throw new ApiError(unsent(own), 409)
}

const unsent = (count: number): string =>
  count === 1
    ? 'One change still waits for the network on this device. Open the desk to send it, then sign out.'
    : `${count} changes still wait for the network on this device. Open the desk to send them, then sign out.`
