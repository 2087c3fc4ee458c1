import * as say from '#words/offline.js'
import { isHallRequest, type HallRequest } from '#core/changes/hall-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { ApiError } from '../api/client.ts'
import type { DeskChange } from '../api/desk.ts'
import type { Calls } from './calls.ts'
import { deliver, inTime, isLost, isSignedOut, mayArrive, refusalOf, sendInTime, undoKey } from './deliver.ts'
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

/** Changes that wait to be sent; and changes that were made but may not be in the fetched facts yet. */
export interface OutboxState {
  queue: readonly WaitingChange[]
  made: readonly { change: WaitingChange; version: number }[]
  /** Whether the server refused the last change for lack of a session. */
  isSignedOut: boolean
}

/** `version`: the version that the change made, or the key under which it waits. `sent` is there if it can be undone. */
export interface ChangeAnswer {
  message: string
  version: number | string
  sent?: WaitingChange
}

export type Outbox<Facts> = ReturnType<typeof createOutbox<Facts>>

/** Sends the changes of one desk or helper; without a network they are stored and sent later, in order. */
export function createOutbox<Facts>({ tournament, by, calls, rules }: OutboxOptions<Facts>) {
  let state: OutboxState = { queue: [], made: [], isSignedOut: false }
  let latest = 0
  let flushing: Promise<void> | undefined
  let isAsked = false
  let sending: string | undefined
  /** Changes being sent, until they are made, refused or queued. */
  const underWay = new Map<string, Promise<unknown>>()
  const listeners = new Set<() => void>()
  const inTurn = createTurns()
  let opened: Promise<unknown> = Promise.resolve()
  /** Other windows with this desk, while this one has it open. */
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
      // A channel reaches only pages of this origin: there is no target origin to give.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      others?.postMessage('changed')
    })

  async function sendAll(): Promise<void> {
    await read()
    for (let next; (next = nextToSend(state.queue));) {
      const { key } = next
      if (mayArrive()) await update((queue) => asSent(queue, key))
      sending = key
      const delivery = await deliver(calls, next)
      sending = undefined
      show({ isSignedOut: delivery.type === 'lost' && delivery.isSignedOut === true })
      if (delivery.type === 'lost') return
      await update((queue) => afterDelivery(queue, next, delivery))
      if (delivery.type === 'made')
        show({ made: [...state.made.slice(-50), { change: next, version: delivery.version }] })
      hear(delivery, key)
    }
  }

  /** Sends the queue in order, by one window at a time. Changes added meanwhile are sent, too. */
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

  async function wait(change: WaitingChange, facts: Facts): Promise<ChangeAnswer> {
    const refusal = rules.refusal(facts, change)
    if (refusal !== undefined) throw new ApiError(refusal, 409, 'conflict')
    underWay.delete(change.key)
    try {
      await update((queue) => withChange(queue, change))
    } catch {
      show({ queue: state.queue.filter(({ key }) => key !== change.key) })
      throw new ApiError(say.noNetworkNoStore(), 0)
    }
    return { message: state.isSignedOut ? say.savedWaitsForSignIn() : say.savedWaitsForNetwork(), version: change.key }
  }

  /** Sends a change at once, as the queue is empty; without an answer it is queued. */
  async function sendNow(change: WaitingChange, facts: Facts): Promise<ChangeAnswer> {
    const isSent = mayArrive()
    const kept = keep({ ...change, isSent }).catch(() => undefined)
    try {
      const answer = await sendInTime(calls, change)
      if (state.isSignedOut) show({ isSignedOut: false })
      void kept.then(() => forget(change.key)).catch(() => undefined)
      return { ...answer, sent: change }
    } catch (error) {
      await kept
      show({ isSignedOut: isSignedOut(error) })
      if (isLost(error)) return await wait({ ...change, isSent }, facts)
      const asked = { ...change, refusal: refusalOf(error) }
      if (!isCollision(asked)) await forget(change.key).catch(() => undefined)
      else {
        // The collision is stored, so that it is asked about again after a reload.
        underWay.delete(change.key)
        await update((queue) => withChange(queue, asked)).catch(() => undefined)
      }
      throw error
    }
  }

  /** Sends or queues a change once the stored queue is read. It replaces a pending collision at its board. */
  async function ask(change: WaitingChange, facts: Facts): Promise<ChangeAnswer> {
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
    /**
     * Reads the stored queue and subscribes to other windows; `onDelivered` gets the results of queued changes. Returns
     * a function that stops it.
     */
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
    /** Makes a change at the desk with these facts; throws an `ApiError` when it is refused. */
    async change(facts: Facts, { request, reason }: DeskChange): Promise<ChangeAnswer> {
      const key = crypto.randomUUID()
      // The types differ only in fields with defaults, of which hall requests have none.
      const asked = request as DeskRequest
      if (!isHallRequest(asked)) {
        // Closing or drawing a round needs all earlier results.
        await Promise.allSettled(underWay.values())
        await flush().catch(() => undefined)
        // A slow network may have answered too late, which counts as lost: then they are sent once more.
        if (state.queue.some(({ refusal }) => !refusal)) await flush().catch(() => undefined)
        return calls.send({ request, reason, key })
      }
      latest = Math.max(Date.now(), latest + 1)
      const change: WaitingChange = {
        key,
        tournament,
        by,
        at: latest,
        request: rules.written(facts, asked),
        reason,
        words: rules.words?.(facts, asked),
      }
      const answer = ask(change, facts).finally(() => underWay.delete(key))
      underWay.set(key, answer)
      return answer
    },
    /** Undoes a change that was made; without a network the undo waits. Throws an `ApiError` when it is refused. */
    async undo(change: WaitingChange, version: number): Promise<string> {
      try {
        return (await inTime(calls.undo(version, undoKey(change)))).message
      } catch (error) {
        if (!isLost(error)) throw error
        show({ isSignedOut: isSignedOut(error) })
        await update((queue) => withChange(queue, { ...change, isSent: true, isUnwanted: true })).catch(() => {
          throw new ApiError(say.noNetworkNoStore(), 0)
        })
        return state.isSignedOut ? say.savedWaitsForSignIn() : say.undoWaitsForNetwork()
      }
    },
    takeBack: (key: string) => update((queue) => withoutChange(queue, key, key === sending)),
    async decide(key: string, decision: CollisionAnswer, seen?: string) {
      await update((queue) => afterDecision(queue, key, decision, { newKey: crypto.randomUUID(), seen }))
      await flush()
    },
  }
}

interface OutboxOptions<Facts> extends Pick<WaitingChange, 'tournament' | 'by'> {
  calls: Calls
  rules: WaitingRules<Facts>
}

/** What changes may wait, by the facts on screen. */
export interface WaitingRules<Facts> {
  /** Fills in values that depend on the current state, because the request is sent later. */
  written: (facts: Facts, request: HallRequest) => HallRequest
  /** Why the change cannot be made with these facts, in a sentence. */
  refusal: (facts: Facts, change: WaitingChange) => string | undefined
  /** The change for readers, if it may have to be read without the facts. */
  words?: (facts: Facts, request: HallRequest) => string
}

/** Called with the result of a queued change. */
export type OnDelivered = (delivery: Delivery, key: string) => void
