import { expect, test } from 'vitest'
import { towards } from '#web/navigation/towards.ts'

test('the right arrow key is the next one from left to right, and the one before from right to left', () => {
  expect([towards('ArrowRight'), towards('ArrowLeft')]).toEqual([1, -1])
  expect([towards('ArrowRight', true), towards('ArrowLeft', true)]).toEqual([-1, 1])
})
