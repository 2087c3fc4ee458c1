import { logError } from '#party/log.ts'
import type { Bindings } from '../env.ts'
import type { QueuedRequest } from './queue.ts'
import type { SiteAnswer } from './site-answer.ts'

/** The queues, and how many requests may still be sent; `askSite` counts them down. */
export interface RequestBudget {
  env: Pick<Bindings, 'SiteQueue' | 'CHESS_COM_API' | 'LICHESS_URL' | 'SITE_TIMEOUTS'>
  requests: number
}

/** Asks a chess site through its queue, in the live lane; `unavailable` when the queue cannot be reached. */
export async function askSite(budget: RequestBudget, request: Omit<QueuedRequest, 'lane'>): Promise<SiteAnswer> {
  budget.requests -= 1
  try {
    return await budget.env.SiteQueue.getByName(new URL(request.url).host).ask({ ...request, lane: 'live' })
  } catch (error) {
    logError(error)
    return { kind: 'unavailable', reason: 'Couldn’t reach the queue.', wasAsked: false, retryAt: 0 }
  }
}
