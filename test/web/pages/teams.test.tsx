import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { TeamRow } from '#core/rows/profile.ts'
import { aTeamProfile } from '#test/support/profiles.ts'
import { onScreen } from '#test/support/screen.tsx'
import { TeamsPage } from '#web/pages/teams.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

const aRow = (name: string): TeamRow => ({
  id: name.toLowerCase(),
  name,
  nationality: '',
  logoURL: null,
  members: 0,
})

const teams = (rows: TeamRow[], key = ['teams', '', '', '']) =>
  onScreen(<TeamsPage />, [
    [
      ['teams', 'letters'],
      ['#', 'A', 'E'],
    ],
    [key, rows],
    ...rows.map((row): [string[], unknown] => [['team', row.id], aTeamProfile({ id: row.id, name: row.name })]),
  ])

test('teams are grouped by the first letter of their name', () => {
  teams(['Alpha', 'Éclair', 'Eagle'].map(aRow))
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(heads).toEqual(['A', 'E'])
  expect(within(screen.getByRole('region', { name: 'E' })).getAllByRole('link')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Alpha' }).getAttribute('href')).toBe('/team/alpha')
})

test('the compact display shows the selected team, and is remembered in this browser', () => {
  teams(['Alpha', 'Beta'].map(aRow))
  fireEvent.click(screen.getByRole('button', { name: 'Compact' }))
  expect(localStorage.getItem('teams')).toBe('compact')
  fireEvent.click(screen.getByRole('button', { name: 'Beta' }))
  const preview = screen.getByRole('article', { name: 'Beta' })
  expect(within(preview).getByRole('link', { name: 'Open team page' }).getAttribute('href')).toBe('/team/beta')
})

test('a page shows one row fewer than a call may return, and links to the next page', () => {
  teams(Array.from({ length: 100 }, (_, at) => aRow(`Team ${String(at).padStart(3, '0')}`)))
  expect(screen.getAllByRole('listitem')).toHaveLength(99)
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/teams?after=team+098')
})

test('the address sets the letter from which the list goes, and its pages keep it', () => {
  history.replaceState(null, '', '/teams?from=E&after=eagle')
  teams([aRow('Eclair')], ['teams', '', 'E', 'eagle'])
  expect(screen.getByRole('link', { name: 'Eclair' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'First page' }).getAttribute('href')).toBe('/teams?from=E')
  expect(screen.getByRole('link', { name: 'E' }).getAttribute('aria-current')).toBe('page')
})

test('the search is sent to the server once typing stops', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]))
  teams([aRow('Alpha')])
  const box = screen.getByRole('searchbox', { name: 'Find teams' })
  fireEvent.change(box, { target: { value: 'sh' } })
  fireEvent.change(box, { target: { value: 'shark' } })
  await waitFor(() => expect(screen.getByText('No names start with “shark”.')).toBeTruthy())
  const searches = asked.mock.calls.map(([path]) => String(path)).filter((path) => path.startsWith('/api/teams?'))
  expect(searches).toEqual(['/api/teams?limit=100&search=shark'])
})

test('an empty list of teams says so', () => {
  teams([])
  expect(screen.getByText('No teams yet.')).toBeTruthy()
})
