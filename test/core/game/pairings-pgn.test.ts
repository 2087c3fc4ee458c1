import { expect, test } from 'vitest'
import { chessRules } from '#core/game/chess-rules.ts'
import { pairingsPgn } from '#core/game/pairings-pgn.ts'
import { readGame } from '#core/game/read-game.ts'
import { readPgnFile } from '#core/pgn/read-pgn.ts'
import { matchLineUps } from '#core/snapshot/line-ups.ts'
import { aSnapshot } from '#test/support/build.ts'

const NOBODY = { details: [], individuals: [], lineUps: [] }
const read = (text: string) => readPgnFile(text, 500).games.map((game) => readGame(game, chessRules))

const cup = aSnapshot({
  id: 'cup',
  name: 'The "Tal" Cup',
  players: ['GM Ann Müller 2200 NED', 'Jörg Ørn', 'Cy', 'Dee Łoś', 'Eve'],
  rounds: ['1-2 *, 3-4 -+, 5 U'],
  dates: [Date.UTC(2026, 6, 4, 15)],
  settings: { location: 'Žilina', timeControl: '90 min + 30 s' },
})

test('board software gets names, ids, ratings and titles, and lines end with CRLF', () => {
  const text = pairingsPgn(cup, 1, { ...NOBODY, details: [{ no: 1, fideId: '1000123' }] })
  expect(text).toBe(
    [
      `[Event "The 'Tal' Cup"]`,
      '[Site "Žilina"]',
      '[Date "2026.07.04"]',
      '[Round "1.1"]',
      '[White "Müller, Ann"]',
      '[Black "Ørn, Jörg"]',
      '[Result "*"]',
      '[Board "1"]',
      '[WhiteFideId "1000123"]',
      '[WhiteElo "2200"]',
      '[WhiteTitle "GM"]',
      '[TimeControl "5400+30"]',
      '[KibitzGame "cup/1/1/1"]',
      '',
      '*',
      '',
      '',
    ].join('\r\n'),
  )
})

test('byes and forfeits have no board, and each game names its pairing', () => {
  const games = read(pairingsPgn(cup, 1, NOBODY))
  expect(games.map(({ tags, place }) => [tags['KibitzGame'], place])).toEqual([['cup/1/1/1', { round: 1, board: 1 }]])
})

test('software that garbles accents gets plain letters', () => {
  const text = pairingsPgn(cup, 1, NOBODY, true)
  expect(text).toContain('[White "Mueller, Ann"]\r\n[Black "Orn, Joerg"]')
  expect(text).toContain('[Site "Zilina"]')
  expect(/^[\u0000-\u007e]*$/.test(text)).toBe(true) // oxlint-disable-line no-control-regex
})

test('a match of teams has its boards once both line-ups are public, with colours alternating', () => {
  const league = aSnapshot({
    id: 'league',
    players: ['Rooks', 'Knights'],
    rounds: ['1-2 *'],
    settings: { competitors: 'team', gamePointTotal: 2 },
  })
  const individuals = ['Ann Lee', 'Bob van Dam', 'Cole, Cy', 'Dee'].map((name, at) => ({
    no: at + 1,
    team: 1 + Math.floor(at / 2),
    board: 1 + (at % 2),
    name,
    title: at === 0 ? 'WIM' : '',
    rating: at === 0 ? 2000 : 0,
    nationality: '',
    ...(at === 0 && { fideId: '90000001' }),
  }))
  const both = [
    { round: 1, team: 1, individuals: [1, 2] },
    { round: 1, team: 2, individuals: [3, 4] },
  ]
  const text = (handedIn: typeof both) =>
    pairingsPgn(league, 1, { details: [], individuals, lineUps: matchLineUps(league, 1, handedIn, 0) })
  const games = read(text(both))
  expect(games.map(({ white, black, place }) => [white.name, white.team, black.name, place])).toEqual([
    ['Lee, Ann', 'Rooks', 'Cole, Cy', { round: 1, match: 1, board: 1 }],
    ['Dee', 'Knights', 'van Dam, Bob', { round: 1, match: 1, board: 2 }],
  ])
  expect(games[0]!.white).toMatchObject({ title: 'WIM', rating: 2000, fideId: '90000001' })
  expect(games[0]!.tags['KibitzGame']).toBe('league/1/1/1')
  expect(text(both.slice(0, 1))).toBe('')
})
