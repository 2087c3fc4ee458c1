import { isHallRequest, writtenOut } from '#core/changes/hall-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ApiError } from '../api/client.ts'
import type { DeskChange } from '../api/desk.ts'
import { deliver, isLost, refusalOf, send, sendInTime } from './deliver.ts'
import {
  afterDecision,
  afterDelivery,
  asSent,
  isCollision,
  nextToSend,
  withChange,
  withoutAsked,
  withoutChange,
  type CollisionAnswer,
  type Delivery,
  type WaitingChange,
} from './queue.ts'
import { forget, keep, keepInstead, listWaiting } from './store.ts'
import { createTurns } from './turns.ts'
import { waitingRefusal } from './waiting-facts.ts'

const KEPT = 'Saved on this device. It waits for the network.'
const NOT_KEPT = 'There’s no network, and this browser can’t save changes until there is one.'

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
  let flushing: Promise<void> | undefined
  let isAsked = false
  let sending: string | undefined
  /** What is asked for right now, until it is made, refused or waits. */
  const underWay = new Map<string, Promise<unknown>>()
  const listeners = new Set<() => void>()
  const inTurn = createTurns()
  let opened: Promise<unknown> = Promise.resolve()
  /** Other pages of this desk, while this one is open. */
  let others: BroadcastChannel | undefined
  let hear: OnDelivered = () => undefined

  const show = (next: Partial<OutboxState>): void => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const read = () =>
    inTurn(async () => {
      const all = await listWaiting()
      show({
        queue: all.filter((one) => one.tournament === tournament && one.by === by && !underWay.has(one.key)),
      })
    })
  const update = (next: (queue: readonly WaitingChange[]) => WaitingChange[]) =>
    inTurn(async () => {
      const before = state.queue
      const queue = next(before)
      show({ queue })
      await keepInstead(before, queue)
      // What is told goes to pages of ours alone: a channel has no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      others?.postMessage('changed')
    })

  async function sendAll(): Promise<void> {
    await read()
    for (let next; (next = nextToSend(state.queue));) {
      const { key } = next
      if (mayArrive()) await update((queue) => asSent(queue, key))
      sending = key
      const delivery = await deliver(tournament, next)
      sending = undefined
      if (delivery.type === 'lost') return
      await update((queue) => afterDelivery(queue, next, delivery))
      if (delivery.type === 'made')
        show({ made: [...state.made.slice(-50), { change: next, version: delivery.version }] })
      hear(delivery, key)
    }
  }

  /** Sends what waits, in its order; of several pages of a desk one does. What comes while the last is being sent goes along. */
  async function flush(): Promise<void> {
    isAsked = true
    flushing ??= sendWhileAsked()
    await flushing
  }

  async function sendWhileAsked(): Promise<void> {
    try {
      while (isAsked) {
        isAsked = false
        await navigator.locks.request(`desk ${tournament}`, sendAll)
      }
    } finally {
      flushing = undefined
    }
  }

  async function wait(change: WaitingChange, facts: Snapshot): Promise<ChangeAnswer> {
    const refusal = waitingRefusal(facts, change)
    if (refusal !== undefined) throw new ApiError(refusal, 409, 'conflict')
    underWay.delete(change.key)
    try {
      await update((queue) => withChange(queue, change))
    } catch {
      show({ queue: state.queue.filter(({ key }) => key !== change.key) })
      throw new ApiError(NOT_KEPT, 0)
    }
    return { message: KEPT, version: change.key }
  }

  /** Sends a change with nothing waiting before it; where there is no answer it waits. */
  async function sendNow(change: WaitingChange, facts: Snapshot): Promise<ChangeAnswer> {
    const isSent = mayArrive()
    const kept = keep({ ...change, isSent }).catch(() => undefined)
    try {
      const answer = await sendInTime(tournament, change)
      void kept.then(() => forget(change.key)).catch(() => undefined)
      return answer
    } catch (error) {
      await kept
      if (isLost(error)) return await wait({ ...change, isSent }, facts)
      const asked = { ...change, refusal: refusalOf(error) }
      if (!isCollision(asked)) await forget(change.key).catch(() => undefined)
      else {
        // It is asked until it is answered, also of a page that is opened anew.
        underWay.delete(change.key)
        await update((queue) => withChange(queue, asked)).catch(() => undefined)
      }
      throw error
    }
  }

  /** Asks for a change once it is known what was kept before; what is asked about at its board it takes the place of. */
  async function ask(change: WaitingChange, facts: Snapshot): Promise<ChangeAnswer> {
    await opened
    if (withoutAsked(state.queue, change.request).length < state.queue.length)
      await update((queue) => withoutAsked(queue, change.request))
    if (state.queue.every(({ refusal }) => refusal)) return sendNow(change, facts)
    const answer = await wait(change, facts)
    void flush()
    return answer
  }

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Knows what was kept before, and hears of other pages and of what is made; returns how to stop. */
    start(onDelivered: OnDelivered) {
      hear = onDelivered
      others = new BroadcastChannel(`desk ${tournament}`)
      others.addEventListener('message', () => void read().catch(() => undefined))
      opened = read().catch(() => undefined)
      void opened.then(flush).catch(() => undefined)
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
      if (!isHallRequest(asked)) {
        // A round is closed, or drawn, with all that was entered before.
        await Promise.allSettled(underWay.values())
        await flush().catch(() => undefined)
        return send(tournament, { request, reason, key })
      }
      latest = Math.max(Date.now(), latest + 1)
      const change: WaitingChange = { key, tournament, by, at: latest, request: writtenOut(facts, asked), reason }
      const answer = ask(change, facts).finally(() => underWay.delete(key))
      underWay.set(key, answer)
      return answer
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

/** Called with what came of a change that had waited, and its key. */
export type OnDelivered = (delivery: Delivery, key: string) => void

/** Whether what is sent now may arrive though no answer comes; a browser that knows of no network may be wrong, so it is tried all the same. */
const mayArrive = (): boolean => navigator.onLine
