import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { randomEvent } from '#cli/random-event.ts'
import { NumberLots } from '#web/parts/desk/players/number-lots.tsx'
import type { DeskActions } from '#web/parts/desk/use-desk.ts'

const event = randomEvent({ players: 5, rounds: 5, played: 0, seed: 1 })

/** The desk without a server: the orders that it was asked for. */
function desk() {
  const orders: (number[] | undefined)[] = []
  const actions: DeskActions = {
    change: (request) => {
      if (request.type === 'renumber') orders.push(request.order)
      return Promise.resolve(undefined)
    },
    undo: () => Promise.resolve(undefined),
    undoLast: () => {},
    redo: () => {},
    isBusy: false,
    error: undefined,
    last: undefined,
    lastVersion: () => 0,
    dismiss: () => {},
  }
  render(<NumberLots snapshot={event} actions={actions} onDone={() => {}} />)
  return orders
}

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const use = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use these numbers' })

test('an entry gets the number chosen for it, and those between move by one', () => {
  const orders = desk()
  expect(use().disabled).toBe(true)
  choose('Entry', '5')
  choose('New number', '2')
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['52P5 Test', '23P2 Test', '34P3 Test', '45P4 Test'])
  fireEvent.click(use())
  expect(orders).toEqual([[1, 5, 2, 3, 4]])
})

test('lots give every entry one of the numbers', () => {
  const orders = desk()
  for (let at = 0; at < 50 && use().disabled; at++) fireEvent.click(screen.getByRole('button', { name: 'Draw lots' }))
  fireEvent.click(use())
  expect(orders[0]?.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
})
