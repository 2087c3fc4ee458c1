import { isHallRequest, writtenOut } from '#core/changes/hall-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { SECOND } from '#core/time.ts'
import { ApiError } from '../api/client.ts'
import { changeAtDesk, undoChange, type DeskChange } from '../api/desk.ts'
import {
  afterDecision,
  afterDelivery,
  asSent,
  nextToSend,
  withChange,
  withoutChange,
  type CollisionAnswer,
  type Delivery,
  type WaitingChange,
} from './queue.ts'
import { forget, keep, keepInstead, listWaiting } from './store.ts'
import { waitingRefusal } from './waiting-facts.ts'

/** A hall’s Wi-Fi that doesn’t answer by then is treated as none. */
const PATIENCE = 8 * SECOND
const KEPT = 'Saved on this device. It waits for the network.'
const NOT_KEPT = 'There’s no network, and this browser can’t save changes until there is one.'
const UNANSWERED = 'The server didn’t answer.'
/** No answer at all, nobody signed in, too many at once, or something in between that fails. */
const LOST = new Set([0, 401, 429, 502, 503, 504])

/** What waits at a desk, and what was made and may not have come back to it yet. */
export interface OutboxState {
  queue: readonly WaitingChange[]
  made: readonly { change: WaitingChange; version: number }[]
}

/** The answer to a change: the version that it made, or the key under which it waits. */
interface ChangeAnswer {
  message: string
  version: number | string
}

export type Outbox = ReturnType<typeof createOutbox>

/** Sends what is asked for at one desk; what finds no network is kept and sent in its order later. */
export function createOutbox({ tournament, by }: OutboxOptions) {
  let state: OutboxState = { queue: [], made: [] }
  let latest = 0
  let isFlushing = false
  let sending: string | undefined
  /** What was asked for right now, with nothing waiting before it. */
  const underWay = new Set<string>()
  const listeners = new Set<() => void>()
  /** Other pages of this desk, while this one is open. */
  let others: BroadcastChannel | undefined
  let onMade: OnMade = () => undefined

  const show = (next: Partial<OutboxState>): void => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const read = async (): Promise<void> => {
    const all = await listWaiting()
    show({
      queue: all.filter((one) => one.tournament === tournament && one.by === by && !underWay.has(one.key)),
    })
  }
  const update = async (next: (queue: readonly WaitingChange[]) => WaitingChange[]): Promise<void> => {
    const before = state.queue
    const queue = next(before)
    show({ queue })
    await keepInstead(before, queue)
    // What is told goes to pages of ours alone: a channel has no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    others?.postMessage('changed')
  }
  const note = (change: WaitingChange, version: number): void => {
    show({ made: [...state.made.slice(-50), { change, version }] })
    onMade(version, change.key)
  }
  const send = ({ request, reason, key }: Pick<WaitingChange, 'reason' | 'key'> & Pick<DeskChange, 'request'>) =>
    changeAtDesk(tournament, { request, ...(reason && { reason }) }, key)

  async function deliver(change: WaitingChange): Promise<Delivery> {
    let isMade = false
    try {
      const made = await inTime(send(change))
      isMade = true
      if (!change.isUnwanted) return { type: 'made', version: made.version }
      const { version } = await inTime(undoChange(tournament, made.version, `${change.key}-undo`))
      return { type: 'made', version }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (LOST.has(error.status)) return { type: 'lost' }
      // What nobody wants any more need not be made.
      if (change.isUnwanted && !isMade) return { type: 'made', version: 0 }
      return { type: 'refused', message: error.message, code: error.code }
    }
  }

  async function sendAll(): Promise<void> {
    await read()
    for (let next; (next = nextToSend(state.queue));) {
      const { key } = next
      if (mayArrive()) await update((queue) => asSent(queue, key))
      sending = key
      const delivery = await deliver(next)
      sending = undefined
      if (delivery.type === 'lost') return
      await update((queue) => afterDelivery(queue, next, delivery))
      if (delivery.type === 'made') note(next, delivery.version)
    }
  }

  /** Sends what waits, in its order; of several pages of a desk one does. */
  async function flush(): Promise<void> {
    if (isFlushing) return
    isFlushing = true
    try {
      await navigator.locks.request(`desk ${tournament}`, sendAll)
    } finally {
      isFlushing = false
    }
  }

  async function wait(change: WaitingChange, facts: Snapshot): Promise<ChangeAnswer> {
    const refusal = waitingRefusal(facts, change)
    if (refusal !== undefined) throw new ApiError(refusal, 409, 'conflict')
    try {
      await update((queue) => withChange(queue, change))
    } catch {
      show({ queue: state.queue.filter(({ key }) => key !== change.key) })
      throw new ApiError(NOT_KEPT, 0)
    }
    return { message: KEPT, version: change.key }
  }

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Knows what was kept before, and hears of other pages and of what is made; returns how to stop. */
    start(hear: OnMade) {
      onMade = hear
      others = new BroadcastChannel(`desk ${tournament}`)
      others.addEventListener('message', () => void read().catch(() => undefined))
      void read().then(flush, () => undefined)
      return () => {
        others?.close()
        others = undefined
      }
    },
    flush,
    /** Asks for a change by the facts as they are shown; throws an `ApiError` where it is refused. */
    async change(facts: Snapshot, { request, reason }: DeskChange): Promise<ChangeAnswer> {
      const key = crypto.randomUUID()
      // What may be left out when it is sent is left out of no request of the hall.
      const asked = request as DeskRequest
      if (!isHallRequest(asked)) return send({ request, reason, key })
      latest = Math.max(Date.now(), latest + 1)
      const change: WaitingChange = { key, tournament, by, at: latest, request: writtenOut(facts, asked), reason }
      if (state.queue.length > 0) {
        const answer = await wait(change, facts)
        void flush()
        return answer
      }
      underWay.add(key)
      const isSent = mayArrive()
      const kept = keep({ ...change, isSent }).catch(() => undefined)
      const done = () => void kept.then(() => forget(key)).catch(() => undefined)
      try {
        const answer = await inTime(send(change))
        done()
        return answer
      } catch (error) {
        if (!(error instanceof ApiError) || !LOST.has(error.status)) {
          done()
          throw error
        }
        await kept
        return await wait({ ...change, isSent }, facts)
      } finally {
        underWay.delete(key)
      }
    },
    takeBack: (key: string) => update((queue) => withoutChange(queue, key, key === sending)),
    async decide(key: string, decision: CollisionAnswer, seen?: string) {
      await update((queue) => afterDecision(queue, key, decision, { newKey: crypto.randomUUID(), seen }))
      await flush()
    },
  }
}

interface OutboxOptions {
  /** Its id. */
  tournament: string
  /** The username of who sits there. */
  by: string
}

/** Called with the version that a change made that had waited, and its key. */
type OnMade = (version: number, key: string) => void

/** Whether what is sent now may arrive though no answer comes; a browser that knows of no network may be wrong, so it is tried all the same. */
const mayArrive = (): boolean => navigator.onLine

/** An answer that comes late is none; under the same key the change can be asked for again. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  answer.catch(() => undefined)
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => setTimeout(() => reject(new ApiError(UNANSWERED, 0)), PATIENCE)),
  ])
}
