import type { QueryClient } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RunningMatch } from '#web/api/answers.ts'
import { tournamentQueries } from '#web/api/tournaments.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { renderAt } from './at.tsx'

const LINK = { link: 'https://www.chess.com/live#tm=7', linkSource: 'chessCom', linkType: 'team', boards: 2 } as const
const league = (facts: object) =>
  aSnapshot({
    players: ['Rooks', 'Owls'],
    settings: { competitors: 'team', gamePointTotal: 4 },
    rounds: [aRound('1-2 *1:0', { games: ['10'], facts: { 0: { ...LINK, ...facts } } })],
  })

const boardsOfMatch = () => within(screen.getByRole('region', { name: /Rooks/ })).getAllByRole('listitem')

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
  const match = await screen.findByRole('region', { name: 'Rooks 1 – 0 Owls' })
  const boards = within(match).getAllByRole('listitem')
  expect(boards.map((board) => within(board).getByRole('link').getAttribute('href'))).toEqual([
    '/g/cup-1-1/2',
    '/g/cup-1-1/3',
  ])
  expect(within(boards[1]!).getByText('No moves yet')).toBeTruthy()
})

test('until the running games are known, a board names no players and doesn’t say that there are no moves', async () => {
  await renderAt('/t/cup/boards/1', league({ bodyStatus: 'in_progress' }))
  const [board] = within(await screen.findByRole('region', { name: /Rooks/ })).getAllByRole('listitem')
  expect(board!.textContent).not.toMatch(/^(Rooks|Owls)|No moves yet/)
})

test('a finished game keeps its last position and its result until the next game on the board has moves', async () => {
  const { cache } = await renderAt('/t/cup/boards/1', league({ bodyStatus: 'in_progress' }))
  await receive(cache, [running([aGame(1, '1. e4 e5 *')])])
  const position = () => boardsOfMatch()[0]!.querySelector('svg')!.outerHTML
  const last = position()
  expect(boardsOfMatch()[0]!.textContent).toContain('ann')
  expect(within(boardsOfMatch()[0]!).queryByText('No moves yet')).toBeNull()
  await receive(cache, [running([aGame(1, '1. e4 e5 *'), aGame(2, '1. d4 *')])])
  expect(position()).not.toBe(last)
})

test('a player of a team who isn’t known yet is not called by the team’s name', async () => {
  const { cache } = await renderAt('/t/cup/boards/1', league({ bodyStatus: 'in_progress' }))
  await receive(cache, [])
  expect(within(boardsOfMatch()[1]!).getAllByText('Not named yet')).toHaveLength(2)
})

test('a round without live games has no boards', async () => {
  await renderAt('/t/cup/boards/1', league({ bodyStatus: 'registration', startTime: 8.64e15 }))
  expect(await screen.findByText('No games are being played.')).toBeTruthy()
})
