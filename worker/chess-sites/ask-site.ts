import type { Bindings } from '../env.ts'
import type { QueuedRequest } from './queue.ts'
import type { SiteAnswer } from './site-answer.ts'

/** Who asks: through which queue, and how many questions may still be put. */
export interface RequestBudget {
  env: Pick<Bindings, 'SiteQueue' | 'CHESS_COM_API' | 'LICHESS_URL'>
  requests: number
}

/** The site's answer to a live look, by its queue; a queue that cannot be reached knows nothing. */
export async function askSite(budget: RequestBudget, request: Omit<QueuedRequest, 'lane'>): Promise<SiteAnswer> {
  budget.requests -= 1
  try {
    return await budget.env.SiteQueue.getByName(new URL(request.url).host).ask({ ...request, lane: 'live' })
  } catch (error) {
    console.error(error)
    return { kind: 'unavailable', reason: 'Couldn’t reach the queue.', wasAsked: false, retryAt: 0 }
  }
}
