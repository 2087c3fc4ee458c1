import { expect, test } from 'vitest'
import { bergerRound, doubleBergerRound, type Seats } from '#core/draw/berger.ts'
import { firstKnockoutRound, nextKnockoutRound } from '#core/draw/knockout.ts'
import { controlRows } from '#test/support/pairing/files.ts'

const written = (seats: Seats[]): string => seats.map((pair) => pair.join('-')).join(' ')

test.each(controlRows('berger'))('%s players: round %s of the Berger tables', (players, round, pairs) => {
  expect(written(bergerRound(Number(players), Number(round)))).toBe(pairs)
})

test.each(controlRows('berger-double'))('%s players: round %s of the double tables', (players, round, pairs) => {
  expect(written(doubleBergerRound(Number(players), Number(round)))).toBe(pairs)
})

test.each(controlRows('knockout'))('%s entrants: a first round of %s places', (entrants, _size, pairs) => {
  expect(written(firstKnockoutRound(Number(entrants)))).toBe(pairs)
})

test('a table has no rounds after its last', () => {
  expect(bergerRound(8, 8)).toEqual([])
  expect(bergerRound(1, 1)).toEqual([])
  expect(doubleBergerRound(4, 7)).toEqual([])
})

test('winners meet in the order of the boards, and losers of the semi-finals play for third place if that is set', () => {
  const semis = [
    { place: 0, winner: 1, loser: 4 },
    { place: 1, winner: 2, loser: 3 },
  ]
  expect(nextKnockoutRound(semis)).toEqual([[1, 2]])
  expect(nextKnockoutRound(semis, true)).toEqual([
    [1, 2],
    [4, 3],
  ])
  const quarters = [...semis, { place: 2, winner: 5, loser: 8 }, { place: 3, winner: 6, loser: 7 }]
  expect(nextKnockoutRound(quarters, true)).toEqual([
    [1, 2],
    [5, 6],
  ])
})

test('after a double forfeit the winner beside it gets a bye, and nobody if there is none', () => {
  const won = (place: number, winner: number) => ({ place, winner, loser: 0 })
  expect(nextKnockoutRound([won(0, 1), won(1, 0), won(2, 3), won(3, 4)])).toEqual([
    [1, 0],
    [3, 4],
  ])
  expect(nextKnockoutRound([won(0, 0), won(1, 0), won(2, 3), won(3, 4)])).toEqual([[3, 4]])
  expect(nextKnockoutRound([won(1, 5), won(2, 3), won(3, 4)])).toEqual([
    [5, 0],
    [3, 4],
  ])
})
