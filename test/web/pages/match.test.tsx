import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLocation } from 'react-router-dom'
import { parsePath } from '#core/addresses/parse-path.ts'
import type { GameRow } from '#core/rows/game-row.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { matchQueries } from '#web/api/matches.ts'
import type { RunningAnswer } from '#web/api/answers.ts'
import { tournamentQueries } from '#web/api/tournaments.ts'
import { MatchPage } from '#web/pages/match.tsx'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { navigate, onScreen } from '#test/support/screen.tsx'

const PGN = '[TimeControl "600+5"]\n\n1. e4 {[%clk 0:09:59]} e5 {[%clk 0:08:00] solid} 2. Nf3 Nc6 3. Bb5 1-0'
const LINK = 'https://www.chess.com/club/matches/live/7'

const team = (some: Parameters<typeof aSnapshot>[0] = {}): Snapshot =>
  aSnapshot({
    players: ['Rooks 2200 NED', 'Owls 2100 FRA'],
    rounds: [aRound('1-2 3:1', { games: ['10==01=='] })],
    settings: { competitors: 'team', gamePointTotal: 4 },
    ...some,
  })

const game = (no: number, white: string, black: string, some: Partial<GameRow> = {}): GameRow => ({
  white: { username: white, result: 1, team: no % 2 ? 'Rooks' : 'Owls' },
  black: { username: black, result: 0, team: no % 2 ? 'Owls' : 'Rooks' },
  pgn: PGN,
  board: Math.ceil(no / 2),
  game: no,
  link: null,
  startTime: null,
  endTime: null,
  ...some,
})
const GAMES = [game(1, 'ann', 'bob'), game(2, 'bob', 'ann', { pgn: '1. d4 d5 *' }), game(3, 'cat', 'dan', { pgn: '' })]

function open(path: string, snapshot: Snapshot, games: GameRow[] = GAMES, running?: RunningAnswer) {
  history.replaceState(null, '', path)
  return onScreen(<Opened />, [
    [tournamentQueries.snapshot('cup').queryKey, snapshot],
    [matchQueries.result('cup-1-1').queryKey, { games }],
    ...(running ? [[matchQueries.running('cup-1-1').queryKey, running] as [readonly string[], unknown]] : []),
  ])
}

function Opened() {
  const where = parsePath(useLocation().pathname)
  return where.page === 'match' ? <MatchPage id={where.id} index={where.index} /> : null
}

const board = () => screen.getByRole('img', { name: /^Position after/ }).getAttribute('aria-label')
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const current = () => document.querySelector('ol button[aria-current]')?.firstChild?.textContent

afterEach(() => vi.useRealTimers())

test('a match shows its players, its score and the state of each board', () => {
  open('/g/cup-1-1', team())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Team Match: Rooks – Owls')
  expect(screen.getByRole('img', { name: /^Rooks 3/ }).getAttribute('aria-label')).toBe('Rooks 3, Owls 1.')
  const boards = within(screen.getByRole('heading', { name: 'Boards' }).closest('section')!).getAllByRole('link')
  expect(boards.map((link) => link.getAttribute('href'))).toEqual(['/g/cup-1-1/1', '/g/cup-1-1/4'])
  expect(boards[0]!.textContent).toContain('ann')
  expect(document.title).toBe('Rooks – Owls · Cup · Kibitz')
})

test('a game without data shows the players of its board, with the colours of the game before reversed', () => {
  const facts = { link: LINK, linkSource: 'chessCom', linkType: 'team', startTime: 1, boards: 2 } as const
  open('/g/cup-1-1/2', team({ rounds: [aRound('1-2 *', { games: ['10'], facts: { 0: facts } })] }), [GAMES[0]!])
  const players = ['White', 'Black'].map(
    (colour) => screen.getAllByRole('img', { name: colour }).at(-1)!.parentElement!.textContent,
  )
  expect(players.map((text) => text?.slice(0, 3))).toEqual(['bob', 'ann'])
})

test('keys step through a game, flip the board and open the next game', () => {
  open('/g/cup-1-1/1', team())
  expect(board()).toContain('Position after 3. Bb5.')
  press('ArrowLeft')
  press('ArrowLeft')
  expect(current()).toBe('Nf3')
  press('ArrowRight')
  expect(current()).toBe('Nc6')
  const first = () => document.querySelector('[role="img"][aria-label^="Position"] text')!.textContent
  expect(first()).toBe('a')
  press('f')
  expect(first()).toBe('h')
  press('ArrowDown')
  expect(location.pathname).toBe('/g/cup-1-1/2')
  expect(board()).toContain('1… d5')
  press('ArrowUp')
  expect(location.pathname).toBe('/g/cup-1-1/1')
})

test('playback makes one move a second until it is stopped', () => {
  vi.useFakeTimers()
  open('/g/cup-1-1/1', team())
  press(' ')
  expect(board()).toContain('after the start')
  const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
  pass(999)
  expect(current()).toBeUndefined()
  pass(1)
  expect(current()).toBe('e4')
  pass(2000)
  expect(current()).toBe('Nf3')
  press(' ')
  pass(5000)
  expect(current()).toBe('Nf3')
})

test('the hash names a position, and follows the one on screen', () => {
  vi.useFakeTimers()
  open('/g/cup-1-1/1#m2', team())
  expect(current()).toBe('e5')
  expect(screen.getByText('solid')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next move' }))
  const entries = history.length
  act(() => vi.advanceTimersByTime(400))
  expect(location.hash).toBe('#m3')
  fireEvent.click(screen.getByRole('button', { name: 'Last move' }))
  act(() => vi.advanceTimersByTime(400))
  expect(location.hash).toBe('')
  expect(history.length).toBe(entries)
})

test('keys typed into fields or with modifiers change nothing', () => {
  open('/g/cup-1-1/1', team())
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', ctrlKey: true })
  const field = document.body.appendChild(document.createElement('input'))
  fireEvent.keyDown(field, { key: 'ArrowLeft' })
  field.remove()
  expect(current()).toBe('Bb5')
})

test('clocks show the time left, and moves the time spent', () => {
  open('/g/cup-1-1/1#m2', team())
  expect(screen.getByText('9:59')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'e4 6s' })).toBeTruthy()
})

test('a viewer at the end of a game follows new moves, one looking back is not moved', async () => {
  const facts = {
    0: { link: LINK, linkSource: 'chessCom' as const, linkType: 'team' as const, bodyStatus: 'in_progress', boards: 2 },
  }
  const snapshot = team({ rounds: [aRound('1-2 *1:0', { facts, games: ['10'] })] })
  const running = (pgn: string): RunningAnswer => ({
    at: Date.now(),
    games: [
      { ...game(2, 'bob', 'ann', { pgn, white: { username: 'bob', result: null, team: 'Owls' } }), movedAt: null },
    ],
    lineUp: [],
    teamsUnidentified: false,
    linkMissing: false,
    seenAt: null,
  })
  const { cache } = open('/g/cup-1-1', snapshot, [GAMES[0]!], running('1. d4 *'))
  const told = (pgn: string) =>
    act(async () => {
      cache.setQueryData(matchQueries.running('cup-1-1').queryKey, running(pgn))
      await new Promise((drawn) => setTimeout(drawn))
    })
  expect(current()).toBe('d4')
  await told('1. d4 d5 2. c4 *')
  expect(current()).toBe('c4')
  press('ArrowLeft')
  await told('1. d4 d5 2. c4 e6 *')
  expect(current()).toBe('d5')
})

test.each([
  ['Match has not yet started!', { startTime: 8.64e15 }],
  ['Still waiting for data from Chess.com. Check back later.', { bodyStatus: 'in_progress' }],
  [
    "Couldn't fetch player-team identifying data from Chess.com for this match. Check back later or contact a dev if this problem persists.",
    { aborted: true as const },
  ],
])('a linked match without games says: %s', (words, some) => {
  const facts = { 0: { link: LINK, linkSource: 'chessCom' as const, linkType: 'team' as const, boards: 2, ...some } }
  vi.useFakeTimers()
  open('/g/cup-1-1', team({ rounds: [aRound('1-2 *', { facts })] }), [])
  // The first fetch of a board takes some seconds.
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.getByText(words)).toBeTruthy()
})

test('a game of chess.com appears once it is over, and the page says how old its data are', () => {
  const link = 'https://www.chess.com/game/live/77'
  const facts = { 0: { link, linkSource: 'chessCom' as const, linkType: 'game' as const } }
  const seenAt = Date.UTC(2026, 2, 1, 12)
  const running = { at: seenAt, games: [], lineUp: [], teamsUnidentified: false, linkMissing: false, seenAt }
  open('/g/cup-1-1', aSnapshot({ players: 2, rounds: [aRound('1-2 *', { facts })] }), [], running)
  expect(screen.getByText('Chess.com lists games only after they end, sometimes hours later.')).toBeTruthy()
  expect(screen.getByText(/^Last checked/).querySelector('time')!.dateTime).toBe(new Date(seenAt).toISOString())
  expect(screen.getByRole('button', { name: 'Sync' })).toBeTruthy()
})

test('a result without moves says so', () => {
  open('/g/cup-1-1/3', team())
  expect(screen.getByText('This result was entered without moves.')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /^Position/ })).toBeNull()
})

test('an invalid game is shown up to its error', () => {
  open('/g/cup-1-1/1', team(), [game(1, 'ann', 'bob', { pgn: '1. e4 e5 2. Kxe8 {boom}' })])
  expect(board()).toContain('1… e5')
  expect(screen.getByRole('note').textContent).toBe('This game can’t be shown past 2. Kxe8.')
})

test.each(['/g/cup-1-9', '/g/cup-1-1/99'])('%s is not found', (path) => {
  const { cache } = open('/g/cup-1-1', team())
  cache.setQueryData(matchQueries.result('cup-1-9').queryKey, { games: [] } as never)
  act(() => void navigate(path))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('PAGE NOT FOUND')
})

test('a single game between two players is a match too', () => {
  const snapshot = aSnapshot({ players: ['GM Ann Lee 2500 NED', 'Bo Um 2400 FRA'], rounds: ['1-2 1'] })
  open('/g/cup-1-1', snapshot, [game(1, 'Ann Lee', 'Bo Um', { board: 1 })])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Match: Ann Lee – Bo Um')
  expect(screen.queryByText('Boards')).toBeNull()
  expect(board()).toContain('3. Bb5')
})
