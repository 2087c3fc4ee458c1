import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { renderAt } from './at.tsx'

const EVENT = aSnapshot({
  name: 'Club League',
  user: 'ingrid',
  rounds: ['1-2 1', '2-1 *'],
  settings: { description: 'Eight boards.', profileURL: 'https://league.example', rulesURL: 'javascript:alert(1)' },
})

/** Of the links in the head, and of those in its menu. */
const hrefs = (name: string | RegExp) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

test('the header shows name, format and round, and that the event is live', async () => {
  await renderAt('/t/cup/dashboard', EVENT)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Club League')
  expect(screen.getAllByText('Round 2 of 9').length).toBeGreaterThan(0)
  expect(screen.getByText('Individual Swiss')).toBeTruthy()
  expect(screen.getByTitle('Organiser').textContent).toBe('ingrid')
  expect(screen.getAllByText('Live').length).toBeGreaterThan(0)
  expect(document.title).toBe('Club League · Kibitz')
})

test('an organiser’s link that is no web address is not shown as a link', async () => {
  await renderAt('/t/cup/dashboard', EVENT)
  expect(hrefs('Website')).toEqual(['https://league.example/', 'https://league.example/'])
  expect(screen.queryByRole('link', { name: 'Rules' })).toBeNull()
})

test('the section is current in the tab bar, and a knockout has no standings tab', async () => {
  await renderAt('/t/cup/pairings/1', aSnapshot({ ...EVENT, settings: { pairingSystem: 'knockout' } }))
  expect(screen.getByRole('link', { name: 'Pairings' }).getAttribute('aria-current')).toBe('page')
  expect(screen.queryByRole('link', { name: 'Standings' })).toBeNull()
})

test('the address is replaced by the vanity URL, and the page stays', async () => {
  await renderAt('/t/cup/standings/1', { ...EVENT, settings: { ...EVENT.settings, vanityURL: 'league' } })
  expect(location.pathname).toBe('/t/league/standings/1')
  expect(screen.getByRole('table', { name: 'Standings after round 1' })).toBeTruthy()
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Pairings' }).href).toContain('/t/league/pairings')
})

test('an address without a round shows the current one', async () => {
  await renderAt('/t/cup/pairings', EVENT)
  expect(location.pathname).toBe('/t/cup/pairings/2')
})

test('"final" means the last round', async () => {
  await renderAt('/t/cup/standings/final', EVENT)
  expect(location.pathname).toBe('/t/cup/standings/9')
})

test('the head and its menu link to the announcements, the rules and the organiser', async () => {
  await renderAt('/t/cup/dashboard', { ...EVENT, settings: { ...EVENT.settings, rulesURL: '/rules/cup.pdf' } })
  expect(hrefs(/^Announcements/)).toEqual(['/t/cup/announcements', '/t/cup/announcements'])
  expect(hrefs('Rules')).toEqual(['/t/cup/rules', '/t/cup/rules'])
  expect(screen.getByTitle('Organiser').getAttribute('href')).toBe('/@/ingrid')
})

test('the description opens over any section at #description, and closing it removes the hash', async () => {
  await renderAt('/t/cup/stats#description', EVENT)
  const sheet = await screen.findByRole('dialog', { name: 'Description' })
  expect(await screen.findByText('Eight boards.')).toBeTruthy()
  expect(sheet.hasAttribute('open')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.hash).toBe('')
})

const LOGO = 'https://logos.example/cup.png'
const coloured = () =>
  document.querySelector<HTMLElement>('header[data-tournament]')!.style.getPropertyValue('--tournament')

test('an event has the colour that this browser once read from its logo', async () => {
  localStorage.setItem(`colour ${LOGO}`, '12, 30, 255')
  await renderAt('/t/cup/dashboard', { ...EVENT, settings: { ...EVENT.settings, logoURL: LOGO } })
  expect(coloured()).toBe('rgb(12 30 255)')
  localStorage.clear()
})

test('an event with an unreadable logo has the colour of its name', async () => {
  localStorage.setItem(`colour ${LOGO}`, 'url(https://evil.example)')
  await renderAt('/t/cup/dashboard', { ...EVENT, settings: { ...EVENT.settings, logoURL: LOGO } })
  expect(coloured()).toMatch(/^oklch\(/)
  localStorage.clear()
})
