import { expect, test } from 'vitest'
import type { Act } from '#core/changes/act.ts'
import { isUndoable, resultChange, type PastChange } from '#core/changes/undo.ts'

const pairing = { round: 2, no: 1 }
const entered = (outcome: string, no = 1): Act => ({ type: 'setResult', round: 2, no, change: { outcome } })
const past = (version: number, acts: Act[], undoes: number | null = null): PastChange => ({
  version,
  isPulled: false,
  acts,
  inverse: [],
  undoes,
})
const link: Act = { type: 'addLink', round: 2, no: 1, link: 'x', source: 'lichess', linkType: 'game' }

test('undo takes the newest result of a pairing first, then the one before it', () => {
  const [first, second] = [past(3, [entered('10')]), past(5, [entered('01')])]
  expect(resultChange([second, first], pairing)).toBe(second)
  const undo = past(6, [entered('10')], 5)
  expect(resultChange([undo, second, first], pairing)).toBe(first)
  expect(resultChange([past(7, [entered('  ')], 3), undo, second, first], pairing)).toBeUndefined()
})

test('undoing a result ignores links and other pairings', () => {
  const first = past(3, [entered('10')])
  expect(resultChange([past(8, [link]), past(7, [entered('01', 2)]), first], pairing)).toBe(first)
})

test('one pairing of a change of many is undone alone', () => {
  const all = past(4, [entered('10'), entered('01', 2)])
  const undo = past(6, [entered('  ', 2)], 4)
  expect(resultChange([undo, all], pairing)).toBe(all)
  expect(resultChange([undo, all], { round: 2, no: 2 })).toBeUndefined()
})

test('a change of results only can be undone by its version, and an undo can’t', () => {
  expect(isUndoable(past(3, [entered('10')]))).toBe(true)
  expect(isUndoable(past(3, [entered('10'), link]))).toBe(false)
  expect(isUndoable(past(3, [entered('10')], 2))).toBe(false)
})
