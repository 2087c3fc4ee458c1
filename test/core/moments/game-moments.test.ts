import { expect, test } from 'vitest'
import { aPerson, aRecord, aTeamMatch, minute, minuteOf, momentsOf } from '#test/support/recorded-round.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

const withPgn = (letters: string, pgn: string, more = {}) =>
  aTeamMatch(letters, 2, [{ pgn, white: aPerson('Ann', 2000), black: aPerson('Bo', 2100), ...more }])

test('a win is an upset if the winner could expect at most 30 % of the points', () => {
  const upsets = (white: number, black: number, letters = '10') =>
    momentsOf(aTeamMatch(letters, 2, [{ white: aPerson('Ann', white), black: aPerson('Bo', black) }]), 'upset')
  expect(upsets(2000, 2146)).toMatchObject([{ winner: { name: 'Ann' }, expected: 30, side: 0 }])
  expect(upsets(2000, 2145)).toEqual([])
  expect(upsets(2000, 0)).toEqual([])
  expect(upsets(2000, 2400, '==')).toEqual([])
  expect(upsets(2000, 2400, '+-')).toEqual([])
  expect(upsets(2000, 2400, '01')).toEqual([])
})

test('in an individual event the entries are the players', () => {
  const event = aSnapshot({ players: ['Ann Lee 1800', 'Bo Li 2200'], rounds: ['1-2 1'] })
  const games = [{ ...aTeamMatch('10', 2).games[0]!, white: aPerson('Ann Lee', 1800), black: aPerson('Bo Li', 2200) }]
  expect(momentsOf(aRecord(event, { games }), 'upset')).toMatchObject([
    { winner: { name: 'Ann Lee', rating: 1800 }, loser: { name: 'Bo Li', rating: 2200 }, expected: 8 },
  ])
})

test('a mate is told with its move, if the side that mated won', () => {
  const mate = '1. f3 e5 2. g4 Qh4# 0-1'
  expect(momentsOf(withPgn('01', mate), 'mate')).toMatchObject([
    { ply: 4, move: '2… Qh4#', number: 2, side: 1, winner: { name: 'Bo' } },
  ])
  expect(momentsOf(withPgn('10', mate), 'mate')).toEqual([])
  expect(momentsOf(withPgn('  ', mate), 'mate')).toEqual([])
})

const game = (...evaluations: number[]) =>
  evaluations.map((pawns, at) => `${at % 2 ? '' : `${at / 2 + 1}. `}Nf3 {[%eval ${pawns}] [%clk 0:10:00]}`).join(' ')

const swingsOf = (letters: string, pgn: string, more = {}) =>
  momentsOf(withPgn(letters, pgn, more), 'swing')
    .toSorted((one, other) => one.ply - other.ply)
    .map(({ ply, side, gain, chance }) => [ply, side, gain, chance])

test('a swing is told if the next position confirms it', () => {
  expect(swingsOf('01', game(0.1, 0.1, -2.1, -2.2))).toEqual([[3, 1, 19, 68]])
  expect(swingsOf('01', game(0.1, 0.1, -2.1, 0.2))).toEqual([])
})

test('the last move of a game that ended needs no next position; that of a running game waits for it', () => {
  const swing = game(0.1, 0.1, -2.1)
  expect(swingsOf('01', swing)).toEqual([[3, 1, 19, 68]])
  const running = { ...withPgn('  ', swing), arrivedAt: () => 0 }
  const moving = {
    ...running,
    games: running.games.map(({ endedAt: _end, ...rest }) => ({ ...rest, movedAt: minute(5) })),
  }
  expect(momentsOf(moving, 'swing')).toEqual([])
})

test('a game with Black first for its match gives swings to the right side', () =>
  expect(swingsOf('10', game(0.1, 0.1, -2.1, -2.2), { whiteFirst: false })).toEqual([[3, 0, 19, 68]]))

test('of a wild game only the two greatest swings are told', () =>
  expect(swingsOf('01', game(0, 2, 2, -3, -3, -1, -1, -9, -9)).map(([ply]) => ply)).toEqual([4, 8]))

test('a swing happened when its move was played, counted back from the end', () => {
  const clocks = ['9:50', '9:40', '9:00', '8:40'].map((left) => `[%clk 0:0${left}]`)
  const pgn = `[TimeControl "600"]\n\n1. e4 {[%eval 0] ${clocks[0]}} e5 {[%eval 0] ${clocks[1]}} 2. Ke2 {[%eval -3] ${clocks[2]}} Nf6 {[%eval -3] ${clocks[3]}} 0-1`
  // White's second move took 50 s, Black's second 60 s.
  const [swing] = momentsOf(withPgn('01', pgn), 'swing')
  expect(swing?.at).toBe(minute(1) - 60_000)
})

test('the longest think of the round is told, if it took a fifth of the time', () => {
  const think = (left: string) => `[TimeControl "600"]\n\n1. e4 {[%clk 0:09:59]} e5 {[%clk ${left}]} 1-0`
  const thinks = (left: string) =>
    momentsOf(withPgn('10', think(left)), 'think').map(({ who, seconds, move, side }) => [
      who.name,
      seconds,
      move,
      side,
    ])
  expect(thinks('0:08:00')).toEqual([['Bo', 120, '1… e5', 1]])
  expect(thinks('0:08:01')).toEqual([])
})

test('a hidden or aborted match has no moments', () => {
  const event = (fact: object) =>
    aRecord(
      aSnapshot({
        players: ['A 1500', 'B 2500'],
        rounds: [aRound('1-2 1', { facts: { 0: fact } })],
      }),
      { games: [{ ...aTeamMatch('10', 2).games[0]!, white: aPerson('A', 1500), black: aPerson('B', 2500) }] },
    )
  expect(momentsOf(event({}), 'upset')).toHaveLength(1)
  expect(momentsOf(event({ hidden: true }), 'upset')).toEqual([])
  expect(momentsOf(event({ aborted: true }), 'upset')).toEqual([])
})

test('moments are listed with the newest first', () => {
  const at = momentsOf(withPgn('01 01', '1. f3 e5 2. g4 Qh4# 0-1'), 'mate', 'decided').map((one) => minuteOf(one.at))
  expect(at).toEqual(at.toSorted((one, other) => one - other))
})
