import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { renderAt } from './at.tsx'

const LINK = { link: 'https://www.chess.com/live#tm=7', linkSource: 'chessCom', linkType: 'team', boards: 2 } as const
const league = (facts: object) =>
  aSnapshot({
    players: ['Rooks', 'Owls'],
    settings: { competitors: 'team', gamePointTotal: 4 },
    rounds: [aRound('1-2 *1:0', { games: ['10'], facts: { 0: { ...LINK, ...facts } } })],
  })

test('each board of a live match links to its game, or to the next one if that is over', async () => {
  await renderAt('/t/cup/boards/1', league({ bodyStatus: 'in_progress' }))
  const match = await screen.findByRole('region', { name: 'Rooks 1 – 0 Owls' })
  const boards = within(match).getAllByRole('listitem')
  expect(boards.map((board) => within(board).getByRole('link').getAttribute('href'))).toEqual([
    '/g/cup-1-1/2',
    '/g/cup-1-1/3',
  ])
  expect(within(boards[1]!).getByText('No moves yet')).toBeTruthy()
})

test('a round without live games has no boards', async () => {
  await renderAt('/t/cup/boards/1', league({ bodyStatus: 'registration', startTime: 8.64e15 }))
  expect(await screen.findByText('No games are being played.')).toBeTruthy()
})
