import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { RefreshTable } from '#web/parts/desk/lists/refresh-table.tsx'

const change = (no: number, rating: number) => ({
  before: { rating: 1500, title: '', nationality: '' },
  entry: { no, rating, title: '', nationality: '', sex: null, birth: null, listed: '' },
})

/** With two changed ratings, and one entry of which only details change. */
function Table({ hear }: { hear: (left: number[]) => void }) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const changes = [change(1, 1600), change(2, 1700), change(3, 1500)]
  const onLeave = (next: ReadonlySet<number>) => {
    setLeft(next)
    hear([...next])
  }
  return <RefreshTable snapshot={aSnapshot({ players: ['Ann', 'Bob', 'Cy'] })} {...{ changes, left, onLeave }} />
}

test('after a new list the arbiter chooses whose data is taken (FIDE’s checklist, question 144)', () => {
  const heard: number[][] = []
  render(<Table hear={(left) => heard.push(left)} />)
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect([box('Take all').checked, box('Ann').checked, box('Bob').checked]).toEqual([true, true, true])
  expect(screen.queryByRole('checkbox', { name: 'Cy' })).toBeNull()
  fireEvent.click(box('Bob'))
  expect([box('Take all').checked, box('Ann').checked, box('Bob').checked]).toEqual([false, true, false])
  fireEvent.click(box('Take all'))
  fireEvent.click(box('Take all'))
  fireEvent.click(box('Ann'))
  expect(heard).toEqual([[2], [], [1, 2], [2]])
})
