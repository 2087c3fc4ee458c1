import { afterEach, expect, test, vi } from 'vitest'
import { act, renderHook } from '@testing-library/react'
import { proposeDraw } from '#core/draw/engines.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { aSnapshot } from '#test/support/build.ts'
import type { DrawReply, DrawRequest } from '#web/parts/why/draw-line.ts'
import { useReadyDraws } from '#web/parts/desk/draw/use-ready-draws.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Four players whose first round may be drawn; a browser’s worker answers, or breaks for good, only when it is let. */
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

test('whoever asks for the draw before it is made is told once it is', async () => {
  const { shown, reply } = aDesk()
  let asked: Promise<unknown> | undefined
  act(() => void (asked = shown().awaited()))
  expect(shown().isAwaited).toBe(true)
  await act(async () => reply())
  expect(await asked).toMatchObject({ draw: { pairs: [{}, {}] } })
  expect(shown().isAwaited).toBe(false)
})

test('whoever asks in the moment between its being made and its being shown is told as well', async () => {
  const { shown, reply } = aDesk()
  const before = shown()
  let asked: Promise<unknown> | undefined
  await act(async () => {
    reply()
    // Whatever follows the reply has run, and the page is not yet rendered anew.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    asked = before.awaited()
  })
  expect(await asked).toMatchObject({ draw: { pairs: [{}, {}] } })
  expect(shown().isAwaited).toBe(false)
})

test('where the worker breaks nothing is made until somebody asks for it, by another', async () => {
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

test('whoever asks in the moment in which the worker breaks has it made by another', async () => {
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
