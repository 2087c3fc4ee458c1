import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { renderAt } from './at.tsx'

const OVER = aSnapshot({
  players: ['GM Ann Lee 2500 NED', 'Bob Kim', 'Cy Ray', 'Dee Fox'],
  rounds: ['1-2 1, 3-4 1', '1-3 1, 2-4 1'],
  active: false,
  settings: { tieBreaks: ['rating'] },
})
const TEAMS = aSnapshot({
  players: ['Tigers', 'Lions'],
  rounds: ['1-2 1½:½'],
  active: false,
  settings: { competitors: 'team', gamePointTotal: 2 },
})
const podium = () => within(screen.getByRole('region', { name: 'Podium' }))
const blocks = () =>
  podium()
    .getAllByRole('listitem')
    .map((block) => block.textContent)
const links = () =>
  within(screen.getByRole('navigation', { name: 'Results' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('a finished event shows the first three places, and competitors who share a place are together on it', async () => {
  await renderAt('/t/cup/pairings/results', OVER)
  expect(blocks()).toEqual(['FirstNetherlandsGM Ann Lee2 points1', 'SecondBob Kim1 pointCy Ray1 point2'])
  expect(podium().getByRole('link', { name: 'Ann Lee' }).getAttribute('href')).toBe('/t/cup/player/1')
  expect(document.title).toBe('Results · Cup · Kibitz')
})

test('player events link to the final standings, team events to the individual results alone', async () => {
  await renderAt('/t/cup/pairings/results', OVER)
  expect(links()).toEqual([['Final standings', '/t/cup/standings/final']])
})

test('a team event links to the individual results and shows the best of both', async () => {
  const person = { userId: null, username: null, title: '', rating: 0, nationality: '', name: 'Ann', team: 'Tigers' }
  const histories = [
    { round: 1, board: 3, score: 1.5, games: 2, colour: 'W' as const, opponent: 'Bob', resultId: 'cup-1-1' },
  ]
  await renderAt('/t/cup/pairings/results', TEAMS, [], [{ ...person, histories }])
  expect(links()).toEqual([['Individual results', '/t/cup/standings/individual']])
  const [final, individual] = screen.getAllByRole('table')
  expect(
    within(final!)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['#TeamMPGP', '1Tigers11½', '2Lions0½'])
  expect(within(individual!).getAllByRole('row')[1]!.textContent).toBe('1AnnTigers31½')
})

test('the top of the standings has the first two tie-breaks, and links to the competitors’ pages', async () => {
  await renderAt('/t/cup/pairings/results', { ...OVER, settings: { ...OVER.settings, tieBreaks: ['BH', 'SB', 'WON'] } })
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(Array.from(rows[0]!.children, ({ textContent }) => textContent)).toEqual(['#', 'Player', 'Score', 'BH', 'SB'])
  expect(Array.from(rows[1]!.children, ({ textContent }) => textContent)).toEqual([
    '1',
    'NetherlandsGM Ann Lee',
    '2',
    '2.0',
    '2.00',
  ])
  expect(within(rows[1]!).getByRole('link').getAttribute('href')).toBe('/t/cup/player/1')
})

test('a knockout after a Swiss links to its bracket and to the table before it', async () => {
  const systems = [
    { from: 1, to: 1, system: 'swiss' as const, poolNames: [] },
    { from: 2, to: 2, system: 'knockout' as const, poolNames: [] },
  ]
  const rounds = [aRound('1-2 1, 3-4 1'), aRound('1-3 1')]
  await renderAt('/t/cup/pairings/results', { ...OVER, rounds, systems })
  expect(links()).toEqual([
    ['Bracket', '/t/cup/pairings/2'],
    ['Standings after round 1', '/t/cup/standings/1'],
  ])
})

test('names on the podium are no headings, as no text follows them', async () => {
  await renderAt('/t/cup/pairings/results', OVER)
  expect(podium().queryAllByRole('heading')).toEqual([])
})

test('a knockout has a bracket in place of final standings', async () => {
  const event = { ...OVER, settings: { ...OVER.settings, pairingSystem: 'knockout' as const, totalRounds: 2 } }
  await renderAt('/t/cup/pairings/results', { ...event, rounds: [aRound('1-4 1, 2-3 1'), aRound('2-1 1, 4-3 1')] })
  expect(blocks()).toEqual([
    'FirstBob KimWon the final1',
    'SecondNetherlandsGM Ann LeeLost the final2',
    'ThirdDee FoxThird place3',
  ])
  expect(links()).toEqual([['Bracket', '/t/cup/pairings/2']])
})

test('each pool has a podium', async () => {
  const players = { ...OVER.players, pool: [0, 0, 1, 1] }
  await renderAt('/t/cup/pairings/results', { ...OVER, players })
  expect(
    podium()
      .getAllByRole('heading', { level: 2 })
      .map((head) => head.textContent),
  ).toEqual(['Pool A', 'Pool B'])
  expect(podium().getAllByRole('list')).toHaveLength(2)
})

test('the round strip links to the results only once the event is over', async () => {
  await renderAt('/t/cup/pairings/1', OVER)
  expect(screen.getByRole('link', { name: 'Results' }).getAttribute('href')).toBe('/t/cup/pairings/results')
})

test('a live event has no results page', async () => {
  await renderAt('/t/cup/pairings/results', { ...OVER, active: true })
  expect(screen.queryByRole('link', { name: 'Results' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Podium' })).toBeNull()
})
