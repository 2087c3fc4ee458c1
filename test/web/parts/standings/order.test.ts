import { expect, test } from 'vitest'
import { clicked, ordered, type Order } from '#web/parts/standings/order.ts'
import type { Place } from '#web/parts/standings/standing.ts'

const place = (rank: number, name: string, rating: number, value: number): Place => ({
  player: rank - 1,
  pool: 0,
  rank,
  name,
  rating,
  score: 10 - rank,
  values: [value],
})
const PLACES = [place(1, 'Eve', 2000, 3), place(2, 'ána', 0, NaN), place(3, 'Ben', 2400, 7)]
const STANDING_ORDER: Order = { by: 'score', sort: 'descending' }
const names = (order: Parameters<typeof ordered>[1]) => ordered(PLACES, order).map(({ name }) => name)

test('by score stands who stands first, or last after a second click', () => {
  expect(names(STANDING_ORDER)).toEqual(['Eve', 'ána', 'Ben'])
  expect(names(clicked(STANDING_ORDER, 'score'))).toEqual(['Ben', 'ána', 'Eve'])
})

test('names go from A whatever their case and accents', () => {
  expect(names(clicked(STANDING_ORDER, 'name'))).toEqual(['ána', 'Ben', 'Eve'])
})

test('figures go from the top, and who has none comes last either way', () => {
  const once = clicked(STANDING_ORDER, 0)
  expect(names(once)).toEqual(['Ben', 'Eve', 'ána'])
  expect(names(clicked(once, 0))).toEqual(['Eve', 'Ben', 'ána'])
  expect(names(clicked(STANDING_ORDER, 'rating'))).toEqual(['Ben', 'Eve', 'ána'])
})

test('where fewer is better the fewest come first', () => {
  expect(clicked(STANDING_ORDER, 0, true).sort).toBe('ascending')
})
