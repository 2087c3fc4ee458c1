import { expect, test } from 'vitest'
import { canonicalPath } from '#core/addresses/canonical-path.ts'
import { aSnapshot } from '#test/support/build.ts'

const ROUNDS = ['1-2 1', '1-2 0', '1-2 =']
const live = aSnapshot({ rounds: ROUNDS, settings: { totalRounds: 5 } })
const over = { ...live, active: false }
const teams = aSnapshot({ rounds: ROUNDS, settings: { competitors: 'team' } })

test.each([
  ['dashboard', undefined, '/t/cup/dashboard'],
  ['pairings', undefined, '/t/cup/pairings/3'],
  ['pairings', '2', '/t/cup/pairings/2'],
  ['pairings', '0', '/t/cup/pairings/0'],
  ['pairings', '99', '/t/cup/pairings/99'],
  ['standings', undefined, '/t/cup/standings/3'],
  ['standings', 'final', '/t/cup/standings/5'],
  ['standings', 'nonsense', '/t/cup/standings/3'],
  ['standings', '6', '/t/cup/standings/6'],
  ['standings', '7', '/t/cup/standings/7'],
] as const)('in a running event, %s of round %s are at %s', (section, round, path) => {
  expect(canonicalPath(live, { section, round })).toBe(path)
})

test('once an event is over, its pairings page shows its results', () => {
  expect(canonicalPath(over, { section: 'pairings' })).toBe('/t/cup/pairings/results')
  expect(canonicalPath(over, { section: 'pairings', round: '2' })).toBe('/t/cup/pairings/2')
})

test('the address of a card says whether it is of a player or a team', () => {
  expect(canonicalPath(live, { section: 'player', no: 2 })).toBe('/t/cup/player/2')
  expect(canonicalPath(teams, { section: 'player', no: 2 })).toBe('/t/cup/team/2')
})

test('the page that explains a rank has the address of a drawn round', () => {
  expect(canonicalPath(live, { section: 'rank', no: 2 })).toBe('/t/cup/why/rank/2/3')
  expect(canonicalPath(live, { section: 'rank', no: 2, round: '1' })).toBe('/t/cup/why/rank/2/1')
  expect(canonicalPath(live, { section: 'rank', no: 2, round: 'final' })).toBe('/t/cup/why/rank/2/3')
})

test('individual scores are a page of a team event', () => {
  expect(canonicalPath(teams, { section: 'standings', round: 'individual' })).toBe('/t/cup/standings/individual')
})

test('before its first round an event is at round 0', () => {
  const upcoming = aSnapshot({ players: 4 })
  expect(canonicalPath(upcoming, { section: 'standings' })).toBe('/t/cup/standings/0')
  expect(canonicalPath(upcoming, { section: 'pairings' })).toBe('/t/cup/pairings/0')
})

test('a ladder has no last round: its final table is the current one', () => {
  const ladder = aSnapshot({ rounds: ROUNDS, settings: { totalRounds: null } })
  expect(canonicalPath(ladder, { section: 'standings', round: 'final' })).toBe('/t/cup/standings/3')
})

test('a vanity URL takes the place of the id', () => {
  const named = aSnapshot({ rounds: ROUNDS, settings: { vanityURL: 'Spring' } })
  expect(canonicalPath(named, { section: 'standings', round: '2' })).toBe('/t/Spring/standings/2')
})
