import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { aRecord, aTeamMatch, minuteOf, momentsOf } from '#test/support/recorded-round.ts'

const told = (letters: string, boards: number) =>
  momentsOf(aTeamMatch(letters, boards), 'lead', 'decided').map(
    ({ kind, at, side, score }) => `${minuteOf(at)} ${kind} ${side} ${score.join(':')}`,
  )

test('a match is decided once a side has more than half of its points', () => {
  expect(told('10 == ==', 4)).toEqual([])
  expect(told('10 == == ==', 4)).toEqual(['4 decided 0 5:3'])
  expect(told('10 10 10', 4)).toEqual(['3 decided 0 6:0'])
  expect(told('== == == ==', 4)).toEqual([])
})

test('the first lead is told from half of the match on, a turn of the lead always', () => {
  expect(told('10', 8)).toEqual([])
  expect(told('== == == 01', 8)).toEqual(['4 lead 1 3:5'])
  expect(told('10 01 01', 8)).toEqual(['3 lead 1 2:4'])
  expect(told('10 01 01 10 10', 8)).toEqual(['3 lead 1 2:4', '5 lead 0 6:4'])
})

test('a side that leads again after a level score has not taken the lead', () =>
  expect(told('10 10 01 01 10 == ==', 8)).toEqual([]))

test('a decided match says how many games are left, and who scored the deciding point', () => {
  const [decided] = momentsOf(
    aTeamMatch('10 10 10', 4, [{}, {}, { board: 3, white: { name: 'Ann', rating: 0 } }]),
    'decided',
  )
  expect(decided).toMatchObject({ left: 1, score: [6, 0], by: { board: 3, name: 'Ann' }, names: ['Owls', 'Hawks'] })
})

test('games that became known together make one step: a lead in between was never seen', () => {
  const record = aTeamMatch('10 01 01 10 10', 8)
  expect(momentsOf({ ...record, games: [] }, 'lead').map(({ score }) => score)).toEqual([[6, 4]])
})

test('a match whose whole result was entered at once is decided without games left', () => {
  const settings = { competitors: 'team', gamePointTotal: 4 } as const
  const [decided, ...others] = momentsOf(aRecord(aSnapshot({ settings, rounds: ['1-2 2½:1½'] })), 'decided', 'lead')
  expect(decided).toMatchObject({ kind: 'decided', side: 0, score: [5, 3], left: 0 })
  expect(others).toEqual([])
})

test('single games and forfeited matches are neither led nor decided', () => {
  expect(momentsOf(aRecord(aSnapshot({ rounds: ['1-2 1'] })), 'decided', 'lead')).toEqual([])
  const settings = { competitors: 'team', gamePointTotal: 4 } as const
  expect(momentsOf(aRecord(aSnapshot({ settings, rounds: ['1-2 +'] })), 'decided', 'lead')).toEqual([])
})
