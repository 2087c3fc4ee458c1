import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import { lineUpQueries, type LineUpSide } from '#web/api/line-ups.ts'
import { LineUpEditor } from '#web/parts/line-up/line-up-editor.tsx'
import { RosterEditor } from '#web/parts/line-up/roster-editor.tsx'

afterEach(() => void vi.restoreAllMocks())

const ANN = { name: 'Ann Lee', title: '', rating: 2000, nationality: '' }

/** A fake API: a POST waits until the returned function is called, a GET answers `after`. */
function aSlowSite(after: unknown) {
  let finish: () => void = () => undefined
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) =>
    init?.method === 'POST'
      ? new Promise((resolve) => (finish = () => resolve(Response.json({ message: 'Saved.' }))))
      : Promise.resolve(Response.json(after)),
  )
  return () => act(async () => finish())
}

test('names that a captain pastes while the list is being saved stay, and the form stays open', async () => {
  const finish = aSlowSite([ANN, { ...ANN, name: 'Bo Ray' }])
  const done = vi.fn()
  onScreen(<RosterEditor id="cup" team={1} onDone={done} />, [[lineUpQueries.roster('cup', 1).queryKey, [ANN]]])
  const add = screen.getByLabelText<HTMLTextAreaElement>(/^Add players/)
  fireEvent.change(add, { target: { value: 'Bo Ray' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save 2 players' }))
  await act(async () => undefined)
  fireEvent.change(add, { target: { value: 'Bo Ray\nCy Moe' } })
  await finish()
  expect(await screen.findByRole('button', { name: 'Save 3 players' })).toBeTruthy()
  expect(add.value.trim()).toBe('Cy Moe')
  expect(screen.getByLabelText('Name of player 2')).toHaveProperty('value', 'Bo Ray')
  expect(done).not.toHaveBeenCalled()
})

test('a seat that a captain changes while the line-up is being handed in stays changed', async () => {
  const finish = aSlowSite({})
  const roster = [1, 2, 3].map((no) => ({ ...ANN, no, name: `Player ${no}` }))
  const side = { team: 1, roster, isIn: false, isOwn: true } as unknown as LineUpSide
  onScreen(<LineUpEditor id="cup" round={1} boards={2} side={side} tolerance={0} />)
  fireEvent.click(screen.getByRole('button', { name: 'Hand in the line-up' }))
  await act(async () => undefined)
  const seat = screen.getByRole<HTMLInputElement>('combobox', { name: 'Board 2' })
  fireEvent.change(seat, { target: { value: '3' } })
  await finish()
  expect(seat.value).toBe('3')
})
