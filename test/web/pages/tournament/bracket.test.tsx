import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { renderAt, publishMatch } from './at.tsx'

const CUP = aSnapshot({
  players: ['GM Ann Lee 2500 NED', 'Bob Kim', 'Cy Ray', 'Dee Fox', 'Eve Orr', 'Flo May', 'Gus Hay', 'Hal Day'],
  rounds: [
    '1-8 1, 4-5 0, 3-6 1, 2-7 1',
    aRound('1-5 1, 3-2 *1:0', { facts: { 1: { startTime: 1 } }, pool: [0, 0], games: ['', '10'] }),
  ],
  settings: { pairingSystem: 'knockout', totalRounds: 3, gamePointTotal: 2 },
})
const bracket = () => within(screen.getByRole('region', { name: 'Main bracket, scrolls horizontally' }))
const rounds = () =>
  bracket()
    .getAllByRole('list')
    .map((list) => within(list).getAllByRole('listitem'))
const round = (name: string) => within(screen.getByRole('region', { name }))

test('a knockout round is part of its bracket: each round is a list, each pairing a link', async () => {
  await renderAt('/t/cup/pairings/2', CUP)
  expect(screen.getByRole('heading', { name: 'Main bracket' })).toBeTruthy()
  expect(rounds().map((matches) => matches.length)).toEqual([4, 2, 1])
  const first = round('Quarter-finals').getAllByRole('link')
  expect(first.map((link) => link.id)).toEqual(['cup-1-1', 'cup-1-2', 'cup-1-3', 'cup-1-4'])
  expect(first[0]!.getAttribute('href')).toBe('/g/cup-1-1')
  expect(first[0]!.textContent).toBe('1NetherlandsGM Ann Lee, won18Hal Day0')
})

test('a live match says so and shows its score', async () => {
  await renderAt('/t/cup/pairings/2', CUP)
  const [, live] = round('Semi-finals').getAllByRole('listitem')
  expect(live!.textContent).toBe('3Cy Ray12Bob Kim0Live')
})

test('an undrawn match shows who has advanced and who may', async () => {
  await renderAt('/t/cup/pairings/2', CUP)
  const final = round('Final')
  expect(final.getByRole('listitem').textContent).toBe('1NetherlandsGM Ann LeeRay or Kim')
  expect(final.queryByRole('link')).toBeNull()
  expect(final.getByText('Not yet played')).toBeTruthy()
})

test('the padding of round r is 45 × 2^(r − 1) − 45 pixels', async () => {
  await renderAt('/t/cup/pairings/1', CUP)
  const padding = rounds().map(([slot]) => slot!.style.paddingBlock)
  expect(padding).toEqual(['0', '45px', '135px'])
})

test('a new result updates the bracket', async () => {
  const { cache } = await renderAt('/t/cup/pairings/2', CUP)
  await publishMatch(cache, { v: 2, r: 2, n: 2, o: '01', p: [1, 3] })
  expect(round('Semi-finals').getAllByRole('listitem')[1]!.textContent).toBe('3Cy Ray½2Bob Kim, won1½')
  expect(round('Final').getByRole('listitem').textContent).toBe('1NetherlandsGM Ann Lee2Bob Kim')
})

test('a knockout round is available as a table, too', async () => {
  await renderAt('/t/cup/pairings/2', CUP)
  expect(screen.queryByRole('table')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Table' }))
  expect(screen.getByRole('table', { name: 'Round 2 pairings' })).toBeTruthy()
})

test('of several brackets the one in the hash or the chosen one is shown', async () => {
  const event = { ...CUP, rounds: [aRound('1-4 1, 2-3 1'), aRound('1-2 1, 4-3 1')] }
  await renderAt('/t/cup/pairings/2#cup-2-2', event)
  expect(screen.getByRole('heading', { name: 'Third place' })).toBeTruthy()
  expect(document.getElementById('cup-2-2')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Main bracket' }))
  expect(screen.getByRole('heading', { name: 'Main bracket' })).toBeTruthy()
  expect(document.getElementById('cup-2-1')).toBeTruthy()
})

test('many brackets are chosen from a list', async () => {
  const rounds = [
    '1-16 1, 8-9 1, 4-13 1, 5-12 1, 2-15 1, 7-10 1, 3-14 1, 6-11 1',
    '1-8 1, 4-5 1, 2-7 1, 3-6 1, 16-9 1, 13-12 1, 15-10 1, 14-11 1',
    '1-4 1, 2-3 1, 8-5 1, 7-6 1, 16-13 1, 15-14 1, 9-12 1, 10-11 1',
    '1-2 1, 4-3 1, 8-7 1, 5-6 1, 16-15 1, 13-14 1, 9-10 1, 12-11 1',
  ]
  await renderAt('/t/cup/pairings/3', aSnapshot({ rounds, settings: { ...CUP.settings, totalRounds: 4 } }))
  const list = screen.getByRole('combobox', { name: 'Bracket' })
  expect(
    within(list)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'Main bracket',
    'Third place',
    'Places 5–8',
    'Places 7–8',
    'Places 9–16',
    'Places 11–12',
    'Places 13–16',
    'Places 15–16',
  ])
})

test('a knockout before its first draw says so', async () => {
  await renderAt('/t/cup/pairings/1', { ...CUP, rounds: [], round: 0 })
  expect(screen.getByText('Draw has not yet taken place!')).toBeTruthy()
})

test('buttons and arrow keys move the bracket by 100 pixels, and quick steps add up', async () => {
  await renderAt('/t/cup/pairings/1', CUP)
  const box = screen.getByRole('region', { name: 'Main bracket, scrolls horizontally' })
  vi.spyOn(box, 'scrollWidth', 'get').mockReturnValue(1200)
  vi.spyOn(box, 'clientWidth', 'get').mockReturnValue(350)
  const moved = vi.spyOn(box, 'scrollTo').mockImplementation(() => undefined)
  const lefts = () => moved.mock.calls.map(([to]) => (to as ScrollToOptions | undefined)?.left)
  fireEvent.click(screen.getByRole('button', { name: 'Scroll right' }))
  fireEvent.keyDown(box, { key: 'ArrowRight' })
  fireEvent.keyDown(box, { key: 'ArrowLeft' })
  for (let step = 0; step < 9; step++) fireEvent.keyDown(box, { key: 'ArrowRight' })
  expect(lefts().slice(0, 3)).toEqual([100, 200, 100])
  expect(lefts().at(-1)).toBe(850)
  expect(box.getAttribute('tabindex')).toBe('0')
})

test('of a bracket with thousands of matches only those near the screen and the one in the hash are rendered', async () => {
  const pairs = Array.from({ length: 2048 }, (_, at) => `${2 * at + 1}-${2 * at + 2} 1`)
  const snapshot = aSnapshot({ rounds: [pairs.join(', ')], settings: { ...CUP.settings, totalRounds: 12 } })
  await renderAt('/t/cup/pairings/1#cup-1-2000', snapshot)
  expect(document.getElementById('cup-1-1')).toBeTruthy()
  expect(document.getElementById('cup-1-2000')).toBeTruthy()
  expect(round('Round of 4096').getAllByRole('link').length).toBeLessThanOrEqual(64)
})
