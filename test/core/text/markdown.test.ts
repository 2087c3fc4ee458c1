import { expect, test } from 'vitest'
import { unmarked, words } from '#core/text/markdown.ts'

test('text whose marks were taken away reads as it did, and bold words lose theirs', () => {
  const name = 'A*b_c [x](y) <z> #1 & \\ `q`'
  expect(words(`**${unmarked(name)}** is on.`)).toBe(`${name} is on.`)
  expect(unmarked('Ann')).toBe('Ann')
})
