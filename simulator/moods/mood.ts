import type { Plan } from '../plan.ts'

/** A way of treating a request. What is left out goes as it should. */
export interface Mood {
  does: string
  /** Answers instead of, or after, the true answer. `truth` is asked without validators. */
  answer?: (request: Request, truth: () => Promise<Response>) => Response | Promise<Response>
  /** The match told otherwise than it was planned. */
  plan?: (plan: Plan, now: number) => Plan
  /** The JSON bent before it is tagged and sent. */
  body?: (body: unknown) => unknown
  /** The body takes its time; the request counts as in flight until it ends. */
  slow?: true
  /** Nobody tells us when the asker gives up: the request is noted with status 0 and never counts as in flight. */
  silent?: true
}
