import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatGroup, membersOf, parseGroup, placesWithin } from '#core/standings/entry-groups.ts'
import { groupsOf } from '#core/standings/groups-of.ts'
import { standings } from '#core/standings/table.ts'
import { cases } from '#test/support/audit.ts'
import { aSnapshot } from '#test/support/build.ts'
import { events } from './events.ts'

const EVENT = aSnapshot({
  players: ['Ann 2300 NED', 'Bea 2150 POL', 'Cy 1990 NED', 'Dee 0 POL'],
  rounds: ['1-2 1, 3-4 0'],
})
const DETAILS = [
  { no: 1, fideId: null, sex: 'w' as const, club: 'Rooks', birthYear: 2010, group: 'A' },
  { no: 2, fideId: null, sex: 'w' as const, club: null, birthYear: 1960, group: 'B' },
  { no: 3, fideId: null, sex: 'm' as const, club: 'Rooks', birthYear: null, group: 'B' },
]
const members = (text: string) => [...membersOf(EVENT, DETAILS, parseGroup(text)!)]

test('a group has the entries of a sex, an age, a rating band, a federation, a club or an own group', () => {
  expect(members('sex:w')).toEqual([0, 1])
  expect(members('age:U16')).toEqual([0])
  expect(members('age:S65+')).toEqual([1])
  expect(members('rating:2200')).toEqual([1, 2, 3])
  expect(members('federation:POL')).toEqual([1, 3])
  expect(members('club:Rooks')).toEqual([0, 2])
  expect(members('own:B')).toEqual([1, 2])
  expect(members('age:toString')).toEqual([])
})

test('groups that would show nobody or everybody are not offered', () => {
  const offered = groupsOf(EVENT, DETAILS).map((group) => `${formatGroup(group)} ${group.count}`)
  expect(offered).toEqual([
    'sex:w 2',
    'sex:m 1',
    'age:U16 1',
    'age:U18 1',
    'age:U20 1',
    'age:S50+ 1',
    'age:S65+ 1',
    'own:A 1',
    'own:B 2',
    'rating:1400 1',
    'rating:1600 1',
    'rating:1800 1',
    'rating:2000 2',
    'rating:2200 3',
    'federation:NED 2',
    'federation:POL 2',
    'club:Rooks 2',
  ])
})

test('an address that names no group is ignored', () => {
  for (const text of ['', 'sex', 'sex:', 'height:tall', ':w']) expect(parseGroup(text)).toBeUndefined()
  expect(parseGroup('club:Chess: the club')).toEqual({ kind: 'club', value: 'Chess: the club' })
})

test('members keep the order of the standings; their places begin at one and are shared exactly where ranks are', () => {
  fc.assert(
    fc.property(events(), fc.uniqueArray(fc.nat(8)), (snapshot, chosen) => {
      const { rows } = standings(snapshot, snapshot.rounds.length)
      const group = new Set(chosen.filter((player) => player < snapshot.players.no.length))
      const places = placesWithin(rows, group)
      expect([...places.keys()].toSorted()).toEqual([...group].toSorted())
      const inside = rows.filter(({ player }) => group.has(player))
      for (const row of inside) {
        const above = inside.filter(({ pool, rank }) => pool === row.pool && rank < row.rank)
        expect(places.get(row.player)).toBe(above.length + 1)
      }
    }),
    { numRuns: cases(40, 3000) },
  )
})

test('a group of everybody has the places of the standings', () => {
  fc.assert(
    fc.property(events(), (snapshot) => {
      const { rows } = standings(snapshot, snapshot.rounds.length)
      const places = placesWithin(rows, new Set(rows.map(({ player }) => player)))
      expect(rows.map(({ player }) => places.get(player))).toEqual(rows.map(({ rank }) => rank))
    }),
    { numRuns: cases(40, 3000) },
  )
})
