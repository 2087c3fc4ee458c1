import { expect, test } from 'vitest'
import { qualifyingLine } from '#core/standings/qualifying.ts'

const row = (player: number, rank: number, score: number, ...values: number[]) => ({ player, rank, score, values })

test('the line is below the last qualifying place, with the distance in points', () => {
  const rows = [row(4, 1, 22), row(2, 2, 20), row(7, 3, 18)]
  expect(qualifyingLine(rows, 2)).toMatchObject({ last: { player: 2 }, next: { player: 7 }, points: 2 })
})

test('with equal points the first tie-break that differs is named', () => {
  const rows = [row(4, 1, 20, 8, 120), row(2, 2, 20, 8, 117), row(7, 3, 20, 8, 115)]
  expect(qualifyingLine(rows, 2)).toMatchObject({ points: 0, tieBreak: 1 })
})

test('all who share the last qualifying rank are above the line', () => {
  const rows = [row(4, 1, 20), row(2, 2, 18), row(7, 2, 18), row(1, 4, 16)]
  expect(qualifyingLine(rows, 2)).toMatchObject({ last: { player: 7 }, next: { player: 1 } })
})

test('there is no line without qualifying places, and no distance where all qualify', () => {
  const rows = [row(4, 1, 20), row(2, 2, 18)]
  expect(qualifyingLine(rows, 0)).toBeUndefined()
  expect(qualifyingLine(rows, 5)).toEqual({ last: rows[1], points: 0 })
})

test('competitors without a rank do not count', () => {
  const rows = [row(4, 1, 20), { ...row(2, 2, 18), exclusion: 'expelled' }]
  expect(qualifyingLine(rows, 2)).toEqual({ last: rows[0], points: 0 })
})
