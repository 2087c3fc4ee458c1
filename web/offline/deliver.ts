import { SECOND } from '#core/time.ts'
import { ApiError } from '../api/client.ts'
import { changeAtDesk, undoChange, type DeskChange } from '../api/desk.ts'
import type { Delivery, SendRefusal, WaitingChange } from './queue.ts'

/** A hall’s Wi-Fi that doesn’t answer by then is treated as none. */
const PATIENCE = 8 * SECOND
const UNANSWERED = 'The server didn’t answer.'
/** Nobody signed in, too many at once, or something in between that fails. */
const LOST = new Set([401, 429, 502, 503, 504])

/** Asks for a change at the desk of a tournament; throws an `ApiError` where it is refused. */
export const send = (tournament: string, { request, reason, key }: DeskChange & { key: string }) =>
  changeAtDesk(tournament, { request, ...(reason && { reason }) }, key)

export const sendInTime = (tournament: string, change: WaitingChange) => inTime(send(tournament, change))

/** Sends what had waited; what nobody wants any more is undone. */
export async function deliver(tournament: string, change: WaitingChange): Promise<Delivery> {
  let isMade = false
  try {
    const made = await sendInTime(tournament, change)
    isMade = true
    if (!change.isUnwanted) return { type: 'made', version: made.version }
    const { version } = await inTime(undoChange(tournament, made.version, `${change.key}-undo`))
    return { type: 'made', version }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    if (isLost(error)) return { type: 'lost' }
    // What nobody wants any more need not be made.
    if (change.isUnwanted && !isMade) return { type: 'made', version: 0 }
    return { type: 'refused', ...refusal }
  }
}

/** Whether nobody knows what came of it: also of an answer that broke off, as of a page that is left while it comes. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.status < 400 || LOST.has(error.status))

/** Why a change was not made, where the server says so. */
export const refusalOf = (error: unknown): SendRefusal | undefined =>
  error instanceof ApiError ? { message: error.message, code: error.code } : undefined

/** An answer that comes late is none; under the same key the change can be asked for again. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  answer.catch(() => undefined)
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => setTimeout(() => reject(new ApiError(UNANSWERED, 0)), PATIENCE)),
  ])
}
