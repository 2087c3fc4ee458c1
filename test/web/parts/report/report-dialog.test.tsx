import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Facts } from '#core/match/facts.ts'
import { aSnapshot } from '#test/support/build.ts'
import { onScreen, withCache } from '#test/support/screen.tsx'
import type { PairingFacts } from '#web/parts/desk/results/pairing-facts.ts'
import { ReportDialog } from '#web/parts/report/report-dialog.tsx'

const { settings } = aSnapshot({ settings: { competitors: 'team', gamePointTotal: 3 } })

const aPairing = (facts: Facts) =>
  ({ id: 'cup-1-1', settings, sides: ['Rooks', 'Pawns'], name: 'Rooks – Pawns', facts }) as unknown as PairingFacts

/** A captain with the form of a match open. `hear` delivers changed facts meanwhile. */
function aCaptain(facts: Facts = {}) {
  const form = (now: Facts) => <ReportDialog pairing={aPairing(now)} onClose={() => undefined} />
  const { cache, rerender } = onScreen(form(facts))
  return { hear: (now: Facts) => rerender(withCache(cache, form(now))) }
}
const board = (no: number) => screen.getByRole<HTMLInputElement>('combobox', { name: `Board ${no}` })
const boards = () => [1, 2, 3].map((no) => board(no).value)

test('boards that were not touched follow what the other side reports meanwhile; the others stay', () => {
  const { hear } = aCaptain()
  fireEvent.change(board(1), { target: { value: '01' } })
  hear({ blackSays: '#10==10' })
  expect(boards()).toEqual(['01', '==', '10'])
  expect(screen.getByRole('list', { name: 'Reported so far' }).textContent).toContain('Pawns')
  hear({ blackSays: '#10==01' })
  expect(boards()).toEqual(['01', '==', '01'])
})

test('a score that the captain types stays, and stays a score, whatever the other side reports', () => {
  const { hear } = aCaptain({ blackSays: '2:1' })
  fireEvent.change(screen.getByLabelText('Rooks'), { target: { value: '1,5' } })
  hear({ blackSays: '#10==01' })
  expect(screen.getByLabelText<HTMLInputElement>('Rooks').value).toBe('1,5')
})
