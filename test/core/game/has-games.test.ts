import { expect, test } from 'vitest'
import { hasGames, hasOpenBoards } from '#core/game/has-games.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

test('a round has games if some were played: byes, forfeits and games to come do not count', () => {
  const cup = aSnapshot({ players: 7, rounds: ['1-2 +, 3-4 *, 5 U, 6-7 --', '1-2 =, 3-4 *'] })
  expect([hasGames(cup, 1), hasGames(cup, 2), hasGames(cup, 3), hasGames(cup)]).toEqual([false, true, false, true])
})

test('a match has games if they are recorded one by one', () => {
  const settings = { competitors: 'team', gamePointTotal: 2 } as const
  expect(hasGames(aSnapshot({ settings, rounds: ['1-2 1½:½'] }))).toBe(false)
  expect(hasGames(aSnapshot({ settings, rounds: [aRound('1-2 1½:½', { games: ['10=='] })] }))).toBe(true)
  expect(hasGames(aSnapshot({ settings, rounds: [aRound('1-2 2:0', { games: ['+-+-'] })] }))).toBe(false)
})

test('a round has open boards if a game without a link has no result: byes are none', () => {
  const linked = { facts: { 0: { link: 'https://lichess.org/abcdefgh' } } }
  const cup = aSnapshot({ players: 5, rounds: ['1-2 1, 3-4 *', '1-2 1, 3-4 +, 5 U', aRound('1-2 *', linked)] })
  expect([1, 2, 3, 4].map((round) => hasOpenBoards(cup, round))).toEqual([true, false, false, false])
})
