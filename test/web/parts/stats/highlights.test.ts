import { expect, test } from 'vitest'
import {
  removeHighlight,
  formatHighlights,
  defaultHighlights,
  parseHighlights,
  addHighlight,
} from '#web/parts/stats/highlights.ts'

const players = (highlights: ReturnType<typeof defaultHighlights>) => highlights.map((one) => one?.player ?? null)

test('the five leaders are highlighted at first', () => {
  expect(players(defaultHighlights([4, 2, 9, 1, 7, 3]))).toEqual([4, 2, 9, 1, 7])
  expect(players(defaultHighlights([4, 2]))).toEqual([4, 2])
})

test('at most five are highlighted: a new choice replaces the last highlight that was not chosen', () => {
  const one = addHighlight(defaultHighlights([1, 2, 3, 4, 5]), 8)
  expect(players(one)).toEqual([1, 2, 3, 4, 8])
  expect(players(addHighlight(one, 9))).toEqual([1, 2, 3, 9, 8])
})

test('when all five were chosen, a new choice replaces the first', () => {
  const five = [6, 7, 8, 9, 10].reduce(addHighlight, defaultHighlights([1, 2, 3, 4, 5]))
  expect(players(five)).toEqual([10, 9, 8, 7, 6])
  expect(players(addHighlight(five, 11))).toEqual([11, 9, 8, 7, 6])
})

test('removing a highlight frees its mark for the next one, and the others keep their marks', () => {
  const four = removeHighlight(defaultHighlights([1, 2, 3, 4, 5]), 2)
  expect(players(four)).toEqual([1, null, 3, 4, 5])
  expect(players(addHighlight(four, 8))).toEqual([1, 8, 3, 4, 5])
})

test('no competitor is highlighted twice', () => {
  expect(players(addHighlight(defaultHighlights([1, 2]), 2))).toEqual([1, 2])
})

// Start numbers by position: the competitor at position 0 is number 11.
const NO = [11, 12, 13, 14, 15, 16, 17]
const LEADERS = [0, 1, 2, 3, 4]

test('an address names the highlighted competitors by their numbers, and reads back the same', () => {
  const chosen = removeHighlight(addHighlight(defaultHighlights([0, 1, 2, 3, 4, 5]), 6), 1)
  expect(formatHighlights(chosen, NO)).toBe('11,,13,14,17')
  expect(parseHighlights('11,,13,14,17', NO, LEADERS)).toEqual(chosen)
})

test('highlighting no competitor is a choice too', () => {
  expect(formatHighlights(removeHighlight(defaultHighlights([3]), 3), NO)).toBe('none')
  expect(parseHighlights('none', NO, LEADERS)).toEqual([])
})

test.each([null, '', 'x,y', '99', '-1,1.5'])('an address with %j highlights no competitor', (text) => {
  expect(parseHighlights(text, NO, LEADERS)).toBeUndefined()
})

test('an address highlights no competitor twice, and five at most', () => {
  expect(players(parseHighlights('11,11,99,12,13,14,15', NO, LEADERS)!)).toEqual([0, null, null, 1, 2])
})
