import { expect, test } from 'vitest'
import type { Column } from '#core/standings/column.ts'
import { orderAfterClick, orderColumns, sortRows, type Order } from '#web/parts/standings/order.ts'
import type { StandingSummary } from '#web/parts/standings/standings-view.ts'

const place = (rank: number, name: string, rating: number, value: number): StandingSummary => ({
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
const names = (order: Parameters<typeof sortRows>[1]) => sortRows(PLACES, order).map(({ name }) => name)

test('by score the leader comes first, or last after a second click', () => {
  expect(names(STANDING_ORDER)).toEqual(['Eve', 'ána', 'Ben'])
  expect(names(orderAfterClick(STANDING_ORDER, 'score'))).toEqual(['Ben', 'ána', 'Eve'])
})

test('names are sorted from A, ignoring case and accents', () => {
  expect(names(orderAfterClick(STANDING_ORDER, 'name'))).toEqual(['ána', 'Ben', 'Eve'])
})

test('the highest figure comes first, and a row without a figure comes last in either direction', () => {
  const once = orderAfterClick(STANDING_ORDER, 0)
  expect(names(once)).toEqual(['Ben', 'Eve', 'ána'])
  expect(names(orderAfterClick(once, 0))).toEqual(['Eve', 'Ben', 'ána'])
  expect(names(orderAfterClick(STANDING_ORDER, 'rating'))).toEqual(['Ben', 'Eve', 'ána'])
})

test('where fewer is better the lowest figure comes first', () => {
  expect(orderAfterClick(STANDING_ORDER, 0, true).sort).toBe('ascending')
})

const aColumn = (code: string, fewerIsBetter = false): Column => ({
  code,
  name: code,
  short: code,
  divisor: 1,
  decimals: 0,
  fewerIsBetter,
})

test('a table can be ordered by score first, and by each column that it shows', () => {
  const columns = orderColumns([aColumn('BH/C1'), aColumn('timesBlack', true)], true)
  expect(columns.map(({ name, first }) => [name, first])).toEqual([
    ['score', 'descending'],
    ['name', 'ascending'],
    ['rating', 'descending'],
    ['BH/C1', 'descending'],
    ['timesBlack', 'ascending'],
  ])
  expect(orderColumns([], false).map(({ name }) => name)).toEqual(['score', 'name'])
})

test('a tie-break with the name of a fixed column has another name in the address', () => {
  const names = orderColumns([aColumn('rating')], true).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
