import { post } from './client.ts'
import { findSubscription, subscriptionOf } from './push.ts'
import { ownSecret, syncStars } from './star-sync.ts'

/** When a browser is left in peace, in minutes of the day. */
export interface QuietTimes {
  from: number
  to: number
}

/** Has this browser told of what is followed, but for its quiet hours; throws the browser's own fault when it is not allowed to. */
export async function tellBrowser(publicKey: string, quiet: QuietTimes | null): Promise<void> {
  await syncStars()
  const subscription = await subscriptionOf(publicKey)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  await post('/following/tell', { body: { ...ownSecret(), ...subscription, zone, quiet } })
}

/** Has this browser told no more. It stays subscribed: what else it is told of is not for here to end. */
export async function tellNoMore(): Promise<void> {
  const known = await findSubscription()
  if (known) await post('/following/tellNoMore', { body: { ...ownSecret(), endpoint: known.endpoint } })
}
