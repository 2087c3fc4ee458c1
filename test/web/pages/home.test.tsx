import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import type { TournamentRow } from '#web/api/answers.ts'
import { HomePage } from '#web/pages/home.tsx'
import { aNotice, aRow, group, home, names } from './on-home.tsx'

afterEach(() => vi.restoreAllMocks())

test('an event before round 1 is upcoming, one with a round and active is live, one with a round and not active is finished', () => {
  home([
    aRow({ name: 'To come' }),
    aRow({ name: 'Going on', round: 3 }),
    aRow({ name: 'Over', round: 9, active: false }),
    aRow({ name: 'Called off', active: false }),
  ])
  expect(names('Live')).toEqual(['Going on'])
  expect(names('Upcoming')).toEqual(['To come', 'Called off'])
  expect(names('Finished')).toEqual(['Over'])
})

test('a row shows name, start, round and players, and is one link to the tournament', () => {
  home([aRow({ name: 'Vltava Open', round: 7, players: 36, vanityURL: 'vltava' })])
  const [, row] = group('Live').getAllByRole('row')
  const cells = within(row!).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'VOVltava OpenIndividual Swiss · 15+10',
    '12 Sep 2020',
    '7 / 9',
    '36',
  ])
  expect(
    within(row!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/t/vltava'])
})

test('an event without a fixed number of rounds shows the round without a total', () => {
  home([aRow({ name: 'Ladder', round: 23, totalRounds: null })])
  const [, row] = group('Live').getAllByRole('row')
  expect(within(row!).getAllByRole('cell')[2]!.textContent).toBe('23')
})

test('ten tournaments of a phase are shown, with a link to all if there are more', () => {
  const ofPhase = (name: string, count: number, more: Partial<TournamentRow>) =>
    Array.from({ length: count }, (_, at) => aRow({ name: `${name} ${at}`, ...more }))
  home([...ofPhase('Now', 11, { round: 1 }), ...ofPhase('Old', 10, { round: 9, active: false })])
  expect(names('Live')).toHaveLength(11)
  expect(names('Live').slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, at) => `Now ${at}`))
  expect(group('Live').getByRole('link', { name: 'All live tournaments' }).getAttribute('href')).toBe(
    '/events?phase=live',
  )
  expect(names('Finished')).toHaveLength(10)
  expect(group('Finished').queryByRole('link', { name: /^All/ })).toBeNull()
  expect(screen.getByText('10+ events live')).toBeTruthy()
})

test('the banner shows live tournaments first, with the top matches of their round', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  home([
    aRow({ name: 'To come' }),
    aRow({
      name: 'Club League',
      round: 7,
      featured: [{ id: 'clubleague-7-1', w: 'Brno', b: 'Lisboa', scoreW: 6.5, scoreB: 5, isLive: true, won: null }],
    }),
  ])
  const banner = within(screen.getByRole('region', { name: 'Featured tournaments' }))
  const match = banner.getByRole('link', { name: /Brno/ })
  expect(match.textContent).toBe('Brno6½Lisboa5')
  expect(match.getAttribute('href')).toBe('/g/clubleague-7-1')
  expect(banner.getByText('Round 7 of 9')).toBeTruthy()
})

test('the page says what the site is, and its tables whether events start or started', () => {
  home([aRow({ name: 'To come' }), aRow({ name: 'Over', round: 9, active: false })])
  expect(screen.getByRole('heading', { level: 1 }).parentElement!.textContent).toMatch(
    /tournaments, live.*as they happen/,
  )
  const heads = (name: string) =>
    group(name)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
  expect(heads('Upcoming')).toEqual(['Name', 'Starts', 'Round', 'Players'])
  expect(heads('Finished')).toEqual(['Name', 'Started', 'Round', 'Players'])
})

const aPodium = (...names: string[]): TournamentRow['podium'] =>
  names.map((name, at) => ({ place: (at + 1) as 1 | 2 | 3, name, title: '', nationality: '', pool: null }))

test('a finished event names its winner, in its row and in the banner', () => {
  home([aRow({ name: 'Over', round: 9, active: false, podium: aPodium('Ann Lee', 'Bob', 'Cy') })])
  expect(group('Finished').getByText('Won by Ann Lee')).toBeTruthy()
  const slide = within(screen.getByRole('region', { name: 'Featured tournaments' }))
  expect(slide.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Winner', 'Second', 'Third'])
  expect(slide.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Ann Lee', 'Bob', 'Cy'])
})

test('the banner begins with a live event, even if chance would choose another', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.99)
  home([
    aRow({ name: 'To come' }),
    aRow({ name: 'Going on', round: 3 }),
    aRow({ name: 'Over', round: 9, active: false }),
  ])
  expect(screen.getByRole('group', { name: '1 of 3: Going on' }).inert).toBe(false)
})

test('a match that has not begun shows no score, not 0', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  home([
    aRow({
      round: 1,
      featured: [{ id: 'cup-1-1', w: 'Brno', b: 'Lisboa', scoreW: null, scoreB: null, isLive: false, won: null }],
    }),
  ])
  expect(screen.getByRole('link', { name: /Brno/ }).textContent).toBe('BrnoLisboa')
})

test('the number of users online shows once it is known', () => {
  const { cache } = home([aRow()])
  expect(screen.queryByText('1,284')).toBeNull()
  cache.setQueryData(['online'], 1284)
  return screen.findByText('1,284')
})

test('an announcement shows its tournament, its date in 21 characters and a preview', () => {
  home([aRow()], [aNotice({ tournamentName: 'Vltava Open', tournamentId: 'vltava', content: 'word '.repeat(90) })])
  const link = group('Announcements').getByRole('link', { name: /Round 7/ })
  expect(link.textContent).toContain('Vltava Open')
  expect(link.querySelector('time')!.textContent).toBe('Sat Oct 24 2020 18:00')
  expect(link.querySelector('p')!.textContent!.length).toBeLessThanOrEqual(200)
  expect(link.getAttribute('href')).toBe('/t/vltava/announcements#1603562400000')
})

test('without announcements and tournaments a sentence takes their place', () => {
  home([])
  expect(screen.getByText('No announcements yet.')).toBeTruthy()
  expect(screen.getByText('No tournaments yet.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Featured tournaments' })).toBeNull()
})

test('announcements that fail to load leave the tournaments in place and can be retried', async () => {
  const answer = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async () => new Response('Slow down.', { status: 429, headers: { 'Content-Type': 'text/plain' } }),
    )
  onScreen(<HomePage />, [
    [['tournaments'], [aRow({ name: 'Vltava Open', round: 1 })]],
    [['rounds', 0, 0], []],
  ])
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(names('Live')).toEqual(['Vltava Open'])
  answer.mockImplementation(async () => Response.json([aNotice()]))
  fireEvent.click(retry)
  expect(await screen.findByText('Round 7 starts at 18:00')).toBeTruthy()
})

const HOSTILE = [
  '<img src=x onerror="alert(1)">',
  '"><script>alert(1)</script>',
  'بطولة دبي المفتوحة',
  'x'.repeat(3000),
  'Z̷̢̛a̴̡͝l̶g̵o',
  '{{7*7}} ${7*7} %00 \u202egnp.exe',
]

test.each(HOSTILE)('the name %.30s is shown as text everywhere', (name) => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { container } = home(
    [
      aRow({
        id: 'x',
        name,
        round: 1,
        description: name,
        featured: [{ id: 'x-1-1', w: name, b: name, scoreW: 0, scoreB: 1, isLive: false, won: 'b' }],
      }),
    ],
    [aNotice({ title: name, content: name, tournamentName: name })],
  )
  expect(container.querySelectorAll('script, img, iframe')).toHaveLength(0)
  expect(group('Live').getByTitle(name).textContent).toBe(name)
  expect(group('Live').getByTitle(name).dir).toBe('auto')
})
