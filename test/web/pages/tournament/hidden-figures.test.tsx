import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NOTHING_REVEALED } from '#core/snapshot/revealed-results.ts'
import { spoilerFree } from '#core/snapshot/spoiler-free.ts'
import { aSnapshot } from '#test/support/build.ts'
import { renderAt } from './at.tsx'

const cup = spoilerFree(
  aSnapshot({ players: ['Ann Lee', 'Bob Ray', 'Cid Poe', 'Dan Fox'], rounds: ['1-2 0, 3-4 1', '2-3 1, 1-4 ='] }),
  NOTHING_REVEALED,
)

test('with hidden results the standings show no rank and no score, in order of the starting numbers', async () => {
  await renderAt('/t/cup/standings/1', cup)
  const rows = within(await screen.findByRole('table', { name: /^Standings after round 1/ }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Ann Lee',
    'Bob Ray',
    'Cid Poe',
    'Dan Fox',
  ])
  for (const row of rows) expect(within(row).getAllByRole('img', { name: 'Hidden' }).length).toBeGreaterThanOrEqual(2)
})

test('with hidden results a card shows neither rank nor points of the player and the opponents', async () => {
  await renderAt('/t/cup/player/1', cup)
  expect(await screen.findByText('Starting number 1')).toBeTruthy()
  expect(screen.queryByText('1 of 4')).toBeNull()
  expect(screen.getAllByRole('img', { name: 'Hidden' }).length).toBeGreaterThanOrEqual(3)
})
