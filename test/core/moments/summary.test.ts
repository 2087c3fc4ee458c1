import { expect, test } from 'vitest'
import type { Moment } from '#core/moments/moment.ts'
import { isRoundOver, roundLede, turningPoints } from '#core/moments/summary.ts'
import { aSnapshot } from '#test/support/build.ts'

const players = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']
const event = (rounds: string[], more = {}) => aSnapshot({ players, rounds, ...more })

const upset = (no: number, at: number, expected = 30): Moment => ({
  kind: 'upset',
  id: `upset ${no}-1 0`,
  at,
  no,
  table: no,
  entries: [1, 2],
  names: ['Ann', 'Bo'],
  board: 1,
  game: 1,
  side: 0,
  winner: { name: 'Ann', rating: 1800 },
  loser: { name: 'Bo', rating: 2100 },
  expected,
})
const think: Moment = {
  kind: 'think',
  id: 'think 3-1 9',
  at: 1,
  no: 3,
  table: 3,
  entries: [1, 2],
  names: ['Ann', 'Bo'],
  board: 1,
  game: 1,
  ply: 9,
  move: '5. e5',
  side: 0,
  who: { name: 'Ann', rating: 0 },
  seconds: 600,
}

test('a round is over with its last result, and not for readers who hide results of it', () => {
  expect(isRoundOver(event(['1-2 1, 3-4 *']), 1)).toBe(false)
  expect(isRoundOver(event(['1-2 1, 3-4 =']), 1)).toBe(true)
  expect(isRoundOver(event([]), 1)).toBe(false)
})

test('the summary says who leads, and how the match of the best ended', () => {
  const first = '1-2 1, 3-4 1, 5-6 ='
  expect(roundLede(event([first]), 1, [])).toEqual(['Ann and Cy share the lead with 1 point.'])
  expect(roundLede(event([first, '1-3 1, 2-5 =, 4-6 =']), 2, [])).toEqual([
    'Ann is the new leader, with 2 points.',
    'In the top match Ann beat Cy 1–0.',
  ])
  expect(roundLede(event([first, '1-3 1, 2-5 =, 4-6 =', '1-5 =, 2-3 *, 4-6 *']), 3, []).at(0)).toBe(
    'Ann still leads, with 2½ points.',
  )
  expect(roundLede(event([first, '1-3 1, 2-5 =, 4-6 ='], { active: false }), 2, []).at(0)).toBe(
    'Ann wins the tournament with 2 points.',
  )
})

test('many leaders are counted, and in the first round upsets stand for the top match', () => {
  const lede = roundLede(event(['1-2 =, 3-4 =, 5-6 =']), 1, [upset(1, 1), upset(2, 2)])
  expect(lede).toEqual(['6 share the lead with ½ points.', 'There were 2 upsets.'])
})

test('turning points are three moments of different matches, in the order of time', () => {
  const snapshot = event(['1-2 1, 3-4 1, 5-6 1'])
  const found = turningPoints(snapshot, 1, [upset(1, 30), upset(1, 40, 5), upset(2, 20), upset(3, 10), think])
  expect(found.map(({ no, at }) => [no, at])).toEqual([
    [3, 10],
    [2, 20],
    [1, 40],
  ])
})

test('a think is no turning point, and fewer than three are fine', () =>
  expect(turningPoints(event(['1-2 1']), 1, [think])).toEqual([]))
