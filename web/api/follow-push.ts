import { post } from './client.ts'
import { findSubscription, subscriptionOf } from './push.ts'
import { ownSecret, syncStars } from './star-sync.ts'

/** When this browser gets no pushes, in minutes of the day. */
export interface QuietTimes {
  from: number
  to: number
}

/** What pushes a browser wants. */
export interface PushWishes {
  quiet: QuietTimes | null
  /** Lead changes, decided matches and turns of games, besides pairings, starts and results. */
  moments: boolean
}

/**
 * Starts pushes about followed games, except in the quiet hours; throws the browser's error when notifications are
 * forbidden.
 */
export async function tellBrowser(publicKey: string, { quiet, moments }: PushWishes): Promise<void> {
  await syncStars()
  const subscription = await subscriptionOf(publicKey)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  await post('/following/tell', { body: { ...ownSecret(), ...subscription, zone, quiet, moments } })
}

/** Stops pushes about followed games; keeps the subscription, other features use it. */
export async function tellNoMore(): Promise<void> {
  const known = await findSubscription()
  if (known) await post('/following/tellNoMore', { body: { ...ownSecret(), endpoint: known.endpoint } })
}
