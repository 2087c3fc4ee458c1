import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get, post } from './client.ts'

export const pushQueries = {
  /** The key to subscribe with, null where the site sends no pushes; and how many browsers of the reader's are told. */
  push: () =>
    queryOptions({
      queryKey: queryKeys.push(),
      queryFn: ({ signal }) => get<{ publicKey: string | null; browsers: number }>('/profile/push', signal),
    }),
  /** This browser's own subscription, null where it has none. */
  own: () => queryOptions({ queryKey: queryKeys.ownPush(), queryFn: own, staleTime: Infinity }),
}

async function own(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/push.js')
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Has this browser told from now on; throws the browser's own fault when it is not allowed to. */
export async function subscribe(publicKey: string): Promise<{ browsers: number }> {
  await navigator.serviceWorker.register('/push.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = made.toJSON()
  return post('/profile/push/subscribe', { endpoint, keys })
}

/** Has this browser told no more. */
export async function unsubscribe(): Promise<{ browsers: number }> {
  const known = await own()
  if (!known) return { browsers: 0 }
  await known.unsubscribe()
  return post('/profile/push/unsubscribe', { endpoint: known.endpoint })
}
