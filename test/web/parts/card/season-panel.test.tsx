import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Season } from '#core/rows/season.ts'
import { onScreen } from '#test/support/screen.tsx'
import { AgainstPanel } from '#web/parts/card/against-panel.tsx'
import { SeasonPanel } from '#web/parts/card/season-panel.tsx'

const SEASON: Season = {
  year: 2026,
  rows: [
    { tournamentId: 'now', name: 'League', href: '/t/now/dashboard', isLive: true, rank: 2, points: 10 },
    { tournamentId: 'cup', name: 'Cup', href: '/t/cup/dashboard', isLive: false, rank: null, points: null },
  ],
  won: 5,
  drawn: 1,
  lost: 0,
}

test('a season lists its events with place and points, and the balance', () => {
  onScreen(<SeasonPanel season={SEASON} isTeam />)
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual(['TournamentPlacePoints', 'Leaguenow 210', 'Cup'])
  expect(screen.getByText('6 matches: 5 won, 1 drawn, 0 lost')).toBeTruthy()
})

test('a season without an event shows nothing', () => {
  const { container } = onScreen(<SeasonPanel season={{ ...SEASON, rows: [] }} isTeam={false} />)
  expect(container.textContent).toBe('')
})

const sides = { first: { id: 'cup-1', name: 'Brno' }, second: { id: 'cup-2', name: 'Utrecht' } }
const against = (won: number, drawn: number, lost: number, meetings: object[]) =>
  onScreen(<AgainstPanel {...sides} isPlaying />, [[['meetings', 'cup-1', 'cup-2'], { won, drawn, lost, meetings }]])

test('two who have met see their balance and the last meeting', () => {
  const last = { tournamentId: 'x', tournament: 'Danube Cup', href: '/g/x-1-1', round: 1, at: null, scores: [9, 7] }
  against(2, 1, 2, [last])
  expect(screen.getByText('5 meetings')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Brno won 2, drawn 1, Utrecht won 2' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '9–7' }).getAttribute('href')).toBe('/g/x-1-1')
})

test('two who have not met before are told so, and that the match which is on isn’t counted', () => {
  against(0, 0, 0, [])
  expect(screen.getByText('They haven’t met before.')).toBeTruthy()
  expect(screen.getByText('The match that is on isn’t counted yet.')).toBeTruthy()
})
