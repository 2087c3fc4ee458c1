import { subjectsOf, type HallRequest } from '#core/changes/hall-acts.ts'

/** A change that was asked for at a desk and is not known to be made. */
export interface WaitingChange {
  /** Under which it is sent: however often that happens, it is made once. */
  key: string
  tournament: string
  /** Who asked for it, by their username: nobody else sends it. */
  by: string
  /** When it was asked for; no two have the same. */
  at: number
  request: HallRequest
  reason?: string | undefined
  /** Whether it was ever sent: then nobody knows whether it was made. */
  isSent?: boolean
  /** Whether it was taken back before that was known. */
  isUnwanted?: boolean
  /** Why it could not be made, which is asked about. */
  refusal?: SendRefusal | undefined
}

export interface SendRefusal {
  message: string
  code?: string | undefined
}

/** What came of sending a change. `lost`: nobody knows. */
export type Delivery = { type: 'made'; version: number } | { type: 'lost' } | ({ type: 'refused' } & SendRefusal)

/** What is decided of a change that was refused: it is made all the same, or not at all. */
export type CollisionAnswer = 'again' | 'drop'

/** Refusals of a result because a board has another one that stands by now. */
const OF_OTHER_RESULT: (string | undefined)[] = ['other-result', 'reason-needed']
const TWO_RESULTS = 'Two results had been entered'

/** Whether it is asked which of two results stands: this one, or what was entered or confirmed in the meantime. */
export const isCollision = ({ request, refusal }: Pick<WaitingChange, 'request' | 'refusal'>): boolean =>
  request.type === 'enterResult' && refusal !== undefined && OF_OTHER_RESULT.includes(refusal.code)

/** The queue without what is asked about at a board whose result is entered anew: that is the answer. */
export const withoutAsked = (queue: readonly WaitingChange[], request: HallRequest): WaitingChange[] =>
  queue.filter(
    (change) =>
      request.type !== 'enterResult' ||
      !isCollision(change) ||
      subjectsOf(change.request)[0] !== subjectsOf(request)[0],
  )

/** The change that is sent next: the first whose board or entry has no earlier one that is asked about. */
export function nextToSend(queue: readonly WaitingChange[]): WaitingChange | undefined {
  const held = new Set<string>()
  return queue.find(({ request, refusal }) => {
    const subjects = subjectsOf(request)
    if (refusal === undefined && !subjects.some((subject) => held.has(subject))) return true
    for (const subject of subjects) held.add(subject)
    return false
  })
}

/** The queue with one more change, at its place by when it was asked for; each is in it once. */
export const withChange = (queue: readonly WaitingChange[], change: WaitingChange): WaitingChange[] =>
  [...queue.filter(({ key }) => key !== change.key), change].toSorted((one, other) => one.at - other.at)

/** The queue with a change that is on its way from now on. */
export const asSent = (queue: readonly WaitingChange[], key: string): WaitingChange[] =>
  replaced(queue, key, (change) => (change.isSent ? change : { ...change, isSent: true }))

/** The queue after a change was sent as it was then: it may have been taken back since. */
export function afterDelivery(
  queue: readonly WaitingChange[],
  { key, isUnwanted = false }: WaitingChange,
  delivery: Delivery,
): WaitingChange[] {
  if (delivery.type === 'lost') return [...queue]
  const isTakenBack = !isUnwanted && queue.some((change) => change.key === key && change.isUnwanted)
  // What was made has to be undone yet; what was refused need not be.
  if (delivery.type === 'made') return isTakenBack ? [...queue] : queue.filter((change) => change.key !== key)
  if (isTakenBack) return queue.filter((change) => change.key !== key)
  const { message, code } = delivery
  return replaced(queue, key, (change) => ({ ...change, refusal: { message, code } }))
}

/**
 * The queue after what was refused was decided. What is made all the same is a change of its own, and has a new key; against another's
 * result it stands as long as that is the one that was `seen`.
 */
export function afterDecision(
  queue: readonly WaitingChange[],
  key: string,
  decision: CollisionAnswer,
  { newKey, seen }: { newKey: string; seen?: string | undefined },
): WaitingChange[] {
  if (decision === 'drop') return queue.filter((change) => change.key !== key)
  return replaced(queue, key, ({ refusal: _refusal, isSent: _sent, ...change }) =>
    // What is to be taken back was made under its own key.
    change.isUnwanted
      ? { ...change, isSent: true }
      : { ...change, ...(seen !== undefined && insisting(change, seen)), key: newKey },
  )
}

/** The queue without a change that its director takes back. Of one that may have arrived it has to be known first whether it was made. */
export const withoutChange = (queue: readonly WaitingChange[], key: string, isUnderWay = false): WaitingChange[] =>
  queue
    .filter((change) => change.key !== key || ((change.isSent || isUnderWay) && !change.refusal))
    .map((change) => (change.key === key ? { ...change, isSent: true, isUnwanted: true } : change))

/** The same as it is sent when it stands against another's result. */
const insisting = ({ request, reason }: Pick<WaitingChange, 'request' | 'reason'>, seen: string) =>
  request.type === 'enterResult' ? { request: { ...request, was: seen }, reason: reason ?? TWO_RESULTS } : {}

const replaced = (
  queue: readonly WaitingChange[],
  key: string,
  change: (one: WaitingChange) => WaitingChange,
): WaitingChange[] => queue.map((one) => (one.key === key ? change(one) : one))
