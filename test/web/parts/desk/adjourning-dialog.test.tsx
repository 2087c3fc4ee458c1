import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { AdjourningDialog } from '#web/parts/desk/adjourning-dialog.tsx'

test('games without a result are named before they are adjourned (FIDE’s checklist, question 160)', () => {
  const snapshot = aSnapshot({
    players: ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Flo', 'Gus'],
    rounds: ['1-2 1, 3-4 *, 5-6 *, 7 U'],
  })
  const said: string[] = []
  render(<AdjourningDialog snapshot={snapshot} onYes={() => said.push('yes')} onClose={() => said.push('no')} />)
  expect(screen.getByRole('heading', { name: 'Adjourn these 2 games?' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Board 2Cy – Dee',
    'Board 3Eve – Flo',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Close round 1' }))
  expect(said).toEqual(['yes'])
})
