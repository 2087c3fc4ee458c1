import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSaved } from '#web/parts/desk/use-saved.ts'

/** A page with a snapshot, whose own last change made `lastVersion`. */
function page(snapshot: { value: string; version: number }) {
  let lastVersion = 0
  const { result, rerender } = renderHook(
    ({ value, version }) => useSaved(value, version, { lastVersion: () => lastVersion }),
    { initialProps: snapshot },
  )
  return {
    shown: () => result.current.shown,
    save: (value: string, version: number) => {
      lastVersion = version
      act(() => result.current.keep(value))
    },
    receive: (value: string, version: number) => rerender({ value, version }),
  }
}

test('what was saved is shown until the snapshot has it, also when an earlier one arrives late', () => {
  const { shown, save, receive } = page({ value: 'none', version: 4 })
  save('first', 5)
  save('second', 6)
  expect(shown()).toBe('second')
  receive('first', 5)
  expect(shown()).toBe('second')
  receive('second', 6)
  expect(shown()).toBe('second')
})

test('what others saved since is shown, and so is what was undone', () => {
  const { shown, save, receive } = page({ value: 'none', version: 4 })
  save('mine', 5)
  receive('theirs', 6)
  expect(shown()).toBe('theirs')
  save('mine again', 7)
  receive('theirs', 8)
  expect(shown()).toBe('theirs')
})

test('a snapshot that arrived before the answer is not held back', () => {
  const { shown, save, receive } = page({ value: 'none', version: 4 })
  receive('theirs', 6)
  save('mine', 5)
  expect(shown()).toBe('theirs')
})
