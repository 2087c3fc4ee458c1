import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { renderAt, publishMatch } from './at.tsx'

const MATCH = aSnapshot({
  players: ['Ann', 'Bob', 'Cy', 'Dee'],
  rounds: ['1-3 1, 2-4 *'],
  settings: { pairingSystem: 'scheveningen', totalRounds: 2 },
})

test('a Scheveningen match shows the score of its sides, which follows each result', async () => {
  const { cache } = await renderAt('/t/cup/standings', MATCH)
  expect(await screen.findByText('Nos. 1–2 1, Nos. 3–4 0')).toBeTruthy()
  await publishMatch(cache, { v: 2, r: 1, n: 2, o: 'DD' })
  expect(screen.getByText('Nos. 1–2 1½, Nos. 3–4 ½')).toBeTruthy()
})

test('its crosstable has the players of each side against those of the other', async () => {
  await renderAt('/t/cup/standings', MATCH)
  fireEvent.click(screen.getByRole('button', { name: 'Crosstable' }))
  const side = await screen.findByRole('region', { name: 'Crosstable, Nos. 3–4' })
  expect(
    within(side)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['No.', 'Name', 'Rating', '1Ann', '2Bob', 'Score'])
  expect(
    within(side)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['3Cy–00', '4Dee––0'])
})

test('a search shows the player whose name is typed, from either side', async () => {
  await renderAt('/t/cup/standings?view=crosstable', MATCH)
  await screen.findByRole('region', { name: 'Crosstable, Nos. 1–2' })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a player' }), { target: { value: 'dee' } })
  expect((await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)).toEqual(['Dee'])
})
