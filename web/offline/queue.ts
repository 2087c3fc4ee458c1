import * as say from '#words/offline.js'
import { subjectsOf, type HallRequest } from '#core/changes/hall-acts.ts'

/** A change made at the desk that the server has not confirmed. */
export interface WaitingChange {
  /** Idempotency key: sent several times, the change is made once. */
  key: string
  /** The name of the queue: see `queue-names.ts`. */
  tournament: string
  /** Username of its author; the change is sent in their session only. Empty for a helper without an account. */
  by: string
  /** When it was entered; unique within the queue. */
  at: number
  request: HallRequest
  reason?: string | undefined
  /** The change for readers, where it may have to be read without the event's facts. */
  words?: string | undefined
  /** Whether it was ever sent: then it may have been made. */
  isSent?: boolean
  /** Whether it was taken back before the server answered. */
  isUnwanted?: boolean
  /** Why the server refused it; the arbiter has to decide. */
  refusal?: SendRefusal | undefined
}

export interface SendRefusal {
  message: string
  code?: string | undefined
}

/** `lost`: no answer, so that the change may or may not have been made. */
export type Delivery =
  | { type: 'made'; version: number }
  | { type: 'lost'; isSignedOut?: boolean }
  | ({ type: 'refused' } & SendRefusal)

/** The arbiter's decision on a refused change: make it anyway, or drop it. */
export type CollisionAnswer = 'again' | 'drop'

/** Refusal codes of a result whose board has another result by now. */
const OF_OTHER_RESULT: (string | undefined)[] = ['other-result', 'reason-needed']

/**
 * Whether a refused result competes with one that was entered or confirmed in the meantime, so that the arbiter has to
 * choose.
 */
export const isCollision = ({ request, refusal }: Pick<WaitingChange, 'request' | 'refusal'>): boolean =>
  request.type === 'enterResult' && refusal !== undefined && OF_OTHER_RESULT.includes(refusal.code)

/** The queue without collisions at the board of a newly entered result: the entry decides them. */
export const withoutAsked = (queue: readonly WaitingChange[], request: HallRequest): WaitingChange[] =>
  queue.filter(
    (change) =>
      request.type !== 'enterResult' ||
      !isCollision(change) ||
      subjectsOf(change.request)[0] !== subjectsOf(request)[0],
  )

/** The next change to send: the first whose boards and entries have no earlier refused change. */
export function nextToSend(queue: readonly WaitingChange[]): WaitingChange | undefined {
  const held = new Set<string>()
  return queue.find(({ request, refusal }) => {
    const subjects = subjectsOf(request)
    if (refusal === undefined && !subjects.some((subject) => held.has(subject))) return true
    for (const subject of subjects) held.add(subject)
    return false
  })
}

/** Adds or replaces a change, sorted by time of entry. */
export const withChange = (queue: readonly WaitingChange[], change: WaitingChange): WaitingChange[] =>
  [...queue.filter(({ key }) => key !== change.key), change].toSorted((one, other) => one.at - other.at)

/** The queue with a change marked as sent. */
export const asSent = (queue: readonly WaitingChange[], key: string): WaitingChange[] =>
  replaced(queue, key, (change) => (change.isSent ? change : { ...change, isSent: true }))

/** The queue after a delivery; the change may have been taken back while it was being sent. */
export function afterDelivery(
  queue: readonly WaitingChange[],
  { key, isUnwanted = false }: WaitingChange,
  delivery: Delivery,
): WaitingChange[] {
  if (delivery.type === 'lost') return [...queue]
  const isTakenBack = !isUnwanted && queue.some((change) => change.key === key && change.isUnwanted)
  // A change taken back must still be undone if it was made.
  if (delivery.type === 'made') return isTakenBack ? [...queue] : queue.filter((change) => change.key !== key)
  if (isTakenBack) return queue.filter((change) => change.key !== key)
  const { message, code } = delivery
  return replaced(queue, key, (change) => ({ ...change, refusal: { message, code } }))
}

/**
 * The queue after the arbiter's decision. A change to be made anyway is a new one with a new key; against another
 * result it applies only while that is the one that was `seen`.
 */
export function afterDecision(
  queue: readonly WaitingChange[],
  key: string,
  decision: CollisionAnswer,
  { newKey, seen }: { newKey: string; seen?: string | undefined },
): WaitingChange[] {
  if (decision === 'drop') return queue.filter((change) => change.key !== key)
  return replaced(queue, key, ({ refusal: _refusal, isSent: _sent, ...change }) =>
    // An undo refers to the change's original key.
    change.isUnwanted
      ? { ...change, isSent: true }
      : { ...change, ...(seen !== undefined && insisting(change, seen)), key: newKey },
  )
}

/**
 * The queue after its author takes a change back. One that may have been made stays, until the server tells and it is
 * undone.
 */
export const withoutChange = (queue: readonly WaitingChange[], key: string, isUnderWay = false): WaitingChange[] =>
  queue
    .filter((change) => change.key !== key || ((change.isSent || isUnderWay) && !change.refusal))
    .map((change) => (change.key === key ? { ...change, isSent: true, isUnwanted: true } : change))

/** A result that overrules the `seen` one, with a reason. */
const insisting = ({ request, reason }: Pick<WaitingChange, 'request' | 'reason'>, seen: string) =>
  request.type === 'enterResult'
    ? { request: { ...request, was: seen }, reason: reason ?? say.twoResultsEntered() }
    : {}

const replaced = (
  queue: readonly WaitingChange[],
  key: string,
  change: (one: WaitingChange) => WaitingChange,
): WaitingChange[] => queue.map((one) => (one.key === key ? change(one) : one))
