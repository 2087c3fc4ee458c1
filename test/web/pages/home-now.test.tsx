import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DayRound } from '#core/rows/day-round.ts'
import type { TournamentRow } from '#web/api/answers.ts'
import { aRow, group, home } from './on-home.tsx'

afterEach(() => vi.restoreAllMocks())

const aSummary = (input: Partial<NonNullable<TournamentRow['summary']>> = {}): TournamentRow['summary'] => ({
  round: 7,
  pairings: 10,
  finished: 2,
  leaders: [{ name: 'Nordlys', title: '', nationality: 'NOR' }],
  leading: 1,
  points: 11,
  ...input,
})

test('a live row says who leads and how far the round is, as the banner does', () => {
  home([aRow({ name: 'Club League', competitors: 'team', round: 7, summary: aSummary() })])
  expect(group('Live').getByRole('link').textContent).toContain('Nordlys lead with 112 of 10 finished')
  const banner = within(screen.getByRole('region', { name: 'Featured tournaments' }))
  expect(banner.getByText(/lead with 11/)).toBeTruthy()
})

test('of several leaders two are named, or one and how many others', () => {
  const [first, second] = ['Ann', 'Bo'].map((name) => ({ name, title: '', nationality: '' }))
  const leaders = [first!, second!]
  home([
    aRow({ name: 'Two', round: 7, summary: aSummary({ leaders, leading: 2, points: 6.5 }) }),
    aRow({ name: 'Four', round: 7, summary: aSummary({ leaders, leading: 4, points: 6 }) }),
    aRow({ name: 'Pools', round: 7, summary: aSummary({ leaders, leading: 2, points: null }) }),
  ])
  const rows = group('Live')
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(rows.find((row) => row.includes('Two'))).toContain('Ann and Bo, 6½')
  expect(rows.find((row) => row.includes('Four'))).toContain('Ann and 3 more, 6')
  expect(rows.find((row) => row.includes('Pools'))).toContain('Ann and Bo lead')
})

test('a match that is decided says who has won while its games go on', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const match = { id: 'cup-7-1', w: 'Brno', b: 'Utrecht', scoreW: 5, scoreB: 9, isLive: true, won: 'b' as const }
  home([
    aRow({ name: 'Cup', competitors: 'team', round: 7, featured: [match], updatedAt: Date.now(), summary: aSummary() }),
  ])
  expect(
    within(screen.getByRole('region', { name: 'Featured tournaments' })).getByText('Utrecht have won'),
  ).toBeTruthy()
})

const aDayRound = (input: Partial<DayRound> = {}): DayRound => ({
  id: 'cup-7',
  tournamentId: 'cup',
  name: 'Cup',
  href: '/t/cup/dashboard',
  competitors: 'individual',
  totalRounds: 9,
  logoURL: null,
  round: 7,
  startsAt: Date.now() - 60_000,
  state: 'on',
  summary: null,
  ...input,
})

test('today shows what is on with its score, what begins later, and what is over', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 26, 15) })
  const at = (hour: number, minute = 0) => new Date(2026, 10, 26, hour, minute).getTime()
  const match = { id: 'cup-7-1', w: 'Brno', b: 'Utrecht', scoreW: 5, scoreB: 9, isLive: true, won: 'b' as const }
  home(
    [aRow({ name: 'Cup', competitors: 'team', round: 7, featured: [match] })],
    [],
    [
      aDayRound({ name: 'Cup', competitors: 'team', startsAt: at(14), summary: aSummary() }),
      aDayRound({
        id: 'ladder-24',
        tournamentId: 'ladder',
        name: 'Ladder',
        round: 24,
        startsAt: at(15, 23),
        state: 'ahead',
      }),
      ...[20, 21, 22].map((round) =>
        aDayRound({
          id: `ladder-${round}`,
          tournamentId: 'ladder',
          name: 'Ladder',
          round,
          startsAt: at(9),
          state: 'over',
        }),
      ),
    ],
  )
  const rows = (head: string) =>
    [...screen.getByRole('heading', { name: head }).nextElementSibling!.children].map(({ textContent }) => textContent)
  expect(rows('Now')).toEqual([expect.stringMatching(/14:00.*Round 7 of 9.*Brno5–9Utrecht.*2 of 10 finished.*Live/)])
  expect(rows('Later')).toEqual([expect.stringMatching(/15:23.*Ladder.*in 23 min/)])
  expect(rows('Done')).toEqual([expect.stringMatching(/Ladder.*Rounds 20–22/)])
  vi.useRealTimers()
})

test('a day without rounds says so, and one that fails to load can be retried', async () => {
  home([aRow()])
  expect(screen.getByText('No rounds today.')).toBeTruthy()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('Slow down.', { status: 429 }))
  fireEvent.click(screen.getByRole('button', { name: 'Tomorrow' }))
  expect(await screen.findByText('Couldn’t load the rounds of this day')).toBeTruthy()
})
