import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'
import { findServiceWorker, installServiceWorker } from './service-worker.ts'

export const pushQueries = {
  /**
   * The VAPID key to subscribe with, null where the site sends no pushes; and how many browsers of the user get pushes.
   */
  push: () =>
    queryOptions({
      queryKey: queryKeys.push(),
      queryFn: ({ signal }) => get('/profile/push', { signal }),
    }),
  /** This browser's subscription, or null. */
  own: () => queryOptions({ queryKey: queryKeys.ownPush(), queryFn: findSubscription, staleTime: Infinity }),
}

export async function findSubscription(): Promise<PushSubscription | null> {
  const worker = await findServiceWorker()
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Throws the browser's error when notifications are forbidden. */
export async function subscriptionOf(publicKey: string) {
  const { pushManager } = await installServiceWorker()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  // A fresh subscription always has both.
  const { endpoint, keys } = subscription.toJSON() as BodyOf<'/profile/push/subscribe'>
  return { endpoint, keys }
}

export const subscribe = async (publicKey: string) =>
  post('/profile/push/subscribe', { body: await subscriptionOf(publicKey) })

export async function unsubscribe() {
  const known = await findSubscription()
  if (!known) return { browsers: 0 }
  await known.unsubscribe()
  return post('/profile/push/unsubscribe', { body: { endpoint: known.endpoint } })
}
