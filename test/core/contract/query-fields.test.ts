import { expect, test } from 'vitest'
import { ResultsQuery } from '#core/contract/results.ts'
import { PairingsQuery, TournamentsQuery } from '#core/contract/tournament.ts'

test('a request has at most a thousand ids', () => {
  const ids = (count: number) => Array(count).fill('cup-1').join(',')
  expect(PairingsQuery.safeParse({ ids: ids(1000) }).data?.ids).toHaveLength(1000)
  expect(PairingsQuery.safeParse({ ids: ids(1001) }).error?.issues[0]?.message).toBe('Up to 1000 ids per request.')
})

test('empty entries between commas are ignored', () => {
  expect(ResultsQuery.safeParse({ ids: ' cup-1-1,,cup-1-2 ,' }).data?.ids).toEqual(['cup-1-1', 'cup-1-2'])
})

test('a flag is set by its name alone', () => {
  expect(PairingsQuery.safeParse({ round: '1', games: '', withResults: '0' }).data).toEqual({
    round: 1,
    games: true,
    withResults: false,
  })
})

test('a list has 100 rows by default', () => {
  expect(TournamentsQuery.safeParse({}).data).toEqual({ limit: 100 })
})
