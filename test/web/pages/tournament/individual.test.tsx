import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { IndividualRow } from '#core/rows/individual-row.ts'
import { aSnapshot } from '#test/support/build.ts'
import { renderAt } from './at.tsx'
import { anIndividualRow } from '#test/support/individual-row.ts'

const TEAMS = { players: ['Tigers', 'Lions'], settings: { competitors: 'team' as const, gamePointTotal: 2 } }
const EVENT = aSnapshot({ ...TEAMS, rounds: ['1-2 1½:½', '2-1 1:1'] })
const ann = anIndividualRow('Ann', {
  userId: 'ann_lee',
  rating: 2100,
  histories: [
    { round: 1, board: 3, score: 1.5, games: 2, colour: 'W', opponent: 'Bob', resultId: 'cup-1-1' },
    { round: 2, board: 4, score: null, games: 0, colour: 'B', opponent: 'Bob', resultId: 'cup-2-1' },
  ],
})
const bob = anIndividualRow('Bob', { team: 'Lions', username: 'bobby', rating: 2000 })
const open = (rows: IndividualRow[]) => renderAt('/t/cup/standings/individual', EVENT, [], rows)
const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent?.trim())
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a row shows name, team, rating, score and board of each round, total, games, percentage and performance', async () => {
  await open([ann, bob])
  const [heads, row] = screen.getAllByRole('row')
  expect(Array.from(heads!.children, (head) => head.textContent)).toEqual([
    '#',
    'Player',
    'Team',
    'Rating',
    'R1',
    'R2',
    'Score',
    'Games',
    '%',
    'Perf',
  ])
  expect(Array.from(row!.children, (cell) => cell.textContent?.trim())).toEqual([
    '1',
    'Ann',
    'Tigers',
    '2100',
    '1½ 3',
    '4',
    '1½',
    '2',
    '75%',
    '2193',
  ])
})

test('players without an account are hidden by default', async () => {
  await open([ann, bob])
  expect(names()).toEqual(['Ann'])
  press('Show unregistered')
  expect(names()).toEqual(['Ann', 'Bob'])
  press('Hide unregistered')
  expect(names()).toEqual(['Ann'])
})

test('a name links to its account, a cell to its pairing, a round to its pairings', async () => {
  await open([ann, bob])
  press('Show unregistered')
  const at = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(at('Ann')).toBe('/@/ann_lee')
  expect(screen.queryByRole('link', { name: 'Bob' })).toBeNull()
  expect(at('Round 1: 1½ of 2 on board 3 against Bob 1½ 3')).toBe('/t/cup/pairings/1#cup-1-1')
  expect(at('R2')).toBe('/t/cup/pairings/2')
})

test('a search finds players by name, by username on the chess site, and by team', async () => {
  await open([ann, bob])
  press('Show unregistered')
  for (const word of ['bob', 'BOBBY', 'lions']) {
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a player' }), { target: { value: word } })
    expect(names()).toEqual(['Bob'])
  }
})

test('column heads sort the table', async () => {
  await open([ann, bob])
  press('Show unregistered')
  fireEvent.click(screen.getByRole('link', { name: 'Team' }))
  expect(names()).toEqual(['Bob', 'Ann'])
  fireEvent.click(screen.getByRole('link', { name: 'Sort by Rating' }))
  expect(names()).toEqual(['Ann', 'Bob'])
})

test('a warning says that the scores are in beta and where to report errors', async () => {
  await open([ann])
  expect(screen.getByText(/in beta.*contact the tournament director/)).toBeTruthy()
})

test('a table without registered players says so', async () => {
  await open([bob])
  expect(screen.getByText('No players here have a Kibitz account yet.')).toBeTruthy()
  press('Show unregistered')
  expect(names()).toEqual(['Bob'])
})

test('an event without individual scores says that there are no entries', async () => {
  await open([])
  expect(screen.getByText('No players entered yet.')).toBeTruthy()
})

test('of thousands of rows only those in sight are rendered', async () => {
  await open(Array.from({ length: 5000 }, (_, at) => anIndividualRow(`P${at}`, { userId: `p${at}` })))
  expect(names().length).toBeLessThanOrEqual(200)
})

test('the round strip of a team event links to the individual scores', async () => {
  await renderAt('/t/cup/standings/2', EVENT)
  const strip = within(screen.getByRole('navigation', { name: 'After round' }))
  expect(strip.getByRole('link', { name: 'Individual' }).getAttribute('href')).toBe('/t/cup/standings/individual')
})

test('the number of hidden players is shown, and names are written as everywhere, also those of opponents', async () => {
  await open([ann, anIndividualRow('Orr, Bob', { team: 'Lions', username: 'bob' })])
  expect(screen.getByText('1 of 2 players are hidden: they have no account here.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Round 1: 1½ of 2 on board 3 against Bob Orr 1½ 3' })).toBeTruthy()
  press('Show unregistered')
  expect(names()).toEqual(['Ann', 'Bob Orr'])
  expect(screen.queryByText(/are hidden/)).toBeNull()
  expect(screen.getByRole('button', { name: /CSV/ })).toBeTruthy()
})

test.each(['/t/cup/standings/individual', '/t/cup/team/1'])(
  '%s asks for the scores again and again while a round is played, and no longer once it is over',
  async (path) => {
    for (const [last, isAsked] of [
      ['2-1 *', true],
      ['2-1 1:1', false],
    ] as const) {
      const event = aSnapshot({ ...TEAMS, rounds: ['1-2 1½:½', last] })
      const { cache, unmount } = await renderAt(path, event, [], [ann, bob])
      const [observer] = cache.getQueryCache().find({ queryKey: queryKeys.individuals('cup') })!.observers
      expect(Boolean(observer!.options.refetchInterval)).toBe(isAsked)
      unmount()
    }
  },
)
