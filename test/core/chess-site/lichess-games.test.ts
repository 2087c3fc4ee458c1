import { expect, test } from 'vitest'
import { assignGames } from '#core/chess-site/event-games.ts'
import { parseEventSource } from '#core/chess-site/event-source.ts'
import { parseLichessGames } from '#core/chess-site/lichess-games.ts'
import { lichessReport } from '#core/chess-site/lichess-report.ts'
import type { KnownAccounts } from '#core/chess-site/white-side.ts'

const known = (first: string, second: string): KnownAccounts => [
  new Set(first ? [first] : []),
  new Set(second ? [second] : []),
]
const aLine = (some: object = {}): string =>
  JSON.stringify({
    id: 'q7ZvsdUF',
    status: 'mate',
    createdAt: 1_514_505_150_384,
    lastMoveAt: 1_514_505_592_843,
    players: { white: { user: { name: 'Ann', id: 'ann' }, rating: 1500 }, black: { user: { name: 'Bob', id: 'bob' } } },
    winner: 'white',
    ...some,
  })
const aGame = (some: object = {}) => parseLichessGames(aLine(some))[0]!
const outcomeOf = (some: object) => lichessReport(aGame(some), known('', ''))!.report.games[0]?.outcome

test('games are read line by line, and lines that are not games are left out', () => {
  const text = `${aLine()}\n\n{"error":"Not found."}\n${aLine({ id: 'abcdefgh', players: { white: {}, black: { aiLevel: 3 } } })}\n`
  expect(parseLichessGames(text).map(({ id, players }) => [id, players.white.user.name])).toEqual([
    ['q7ZvsdUF', 'Ann'],
    ['abcdefgh', ''],
  ])
})

test.each([
  ['mate', 'white', '10'],
  ['resign', 'black', '01'],
  ['outoftime', 'black', '01'],
  ['timeout', 'white', '10'],
  ['noStart', 'black', '-+'],
  ['noStart', 'white', '+-'],
  ['noStart', undefined, '--'],
  ['cheat', 'white', '10'],
  ['variantEnd', 'white', '10'],
  ['draw', undefined, '=='],
  ['stalemate', undefined, '=='],
  ['outoftime', undefined, '=='],
  ['insufficientMaterialClaim', undefined, '=='],
  ['aborted', undefined, undefined],
  ['unknownFinish', undefined, undefined],
  ['something-new', undefined, undefined],
  ['started', undefined, undefined],
])('a game that is %s and won by %s is %s', (status, winner, outcome) => {
  expect(outcomeOf({ status, winner })).toBe(outcome)
})

test('a game is in progress until it is over', () => {
  const bodyStatus = (status: string) => lichessReport(aGame({ status }), known('', ''))!.report.bodyStatus
  expect(['created', 'started', 'mate', 'aborted'].map(bodyStatus)).toEqual([
    'in_progress',
    'in_progress',
    'finished',
    'finished',
  ])
})

test('sides are found by known usernames, whatever the colours', () => {
  const isWhiteFirst = (accounts: KnownAccounts) => lichessReport(aGame(), accounts)?.report.games[0]?.whiteFirst
  expect(isWhiteFirst(known('ann', 'bob'))).toBe(true)
  expect(isWhiteFirst(known('bob', 'ann'))).toBe(false)
  expect(isWhiteFirst(known('', 'ann'))).toBe(false)
  expect(isWhiteFirst(known('', ''))).toBe(true)
  expect(isWhiteFirst(known('ann', 'carl'))).toBeUndefined()
})

const open = (round: number, no: number, first: string, second: string) => ({
  round,
  no,
  white: 1,
  black: 2,
  accounts: known(first, second),
})

test('pairings get the games of their two players: the earlier round the earlier game, matching colours first', () => {
  const games = [
    aGame({ id: 'second00', createdAt: 2000 }),
    aGame({ id: 'first000', createdAt: 1000 }),
    aGame({
      id: 'crossed0',
      createdAt: 500,
      players: { white: { user: { name: 'Bob' } }, black: { user: { name: 'Ann' } } },
    }),
    aGame({ id: 'aborted0', createdAt: 100, status: 'aborted' }),
    aGame({ id: 'removed0', createdAt: 200 }),
  ]
  const pairings = [
    open(2, 1, 'ann', 'bob'),
    open(1, 1, 'ann', 'bob'),
    open(3, 1, 'ann', 'bob'),
    open(1, 2, 'ann', 'carl'),
  ]
  const found = assignGames(pairings, games, new Set(['removed0']))
  expect(found.map(({ pairing, siteId }) => [pairing.round, siteId])).toEqual([
    [1, 'first000'],
    [2, 'second00'],
    [3, 'crossed0'],
  ])
})

test.each([
  ['https://lichess.org/swiss/aBcD1234', { kind: 'swiss', id: 'aBcD1234' }],
  ['https://lichess.org/tournament/aBcD1234?x=1', { kind: 'tournament', id: 'aBcD1234' }],
  ['https://lichess.org/aBcD1234', undefined],
  ['https://evil.example/swiss/aBcD1234', undefined],
  ['https://lichess.org/swiss/aBcD1234/../../x', undefined],
  ['chessCom', undefined],
  [null, undefined],
])('the source %s names the event %o', (source, event) => {
  expect(parseEventSource(source)).toEqual(event)
})
