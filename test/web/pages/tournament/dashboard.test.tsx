import { fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { renderAt } from './at.tsx'

const rows = (title: string) => within(screen.getByRole('list', { name: title })).getAllByRole('listitem')

test('pairings that have begun are featured, the rest are upcoming', async () => {
  await renderAt(
    '/t/cup/dashboard',
    aSnapshot({
      rounds: [
        aRound('1-2 1, 3-4 *, 5-6 *', { facts: { 1: { startTime: 1 }, 2: { startTime: Date.UTC(2098, 11, 6) } } }),
      ],
    }),
  )
  expect(rows('Featured pairings')).toHaveLength(2)
  expect(rows('Upcoming pairings')).toHaveLength(1)
})

test('ten pairings show until they are expanded', async () => {
  const round = Array.from({ length: 12 }, (_, at) => `${2 * at + 1}-${2 * at + 2} 1`).join(', ')
  await renderAt('/t/cup/dashboard', aSnapshot({ rounds: [round] }))
  expect(rows('Featured pairings')).toHaveLength(10)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 12' }))
  expect(rows('Featured pairings')).toHaveLength(12)
})

test('nine pairings need no button', async () => {
  const round = Array.from({ length: 9 }, (_, at) => `${2 * at + 1}-${2 * at + 2} 1`).join(', ')
  await renderAt('/t/cup/dashboard', aSnapshot({ rounds: [round] }))
  expect(screen.queryByRole('button', { name: /Show all 9/ })).toBeNull()
})

test('an event without data says what is missing', async () => {
  await renderAt('/t/cup/dashboard', aSnapshot())
  for (const sentence of [
    'Draw has not yet taken place!',
    'This tournament has no announcements at this time.',
    'No players entered yet.',
  ])
    expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Description' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'All announcements' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Open stream' })).toBeNull()
})

test('an upcoming event shows its start, the days of its rounds, and that nothing is drawn', async () => {
  await renderAt('/t/cup/dashboard', aSnapshot({ active: false, dates: ['2098-12-06', null, '2098-12-07'] }))
  const schedule = within(screen.getByRole('heading', { name: 'Schedule' }).closest('section')!)
  expect(schedule.getByText(/^Starts on/).textContent).toBe('Starts on Saturday 6 December 2098')
  expect(schedule.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Round 1Sat 6 Dec 2098',
    'Round 3Sun 7 Dec 2098',
  ])
  expect(schedule.getByText('Draw has not yet taken place!')).toBeTruthy()
  expect(screen.getByText('Starts 6 Dec 2098')).toBeTruthy()
})

test('rounds with an hour are shown in the time of the venue, and for readers elsewhere in their own too', async () => {
  const settings = { timeZone: 'America/New_York', totalRounds: 2 }
  const dates = [Date.UTC(2098, 11, 7), '2098-12-07' as const]
  vi.stubEnv('TZ', 'Europe/Prague')
  onTestFinished(() => void vi.unstubAllEnvs())
  await renderAt('/t/cup/dashboard', aSnapshot({ active: false, dates, settings }))
  const schedule = within(screen.getByRole('heading', { name: 'Schedule' }).closest('section')!)
  expect(schedule.getByText('Times in New York')).toBeTruthy()
  expect(schedule.getByText(/^Starts on/).textContent).toBe('Starts on Saturday 6 December 2098 at 19:00')
  expect(schedule.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Round 1Sat 6 Dec 2098, 19:00Sun 7 Dec 2098, 01:00 your time',
    'Round 2Sun 7 Dec 2098',
  ])
})

test('a running event shows when the coming rounds start', async () => {
  const dates = ['2098-12-06', '2098-12-07', '2098-12-08'] as const
  await renderAt(
    '/t/cup/dashboard',
    aSnapshot({ rounds: ['1-2 1', '2-1 *'], dates: [...dates], settings: { totalRounds: 3 } }),
  )
  const schedule = within(screen.getByRole('heading', { name: 'Schedule' }).closest('section')!)
  expect(schedule.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Round 1', 'Round 2', 'Round 3'])
  expect(schedule.queryByText(/Starts on|Draw has not/)).toBeNull()
})

test('a finished event begins with its podium, and its header says that it is finished', async () => {
  await renderAt('/t/cup/dashboard', aSnapshot({ players: ['Ann', 'Bob'], rounds: ['1-2 1'], active: false }))
  const podium = screen.getByRole('region', { name: 'Podium' })
  expect(within(podium).getAllByRole('listitem')[0]!.textContent).toBe('FirstAnn1 point1')
  const featured = screen.getByRole('list', { name: 'Featured pairings' })
  expect(podium.compareDocumentPosition(featured)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText('Finished', { selector: 'h1 + p > span' })).toBeTruthy()
})

const NOTICE = { title: '', announcement: 'Round 2 at noon', author: null, createdAt: 1, updatedAt: 1, isPinned: false }

test('announcements are counted on their button and listed', async () => {
  await renderAt('/t/cup/dashboard', aSnapshot(), [NOTICE])
  // In the head and in its menu.
  expect(screen.getAllByRole('link', { name: 'Announcements 1' })).toHaveLength(2)
  expect(screen.getByText('Round 2 at noon')).toBeTruthy()
})

test('the description is markdown without HTML', async () => {
  await renderAt(
    '/t/cup/dashboard',
    aSnapshot({ settings: { description: 'Eight **boards** <script>alert(1)</script>' } }),
  )
  expect((await screen.findByText('boards')).tagName).toBe('STRONG')
  expect(document.querySelector('main script, p script')).toBeNull()
})

test('a stream opens with its chat, or on its own site if it cannot be framed', async () => {
  const { unmount } = await renderAt(
    '/t/cup/dashboard',
    aSnapshot({ settings: { streamURL: 'https://www.twitch.tv/chess' } }),
  )
  expect(screen.getByText('On Twitch')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open with chat' }).getAttribute('href')).toBe('/t/cup/tv')
  unmount()
  await renderAt('/t/cup/dashboard', aSnapshot({ settings: { streamURL: 'https://example.org/live' } }))
  expect(screen.getByRole('link', { name: 'Open stream' }).getAttribute('href')).toBe('https://example.org/live')
})

test('a decided match says who won while its games go on, and the next ones when they begin', async () => {
  const facts = { 0: { startTime: 1, bodyStatus: 'in_progress' }, 1: { startTime: Date.UTC(2098, 11, 6, 15) } }
  await renderAt(
    '/t/cup/dashboard',
    aSnapshot({
      players: ['Owls', 'Hawks', 'Larks', 'Rooks'],
      settings: { competitors: 'team', gamePointTotal: 4, winReward: 2, drawReward: 1 },
      rounds: [aRound('1-2 *2½:½, 3-4 *', { facts, games: ['10==10', ''] })],
    }),
  )
  const [decided] = rows('Featured pairings')
  expect(within(decided!).getByText('Owls won')).toBeTruthy()
  expect(screen.getByText('1 match live')).toBeTruthy()
  expect(within(rows('Upcoming pairings')[0]!).queryByText('Live')).toBeNull()
})

test('the leaders are shown as it stands, with the gap below the first place', async () => {
  await renderAt(
    '/t/cup/dashboard',
    aSnapshot({ players: ['Ann', 'Bo', 'Cy', 'Di'], rounds: ['1-2 1, 3-4 =', '1-3 1, 2-4 *'] }),
  )
  const leaders = within(screen.getByRole('heading', { name: 'As it stands' }).closest('section')!)
  expect(leaders.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1Ann2', '2Cy½', '2Di½'])
  expect(leaders.getByText('Cy: 1½ points behind Ann.')).toBeTruthy()
})
