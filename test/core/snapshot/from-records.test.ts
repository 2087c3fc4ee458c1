import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordsOf, snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { aRound, aSnapshot } from '../../support/build.ts'
import { snapshots } from '../../support/arbitrary.ts'

test('a stored tournament is read back unchanged', () => {
  fc.assert(
    fc.property(snapshots, (snapshot) => {
      expect(snapshotFromRecords(recordsOf(snapshot))).toEqual(snapshot)
    }),
  )
})

test('rows that are read and stored again are unchanged', () => {
  fc.assert(
    fc.property(snapshots, (snapshot) => {
      const rows = recordsOf(snapshot)
      expect(recordsOf(snapshotFromRecords(rows))).toEqual(rows)
    }),
  )
})

test('rows may come in any order', () => {
  const shuffled = <Row>(rows: Row[]): Row[] => rows.toReversed()
  fc.assert(
    fc.property(snapshots, (snapshot) => {
      const { systems, rounds, players, matches, fixedColours, ...rest } = recordsOf(snapshot)
      const rows = { systems: shuffled(systems), rounds: shuffled(rounds), players: shuffled(players) }
      const others = { matches: shuffled(matches), fixedColours: shuffled(fixedColours) }
      expect(snapshotFromRecords({ ...rest, ...rows, ...others })).toEqual(snapshot)
    }),
  )
})

test('the snapshot is unchanged as JSON', () => {
  fc.assert(
    fc.property(snapshots, (snapshot) => {
      expect(JSON.parse(JSON.stringify(snapshot)) as Snapshot).toEqual(snapshot)
    }),
  )
})

test('a round is stored pairing by pairing, with numbers of players and boards', () => {
  const players = { no: [3, 7], firstName: ['A', 'B'], lastName: ['', ''], rating: [0, 0], nationality: ['', ''] }
  const round = aRound('2-1 1, 1 H', { no: [5, 2], pool: [0, 1], facts: { 0: { provisional: true } } })
  expect(recordsOf(aSnapshot({ players, rounds: [round] })).matches).toEqual([
    {
      round: 1,
      no: 5,
      board: 1,
      pool: 0,
      white: 7,
      black: 3,
      outcome: '10',
      whitePoints: null,
      blackPoints: null,
      games: null,
      facts: { provisional: true },
    },
    {
      round: 1,
      no: 2,
      board: 2,
      pool: 1,
      white: 3,
      black: null,
      outcome: 'H ',
      whitePoints: null,
      blackPoints: null,
      games: null,
      facts: null,
    },
  ])
})

test('empty columns are left out', () => {
  const { players, rounds } = snapshotFromRecords(recordsOf(aSnapshot({ players: 2, rounds: ['1-2 *'] })))
  expect(Object.keys(players)).toEqual(['no', 'firstName', 'lastName', 'rating', 'nationality'])
  expect(Object.keys(rounds[0]!)).toEqual(['white', 'black', 'outcomes'])
})

test('the JSON of a plain tournament is byte for byte the same as ever', () => {
  const plain = aSnapshot({ players: ['Ann Lee 2200 NED', 'Bob'], rounds: ['1-2 1'], settings: { totalRounds: 5 } })
  const { settings, ...rest } = snapshotFromRecords(recordsOf(plain))
  expect(JSON.stringify(rest)).toBe(
    '{"id":"cup","version":1,"name":"Cup","user":null,"active":true,"round":1,"createdAt":1767225600000,' +
      '"updatedAt":1767225600000,"systems":[],"dates":[null],"players":{"no":[1,2],"firstName":["Ann","Bob"],' +
      '"lastName":["Lee",""],"rating":[2200,0],"nationality":["NED",""]},' +
      '"rounds":[{"white":[0],"black":[1],"outcomes":"10"}],"bonuses":[]}',
  )
  expect(settings).toEqual({ ...DEFAULTS, totalRounds: 5 })
})

test('if one pairing of a round has points, the others keep those of their outcomes', () => {
  const rows = recordsOf(aSnapshot({ rounds: ['1-2 *, 3-4 0, 5 U, 6-7 ='], settings: { gamePointTotal: 2 } }))
  const [first, ...others] = rows.matches
  const snapshot = snapshotFromRecords({ ...rows, matches: [{ ...first!, whitePoints: 5, blackPoints: 3 }, ...others] })
  expect(snapshot.rounds[0]!.points).toEqual([5, 3, null, null, null, null, null, null])
  expect(pairings(snapshot, 1).map(({ points }) => points)).toEqual([
    [5, 3],
    [0, 4],
    [4, 0],
    [2, 2],
  ])
  expect(recordsOf(snapshot).matches.slice(1)).toEqual(others)
})

test('columns of the tournament win over its stored settings', () => {
  const rows = recordsOf(aSnapshot())
  const tournament = {
    ...rows.tournament,
    public: false,
    vanityUrl: 'cup26',
    settings: { public: true, totalRounds: 5 },
  }
  expect(snapshotFromRecords({ ...rows, tournament }).settings).toEqual({
    ...DEFAULTS,
    public: false,
    vanityURL: 'cup26',
    totalRounds: 5,
  })
})

test('there are as many rounds as are drawn or paired', () => {
  const rows = recordsOf(aSnapshot({ rounds: ['1-2 1', '2-1 1'] }))
  expect(snapshotFromRecords({ ...rows, tournament: { ...rows.tournament, round: 3 } }).rounds).toHaveLength(3)
  expect(snapshotFromRecords({ ...rows, tournament: { ...rows.tournament, round: 1 } }).rounds).toHaveLength(2)
})

test('dates that are not set are null', () => {
  const rows = { ...recordsOf(aSnapshot()), rounds: [{ round: 3, startsAt: 5, day: null }] }
  expect(snapshotFromRecords(rows).dates).toEqual([null, null, 5])
})

test('a pairing of an unknown player throws an error with the number', () => {
  const rows = recordsOf(aSnapshot({ rounds: ['1-2 1'] }))
  expect(() => snapshotFromRecords({ ...rows, players: rows.players.slice(0, 1) })).toThrow(
    'Tournament cup has no player 2.',
  )
})
