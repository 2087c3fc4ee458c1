import { expect, test } from 'vitest'
import type { BoardGame } from '#core/snapshot/individual.ts'
import { pairingRows } from '#core/rows/pairing-row.ts'
import { aRound, aSnapshot } from '../../support/build.ts'

const NOW = 1000
const LINK = 'https://www.chess.com/club/matches/live/1234'

const league = aSnapshot({
  settings: { competitors: 'team', gamePointTotal: 4 },
  players: ['Brno', 'Oslo', 'Lima', 'Pune', 'Graz'],
  rounds: [
    '1-2 3:1, 3-4 2:2, 5',
    aRound('5-1 *2½:½, 4-2 *, 3 H', {
      no: [3, 1, 2],
      pool: [0, 1, 1],
      facts: {
        0: {
          link: LINK,
          linkSource: 'chessCom',
          linkType: 'team',
          bodyStatus: 'in_progress',
          isFeatured: true,
          metaStatus: 'In Progress',
          registrationTime: 400,
          startTime: 500,
          boards: 2,
        },
        1: { startTime: 5000 },
      },
    }),
  ],
})

test('a live match has all its facts, and their meaning at the time of the request', () => {
  expect(pairingRows(league, NOW, { round: 2 })[0]).toEqual({
    id: 'cup-2-3',
    w: 'Graz',
    b: 'Brno',
    idW: 'cup-5',
    idB: 'cup-1',
    tournamentId: 'cup',
    round: 2,
    board: 1,
    teamID: '1234',
    link: LINK,
    linkSource: 'chessCom',
    linkType: 'team',
    scores: [2.5, 0.5],
    aborted: false,
    bodyStatus: 'in_progress',
    metaStatus: 'In Progress',
    registrationTime: 400,
    startTime: 500,
    endTime: null,
    players: 2,
    teams: [
      { id: 'cup-5', name: 'Graz', score: 2.5 },
      { id: 'cup-1', name: 'Brno', score: 0.5 },
    ],
    scored: false,
    provisional: false,
    pool: 0,
    isFeatured: true,
    isFinished: false,
    isLive: true,
    isScheduled: true,
    won: 'w',
    status: 'live',
    decision: null,
  })
})

test('a match that has not begun shows no score, even if others of its round have points', () => {
  expect(pairingRows(league, NOW, { round: 2 })[1]).toMatchObject({
    id: 'cup-2-1',
    status: 'scheduled',
    scores: null,
    isScheduled: true,
    isLive: false,
    teams: [
      { name: 'Pune', score: null },
      { name: 'Oslo', score: null },
    ],
  })
})

test('a bye is a pairing without an opponent', () => {
  expect(pairingRows(league, NOW, { round: 2, withResults: true })[2]).toMatchObject({
    w: 'Lima',
    b: 'BYE',
    idB: 'bye',
    status: 'confirmed',
    matchW: 0.5,
    matchB: null,
    resultBlack: 0,
  })
})

test('a provisional result is finished only after its end time', () => {
  const waiting = (endTime?: number) =>
    aSnapshot({ rounds: [aRound('1-2 1', { facts: { 0: { provisional: true, ...(endTime && { endTime }) } } })] })
  expect(pairingRows(waiting(), NOW)[0]).toMatchObject({ scored: false, status: 'pending', scores: null })
  expect(pairingRows(waiting(900), NOW)[0]).toMatchObject({ scored: false, status: 'finished', scores: [1, 0] })
})

test('a pairing of individuals has no teams', () => {
  const [pairing] = pairingRows(aSnapshot({ players: ['Ann Lee', 'Bob'], rounds: ['1-2 ='] }), NOW)
  expect(pairing).toMatchObject({ w: 'Ann Lee', b: 'Bob', teams: [], scores: [0.5, 0.5], status: 'confirmed' })
})

test('results are included on request: game points and the outcome', () => {
  expect('resultWhite' in pairingRows(league, NOW, { round: 1 })[0]!).toBe(false)
  expect(pairingRows(league, NOW, { round: 1, withResults: true })[0]).toMatchObject({
    resultWhite: 3,
    resultBlack: 1,
    matchW: 1,
    matchB: 0,
    fetched: { startTime: null, endTime: null, scores: [3, 1], isFinished: true },
  })
  expect(pairingRows(league, NOW, { round: 2, withResults: true })[1]).toMatchObject({
    resultWhite: null,
    resultBlack: null,
    matchW: null,
    matchB: null,
    fetched: { startTime: 5000, endTime: null, scores: null, isFinished: false },
  })
})

test('pairings are selected by round or id, in round and board order', () => {
  const ids = (wanted: Parameters<typeof pairingRows>[2]) => pairingRows(league, NOW, wanted).map(({ id }) => id)
  expect(ids({ round: 2 })).toEqual(['cup-2-3', 'cup-2-1', 'cup-2-2'])
  expect(ids({})).toHaveLength(6)
  expect(ids({ ids: ['cup-2-1', 'cup-1-2', 'cup-9-9', 'x'] })).toEqual(['cup-1-2', 'cup-2-1'])
  expect(ids({ round: 1, ids: ['cup-2-1', 'cup-1-2'] })).toEqual(['cup-1-2'])
  expect(ids({ round: 0 })).toEqual([])
  expect(ids({ round: 3 })).toEqual([])
})

test('games are in order, each side with its team', () => {
  const game: BoardGame = {
    round: 2,
    matchNo: 3,
    no: 1,
    board: 1,
    white: 'ann',
    black: 'bob',
    whiteFirst: true,
    outcome: '10',
  }
  const games = [
    {
      ...game,
      no: 2,
      white: 'bob',
      black: 'ann',
      whiteFirst: false,
      outcome: '==',
      pgn: '1. e4',
      link: 'https://x',
      endedAt: 7,
    },
    game,
    { ...game, matchNo: 1 },
  ]
  const [pairing] = pairingRows(league, NOW, { round: 2, games })
  expect(pairing!.games).toEqual([
    {
      white: { username: 'ann', result: 1, team: 'Graz' },
      black: { username: 'bob', result: 0, team: 'Brno' },
      pgn: '',
      board: 1,
      game: 1,
      link: null,
      startTime: null,
      endTime: null,
    },
    {
      white: { username: 'bob', result: 0.5, team: 'Brno' },
      black: { username: 'ann', result: 0.5, team: 'Graz' },
      pgn: '1. e4',
      board: 1,
      game: 2,
      link: 'https://x',
      startTime: null,
      endTime: 7,
    },
  ])
  expect(pairingRows(league, NOW, { round: 1, games })[0]!.games).toEqual([])
})
