import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { renderAt, publishMatch } from './at.tsx'

const EVENT = aSnapshot({ name: 'Cup', rounds: ['1-2 1, 3-4 =', '1-3 *, 2-4 1'], settings: { totalRounds: 3 } })
const rows = () => screen.getAllByRole('row').slice(1)

test('a round shows its pairings, and the strip links to the drawn rounds', async () => {
  await renderAt('/t/cup/pairings/1', EVENT)
  expect(rows().map((row) => row.id)).toEqual(['cup-1-1', 'cup-1-2'])
  const strip = within(screen.getByRole('navigation', { name: 'Round' }))
  expect(strip.getAllByRole('link').map((link) => link.textContent)).toEqual(['1', '2'])
  expect(strip.getByRole('link', { name: '1' }).getAttribute('aria-current')).toBe('page')
  expect(strip.getByTitle('Not drawn yet').textContent).toBe('3')
  expect(document.title).toBe('Round 1 pairings · Cup · Kibitz')
})

test('changing the round sends no request', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  await renderAt('/t/cup/pairings/1', EVENT)
  fireEvent.click(screen.getByRole('link', { name: '2' }))
  expect(rows().map((row) => row.id)).toEqual(['cup-2-1', 'cup-2-2'])
  // Files share a window, and a match that another file opened may still be read.
  expect(asked.mock.calls.filter(([url]) => !String(url).startsWith('/api/result/'))).toEqual([])
})

test('a round that is not drawn says so', async () => {
  await renderAt('/t/cup/pairings/3', EVENT)
  expect(screen.getByText('Draw has not yet taken place!')).toBeTruthy()
})

test('a round beyond the last shows nothing but the header', async () => {
  await renderAt('/t/cup/pairings/4', EVENT)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText('Draw has not yet taken place!')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})

test('pools have tables of their own and a list of links to them', async () => {
  const snapshot = aSnapshot({
    rounds: [aRound('1-2 1, 3-4 1, 5-6 *', { pool: [0, 1, 1], facts: { 2: { startTime: 1 } } })],
    settings: { poolDisplay: 2, gamePointTotal: 4 },
  })
  await renderAt('/t/cup/pairings/1', snapshot)
  expect(screen.getByRole('table', { name: 'Pool II, round 1' })).toBeTruthy()
  expect(screen.getByText('2 matches, 1 live')).toBeTruthy()
  const pools = within(screen.getByRole('navigation', { name: 'Pools' }))
  expect(pools.getAllByRole('link').map((link) => link.textContent)).toEqual(['Pool I1', 'Pool II2'])
})

test('the donut counts matches by status', async () => {
  await renderAt('/t/cup/pairings/2', EVENT)
  expect(screen.getByRole('img', { name: 'Match statuses: 1 confirmed, 1 pending' })).toBeTruthy()
})

test('the pairing in the hash is marked', async () => {
  await renderAt('/t/cup/pairings/1#cup-1-2', EVENT)
  const [first, second] = rows()
  expect(first!.className).toBe('')
  expect(second!.className).not.toBe('')
})

test('a new result shows at once, and status and counts follow', async () => {
  const { cache } = await renderAt('/t/cup/pairings/2', EVENT)
  expect(rows()[0]!.textContent).toContain('Pending')
  await publishMatch(cache, { v: 2, r: 2, n: 1, o: '01' })
  expect(rows()[0]!.textContent).toContain('0Board 1: P1 – P3. Confirmed1')
  expect(screen.getByRole('img', { name: 'Match statuses: 2 confirmed' })).toBeTruthy()
})

test('the pairings are one click away as a file, and the event in other formats', async () => {
  await renderAt('/t/cup/pairings/1', EVENT)
  const csv = screen.getByRole('link', { name: 'CSV' })
  expect(csv.getAttribute('href')).toBe('/api/tournament/cup/pairings.csv?round=1')
  expect(csv.hasAttribute('download')).toBe(true)
  const files = screen.getByRole('list', { name: 'Downloads', hidden: true })
  expect(Array.from(files.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
    '/api/tournament/cup/games.pgn?round=1',
    '/api/tournament/cup/games.pgn',
    '/api/tournament/cup/tournament.trf?version=26',
    '/api/tournament/cup/tournament.trf?version=16',
    '/api/tournament/cup/calendar.ics',
    '/t/cup/print',
    '/embed?tournament=cup',
  ])
})

test('a round with open games has a file for electronic boards', async () => {
  await renderAt('/t/cup/pairings/2', EVENT)
  const file = screen.getByRole('link', { name: 'Round 2 for electronic boards PGN', hidden: true })
  expect(file.getAttribute('href')).toBe('/api/tournament/cup/pairings.pgn?round=2')
})

test('an undrawn round with a known day has a page, and every round shows its day', async () => {
  const dates = ['2026-12-05' as const, '2026-12-06' as const, null]
  await renderAt('/t/cup/pairings/1', aSnapshot({ rounds: ['1-2 1'], dates, settings: { totalRounds: 3 } }))
  const strip = within(screen.getByRole('navigation', { name: 'Round' }))
  expect(strip.getAllByRole('link').map((link) => [link.textContent, link.title])).toEqual([
    ['15 Dec', expect.stringMatching(/^5 Dec( 2026)?$/)],
    ['26 Dec', expect.stringMatching(/^6 Dec( 2026)?$/)],
  ])
  expect(strip.getByText('3').title).toBe('Not drawn yet')
})
