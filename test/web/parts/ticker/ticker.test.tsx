import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nameStar } from '#core/people/stars.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { DAY, HOUR, MINUTE } from '#core/time.ts'
import { Ticker } from '#web/parts/ticker/ticker.tsx'
import { replaceStars } from '#web/hooks/use-stars.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { onScreen } from '#test/support/screen.tsx'

const NOW = Date.UTC(2026, 10, 26, 19)
const live = { bodyStatus: 'in_progress' }
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => {
  replaceStars([])
  vi.useRealTimers()
})

const show = (snapshot: Snapshot, current?: string) =>
  onScreen(<Ticker snapshot={snapshot} id={snapshot.id} {...(current && { current })} />)
const heard = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').firstChild!.textContent)

const LEAGUE = aSnapshot({
  players: ['Nordlys NOR', 'SK Brno CZE', 'Zugzwang NED', 'Owls GRE', 'Cork IRL', 'Roma ITA'],
  rounds: [aRound('1-2 1½:2½, 3-4 *3½:½, 5-6', { facts: { 1: live, 2: { startTime: NOW + HOUR } } })],
  settings: { competitors: 'team', gamePointTotal: 6, totalRounds: 3, source: 'chessCom' },
})

test('running matches come first, and a decided one says who has won while games are running', () => {
  show(LEAGUE)
  expect(heard()).toEqual([
    'Table 2: Zugzwang 3½, Owls ½. Running. 4 of 6 games finished. Zugzwang have won.',
    'Table 1: Nordlys 1½, SK Brno 2½. SK Brno have won.',
    'Table 3: Cork – Roma.',
  ])
  expect(screen.getByRole('navigation', { name: 'Matches of round 1' }).textContent).toContain('1 of 3 finished')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/t/cup/boards/1',
    '/g/cup-1-2',
    '/g/cup-1-1',
    '/g/cup-1-3',
  ])
})

test('teams are shown by their codes', () => {
  show(LEAGUE)
  const [first] = screen.getAllByRole('listitem')
  expect([...first!.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['ZUG', 'OWL'])
})

test('starred matches come before all others', () => {
  replaceStars([nameStar('Roma')])
  show(LEAGUE)
  expect(heard()[0]).toBe('Table 3: Cork – Roma. Starred.')
})

test('the shown match is marked, and arrow keys move the focus', () => {
  show(LEAGUE, 'cup-1-1')
  const [first, second] = screen.getAllByRole('listitem').map((item) => within(item).getByRole('link'))
  expect(second!.getAttribute('aria-current')).toBe('page')
  first!.focus()
  fireEvent.keyDown(first!, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second!, { key: 'End' })
  expect(document.activeElement!.getAttribute('href')).toBe('/g/cup-1-3')
})

test('a single event shows last names, results of finished games, and a link to the boards that have no room', () => {
  const pairs = Array.from({ length: 20 }, (_, at) => `${2 * at + 1}-${2 * at + 2} ${at === 0 ? '1' : '*'}`)
  const snapshot = aSnapshot({
    players: Array.from({ length: 40 }, (_, at) => `Ann Lee${at + 1}`),
    rounds: [pairs.join()],
  })
  show(snapshot)
  expect(heard()[0]).toBe('Board 2: Ann Lee3 – Ann Lee4. Running.')
  const last = screen.getAllByRole('link').at(-1)!
  expect(last.textContent).toBe('6 more boards')
  expect(last.getAttribute('href')).toBe('/t/cup/pairings/1')
})

test('for readers who hide results there are neither scores nor counts', () => {
  const round = aRound('1-2 *, 3-4 *', { facts: { 0: { ...live, hidden: true }, 1: { hidden: true } } })
  show({ ...LEAGUE, rounds: [round], hidden: { round: 1, active: true, shown: '' } })
  expect(heard()).toEqual(['Table 1: Nordlys – SK Brno.', 'Table 2: Zugzwang – Owls.'])
  const { textContent } = screen.getByRole('navigation')
  expect(textContent).toContain('Results hidden')
  expect(textContent).not.toContain('finished')
})

test('between rounds the next round is told with a countdown, and one’s own pairing once it is drawn', async () => {
  const round = aRound('1-2, 3-4', { facts: { 0: { startTime: NOW + 6 * DAY + 20 * HOUR } } })
  await act(async () => show({ ...LEAGUE, rounds: [round] }))
  expect(document.body.textContent).toContain('Next: Round 1')
  expect(screen.getByText('in 6 days 20 h')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pairings' }).getAttribute('href')).toBe('/t/cup/pairings/1')
})

test.each([
  [72 * MINUTE, 'in 1 h 12 min'],
  [12 * MINUTE, 'in 12 min'],
  [2 * DAY, 'in 2 days'],
])('%d ms before the round: %s', async (left, text) => {
  await act(async () => show(aSnapshot({ players: 4, dates: [NOW + left] })))
  expect(screen.getByText(text)).toBeTruthy()
})

test('a next round without a date says so', () => {
  show(aSnapshot({ players: 4, rounds: ['1-2 1, 3-4 1'] }))
  expect(screen.getByText('Date not announced yet')).toBeTruthy()
})

test('after the end the podium stays', async () => {
  show(aSnapshot({ players: ['Ann', 'Bob', 'Cy', 'Di'], rounds: ['1-2 1, 3-4 =', '1-3 1, 2-4 ='], active: false }))
  const podium = await screen.findByRole('list', { name: 'Podium' })
  expect(within(podium).getAllByRole('listitem')[0]!.textContent).toBe('1Ann 2 points')
  expect(screen.getByRole('link', { name: 'Final standings' })).toBeTruthy()
})
