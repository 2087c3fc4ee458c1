import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { categoryName } from '#core/prizes/category-name.ts'
import type { PrizeCategory } from '#core/tournament/prizes.ts'
import { aSnapshot, somePlayers } from '#test/support/build.ts'
import { onScreen } from '#test/support/screen.tsx'
import { CategoryForm } from '#web/parts/desk/prizes/category-form.tsx'

const EMPTY: PrizeCategory = {
  name: '',
  condition: {},
  sharing: 'place',
  leastShare: 0,
  leastEntries: 0,
  prizes: [{ amount: 10_000, thing: '', worth: 0 }],
}

/** The form of a category in a tournament of four players, with what it saves. */
function openForm(pool: number[], category = EMPTY): PrizeCategory[] {
  const saved: PrizeCategory[] = []
  const players = { ...somePlayers(4), firstName: ['Ada', 'Bo', 'Cy', 'Di'], lastName: ['A', 'B', 'C', 'D'], pool }
  onScreen(
    <CategoryForm
      snapshot={aSnapshot({ players })}
      details={[]}
      category={category}
      currency="EUR"
      error={undefined}
      isBusy={false}
      onSave={(one) => saved.push(one)}
      onClose={() => {}}
    />,
  )
  return saved
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

test('prizes of one pool are named as the tournament names its pools', () => {
  const saved = openForm([0, 0, 1, 1])
  choose('Pool', '1')
  save()
  expect(saved[0]!.condition).toEqual({ pool: 1 })
  expect(categoryName(saved[0]!)).toBe('Pool B')
})

test('a tournament without pools offers none', () => {
  openForm([0, 0, 0, 0])
  expect(screen.queryByRole('combobox', { name: 'Pool' })).toBeNull()
})

test('prizes are for chosen entries, who can be taken out again; a list without entries is no condition', () => {
  const saved = openForm([0, 0, 0, 0])
  const [first, , third] = somePlayers(4).no.map(String)
  choose('Choose an entry', first!)
  choose('Choose an entry', third!)
  save()
  expect(saved[0]!.condition).toEqual({ nos: [Number(first), Number(third)] })
  fireEvent.click(screen.getByRole('button', { name: 'Take Ada A out' }))
  fireEvent.click(screen.getByRole('button', { name: 'Take Cy C out' }))
  save()
  expect(saved[1]!.condition).toEqual({})
})
