import { expect, test } from 'vitest'
import { deskActs } from '#core/changes/desk-acts.ts'
import type { RequestOf } from '#core/changes/desk-requests.ts'
import { wordsOf } from '#core/changes/history.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { RoundSystem } from '#core/tournament/tournament.ts'
import { aSnapshot } from '#test/support/build.ts'
import { planned } from '#test/support/desk-examples.ts'

const swiss: RoundSystem = { from: 1, to: 3, system: 'swiss', poolNames: [] }
const finals: RoundSystem = { from: 4, to: 5, system: 'knockout', poolNames: ['Places 1–4', 'Places 5–8'] }
const event = (fields: Parameters<typeof aSnapshot>[0] = {}): Snapshot => ({
  ...aSnapshot({ players: 8, settings: { totalRounds: 5 }, ...fields }),
  desk: EMPTY_DESK,
})
const ask = (snapshot: Snapshot, request: Omit<RequestOf<'editEvent'>, 'type'>) =>
  deskActs(snapshot, { type: 'editEvent', ...request })
const after = (snapshot: Snapshot, request: Omit<RequestOf<'editEvent'>, 'type'>): Snapshot =>
  planned(snapshot, ask(snapshot, request)).after

test('rounds get systems of their own, with names of pools', () => {
  const { settings, systems } = after(event(), { systems: [swiss, finals] })
  expect([3, 4].map((round) => systemAt(settings, systems, round).system)).toEqual(['swiss', 'knockout'])
  expect(systems[1]!.poolNames).toEqual(['Places 1–4', 'Places 5–8'])
})

test('the history says which systems they are', () => {
  const acts = ask(event(), { systems: [swiss, finals] })
  expect(typeof acts === 'string' ? acts : wordsOf(event(), acts)).toBe(
    'Settings: Rounds 1–3: Swiss, Rounds 4–5: knockout',
  )
})

test.each([
  ['a gap', [swiss, { ...finals, from: 5 }]],
  ['an overlap', [swiss, { ...finals, from: 3 }]],
  ['rounds that don’t exist', [swiss, { ...finals, to: 6 }]],
])('systems with %s are refused', (_, systems) => {
  expect(() => after(event(), { systems })).toThrow('The systems have to cover rounds 1 to 5 without gaps.')
})

test('an open-ended event has one system', () => {
  expect(() => after(event({ settings: { totalRounds: null } }), { systems: [swiss, finals] })).toThrow(
    'Set the number of rounds before systems of single rounds.',
  )
})

test('drawn rounds keep their system; later ones may change, which the report notes', () => {
  const begun = event({ players: undefined, rounds: ['1-5 1, 2-6 1, 3-7 1, 4-8 1'], settings: { totalRounds: 5 } })
  expect(() => after(begun, { systems: [{ ...swiss, system: 'roundRobin' }, finals] })).toThrow(
    'Round 1 is drawn: it keeps its system.',
  )
  const { remarks, systems } = after(begun, { systems: [swiss, finals] })
  expect(systems).toHaveLength(2)
  expect(remarks).toEqual(['Configuration @ Round 1: systems one => 1-3 swiss, 4-5 knockout'])
})

test('the last system follows the number of rounds', () => {
  const both = after(event(), { systems: [swiss, finals] })
  expect(after(both, { settings: { totalRounds: 6 } }).systems.at(-1)).toMatchObject({ from: 4, to: 6 })
  expect(after(both, { settings: { totalRounds: 2 } }).systems).toEqual([{ ...swiss, to: 2 }])
})

test('the system of all rounds can still be changed where a file has named it', () => {
  const read = { ...event(), systems: [{ ...swiss, to: 5 }] }
  const { settings, systems } = after(read, { settings: { pairingSystem: 'roundRobin' } })
  expect(systemAt(settings, systems, 1).system).toBe('roundRobin')
})
