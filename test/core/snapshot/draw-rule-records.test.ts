import { expect, test } from 'vitest'
import { recordsOf, snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { aSnapshot } from '#test/support/build.ts'

const players = { no: [2, 5, 9], firstName: ['A', 'B', 'C'], lastName: ['', '', ''], rating: [0, 0, 0] }
const cup = aSnapshot({
  players: { ...players, nationality: ['', '', ''] },
  forbidden: [
    { players: [0, 1, 2], from: 1, to: null },
    { players: [0, 2], from: 2, to: 3 },
  ],
  accelerations: [{ first: 0, last: 1, from: 1, to: 2, MP: 2, GP: 2 }],
  initialColour: 'b',
  fixedColours: [{ round: 1, player: 2, colour: 'w' }],
})

test('rules for draws are stored by players’ numbers', () => {
  const { forbidden, accelerations, fixedColours, tournament } = recordsOf(cup)
  expect(forbidden).toEqual([
    { id: 1, player: 2, fromRound: 1, toRound: null },
    { id: 1, player: 5, fromRound: 1, toRound: null },
    { id: 1, player: 9, fromRound: 1, toRound: null },
    { id: 2, player: 2, fromRound: 2, toRound: 3 },
    { id: 2, player: 9, fromRound: 2, toRound: 3 },
  ])
  expect(accelerations).toEqual([{ first: 2, last: 5, fromRound: 1, toRound: 2, mp: 2, gp: 2 }])
  expect(fixedColours).toEqual([{ round: 1, player: 9, colour: 'w' }])
  expect(tournament.initialColour).toBe('b')
})

/** The cup after these players, and their rows, were removed. */
function without(...gone: number[]) {
  const { forbidden, fixedColours, players: entered, ...rest } = recordsOf(cup)
  const isThere = ({ player }: { player: number }): boolean => !gone.includes(player)
  return snapshotFromRecords({
    ...rest,
    players: entered.filter(({ no }) => !gone.includes(no)),
    forbidden: forbidden.filter(isThere),
    fixedColours: fixedColours.filter(isThere),
  })
}

test('a group with a single member left is dropped', () => {
  expect(without(9).forbidden).toEqual([{ players: [0, 1], from: 1, to: null }])
  expect(without(5, 9)).not.toHaveProperty('forbidden')
})

test('a range of virtual points covers the players left in it', () => {
  expect(without(5).accelerations).toMatchObject([{ first: 0, last: 0 }])
  expect(without(2).accelerations).toMatchObject([{ first: 0, last: 0 }])
  expect(without(2, 5)).not.toHaveProperty('accelerations')
})

test('a withdrawn player is withdrawn with or without a round', () => {
  const rows = recordsOf(aSnapshot({ players: 3, withdrawnFrom: { 1: 4 }, joinedFrom: { 2: 3 } }))
  expect(rows.players.map(({ active, withdrawnFrom, joinedFrom }) => [active, withdrawnFrom, joinedFrom])).toEqual([
    [true, null, null],
    [false, 4, null],
    [true, null, 3],
  ])
  const [first, ...others] = rows.players
  expect(snapshotFromRecords({ ...rows, players: [{ ...first!, active: false }, ...others] }).players).toMatchObject({
    withdrawn: [0, 1],
    withdrawnFrom: { 1: 4 },
    joinedFrom: { 2: 3 },
  })
})
