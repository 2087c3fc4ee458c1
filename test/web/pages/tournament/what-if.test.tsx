import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { publishMatch, renderAt } from './at.tsx'

const players = ['Ann Lee 2200', 'Bob Ray 2100', 'Cid Fox 2000', 'Dee Orr']
const cup = aSnapshot({ players, rounds: ['1-2 1, 3-4 =', '1-3, 4-2'], settings: { totalRounds: 2 } })

const board = (no: number) => screen.getByRole('group', { name: new RegExp(`^Board ${no}, `) })
const press = (no: number, name: string | RegExp) => fireEvent.click(within(board(no)).getByRole('button', { name }))
const leader = () => within(screen.getByRole('table')).getAllByRole('row')[1]!.textContent

test('chances are shown for games between rated players only, and a press assumes a result', async () => {
  await renderAt('/t/cup/what-if', cup)
  expect(within(board(1)).getByRole('button', { name: /^Ann Lee wins, 7\d%$/ })).toBeDefined()
  expect(within(board(2)).getByRole('button', { name: 'Dee Orr wins' })).toBeDefined()
  press(1, /^Cid Fox wins/)
  expect(location.hash).toBe('#if=2-1b')
  expect(leader()).toContain('Cid Fox')
  press(1, /^Cid Fox wins/)
  expect(location.hash).toBe('')
  expect(leader()).toContain('Ann Lee')
})

test('an actual result replaces an assumed one with a notice, and the other assumed results stay', async () => {
  const { cache } = await renderAt('/t/cup/what-if#if=2-1b.2d', cup)
  expect(screen.getByRole('region', { name: 'What if' }).textContent).toContain('Two results are yours')
  await publishMatch(cache, { v: 2, r: 2, n: 1, o: '10' })
  expect(screen.getByText('Lee – Fox ended 1–0; your 0–1 no longer counts.')).toBeDefined()
  expect(screen.getByRole('region', { name: 'What if' }).textContent).toContain('One result is yours')
  expect(leader()).toContain('Ann Lee')
})

test('before the first round there are no results to assume', async () => {
  await renderAt('/t/cup/what-if', aSnapshot({ players }))
  expect(screen.getByText('No results to try yet.')).toBeDefined()
})
