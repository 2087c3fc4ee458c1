import { afterEach, expect, test, vi } from 'vitest'
import { act, renderHook } from '@testing-library/react'
import { proposeDraw } from '#core/draw/engines.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { aSnapshot } from '#test/support/build.ts'
import type { DrawReply, DrawRequest } from '#web/parts/why/draw-line.ts'
import { useReadyDraws } from '#web/parts/desk/draw/use-ready-draws.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A desk with four players before round 1. Its fake worker answers, or fails for good, only when the test says so. */
function aDesk() {
  const replies: ((isBroken: boolean) => void)[] = []
  class LateWorker extends EventTarget {
    #isBroken = false
    postMessage({ no, request }: { no: number; request: DrawRequest }): void {
      if (request.ask !== 'proposal' || this.#isBroken) return
      const reply: DrawReply = { no, answer: { draw: proposeDraw(request.snapshot, request.round) } }
      replies.push((isBroken) => {
        this.#isBroken = isBroken
        this.dispatchEvent(isBroken ? new Event('error') : new MessageEvent('message', { data: reply }))
      })
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', LateWorker)
  const snapshot = aSnapshot({ players: 4, rounds: [], settings: { totalRounds: 3 }, desk: EMPTY_DESK })
  const { result } = renderHook(() => useReadyDraws(snapshot))
  return { shown: () => result.current, reply: () => replies.shift()!(false), fail: () => replies.shift()!(true) }
}

test('a draw that is asked for before it is made arrives once it is made', async () => {
  const { shown, reply } = aDesk()
  let asked: Promise<unknown> | undefined
  act(() => void (asked = shown().awaited()))
  expect(shown().isAwaited).toBe(true)
  await act(async () => reply())
  expect(await asked).toMatchObject({ draw: { pairs: [{}, {}] } })
  expect(shown().isAwaited).toBe(false)
})

test('a draw that is asked for after the reply and before the next render arrives as well', async () => {
  const { shown, reply } = aDesk()
  const before = shown()
  let asked: Promise<unknown> | undefined
  await act(async () => {
    reply()
    // The hook has handled the reply, but React has not rendered it yet.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    asked = before.awaited()
  })
  expect(await asked).toMatchObject({ draw: { pairs: [{}, {}] } })
  expect(shown().isAwaited).toBe(false)
})

test('after the worker fails nothing is drawn until the desk asks again, with a new worker', async () => {
  const { shown, reply, fail } = aDesk()
  let asked: Promise<unknown> | undefined
  act(() => void (asked = shown().awaited()))
  await act(async () => fail())
  expect(await asked).toBeUndefined()
  expect(shown()).toMatchObject({ isStopped: true, isAwaited: false, made: 0 })
  act(() => void (asked = shown().awaited()))
  await act(async () => reply())
  expect(await asked).toMatchObject({ draw: { pairs: [{}, {}] } })
  expect(shown()).toMatchObject({ isStopped: false, made: 1 })
})

test('a draw that is asked for at the moment the worker fails is made by a new worker', async () => {
  const { shown, reply, fail } = aDesk()
  const before = shown()
  let asked: Promise<unknown> | undefined
  await act(async () => {
    fail()
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    asked = before.awaited()
  })
  await act(async () => reply())
  expect(await asked).toMatchObject({ draw: { pairs: [{}, {}] } })
})
