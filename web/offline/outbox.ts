import { isHallRequest, writtenOut } from '#core/changes/hall-acts.ts'
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
  type Decision,
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
      await update((queue) => asSent(queue, key))
      const delivery = await deliver(next)
      if (delivery.type === 'lost') return
      await update((queue) => afterDelivery(queue, key, delivery))
      if (delivery.type === 'made') note(next, delivery.version)
    }
  }

  /** Sends what waits, in its order; of several pages of a desk one does. */
  async function flush(): Promise<void> {
    if (isFlushing || !navigator.onLine) return
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
      if (!isHallRequest(request)) return send({ request, reason, key })
      latest = Math.max(Date.now(), latest + 1)
      const change: WaitingChange = { key, tournament, by, at: latest, request: writtenOut(facts, request), reason }
      if (state.queue.length > 0 || !navigator.onLine) {
        const answer = await wait(change, facts)
        void flush()
        return answer
      }
      underWay.add(key)
      const kept = keep({ ...change, isSent: true }).catch(() => undefined)
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
        return await wait({ ...change, isSent: true }, facts)
      } finally {
        underWay.delete(key)
      }
    },
    takeBack: (key: string) => update((queue) => withoutChange(queue, key)),
    async decide(key: string, decision: Decision) {
      await update((queue) => afterDecision(queue, key, decision, crypto.randomUUID()))
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

/** An answer that comes late is none; under the same key the change can be asked for again. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  answer.catch(() => undefined)
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => setTimeout(() => reject(new ApiError(UNANSWERED, 0)), PATIENCE)),
  ])
}
