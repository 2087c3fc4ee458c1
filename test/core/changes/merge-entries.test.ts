import { expect, test } from 'vitest'
import { deskActs } from '#core/changes/desk-acts.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { recordsOf } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '#test/support/build.ts'
import { planned } from '#test/support/desk-examples.ts'

const event = (fields: Parameters<typeof aSnapshot>[0]): Snapshot => ({ ...aSnapshot(fields), desk: EMPTY_DESK })
const merge = (snapshot: Snapshot, keep: number, drop: number) =>
  deskActs(snapshot, { type: 'mergeEntries', keep, drop })
const boards = (snapshot: Snapshot): string[] =>
  recordsOf(snapshot).matches.map(({ round, white, black, outcome }) => `${round}: ${white}-${black ?? ''} ${outcome}`)

test('games of both numbers become games of the one that stays; a bye gives way to a game', () => {
  const twice = event({ players: 5, rounds: ['1-2 1, 3-4 =, 5 Z', '2-5 0, 3-4 1, 1 Z'] })
  const { after, inverse } = planned(twice, merge(twice, 1, 5))
  expect(after.players.no).toEqual([1, 2, 3, 4])
  expect(boards(after)).toEqual(['1: 1-2 10', '1: 3-4 ==', '2: 2-1 01', '2: 3-4 10'])
  expect(planned(after, inverse!).after).toEqual(twice)
})

test('what the entry that stays lacks is taken from the other one', () => {
  const twice = event({ players: ['Jan Novak', 'GM Jan Novak 2500 CZE'], joinedFrom: { 1: 2 } })
  const { players } = planned(twice, merge(twice, 1, 2)).after
  expect([players.title, players.rating, players.nationality]).toEqual([['GM'], [2500], ['CZE']])
})

test('the account of the removed entry gets the one that stays', () => {
  const twice = event({ players: { ...aSnapshot({ players: 2 }).players, owner: { 1: 'ann' } } })
  expect(planned(twice, merge(twice, 1, 2)).after.players.owner).toEqual({ 0: 'ann' })
})

test.each<[string, Snapshot, [number, number]]>([
  ['Entry not found.', event({ players: 2 }), [1, 9]],
  ['Choose two different entries.', event({ players: 2 }), [1, 1]],
  [
    'P3 was paired under both numbers in round 1. Withdraw one of the two entries instead.',
    event({ players: 4, rounds: ['1-2 1, 3-4 -'] }),
    [1, 3],
  ],
  [
    'P2 was paired under both numbers in round 1. Withdraw one of the two entries instead.',
    event({ players: 2, rounds: ['1-2 1'] }),
    [1, 2],
  ],
  [
    'The report of this tournament has been sent. Take that back first.',
    event({ players: 2, stage: 'reported' }),
    [1, 2],
  ],
])('a merger is refused: %s', (sentence, snapshot, [keep, drop]) => {
  expect(merge(snapshot, keep, drop)).toBe(sentence)
})
