import { expect, test } from 'vitest'
import type { ByeRequest } from '#core/snapshot/desk.ts'
import { comingByeRecords, comingByes } from '#core/trf/coming-byes.ts'
import { aSnapshot } from '#test/support/build.ts'

const asked = (round: number, player: number, state: ByeRequest['state'] = 'granted'): ByeRequest => ({
  round,
  player,
  type: 'H',
  state,
})

/** The byes as `2 H in 3`, of a cup of four players in which one round of four is drawn. */
const byes = (given: Parameters<typeof aSnapshot>[0], requests: ByeRequest[] = []): string[] =>
  comingByes(aSnapshot({ rounds: ['1-2 1, 3-4 1'], settings: { totalRounds: 4 }, ...given }), requests).map(
    ({ round, player, type }) => `${player} ${type} in ${round}`,
  )

test('granted byes are listed only for undrawn rounds', () => {
  const requests = [asked(3, 2), asked(2, 1), asked(1, 3), asked(2, 3, 'waiting'), asked(2, 4, 'refused')]
  expect(byes({}, requests)).toEqual(['1 H in 2', '2 H in 3'])
})

test('a player who withdraws keeps granted byes and gets zero-point byes for the other rounds', () => {
  expect(byes({ withdrawnFrom: { 1: 3 } }, [asked(3, 2)])).toEqual(['2 H in 3', '2 Z in 4'])
  expect(byes({ withdrawnFrom: { 1: 1 } })).toEqual(['2 Z in 2', '2 Z in 3', '2 Z in 4'])
})

test('a withdrawal without a round counts from the next round', () => {
  const { players } = aSnapshot({ players: 4 })
  expect(byes({ players: { ...players, withdrawn: [3] } })).toEqual(['4 Z in 2', '4 Z in 3', '4 Z in 4'])
})

test('a late entrant is absent until they join', () => {
  expect(byes({ joinedFrom: { 2: 4 } })).toEqual(['3 Z in 2', '3 Z in 3'])
})

test('an event without end lists only the next round, a finished one none', () => {
  const withdrawnFrom = { 0: 1 }
  expect(byes({ withdrawnFrom, settings: { totalRounds: null } })).toEqual(['1 Z in 2'])
  expect(byes({ withdrawnFrom, active: false }, [asked(2, 2)])).toEqual([])
})

test('byes of the same kind and round share a line', () => {
  const cup = aSnapshot({ players: 4, settings: { totalRounds: 2 }, joinedFrom: { 1: 2, 2: 2 } })
  expect(comingByeRecords(comingByes(cup, [asked(1, 1), asked(2, 4)]))).toEqual([
    { kind: 'byes', code: '240', type: 'H', round: 1, ids: [1] },
    { kind: 'byes', code: '240', type: 'Z', round: 1, ids: [2, 3] },
    { kind: 'byes', code: '240', type: 'H', round: 2, ids: [4] },
  ])
})
