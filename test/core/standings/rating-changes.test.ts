import { expect, test } from 'vitest'
import { randomEvent } from '#cli/random-event.ts'
import { competitorCard } from '#core/standings/competitor-card.ts'
import { ratingChanges } from '#core/standings/rating-changes.ts'

const event = randomEvent({ players: 8, rounds: 3, seed: 4, ratings: [2100, 2050, 2000, 1950, 1900, 1850, 1800, 0] })

test('every player with rated games is listed once, with the change that their page shows', () => {
  const rated = ratingChanges(event)
  expect(rated.map(({ player }) => player)).toEqual([0, 1, 2, 3, 4, 5, 6])
  for (const { player, change, rating } of rated) {
    expect(rating).toBe(event.players.rating[player])
    expect(change).toEqual(competitorCard(event, player).ratingChange)
  }
})

test('points are those of rated games alone', () => {
  const all = ratingChanges(event).map(({ player, points, change }) => ({ player, points, games: change.games }))
  for (const { points, games } of all) expect(points).toBeLessThanOrEqual(2 * games)
  const [top] = all
  const own = event.rounds.flatMap(({ white, black, outcomes }) =>
    white.flatMap((one, at) => {
      const other = black[at]!
      const side = one === 0 ? 0 : other === 0 ? 1 : undefined
      const opponent = side === 0 ? other : one
      if (side === undefined || opponent < 0 || event.players.rating[opponent] === 0) return []
      return [{ 1: 2, '=': 1, 0: 0 }[outcomes[2 * at + side]!] ?? 0]
    }),
  )
  expect(top).toEqual({ player: 0, games: own.length, points: own.reduce((sum, each) => sum + each, 0) })
})

test('an event on a chess site changes no rating', () => {
  expect(ratingChanges({ ...event, settings: { ...event.settings, source: 'lichess' } })).toEqual([])
})
