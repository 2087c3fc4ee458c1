import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { renderAt, publishMatch } from './at.tsx'

const EVENT = aSnapshot({
  players: ['Ann', 'Bob', 'Cy', 'Dee'],
  rounds: ['1-2 1, 3-4 =', '1-3 *, 2-4 1'],
  settings: { totalRounds: 3 },
})
const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent)

test('the table after a round has nothing of later rounds', async () => {
  await renderAt('/t/cup/standings/1', EVENT)
  expect(names()).toEqual(['Ann', 'Cy', 'Dee', 'Bob'])
  expect(screen.queryByRole('columnheader', { name: 'R2' })).toBeNull()
  expect(document.title).toBe('Standings after round 1 · Cup · Kibitz')
})

test('typing into the search box finds players', async () => {
  await renderAt('/t/cup/standings/2', EVENT)
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a player' }), { target: { value: 'DÉ' } })
  expect(await screen.findAllByRole('rowheader')).toHaveLength(1)
  expect(names()).toEqual(['Dee'])
})

test('a new result updates the table and its movement marks', async () => {
  const { cache } = await renderAt('/t/cup/standings/2', EVENT)
  expect(names()).toEqual(['Ann', 'Bob', 'Cy', 'Dee'])
  await publishMatch(cache, { v: 2, r: 2, n: 1, o: '01' })
  expect(names()).toEqual(['Cy', 'Ann', 'Bob', 'Dee'])
  expect(within(screen.getAllByRole('row')[1]!).getByLabelText('Up 1')).toBeTruthy()
})

test('the chosen order is kept from round to round', async () => {
  await renderAt('/t/cup/standings/2', EVENT)
  fireEvent.click(screen.getByRole('link', { name: 'Player' }))
  fireEvent.click(screen.getByRole('link', { name: '1' }))
  expect(names()).toEqual(['Ann', 'Bob', 'Cy', 'Dee'])
  expect(location.pathname).toBe('/t/cup/standings/1')
})

test('a round behind hidden results is not described as undrawn', async () => {
  const event = { ...EVENT, hidden: { round: 3, active: true, shown: '' } }
  await renderAt('/t/cup/standings/3', event)
  expect(screen.getByText('Round 3 is hidden. These are the standings after round 2.')).toBeTruthy()
  expect(screen.queryByText(/hasn’t been drawn/)).toBeNull()
})

test('an event without players says so', async () => {
  await renderAt('/t/cup/standings/0', aSnapshot())
  expect(screen.getByText('No players entered yet.')).toBeTruthy()
})

test('before the first round there is a starting list, and no column of zeros', async () => {
  await renderAt('/t/cup/standings', aSnapshot({ players: ['GM Ann Lee 2500 NED', 'Bob Kim 2400'] }))
  expect(await screen.findByRole('heading', { name: 'Starting list' })).toBeTruthy()
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'No.PlayerFed.Rating',
    '1NetherlandsGM Ann LeeNED2500',
    '2Bob Kim2400',
  ])
  expect(screen.queryByRole('navigation', { name: 'After round' })).toBeNull()
  expect(document.title).toBe('Starting list · Cup · Kibitz')
})

const THEN_KNOCKOUT = aSnapshot({
  rounds: ['1-2 1, 3-4 1', '1-3 1'],
  systems: [
    { from: 1, to: 1, system: 'swiss', poolNames: [] },
    { from: 2, to: 3, system: 'knockout', poolNames: [] },
  ],
  settings: { totalRounds: 3 },
})

test('where a knockout follows a Swiss, the Swiss table keeps its tab, with its own rounds only', async () => {
  await renderAt('/t/cup/standings', THEN_KNOCKOUT)
  expect(names()).toHaveLength(4)
  expect(screen.getByRole('link', { name: 'Standings' }).getAttribute('aria-current')).toBe('page')
  expect(document.title).toBe('Standings after round 1 · Cup · Kibitz')
  const rounds = within(screen.getByRole('navigation', { name: 'After round' }))
  expect(rounds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['1'])
  expect(rounds.queryByText('2')).toBeNull()
})

test('a knockout has no standings', async () => {
  await renderAt('/t/cup/standings/1', aSnapshot({ rounds: ['1-2 1'], settings: { pairingSystem: 'knockout' } }))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('Knockout tournaments have no standings.')).toBeTruthy()
})

test('an undrawn round says which table is shown', async () => {
  await renderAt('/t/cup/standings/3', EVENT)
  expect(screen.getByText('Round 3 hasn’t been drawn yet. These are the standings after round 2.')).toBeTruthy()
})

test('a round two beyond the last shows nothing', async () => {
  await renderAt('/t/cup/standings/5', EVENT)
  expect(screen.queryByRole('table')).toBeNull()
})

test('a bonus has an explanation', async () => {
  await renderAt('/t/cup/standings/1', aSnapshot({ rounds: ['1-2 1'], bonuses: [{ player: 1, round: 1, MP: 1 }] }))
  expect(screen.getByText('* Bonus granted by organiser')).toBeTruthy()
  const cell = screen.getByRole('link', {
    name: 'Round 1: lost with Black against P1. Bonus granted by organiser 0* 1',
  })
  expect(cell.textContent).toBe('0* 1')
})

test('once all rounds are drawn the strip links to the final table', async () => {
  await renderAt('/t/cup/standings/1', aSnapshot({ rounds: ['1-2 1'], settings: { totalRounds: 1 }, active: false }))
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Final' }).href).toContain('/t/cup/standings/final')
})
