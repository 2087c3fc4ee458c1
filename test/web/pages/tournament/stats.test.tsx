import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { renderAt } from './at.tsx'

const players = ['Ann Lee 2200', 'Bob Ray 2100', 'Cid Fox 2000', 'Dee Orr 1900', 'Eve Kim 1800', 'Fay Poe 1700']
const cup = aSnapshot({ players, rounds: ['1-2 1, 3-4 =, 5-6 0', '1-3 1, 2-6 1, 4-5 *'] })

const highlighted = () =>
  within(screen.getByRole('list', { name: 'Highlighted' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent)
const choices = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('every metric can rank the chart, and the first five competitors are highlighted', async () => {
  await renderAt('/t/cup/stats', { ...cup, settings: { ...cup.settings, gamePointTotal: 2 } })
  expect(choices('Rank by')).toEqual([
    'Match points',
    'Rating',
    'Game points',
    'Game difference',
    'Match percentage',
    'Game percentage',
    'Performance',
    'Performance difference',
    'Expected score',
    'Score minus expected',
  ])
  expect(highlighted()).toHaveLength(5)
})

test('a competitor found by name replaces the last of the five highlights, and can be removed', async () => {
  await renderAt('/t/cup/stats', cup)
  const [first] = highlighted()
  const box = screen.getByRole('combobox', { name: 'Highlight a player' })
  const out = ['Ann Lee', 'Bob Ray', 'Cid Fox', 'Dee Orr', 'Eve Kim', 'Fay Poe'].find(
    (name) => !highlighted().includes(name),
  )!
  fireEvent.change(box, { target: { value: out.slice(0, 3) } })
  const found = within(screen.getByRole('listbox', { name: 'Search results' })).getAllByRole('option')
  expect(found.map((one) => one.textContent)).toEqual([out])
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(highlighted()).toHaveLength(5)
  expect(highlighted().at(-1)).toBe(out)
  fireEvent.click(screen.getByRole('button', { name: `Stop highlighting ${first}` }))
  expect(highlighted()).not.toContain(first)
})

test('the chart is also available in words and figures', async () => {
  await renderAt('/t/cup/stats', cup)
  expect(screen.queryByRole('table')).toBeNull()
  const fold = screen.getByText('Show as table').closest('details')!
  fold.open = true
  fireEvent(fold, new Event('toggle'))
  const [, ann] = within(screen.getByRole('table')).getAllByRole('row')
  expect(Array.from(ann!.children, (cell) => cell.textContent)).toEqual(['1', 'Ann Lee', '1', '1', '2'])
})

test('buttons make rows lower and higher, starting at 15', async () => {
  await renderAt('/t/cup/stats', cup)
  const size = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Row size' })
  expect([size().value, size().min, size().step]).toEqual(['15', '5', '0.5'])
  fireEvent.click(screen.getByRole('button', { name: 'Larger rows' }))
  expect(size().value).toBe('20')
  fireEvent.click(screen.getByRole('button', { name: 'Smaller rows' }))
  fireEvent.click(screen.getByRole('button', { name: 'Smaller rows' }))
  fireEvent.click(screen.getByRole('button', { name: 'Smaller rows' }))
  expect(size().value).toBe('6')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Smaller rows' }).disabled).toBe(true)
})

test('a round’s matches are counted by status, an unplayed one as pending, and can be filtered by status', async () => {
  await renderAt('/t/cup/stats', cup)
  expect(screen.getByRole('img', { name: 'Match statuses: 2 confirmed, 1 pending' })).toBeTruthy()
  expect(choices('Show')).toEqual(['All statuses', 'Confirmed', 'Pending'])
  fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'pending' } })
  expect(screen.getByRole('img', { name: 'Match statuses: 1 pending' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Dee Orr – Eve Kim' }).getAttribute('href')).toBe('/t/cup/pairings/2#cup-2-3')
})

test('another round, or all of them, can be chosen', async () => {
  await renderAt('/t/cup/stats', cup)
  expect(choices('Round')).toEqual(['Round 2', 'Round 1', 'All rounds'])
  fireEvent.change(screen.getByRole('combobox', { name: 'Round' }), { target: { value: 'all' } })
  expect(screen.getByRole('img', { name: 'Match statuses: 5 confirmed, 1 pending' })).toBeTruthy()
})

test('pools are shown one at a time', async () => {
  const pooled = { ...cup, players: { ...cup.players, pool: [0, 0, 0, 1, 1, 1] } }
  await renderAt('/t/cup/stats', pooled)
  expect(highlighted()).toHaveLength(3)
  fireEvent.change(screen.getByRole('combobox', { name: 'Pool' }), { target: { value: '1' } })
  expect(highlighted()).toContain('Fay Poe')
})

test('before the first round there are no lines', async () => {
  await renderAt('/t/cup/stats', aSnapshot({ players }))
  expect(screen.getByText('Draw has not yet taken place!')).toBeTruthy()
  expect(screen.queryByText('Match statuses')).toBeNull()
})
