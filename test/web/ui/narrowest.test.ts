import { expect, test } from 'vitest'
import { narrowest } from '#web/ui/narrowest.ts'

test('a text is broken after spaces and hyphens so that its longest line is short', () => {
  const text = 'aaaa bb-cc dddd'
  const letters = (lines: number): number => Math.round((narrowest(text, lines) / narrowest('aaaaaaaaaa', 1)) * 10)
  expect([1, 2, 3].map(letters)).toEqual([15, 8, 6])
})

test('a text without a place to break needs one line', () => {
  expect(narrowest('Wolfeschlegelsteinhausen', 3)).toBe(narrowest('Wolfeschlegelsteinhausen', 1))
  expect(narrowest('', 3)).toBe(1)
})

test('capitals and square letters are wider', () => {
  const [small, capital, square] = ['aaaa', 'AAAA', '棋棋棋棋'].map((text) => narrowest(text, 1))
  expect(small! < capital! && capital! < square!).toBe(true)
})
