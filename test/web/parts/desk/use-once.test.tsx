import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOnce } from '#web/parts/desk/use-once.ts'

/** Steps that end when they are told to. */
function steps() {
  const taken: string[] = []
  const ends: (() => void)[] = []
  const step = (name: string) => () => {
    taken.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  return { taken, step, endAll: () => ends.splice(0).forEach((end) => end()) }
}

test('a step that is asked for twice in a row is taken once, and again after it has ended', async () => {
  const { result } = renderHook(() => useOnce<void>())
  const { taken, step, endAll } = steps()
  const asked = [1, 2].map(() => result.current({ type: 'draw' }, step('draw')))
  expect(taken).toEqual(['draw'])
  endAll()
  await Promise.all(asked)
  const again = result.current({ type: 'draw' }, step('draw'))
  endAll()
  await again
  expect(taken).toEqual(['draw', 'draw'])
})

test('on, off and on again are three steps, however slow the first is', async () => {
  const { result } = renderHook(() => useOnce<void>())
  const { taken, step, endAll } = steps()
  const asked = ['on', 'off', 'on'].map((name) => result.current({ name }, step(name)))
  expect(taken).toEqual(['on', 'off', 'on'])
  endAll()
  await Promise.all(asked)
})
