import { Chess } from 'chess.js'
import { expect, test } from 'vitest'
import { ENDINGS, points } from '#simulator/endings.ts'
import { matchAt } from '#simulator/match-at.ts'
import { pgn } from '#simulator/pgn.ts'
import { aPlan, aTeam, Plan } from '#simulator/plan.ts'
import { GAMES } from '#simulator/store/games.ts'

const MINUTE = 60_000
const start = aPlan().startTime
const big = aPlan({ teams: [aTeam('Harbour Knights', 12), aTeam('Night Owls', 14)] })
const late = (plan: Plan) => matchAt(plan, plan.startTime + 600 * MINUTE)

test('the same plan and time give the same match, another seed gives another one', () => {
  const now = start + 13 * MINUTE
  expect(matchAt(aPlan(), now)).toEqual(matchAt(structuredClone(aPlan()), now))
  expect(matchAt(aPlan({ seed: 2 }), now)).not.toEqual(matchAt(aPlan(), now))
})

test('before its start a match has neither boards nor players', () => {
  expect(matchAt(aPlan(), start - 1)).toEqual({ status: 'scheduled', boards: [], score: [0, 0] })
})

test('a match is in progress until the last of its games has ended', () => {
  const { endTime = 0 } = late(big)
  expect(matchAt(big, start).status).toBe('in_progress')
  expect(matchAt(big, endTime - 1).status).toBe('in_progress')
  expect(matchAt(big, endTime)).toMatchObject({ status: 'finished', endTime })
})

test('a match has as many boards as the smaller team has players', () => {
  expect(late(big).boards.map((board) => board.number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
})

test('moves, finished games and scores only grow over time', () => {
  const moments = Array.from({ length: 60 }, (_, index) => matchAt(big, start + index * MINUTE))
  const played = moments.map(
    (match) => match.boards.flatMap((board) => board.games.flatMap((game) => game.moves)).length,
  )
  const ended = moments.map((match) => match.score[0] + match.score[1])
  expect(played).toEqual(played.toSorted((a, b) => a - b))
  expect(ended).toEqual(ended.toSorted((a, b) => a - b))
  expect(new Set(played).size).toBeGreaterThan(15)
})

test('two players play two games in a row with colours swapped', () => {
  for (const { games } of late(big).boards) {
    expect(games).toHaveLength(2)
    expect(games[0]?.white).not.toBe(games[1]?.white)
    expect(games[1]?.startedAt).toBeGreaterThan(games[0]?.endedAt ?? Infinity)
  }
})

test('board scores add up to the match score, two points a board', () => {
  for (const now of [20, 25, 30, 600]) {
    const match = matchAt(big, start + now * MINUTE)
    const sum = (side: 0 | 1) => match.boards.reduce((total, board) => total + board.score[side], 0)
    expect(match.score).toEqual([sum(0), sum(1)])
    const ended = match.boards.flatMap((board) => board.games.filter((game) => game.codes)).length
    expect(match.score[0] + match.score[1]).toBe(ended)
  }
  expect(late(big).score[0] % 0.5).toBe(0)
})

test('speed only shortens the match', () => {
  const fast = late({ ...big, speed: 4 })
  const usual = late(big)
  expect(fast.score).toEqual(usual.score)
  expect(((fast.endTime ?? 0) - start) * 4).toBeCloseTo((usual.endTime ?? 0) - start, -2)
})

test('at the speed of the demo a match takes about ten minutes', () => {
  const minutes = ((late({ ...big, speed: 3 }).endTime ?? 0) - start) / MINUTE
  expect(minutes).toBeGreaterThan(7)
  expect(minutes).toBeLessThan(18)
})

test('a decided game ends at once, and a later decision corrects it', () => {
  const at = start + MINUTE
  const first = { board: 2, game: 1 as const, white: 'win' as const, black: 'resigned' as const, at }
  const second = { ...first, white: 'agreed' as const, black: 'agreed' as const, at: at + MINUTE }
  const plan = aPlan({ decisions: [first, second] })
  const game = (now: number) => matchAt(plan, now).boards[1]?.games[0]
  expect(game(at - 1)?.codes).toBeUndefined()
  expect(game(at)).toMatchObject({ codes: ['win', 'resigned'], endedAt: at })
  expect(game(at + MINUTE)).toMatchObject({ codes: ['agreed', 'agreed'], endedAt: at })
})

test('closing a match ends all games at that moment with a result', () => {
  const match = matchAt(aPlan({ closedAt: start + MINUTE }), start + MINUTE)
  expect(match).toMatchObject({ status: 'finished', endTime: start + MINUTE })
  expect(match.score[0] + match.score[1]).toBe(8)
})

test('the store has legal games of realistic length for every kind of ending', () => {
  for (const game of GAMES) {
    const board = new Chess()
    for (const san of game.moves.split(' ')) board.move(san)
    const moves = Math.ceil(board.history().length / 2)
    expect([moves >= 20, moves <= 70]).toEqual([true, true])
    expect(board.isCheckmate()).toBe(game.how === 'checkmated')
    expect(board.isStalemate()).toBe(game.how === 'stalemate')
    expect(board.isInsufficientMaterial()).toBe(game.how === 'insufficient')
    expect(board.isThreefoldRepetition()).toBe(game.how === 'repetition')
    expect(board.isDrawByFiftyMoves()).toBe(game.how === '50move')
    expect(points(game.how) === 0.5).toBe(game.result === '1/2-1/2')
  }
  const ways = new Set(GAMES.map((game) => game.how))
  expect(Object.keys(ENDINGS).filter((how) => how !== 'lose')).toEqual(expect.arrayContaining([...ways]))
  expect(ways.size).toBe(Object.keys(ENDINGS).length - 1)
})

test('the PGN of every game can be parsed, in progress or finished, and has a clock after every move', () => {
  for (const now of [5, 600]) {
    for (const board of matchAt(big, start + now * MINUTE).boards) {
      for (const game of board.games) {
        const text = pgn(big, board, game)
        const loaded = new Chess()
        loaded.loadPgn(text)
        expect(loaded.history()).toEqual(game.moves)
        expect(loaded.fen()).toBe(/CurrentPosition "(.*)"/.exec(text)?.[1])
        expect(text.match(/\[%clk \d:\d\d:\d\d(\.\d)?\]/g)?.length).toBe(game.moves.length)
        expect(text.endsWith(game.codes ? `${loaded.getHeaders().Result}\n` : '*\n')).toBe(true)
      }
    }
  }
})

test('clocks never go below zero, and the player to move loses a game on time', () => {
  for (const seed of [1, 2, 3, 4]) {
    for (const board of late({ ...big, seed }).boards) {
      for (const game of board.games) {
        expect(Math.min(...game.clocks.map((ply) => ply.left))).toBeGreaterThan(0)
        if (game.codes?.includes('timeout')) expect(game.codes[game.moves.length % 2]).toBe('timeout')
      }
    }
  }
})
