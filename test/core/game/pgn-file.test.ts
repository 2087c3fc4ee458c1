import { Chess } from 'chess.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkedGamePgn, pairingPgn } from '#core/game/pgn-file.ts'
import type { BoardGame } from '#core/snapshot/individual.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { hostileText } from '#test/support/hostile-text.ts'
import { gamesIn } from '#test/support/pgn.ts'
import { cases } from '#test/support/audit.ts'

const DATE = Date.UTC(2026, 6, 4, 15)
const WRITTEN = [
  '[Event "Live Chess"]',
  '[Site "Chess.com"]',
  '[Round "-"]',
  '[White "edr0nt"]',
  '[Black "InSaN3_7"]',
  '[Result "1-0"]',
  '[ECO "C21"]',
  '[Termination "edr0nt won by checkmate"]',
  '',
  '1. e4 {[%clk 0:05:02]} 1... e5 {[%clk 0:05:01.9]} 2. Bc4 Nc6 $2 (2... Nf6 3. d3) 3. Qh5 Nf6?? 4. Qxf7# {[%clk 0:04:51]} 1-0',
].join('\n')

const league = aSnapshot({
  name: 'League',
  players: ['Rooks', 'Knights'],
  settings: { competitors: 'team', gamePointTotal: 2 },
  rounds: ['1-2 1:1'],
  dates: [DATE],
})
const aGame = (rest: Partial<BoardGame> = {}): BoardGame => ({
  round: 1,
  matchNo: 1,
  no: 1,
  board: 1,
  white: 'edr0nt',
  black: 'InSaN3_7',
  whiteFirst: true,
  outcome: '10',
  ...rest,
})
const file = (snapshot: Snapshot, games: BoardGame[] = []): string =>
  pairings(snapshot)
    .map((pairing) =>
      pairingPgn(
        snapshot,
        pairing,
        games.filter(({ matchNo }) => matchNo === pairing.no),
      ),
    )
    .join('')
const loaded = (pgn: string): Chess => {
  const chess = new Chess()
  chess.loadPgn(pgn)
  return chess
}

test('a recorded game keeps its tags, moves and comments, and gets the names of its teams', () => {
  const [text, ...more] = gamesIn(file(league, [aGame({ pgn: WRITTEN, link: 'https://www.chess.com/game/live/1' })]))
  expect(more).toEqual([])
  const [before, after] = [loaded(WRITTEN), loaded(text!)]
  expect(after.history({ verbose: true })).toEqual(before.history({ verbose: true }))
  expect(after.getComments()).toEqual(before.getComments())
  expect(text).toContain('Nc6 $2 (2... Nf6 3. d3) 3. Qh5 Nf6?? 4. Qxf7#')
  const tags = { ...before.getHeaders(), Date: '2026.07.04', WhiteTeam: 'Rooks', BlackTeam: 'Knights' }
  const own = { Event: 'League', Round: '1', Board: '1' }
  expect(after.getHeaders()).toEqual({ ...tags, ...own, Link: 'https://www.chess.com/game/live/1' })
})

test('a game of a chess site has our event, round and board, each once; an entered game has its own', () => {
  const link = 'https://www.chess.com/game/live/1'
  const cup = aSnapshot({ name: 'Cup', players: 4, rounds: ['1-2 1, 3-4 1'] })
  const [linked] = gamesIn(file(cup, [aGame({ matchNo: 2, pgn: WRITTEN, link })])).slice(-1)
  expect(loaded(linked!).getHeaders()).toMatchObject({ Event: 'Cup', Round: '1', Board: '2', Site: 'Chess.com' })
  for (const tag of ['Event', 'Round', 'Board']) expect(linked!.split(`[${tag} "`)).toHaveLength(2)
  expect(loaded(file(league, [aGame({ pgn: WRITTEN })])).getHeaders()).toMatchObject({
    Event: 'Live Chess',
    Round: '-',
    Board: '1',
  })
  const saved = linkedGamePgn(cup, 1, { pgn: WRITTEN, board: 2 })
  expect(loaded(saved).getHeaders()).toEqual({ ...loaded(WRITTEN).getHeaders(), Event: 'Cup', Round: '1', Board: '2' })
})

test('the teams of a game follow its colours', () => {
  const text = file(league, [aGame({ whiteFirst: false })])
  expect(loaded(text).getHeaders()).toMatchObject({ WhiteTeam: 'Knights', BlackTeam: 'Rooks' })
})

test('a game without moves consists of its tags and result', () => {
  const cup = aSnapshot({
    name: 'Summer Cup',
    players: ['GM Ann Lee 2500 NED', 'Bob Ray', 'P3', 'P4'],
    settings: { location: 'Delft' },
    rounds: ['1-2 1, 3-4 ='],
    dates: [DATE],
  })
  const [first, second] = gamesIn(file(cup))
  expect(first!.split('\n')).toEqual([
    '[Event "Summer Cup"]',
    '[Site "Delft"]',
    '[Date "2026.07.04"]',
    '[Round "1"]',
    '[White "Ann Lee"]',
    '[Black "Bob Ray"]',
    '[Result "1-0"]',
    '[WhiteTitle "GM"]',
    '[WhiteElo "2500"]',
    '[Board "1"]',
    '',
    '1-0',
  ])
  expect(loaded(second!).getHeaders()['Result']).toBe('1/2-1/2')
})

test('byes, forfeits and games to come are not in the file', () => {
  const cup = aSnapshot({ players: 7, rounds: ['1-2 +, 3-4 *, 5 U, 6-7 --'] })
  expect(file(cup)).toBe('')
  expect(file(league, [aGame({ outcome: '+-' }), aGame({ no: 2, outcome: '  ' })])).toBe('')
  expect(file(league)).toBe('')
  // A pairing of several games is not a game.
  expect(file(aSnapshot({ settings: { gamePointTotal: 2 }, rounds: ['1-2 1½:½'] }))).toBe('')
})

test('moves without tags get all of ours, and Windows line ends become plain ones', () => {
  const text = file(league, [aGame({ pgn: '1. e4 e5\r\n2. Nf3 1-0' })])
  const chess = loaded(text)
  expect(chess.history()).toEqual(['e4', 'e5', 'Nf3'])
  expect(chess.getHeaders()).toMatchObject({ Event: 'League', White: 'edr0nt', Round: '1' })
})

test('a name cannot end its tag or its line', () => {
  const { players } = aSnapshot({ players: 2 })
  const cup = aSnapshot({
    name: 'Cup "A"]\n[Result "0-1"]\\',
    players: { ...players, firstName: ['Eve "x', 'Mallory\u2028]'], lastName: ['', '\n\n1. e4'] },
    rounds: [aRound('1-2 1')],
  })
  const text = file(cup)
  expect(gamesIn(text)).toHaveLength(1)
  expect(loaded(text).getHeaders()).toMatchObject({ Event: "Cup 'A'] [Result '0-1']/", Result: '1-0', White: "Eve 'x" })
})

test('games are separated by an empty line, in the order of their match', () => {
  const text = file(league, [
    aGame({ no: 2, white: 'B' }),
    aGame({ no: 1, white: 'A', pgn: WRITTEN.replace('edr0nt', 'A') }),
  ])
  expect(gamesIn(text).map((game) => loaded(game).getHeaders()['White'])).toEqual(['A', 'B'])
})

test('no name of a side or an event adds or removes tags', () => {
  const tags = (text: string) => text.split('\n').map((line) => /^\[(\w+) ".*"\]$/s.exec(line)?.[1] ?? line)
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, (event, white, black) => {
      const named = (one: string, other: string, name: string) =>
        aSnapshot({ ...league, name, players: { ...league.players, firstName: [`x${one}`, `x${other}`] } })
      const write = (snapshot: Snapshot, player: string) =>
        pairingPgn(snapshot, pairings(snapshot)[0]!, [aGame({ white: `x${player}` })])
      expect(tags(write(named(white, black, `x${event}`), white))).toEqual(tags(write(named('', '', 'x'), '')))
    }),
    { numRuns: cases(40, 3000) },
  )
})
