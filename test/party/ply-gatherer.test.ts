import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PliesEvent } from '#core/match/live.ts'
import { PlyGatherer, type GatheredGame } from '#party/ply-gatherer.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function aGatherer() {
  const sent: PliesEvent[] = []
  const room = { games: [] as GatheredGame[], isFollowed: true }
  const gatherer = new PlyGatherer({
    games: () => room.games,
    isFollowed: () => room.isFollowed,
    send: (event) => sent.push(event),
    period: 1000,
  })
  const play = (games: GatheredGame[]) => {
    room.games = games
    gatherer.note(7)
  }
  return { sent, room, gatherer, play, wait: () => vi.advanceTimersByTime(1000) }
}

test('moves of all boards within a second are one frame', () => {
  const { sent, play, wait } = aGatherer()
  play([{ n: 1, g: 1, pgn: '1. e4 *' }])
  play([
    { n: 1, g: 1, pgn: '1. e4 *' },
    { n: 2, g: 1, pgn: '1. d4 {[%clk 1:29:51]} *' },
  ])
  expect(sent).toEqual([])
  wait()
  expect(sent).toEqual([
    {
      type: 'plies',
      r: 7,
      t: [
        [1, 1, 1, 'e4'],
        [2, 1, 1, 'd4', 5391],
      ],
    },
  ])
})

test('later frames have only what is new', () => {
  const { sent, play, wait } = aGatherer()
  play([{ n: 1, g: 3, pgn: '1. e4 *' }])
  wait()
  play([{ n: 1, g: 3, pgn: '1. e4 e5 2. Nf3 *' }])
  wait()
  expect(sent[1]!.t).toEqual([
    [1, 3, 2, 'e5'],
    [1, 3, 3, 'Nf3'],
  ])
  play([{ n: 1, g: 3, pgn: '1. e4 e5 2. Nf3 *' }])
  wait()
  expect(sent).toHaveLength(2)
})

test('after a move was taken back, viewers are told to fetch the game', () => {
  const { sent, play, wait } = aGatherer()
  play([{ n: 4, g: 1, pgn: '1. e4 e5 *' }])
  wait()
  play([{ n: 4, g: 1, pgn: '1. e4 c5 *' }])
  wait()
  expect(sent[1]!.t).toEqual([[4]])
})

test('a round that nobody follows costs nothing', () => {
  const { sent, room, play, wait } = aGatherer()
  room.isFollowed = false
  play([{ n: 1, g: 1, pgn: '1. e4 *' }])
  wait()
  expect(sent).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('evaluations travel with the moves of the same second', () => {
  const { sent, room, gatherer, play, wait } = aGatherer()
  play([{ n: 1, g: 1, pgn: '1. e4 *' }])
  gatherer.noteEvaluations(7, [[1, 1, 1, 31]])
  wait()
  expect(sent).toEqual([{ type: 'plies', r: 7, t: [[1, 1, 1, 'e4']], e: [[1, 1, 1, 31]] }])
  gatherer.noteEvaluations(7, [[1, 1, 1, 35]])
  wait()
  expect(sent[1]).toEqual({ type: 'plies', r: 7, t: [], e: [[1, 1, 1, 35]] })
  room.isFollowed = false
  gatherer.noteEvaluations(7, [[1, 1, 1, 40]])
  wait()
  expect(sent).toHaveLength(2)
})

test('a ply of a frame takes at most 26 bytes, a frame at most 40 more', () => {
  const { sent, play, wait } = aGatherer()
  const games = Array.from({ length: 20 }, (_, at) => ({ n: at + 1, g: 1, pgn: '1. Nf3 {[%clk 1:29:51]} *' }))
  play(games)
  wait()
  expect(JSON.stringify(sent[0]).length).toBeLessThanOrEqual(40 + 26 * games.length)
})
