import { expect, test } from 'vitest'
import type { Outcome } from '#core/match/outcome.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { competitorCard } from '#core/standings/competitor-card.ts'
import { ratingChange } from '#core/standings/rating-change.ts'
import { timeClass } from '#core/tournament/time-class.ts'
import { aSnapshot } from '#test/support/build.ts'
import { importTrf } from '#core/trf/import.ts'
import { parseTrf } from '#core/trf/parse.ts'
import { trfText } from '#test/support/trf/files.ts'

const game = (rating: number, opponent: number, outcome: Outcome) => ({ rating, opponent, outcome })

test.each([
  ['an even game won at 2500 brings five points', game(2500, 2500, '1'), 'standard', 500],
  ['below 2400 K is 20', game(2390, 2450, '1'), 'standard', 1160],
  ['a draw against 200 more brings 5.2', game(2100, 2300, '='), 'standard', 520],
  ['more than 400 counts as 400', game(1500, 2100, '0'), 'standard', -160],
  ['for the favourite too', game(2600, 1900, '1'), 'standard', 80],
  ['from 2650 on every point of the difference counts', game(2700, 2000, '1'), 'standard', 10],
  ['from 2400 on K is 10 in faster games too', game(2500, 2500, '1'), 'rapid', 500],
  ['2700 beats 2200', game(2700, 2200, '1'), 'standard', 40],
  ['2651 draws 2151', game(2651, 2151, '='), 'standard', -460],
  ['2200 loses to 2700', game(2200, 2700, '0'), 'standard', -160],
] as const)('%s', (_name, played, speed, total) => {
  expect(ratingChange([played], speed)?.total).toBe(total)
})

test('games that were not played, or against unrated players, change no rating', () => {
  const games = [game(2000, 2000, '+'), game(2000, 0, '1'), game(2000, 2000, 'W'), game(2000, 0, 'U')]
  expect(ratingChange(games, 'standard')).toBeUndefined()
  expect(ratingChange([...games, game(2000, 2000, '1')], 'standard')).toMatchObject({
    games: 1,
    each: [null, null, null, null, 1000],
  })
})

test('rapid and blitz games between a player of 2650 and one 600 lower are not rated', () => {
  expect(ratingChange([game(2650, 2000, '=')], 'rapid')).toBeUndefined()
  expect(ratingChange([game(2650, 2000, '=')], 'standard')).toBeDefined()
})

test.each([
  ['the list has K', 2000, { k: 40, age: 50 }, 40],
  ['a player in the year of the 18th birthday has 40', 2299, { age: 18 }, 40],
  ['from 2300 on no longer', 2300, { age: 17 }, 20],
  ['a year later no longer', 2000, { age: 19 }, 20],
  ['nothing is known', 2399, {}, 20],
  ['from 2400 on', 2400, { age: 15 }, 10],
])('K if %s', (_, rating, known, k) => {
  expect(ratingChange([game(rating, rating, '1')], 'standard', known)?.k).toBe(k)
})

test('in an event that seeds by national ratings the change is that of FIDE’s list', () => {
  const snapshot = aSnapshot({
    players: ['Ann Lee 1900', 'Bo Lind 1850', 'Cy Moe 1800'],
    rounds: ['1-2 1, 3 U', '1-3 1, 2 U'],
    settings: { timeControl: '15+10' },
  })
  const listed = (no: number, text: string) => ({ no, birthYear: null, listed: text })
  const details = [
    listed(1, '2026-11-01 1500/20 0 0 lok:1900'),
    listed(2, '2026-11-01 1400/40 1500/40 0 lok:1850'),
    // Unrated in FIDE's list: the game isn't rated, whatever the seeding.
    listed(3, '2026-11-01 0 0 0 lok:1800'),
  ]
  // Without a rapid rating the standard one counts; the list has no K for rapid, so K is 20.
  expect(competitorCard(snapshot, 0, details).ratingChange).toEqual({
    k: 20,
    games: 1,
    total: 1000,
    each: [1000, null],
  })
  expect(competitorCard(snapshot, 1, details).ratingChange).toMatchObject({ k: 40, total: -2000 })
  expect(competitorCard(snapshot, 2, details).ratingChange).toBeUndefined()
})

test('K times the number of games is at most 700', () => {
  const games = Array.from({ length: 40 }, () => game(2000, 2000, '1'))
  expect(ratingChange(games, 'standard')).toMatchObject({ k: 17, total: 17 * 50 * 40 })
})

test.each([
  ['90+30', 'standard'],
  ['40/6000+30:900+30', 'standard'],
  ['45+15', 'standard'],
  ['15+10', 'rapid'],
  ['25 minutes + 10 s', 'rapid'],
  ['10|5', 'rapid'],
  ['10', 'blitz'],
  ['3+2', 'blitz'],
  ['FIDE Blitz', 'blitz'],
  ['by the house rules', undefined],
  [null, undefined],
] as const)('games at %s are %s', (words, speed) => {
  expect(timeClass(words)).toBe(speed)
})

const trf = parseTrf(trfText('uzchess2025.trf'))

test('at the UzChess Cup 2025 the gains of some equal the losses of others', () => {
  if ('reason' in trf) throw new Error(trf.reason)
  const event = importTrf(trf, { id: 'uzchess', now: 0, settings: { timeControl: '90+30' } })
  const { snapshot } = event as { snapshot: Snapshot }
  const changes = snapshot.players.no.map((_, player) => competitorCard(snapshot, player).ratingChange!)
  expect(changes.every(({ k, games }) => k === 10 && games === 9)).toBe(true)
  expect(changes.reduce((sum, { total }) => sum + total, 0)).toBe(0)
  expect(changes.map(({ total }) => total / 100).slice(0, 3)).toEqual([-2.9, 4.1, 4.1])
})
