import * as say from '#words/offline.js'
import { SECOND } from '#core/time.ts'
import { ApiError } from '../api/client.ts'
import type { Calls } from './calls.ts'
import type { Delivery, SendRefusal, WaitingChange } from './queue.ts'

/** A hall's Wi-Fi that doesn't answer within this time counts as offline. */
const PATIENCE = 8 * SECOND
const SIGNED_OUT = 401
/** Signed out, a revoked link, rate limited, or a failing proxy: the change stays in the queue. */
const LOST = new Set([SIGNED_OUT, 410, 429, 502, 503, 504])

/** Throws an `ApiError` when the change is refused or there is no answer. */
export const sendInTime = (calls: Calls, change: WaitingChange): ReturnType<Calls['send']> => inTime(calls.send(change))

/** The idempotency key of a change's undo: tried several times, it is made once. */
export const undoKey = ({ key }: Pick<WaitingChange, 'key'>): string => `${key}-undo`

/** Sends a queued change; one that was taken back is undone if it had been made. */
export async function deliver(calls: Calls, change: WaitingChange): Promise<Delivery> {
  let isMade = false
  try {
    const made = await sendInTime(calls, change)
    isMade = true
    if (!change.isUnwanted) return { type: 'made', version: made.version }
    const { version } = await inTime(calls.undo(made.version, undoKey(change)))
    return { type: 'made', version }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    if (isLost(error)) return { type: 'lost', isSignedOut: isSignedOut(error) }
    // A change that was taken back and never made needs no undo.
    if (change.isUnwanted && !isMade) return { type: 'made', version: 0 }
    return { type: 'refused', ...refusal }
  }
}

/**
 * Whether the change may have been made although no proper answer came, e.g. the answer broke off or the page was left
 * meanwhile.
 */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.status < 400 || LOST.has(error.status) || error.code === 'unknown-link')

export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === SIGNED_OUT

/** Message and code of an `ApiError`; undefined for other errors. */
export const refusalOf = (error: unknown): SendRefusal | undefined =>
  error instanceof ApiError ? { message: error.message, code: error.code } : undefined

/** A late answer counts as lost; with the same key the change can be sent again. */
export function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  answer.catch(() => undefined)
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => setTimeout(() => reject(new ApiError(say.noAnswer(), 0)), PATIENCE)),
  ])
}

/**
 * Whether a change sent now may reach the server although no answer comes back. It is sent in either case, as browsers
 * may report wrongly that they are offline.
 */
export const mayArrive = (): boolean => navigator.onLine
