import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FestivalDesk } from '#core/rows/festival-rows.ts'
import type { SeasonDesk } from '#core/rows/season-desk.ts'
import { onScreen } from '#test/support/screen.tsx'
import { setCookie } from '#web/api/cookies.ts'
import { festivalDeskQueries } from '#web/api/festival-desk.ts'
import { seasonQueries } from '#web/api/seasons.ts'
import { FestivalDeskPage } from '#web/pages/festival-desk/page.tsx'
import { SeasonDeskPage } from '#web/pages/season-desk/page.tsx'

const ME = [['me'], { id: 'u1', username: 'ida', players: [], undecidedContacts: [] }] as const
const RULE = {
  ratingFrom: null,
  ratingTo: null,
  birthFrom: null,
  birthTo: null,
  sex: null,
  federations: [],
  unrated: true,
  playingUp: true,
}
const FESTIVAL = {
  festival: { id: 'pier', version: 1, name: 'Pier Festival', stage: 'draft', currency: 'EUR', logoURL: null },
  sections: [
    { tournament: 'piera', word: 'Open A', name: 'Pier A', kind: 'main', state: 'before', rule: RULE, players: 0 },
  ].map((section) => ({ ...section, cap: null, firstBoard: null, fee: 0, waiting: 0, boards: null, starts: [] })),
  overlaps: [],
  staff: [],
} as unknown as FestivalDesk
const SEASON = {
  league: { id: 'estuary', name: 'Estuary League', logoURL: null },
  season: { id: 'autumn', name: 'Autumn', version: 1, state: 'open', stage: 'open', rules: {}, timeZone: null },
  seasons: [],
  entries: [],
  divisions: [],
  starts: [],
  steps: [],
  next: null,
  playoffs: [],
  squads: [],
  managers: [],
  isOfLeague: false,
} as unknown as SeasonDesk

beforeEach(() => {
  setCookie('sessionID', 'ida')
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 503 }))
})
afterEach(() => {
  setCookie('sessionID', undefined)
  vi.restoreAllMocks()
})

/** Changes the cache and waits until the page has followed. */
const put = (change: () => unknown): Promise<void> =>
  act(async () => {
    change()
    await new Promise((done) => setTimeout(done, 10))
  })

test('a section’s settings that are being typed stay when the festival changes meanwhile', async () => {
  const { queryKey } = festivalDeskQueries.desk('pier')
  const { cache } = onScreen(<FestivalDeskPage id="pier" tab="desk" />, [ME as never, [queryKey, FESTIVAL]])
  fireEvent.click(screen.getByRole('button', { name: 'Settings of Open A' }))
  const cap = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Most places' })
  fireEvent.change(cap(), { target: { value: '40' } })
  await put(() => cache.setQueryData(queryKey, { ...FESTIVAL, festival: { ...FESTIVAL.festival, version: 2 } }))
  expect(cap().value).toBe('40')
})

test('teams that are being typed stay when a team enters the season meanwhile', async () => {
  const { queryKey } = seasonQueries.desk('estuary', 'autumn')
  const { cache } = onScreen(<SeasonDeskPage league="estuary" season="autumn" tab="entries" />, [
    ME as never,
    [queryKey, SEASON],
  ])
  const names = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Names of the teams/ })
  fireEvent.change(names(), { target: { value: 'Night Owls\nDay Owls' } })
  await put(() => cache.setQueryData(queryKey, { ...SEASON, season: { ...SEASON.season, version: 2 } }))
  expect(names().value).toBe('Night Owls\nDay Owls')
})

test('a festival whose players came with its sections leads from its people to theirs', async () => {
  const sections = FESTIVAL.sections.map((section) => ({ ...section, players: 8 }))
  onScreen(<FestivalDeskPage id="pier" tab="people" />, [
    ME as never,
    [festivalDeskQueries.desk('pier').queryKey, { ...FESTIVAL, sections }],
    [festivalDeskQueries.register('pier').queryKey, { people: [], payments: [] }],
  ])
  expect(screen.getByText('Nobody has entered the festival yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Players of all sections' }).getAttribute('href')).toBe('/f/pier/entries')
})

test('a name that is sought at a festival’s desk is sought among its people', async () => {
  onScreen(<FestivalDeskPage id="pier" tab="desk" />, [
    ME as never,
    [festivalDeskQueries.desk('pier').queryKey, FESTIVAL],
  ])
  const box = screen.getByRole('searchbox', { name: 'Name, club or reference' })
  fireEvent.change(box, { target: { value: 'Lind' } })
  fireEvent.submit(box.closest('form')!)
  await vi.waitFor(() => expect(location.pathname + location.search).toBe('/manage/f/pier/people?search=Lind'))
})
