import type { QueryClient } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RunningMatch } from '#web/api/answers.ts'
import { tournamentQueries } from '#web/api/tournaments.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { renderAt } from './at.tsx'

const LINK = { link: 'https://www.chess.com/live#tm=7', linkSource: 'chessCom', linkType: 'team', boards: 2 } as const
const NOBODY = { userId: null, nationality: '', rating: 0, histories: [] }

const league = (facts: object) =>
  aSnapshot({
    players: ['Rooks', 'Owls'],
    settings: { competitors: 'team', gamePointTotal: 4 },
    rounds: [aRound('1-2 *1:0', { games: ['10'], facts: { 0: { ...LINK, ...facts } } })],
  })

const grid = (name: string) => screen.getByRole('region', { name })
const boardsOf = (name = 'Running') => within(grid(name)).getAllByRole('listitem')
const label = (board: HTMLElement) => within(board).getByRole('link').getAttribute('aria-label')

const side = (username: string, team: string) => ({ username, team, result: null })
const aGame = (game: number, pgn: string) => ({
  white: side('ann', 'Rooks'),
  black: side('bob', 'Owls'),
  pgn,
  board: 1,
  game,
  link: null,
  startTime: null,
  endTime: null,
  movedAt: null,
})
const running = (games: ReturnType<typeof aGame>[]) => ({
  id: 'cup-1-1',
  at: 0,
  games,
  lineUp: [],
  teamsUnidentified: false,
  linkMissing: false,
  seenAt: null,
})

/** The running games arrive. */
const receive = (cache: QueryClient, matches: RunningMatch[]) =>
  act(async () => {
    cache.setQueryData(tournamentQueries.runningGames('cup', 1).queryKey, matches)
    await new Promise((done) => setTimeout(done))
  })

test('each board of a live match links to its game, or to the next one if that is over', async () => {
  const { cache } = await renderAt('/t/cup/boards/1', league({ bodyStatus: 'in_progress' }))
  await receive(cache, [])
  await screen.findByRole('region', { name: 'Running' })
  expect(boardsOf().map((board) => within(board).getByRole('link').getAttribute('href'))).toEqual([
    '/g/cup-1-1/2',
    '/g/cup-1-1/3',
  ])
  expect(label(boardsOf()[0]!)).toContain('Rooks 1–0 Owls')
  expect(within(boardsOf()[1]!).getByText('No moves yet')).toBeTruthy()
})

test('until the running games are known, a board is a skeleton that claims nothing about its moves', async () => {
  await renderAt('/t/cup/boards/1', league({ bodyStatus: 'in_progress' }))
  await screen.findByRole('region', { name: 'Running' })
  const [board] = boardsOf()
  expect(within(board!).getByText('Connecting')).toBeTruthy()
  expect(board!.textContent).not.toMatch(/No moves yet|Not named yet/)
})

test('a finished game keeps its last position and its result until the next game on the board has moves', async () => {
  const { cache } = await renderAt('/t/cup/boards/1', league({ bodyStatus: 'in_progress' }))
  await receive(cache, [running([aGame(1, '1. e4 e5 *')])])
  const position = () => boardsOf()[0]!.querySelector('svg')!.outerHTML
  const last = position()
  expect(label(boardsOf()[0]!)).toContain('ann – bob, 1–0')
  expect(within(boardsOf()[0]!).queryByText('No moves yet')).toBeNull()
  await receive(cache, [running([aGame(1, '1. e4 e5 *'), aGame(2, '1. d4 *')])])
  expect(position()).not.toBe(last)
})

test('a running board says its last move, and how long ago its source fell silent', async () => {
  const { cache } = await renderAt('/t/cup/boards/1', league({ bodyStatus: 'in_progress' }))
  await receive(cache, [running([aGame(2, '1. e4 e5 2. Nf3 *')])])
  expect(label(boardsOf()[0]!)).toMatch(/, 2\. Nf3$/)
  const at = Date.now()
  await receive(cache, [{ ...running([aGame(2, '1. e4 e5 2. Nf3 *')]), at, seenAt: at - 10 * 60_000 }])
  expect(within(boardsOf()[0]!).getByText(/^No signal since/)).toBeTruthy()
  expect(label(boardsOf()[0]!)).toContain('No signal since')
})

test('a player of a team who isn’t known yet is not called by the team’s name', async () => {
  const { cache } = await renderAt('/t/cup/boards/1', league({ bodyStatus: 'in_progress' }))
  await receive(cache, [])
  expect(within(boardsOf()[1]!).getAllByText('Not named yet')).toHaveLength(2)
})

test('a game says how it ended, and its player’s real name and title', async () => {
  const { cache } = await renderAt('/t/cup/boards/1', league({ bodyStatus: 'in_progress' }))
  await act(async () => {
    cache.setQueryData(tournamentQueries.individuals('cup').queryKey, [
      { ...NOBODY, name: 'Anna Berg', username: 'ann', team: 'Rooks', title: 'FM' },
    ])
  })
  const mate = '1. f3 e5 2. g4 Qh4# 0-1'
  await receive(cache, [running([{ ...aGame(1, mate), endTime: null }])])
  expect(label(boardsOf()[0]!)).toContain('Anna Berg – bob, 1–0, Mate, move 2')
  expect(within(boardsOf()[0]!).getByText('FM')).toBeTruthy()
})

test('a round that hasn’t begun shows its boards as still to start', async () => {
  await renderAt('/t/cup/boards/1', league({ bodyStatus: 'registration', startTime: 8.64e15 }))
  await screen.findByRole('region', { name: 'Still to start' })
  expect(boardsOf('Still to start')).toHaveLength(2)
  expect(within(boardsOf('Still to start')[1]!).getByText('Not started')).toBeTruthy()
})

test('a round without pairings has no boards', async () => {
  await renderAt('/t/cup/boards/1', aSnapshot({ players: ['Ann', 'Bob'], rounds: [] }))
  expect(await screen.findByText('No boards in this round yet.')).toBeTruthy()
})
