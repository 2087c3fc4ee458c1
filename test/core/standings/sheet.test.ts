import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheets, type Sheet } from '#core/standings/sheet.ts'
import { field } from '#core/standings/field.ts'
import { snapshots } from '../../support/arbitrary.ts'
import { aRound, aSnapshot } from '../../support/build.ts'

const snapshot = aSnapshot({
  players: ['Ann 2200', 'Bob 2100', 'Cid 2000', 'Dee'],
  rounds: ['1-2 1, 3-4 =', '4-1 0, 2-3 *', '1 U, 3-2 +, 4 H', '1-3 ='],
  bonuses: [
    { player: 1, round: 2, MP: 1, GP: 2 },
    { player: 1, round: 9, MP: 2 },
  ],
})
const figures = (sheet: Sheet) => ({ ...sheet, history: undefined, bonuses: undefined })

test('the sheet of a player who won, won with Black, had a bye and drew', () => {
  expect(figures(sheets(snapshot, 4)[0]!)).toEqual({
    player: 0,
    score: 7,
    gamePoints: 7,
    played: 3,
    gamesPlayed: 3,
    gameDifference: 4,
    // P(100) = .64 against Bob, P(200) = .76 against Cid; Dee has no rating.
    expectedScore: 280,
    expectedGameScore: 280,
    whiteTotal: 2,
    wins: 2,
    draws: 1,
    losses: 0,
    matchPercentage: 250 / 3,
    gamePercentage: 250 / 3,
    // (2100 + 2000) / 2, plus 193 for three quarters of the points against rated opponents.
    performance: 2243,
    ratingDifference: 43,
    netGamePoint: 4,
    // Scores of 2 after the first round, then 4, 6, 7.
    progressiveScore: 19,
    oppRatingSum: 4100,
  })
})

test('the sheet of a player who lost, waits for a result, was absent from a forfeit and has a bonus', () => {
  expect(figures(sheets(snapshot, 3)[1]!)).toEqual({
    player: 1,
    score: 1,
    gamePoints: 2,
    played: 1,
    gamesPlayed: 1,
    gameDifference: 1,
    expectedScore: 72,
    expectedGameScore: 72,
    whiteTotal: 0,
    wins: 0,
    draws: 0,
    losses: 1,
    matchPercentage: 0,
    gamePercentage: 0,
    performance: 1400,
    ratingDifference: -700,
    netGamePoint: -4,
    // Scores of 0 after the first round, then 1 and 1 with the bonus.
    progressiveScore: 2,
    oppRatingSum: 2200,
  })
})

test('an unrated player has a performance against rated ones', () => {
  const { performance, ratingDifference, expectedScore } = sheets(snapshot, 2)[3]!
  expect([performance, ratingDifference, expectedScore]).toEqual([1907, null, 0])
})

test('before any game there are no percentages and no performance', () => {
  const { matchPercentage, gamePercentage, performance } = sheets(snapshot, 0)[0]!
  expect([matchPercentage, gamePercentage, performance]).toEqual([null, null, null])
})

test('the history has each round up to the one shown', () => {
  const [ann, bob, , dee] = sheets(snapshot, 4)
  expect(ann!.history.map(({ match, opponent, colour }) => [match, opponent, colour])).toEqual([
    [2, 1, 'W'],
    [2, 3, 'B'],
    [2, -1, null],
    [1, 2, 'W'],
  ])
  expect(ann!.history[1]).toEqual({
    round: 2,
    outcome: '1',
    match: 2,
    opponent: 3,
    colour: 'B',
    game: 2,
    net: 2,
    played: true,
    games: 1,
    expected: null,
    oppRating: 0,
    pool: 0,
    pairing: 0,
    no: 1,
  })
  expect(bob!.history.map(({ match, game, played }) => [match, game, played])).toEqual([
    [0, 0, true],
    [null, null, false],
    [0, 0, false],
    [null, null, false],
  ])
  expect(dee!.history[2]).toMatchObject({ outcome: 'H', match: 1, game: 1, opponent: -1, pairing: 2, no: 3 })
  expect(dee!.history[3]).toMatchObject({ outcome: 'Z', match: null, game: null, opponent: -1, pairing: -1, no: null })
  expect(sheets(snapshot, 2)[0]!.history).toHaveLength(2)
})

test('the history has the pool and the number of each pairing', () => {
  const pools = aSnapshot({ rounds: [aRound('1-2 1, 3-4 =', { no: [8, 5], pool: [0, 2] })] })
  expect(sheets(pools, 1).map(({ history: [line] }) => [line!.pool, line!.pairing, line!.no])).toEqual([
    [0, 0, 8],
    [0, 0, 8],
    [2, 1, 5],
    [2, 1, 5],
  ])
})

test('only bonuses up to the round shown are listed', () => {
  expect(sheets(snapshot, 1)[1]!.bonuses).toEqual([])
  expect(sheets(snapshot, 4)[1]!.bonuses).toEqual([{ player: 1, round: 2, MP: 1, GP: 2 }])
})

const league = aSnapshot({
  settings: { competitors: 'team', winReward: 2, drawReward: 1, byeReward: 1, gamePointTotal: 4 },
  players: ['Brno 2300', 'Oslo 2200', 'Lima 2100'],
  rounds: ['1-2 2½:1½, 3 U:2', '3-1 *2:1, 2 U:2'],
})

test('a team counts match points by the rewards and game points by its boards', () => {
  const [brno, , lima] = sheets(league, 1)
  expect(brno).toMatchObject({ score: 4, gamePoints: 5, played: 1, gamesPlayed: 4, gameDifference: 1, netGamePoint: 2 })
  expect(brno).toMatchObject({ matchPercentage: 100, gamePercentage: 62.5 })
  // P(100) = .64: 1.28 of 2 match points, 2.56 of 4 games.
  expect(brno).toMatchObject({ expectedScore: 256, expectedGameScore: 512 })
  expect(lima).toMatchObject({ score: 2, gamePoints: 4, played: 0, gamesPlayed: 0, netGamePoint: 0 })
  expect(lima!.history[0]).toMatchObject({ match: 1, game: 4 })
})

test('an unfinished match counts its games, but no match points', () => {
  const [brno] = sheets(league, 2)
  expect(brno).toMatchObject({ score: 4, gamePoints: 7, played: 1, gamesPlayed: 7, netGamePoint: 0 })
  expect(brno!.history[1]).toMatchObject({ match: null, game: 2, games: 3, played: false })
})

test('the expected score includes the reward for losses', () => {
  const football = aSnapshot({
    settings: { winReward: 3, drawReward: 1, lossReward: 1 },
    players: ['Ann 2000', 'Bob 2000'],
    rounds: ['1-2 ='],
  })
  expect(sheets(football, 1)[0]!.expectedScore).toBe(400)
})

test('figures agree with the field that the standings use', () => {
  fc.assert(
    fc.property(snapshots, fc.nat({ max: 6 }), (snapshot, round) => {
      const { match, game, round: shown } = field(snapshot, round)
      const all = sheets(snapshot, round)
      expect(all.map(({ score }) => score)).toEqual([...match.total])
      expect(all.map(({ gamePoints }) => gamePoints)).toEqual([...game.total])
      for (const { player, history, wins, draws, losses, played, bonuses, gamePoints } of all) {
        expect(wins + draws + losses).toBe(played)
        const points = history.reduce((sum, { game }) => sum + (game ?? 0), 0)
        expect(points + bonuses.reduce((sum, { GP }) => sum + GP, 0)).toBe(gamePoints)
        expect(history.map(({ round }) => round)).toEqual(Array.from({ length: shown }, (_, at) => at + 1))
        for (const { opponent, round, net } of history) {
          if (opponent >= 0) expect(all[opponent]!.history[round - 1]).toMatchObject({ opponent: player, net: 0 - net })
        }
      }
    }),
  )
})
