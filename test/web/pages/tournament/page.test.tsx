import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { at } from './at.tsx'

const EVENT = aSnapshot({
  name: 'Club League',
  user: 'ingrid',
  rounds: ['1-2 1', '2-1 *'],
  settings: { description: 'Eight boards.', profileURL: 'https://league.example', rulesURL: 'javascript:alert(1)' },
})

test('the header says who and what the event is and how far, and that it is live', async () => {
  await at('/t/cup/dashboard', EVENT)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Club League')
  expect(screen.getAllByText('Round 2 of 9').length).toBeGreaterThan(0)
  expect(screen.getByText('Individual Swiss')).toBeTruthy()
  expect(screen.getByTitle('Organiser').textContent).toBe('ingrid')
  expect(screen.getAllByText('Live').length).toBeGreaterThan(0)
  expect(document.title).toBe('Club League · Kibitz')
})

test('a link of the organiser leads out only to the web', async () => {
  await at('/t/cup/dashboard', EVENT)
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Website' }).href).toBe('https://league.example/')
  expect(screen.queryByRole('link', { name: 'Rules' })).toBeNull()
})

test('the section is current in the tab bar, and a knockout has no standings there', async () => {
  await at('/t/cup/pairings/1', aSnapshot({ ...EVENT, settings: { pairingSystem: 'knockout' } }))
  expect(screen.getByRole('link', { name: 'Pairings' }).getAttribute('aria-current')).toBe('page')
  expect(screen.queryByRole('link', { name: 'Standings' })).toBeNull()
})

test('the address is rewritten to the vanity URL, and the page stays', async () => {
  await at('/t/cup/standings/1', { ...EVENT, settings: { ...EVENT.settings, vanityURL: 'league' } })
  expect(location.pathname).toBe('/t/league/standings/1')
  expect(screen.getByRole('table', { name: 'Standings after round 1' })).toBeTruthy()
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Pairings' }).href).toContain('/t/league/pairings')
})

test('an address without a round is the current one’s', async () => {
  await at('/t/cup/pairings', EVENT)
  expect(location.pathname).toBe('/t/cup/pairings/2')
})

test('final is the last round', async () => {
  await at('/t/cup/standings/final', EVENT)
  expect(location.pathname).toBe('/t/cup/standings/9')
})
