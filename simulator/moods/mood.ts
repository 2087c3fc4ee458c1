import type { Plan } from '../plan.ts'

/** A way in which the site misbehaves. Fields that are left out behave as usual. */
export interface Mood {
  does: string
  /** Replaces or changes the true answer. `truth` fetches it without validators. */
  answer?: (request: Request, truth: () => Promise<Response>) => Response | Promise<Response>
  /** Changes the plan of a match before it is shown. */
  plan?: (plan: Plan, now: number) => Plan
  /** Changes the JSON before its ETag is computed. */
  body?: (body: unknown) => unknown
  /** The body arrives slowly; the request counts as in flight until the body ends. */
  slow?: true
  /**
   * The simulator cannot notice when the client gives up on this answer, so the request is logged with status 0 and
   * never counts as in flight.
   */
  silent?: true
}
