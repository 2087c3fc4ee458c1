import { expect, test } from 'vitest'
import type { Outcome } from '#core/match/outcome.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { competitorCard } from '#core/standings/competitor-card.ts'
import { ratingChange } from '#core/standings/rating-change.ts'
import { timeClass } from '#core/tournament/time-class.ts'
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
  ['faster games have K 20 for everybody', game(2500, 2500, '1'), 'rapid', 1000],
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
