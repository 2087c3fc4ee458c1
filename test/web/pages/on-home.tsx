import { screen, within } from '@testing-library/react'
import type { DayRound } from '#core/rows/day-round.ts'
import { onScreen } from '#test/support/screen.tsx'
import type { SiteAnnouncement, TournamentRow } from '#web/api/answers.ts'
import { HomePage } from '#web/pages/home.tsx'

export const aRow = (input: Partial<TournamentRow> = {}): TournamentRow => ({
  id: input.name?.toLowerCase().replace(/\W/g, '') ?? 'cup',
  name: 'Cup',
  user: null,
  round: 0,
  active: true,
  players: 12,
  createdAt: Date.UTC(2020, 8, 1),
  updatedAt: Date.UTC(2020, 8, 1),
  startedAt: Date.UTC(2020, 8, 12, 12),
  description: null,
  logoURL: null,
  vanityURL: null,
  competitors: 'individual',
  pairingSystem: 'swiss',
  timeControl: '15+10',
  totalRounds: 9,
  href: '',
  button: '',
  systems: [],
  featured: [],
  podium: [],
  summary: null,
  ...input,
})

export const aNotice = (input: Partial<SiteAnnouncement> = {}): SiteAnnouncement => ({
  id: 'notice-1',
  title: 'Round 7 starts at 18:00',
  content: 'Please enter board orders.',
  link: null,
  role: null,
  tournamentId: null,
  tournamentName: null,
  author: null,
  createdAt: new Date(2020, 9, 24, 18).getTime(),
  updatedAt: 0,
  ...input,
})

export const home = (rows: TournamentRow[], notices: SiteAnnouncement[] = [], rounds: DayRound[] = []) =>
  onScreen(<HomePage />, [
    [['tournaments'], rows],
    [['rounds', 0, 0], rounds],
    [['announcements'], notices],
  ])

export const group = (name: string) => within(screen.getByRole('heading', { name }).closest('section')!)
export const names = (name: string) =>
  group(name)
    .getAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent)
