import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { oddsKinds } from '#web/parts/what-if/odds-cells.tsx'
import { QualifyChoice } from '#web/parts/what-if/qualify-choice.tsx'

test('odds are for the qualifying places that the organiser has set, until a reader chooses others', () => {
  const asked: unknown[] = []
  const choice = (value?: number) => (
    <QualifyChoice size={20} set={6} value={value} onChoose={(values) => asked.push(values)} />
  )
  const { unmount } = render(choice())
  expect(screen.getByDisplayValue('First 6 (set by the organiser)')).toBeDefined()
  expect(screen.getAllByRole('option').filter(({ textContent }) => /\b6\b/.test(textContent))).toHaveLength(1)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '8' } })
  unmount()
  render(choice(8))
  expect(screen.getByDisplayValue('First 8')).toBeDefined()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } })
  expect(asked).toEqual([{ first: '8' }, { first: undefined }])
})

test('without qualifying places none are chosen, and the first place and the podium are never shown twice', () => {
  render(<QualifyChoice size={20} set={null} value={undefined} onChoose={() => {}} />)
  expect(screen.getByDisplayValue('None')).toBeDefined()
  expect(oddsKinds(6).map(({ upTo }) => upTo)).toEqual([1, 3, 6])
  expect([6, 2, 3].map((set) => oddsKinds(set).find(({ isWide }) => isWide)?.label)).toEqual([
    'Podium',
    'Podium',
    undefined,
  ])
  expect([undefined, 1, 3].map((set) => oddsKinds(set).length)).toEqual([2, 2, 2])
})
