import { expect, test } from 'vitest'
import { nextSteps, originOf, undoneVersions, type Step } from '#core/changes/undo-steps.ts'

/** Changes from the newest to the oldest, from texts such as `ann 3` and `ann 4 undoes 3`. */
const history = (...texts: string[]): Step[] =>
  texts
    .map((text) => /^(\w+) (\d+)(?: undoes (\d+))?$/.exec(text)!)
    .map(([, by, version, undoes]) => ({ by: by!, version: Number(version), undoes: undoes ? Number(undoes) : null }))
    .toReversed()

test('undo takes a person’s changes from the newest to the oldest', () => {
  expect(nextSteps(history('ann 1', 'bob 2', 'ann 3'), 'ann')).toEqual({ undo: [3, 1], redo: [] })
  expect(nextSteps(history('ann 1', 'ann 2', 'ann 3 undoes 2'), 'ann')).toEqual({ undo: [1], redo: [3] })
  expect(nextSteps([], 'ann')).toEqual({ undo: [], redo: [] })
})

test('redo takes undos back, the newest first, and what was redone can be undone again', () => {
  const undone = ['ann 1', 'ann 2', 'ann 3 undoes 2', 'ann 4 undoes 1']
  expect(nextSteps(history(...undone), 'ann')).toEqual({ undo: [], redo: [4, 3] })
  expect(nextSteps(history(...undone, 'ann 5 undoes 4'), 'ann')).toEqual({ undo: [1], redo: [3] })
  const redone = [...undone, 'ann 5 undoes 4', 'ann 6 undoes 3']
  expect(nextSteps(history(...redone), 'ann')).toEqual({ undo: [2, 1], redo: [] })
  expect(nextSteps(history(...redone, 'ann 7 undoes 2'), 'ann')).toEqual({ undo: [1], redo: [7] })
})

test('after a new change of the same person there is nothing to redo, after one of another person there is', () => {
  const undone = ['ann 1', 'ann 2 undoes 1']
  expect(nextSteps(history(...undone, 'ann 3'), 'ann')).toEqual({ undo: [3], redo: [] })
  expect(nextSteps(history(...undone, 'bob 3'), 'ann')).toEqual({ undo: [], redo: [2] })
})

test('a change that another person undid is passed over, until they redo it', () => {
  const undone = ['ann 1', 'ann 2', 'bob 3 undoes 2']
  expect(nextSteps(history(...undone), 'ann')).toEqual({ undo: [1], redo: [] })
  expect(nextSteps(history(...undone, 'bob 4 undoes 3'), 'ann')).toEqual({ undo: [2, 1], redo: [] })
  expect(nextSteps(history(...undone), 'bob')).toEqual({ undo: [], redo: [3] })
})

test('an undo that was undone does not count, and each step leads back to its change', () => {
  const changes = history('ann 1', 'ann 2 undoes 1', 'ann 3 undoes 2', 'ann 4 undoes 3')
  expect([...undoneVersions(changes)].toSorted()).toEqual([1, 3])
  expect(nextSteps(changes, 'ann')).toEqual({ undo: [], redo: [4] })
  expect([1, 2, 3, 4].map((version) => originOf(changes, version))).toEqual([1, 1, 1, 1])
})
