import { expect, test } from 'vitest'
import { podium } from '#core/standings/podium.ts'

const places = (...ranks: number[]) =>
  podium(ranks.map((rank, player) => ({ rank, player }))).map(({ place, rows }) => [
    place,
    rows.map(({ player }) => player),
  ])

test('second place is left of first, third right', () => {
  expect(places(1, 2, 3, 4)).toEqual([
    [2, [1]],
    [1, [0]],
    [3, [2]],
  ])
})

test('competitors with the same rank share a place, and the next place stays empty', () => {
  expect(places(1, 1, 3, 3, 5)).toEqual([
    [1, [0, 1]],
    [3, [2, 3]],
  ])
})

test('the podium of an empty table is empty', () => {
  expect(places()).toEqual([])
})
