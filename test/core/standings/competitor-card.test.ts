import { expect, test } from 'vitest'
import { competitorCard } from '#core/standings/competitor-card.ts'
import { crosstable } from '#core/standings/crosstable.ts'
import { federationTable } from '#core/standings/federation-table.ts'
import { aSnapshot } from '#test/support/build.ts'

const PLAYERS = ['GM Ann Lee 2400 NED', 'Bob Ray 2200 GER', 'Cleo Day 2000 NED', 'Dan Fox GER']
const open = aSnapshot({
  players: PLAYERS,
  rounds: ['1-3 1, 2-4 1', '1-2 =, 4-3 0', '3-2, 4-1'],
  settings: { tieBreaks: ['BH'], totalRounds: 3 },
})

test('a card shows the standing of a player, the opponents met and the next opponent', () => {
  const card = competitorCard(open, 0)
  expect(card).toMatchObject({ name: 'Ann Lee', title: 'GM', nationality: 'NED', rating: 2400, rank: 1, score: 3 })
  expect(card.columns.map(({ code }) => code)).toEqual(['BH'])
  expect(card.sheet).toMatchObject({ played: 2, wins: 1, draws: 1, losses: 0, whiteTotal: 2 })
  expect(card.rounds.map(({ opponent, line }) => [opponent?.name, opponent?.score, line.colour, line.outcome])).toEqual(
    [
      ['Cleo Day', 2, 'W', '1'],
      ['Bob Ray', 3, 'W', '='],
      ['Dan Fox', 0, 'B', ' '],
    ],
  )
  expect(card.next?.opponent?.name).toBe('Dan Fox')
  // K is 10: 1 − .92 against a player 400 lower, ½ − .76 against one 200 lower.
  expect(card.ratingChange).toMatchObject({ k: 10, games: 2, total: 80 - 260, each: [80, -260, null] })
})

test('an unrated player has no rating change, and a bye no opponent', () => {
  const { rounds, ratingChange, next } = competitorCard(aSnapshot({ players: PLAYERS, rounds: ['1-2 1, 4 U'] }), 3)
  expect(ratingChange).toBeUndefined()
  expect(rounds[0]).toMatchObject({ opponent: undefined, ratingChange: null })
  expect(next).toBeUndefined()
})

test('ratings do not change in matches, online, or if they are hidden', () => {
  for (const settings of [{ gamePointTotal: 2 }, { source: 'chessCom' }, { showRatings: false }]) {
    const event = aSnapshot({ players: PLAYERS, rounds: ['1-2 1'], settings })
    expect(competitorCard(event, 0).ratingChange).toBeUndefined()
  }
})

test('a knockout has no ranks', () => {
  const cup = aSnapshot({ players: PLAYERS, rounds: ['1-4 1, 2-3 1'], settings: { pairingSystem: 'knockout' } })
  expect(competitorCard(cup, 0)).toMatchObject({ rank: undefined, columns: [] })
})

test('a crosstable has all results by opponent, in standing order', () => {
  const robin = aSnapshot({
    players: PLAYERS,
    rounds: ['1-4 1, 2-3 =', '4-3 0, 1-2 1', '4-1 0, 3-2 1'],
    settings: { pairingSystem: 'roundRobin' },
  })
  const { pools } = crosstable(robin, 3)
  expect(
    pools[0]!.map(({ player, cells }) => [
      player,
      ...cells.map((lines) => lines.map(({ outcome }) => outcome).join('')),
    ]),
  ).toEqual([
    [0, '', '', '1', '11'],
    [2, '', '', '=1', '1'],
    [1, '0', '=0', '', ''],
    [3, '00', '0', '', ''],
  ])
})

test('federations are listed with their average rating, points and best rank', () => {
  expect(federationTable(open)).toEqual([
    { code: 'GER', players: 2, averageRating: 2200, points: 3, bestRank: 2 },
    { code: 'NED', players: 2, averageRating: 2200, points: 5, bestRank: 1 },
  ])
})
