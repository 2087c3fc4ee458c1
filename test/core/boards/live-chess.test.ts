import { describe, expect, it } from 'vitest'
import { chess960Fen, liveChessPgn, parseLiveChessIndex } from '#core/boards/live-chess.ts'
import { readSource } from '#core/boards/read-source.ts'
import { sourceAddress } from '#core/boards/sources.ts'
import { chessRules } from '#core/game/chess-rules.ts'

// Shaped as LiveChess Cloud answers; names are invented.
const INDEX = {
  date: null,
  pairings: [
    {
      white: { fname: 'Anna', mname: null, lname: 'Adler', title: 'WIM', fideid: 90000001 },
      black: { fname: 'Bo', mname: null, lname: 'Birk', title: null, fideid: 90000002 },
      result: '1-0',
      live: false,
    },
    { white: { fname: 'Chen', lname: 'Wu' }, black: { fname: 'Dora', lname: 'Möller' }, result: '*', live: true },
    { white: null, black: null, result: '*', live: true },
    { white: { fname: '', lname: 'Eik, Finn' }, black: { lname: 'Hans Gram' }, result: '*', live: false },
  ],
}
const GAMES = [
  {
    chess960: 518,
    result: 'WHITEWIN',
    moves: ['e4 5436+23', 'e5 5420+10', 'Qh5 5400+60', 'Ke7 5410 +40', 'Qxe5 5380+50', 'Ke4'],
  },
  { chess960: 518, result: null, moves: ['d4', 'd5 +12', 'c4 5391'] },
  { chess960: 300, result: null, moves: [] },
  undefined,
]

const index = parseLiveChessIndex(INDEX)!
const games = readSource(
  index.map((board, at) => liveChessPgn(board, { round: 1, board: at + 1, game: GAMES[at] })).join(''),
  chessRules,
)

describe('LiveChess Cloud', () => {
  it('gives moves with clocks, and a result; a king put in the centre is no move', () => {
    expect(games[0]).toMatchObject({
      white: 'Adler, Anna',
      whiteId: '90000001',
      board: 1,
      result: { outcome: '10', by: 'source' },
    })
    expect(games[0]!.plies.map(({ san, clock, spent }) => [san, clock, spent])).toEqual([
      ['e4', 5436, 23],
      ['e5', 5420, 10],
      ['Qh5', 5400, 60],
      ['Ke7', 5410, 40],
      ['Qxe5#', 5380, 50],
    ])
    expect(games[0]).not.toHaveProperty('stop')
  })

  it('gives a running game without what it doesn’t tell', () => {
    expect(games[1]!.plies).toEqual([{ san: 'd4' }, { san: 'd5', spent: 12 }, expect.objectContaining({ clock: 5391 })])
    expect(games[1]).not.toHaveProperty('result')
  })

  it('names nobody at a board without players, and starts Chess960 from its position', () => {
    expect(games[2]).toMatchObject({ white: '', black: '', board: 3, fen: expect.any(String) })
  })

  it('reads names that are in one field', () => {
    expect([games[3]!.white, games[3]!.black, games[3]!.plies]).toEqual(['Eik, Finn', 'Hans Gram', []])
  })

  it.each([{}, null, 'text', { pairings: 3 }])('is told from something else', (json) => {
    expect(parseLiveChessIndex(json)).toBeUndefined()
  })
})

it('counts start positions of Chess960 as Scharnagl does', () => {
  expect([0, 518, 959].map((number) => chess960Fen(number)!.split('/')[0])).toEqual([
    'bbqnnrkr',
    'rnbqkbnr',
    'rkrnnqbb',
  ])
  expect(chess960Fen(960)).toBeUndefined()
})

it('takes links and ids of sources', () => {
  const uuid = '5d1fa4c2-0000-4000-8000-00000000c2e0'
  expect(sourceAddress('liveChess', `https://view.livechesscloud.com/#${uuid}/1/2`)).toBe(uuid)
  expect(sourceAddress('lichess', 'https://lichess.org/broadcast/some-open/round-3/AbCd1234')).toBe('AbCd1234')
  expect(sourceAddress('lichess', 'https://lichess.org/swiss/AbCd1234')).toBeUndefined()
  expect(sourceAddress('pgn', 'https://club.example.org/round-{round}/games.pgn')).toContain('{round}')
  expect(sourceAddress('pgn', 'games.pgn')).toBeUndefined()
})
