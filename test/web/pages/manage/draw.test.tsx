import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { onScreen } from '#test/support/screen.tsx'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { DrawTab } from '#web/pages/manage/draw.tsx'
import type { TabProps } from '#web/parts/desk/tab-props.ts'

test.each([
  [2, 'Round 2 can be drawn when round 1 is closed.'],
  [1, 'Round 1 is the last round.'],
])('while round 1 of %i is played, the draw says: %s', (totalRounds, sentence) => {
  const snapshot = { ...aSnapshot({ rounds: ['1-2 *'], settings: { totalRounds } }), desk: EMPTY_DESK }
  const props = { id: 'cup', snapshot, actions: { isBusy: false }, ready: { isAwaited: false } }
  onScreen(<DrawTab {...(props as unknown as TabProps)} />)
  expect(screen.getByText(sentence)).toBeDefined()
})

/** A worker that never answers: the draft isn’t drawn again here. */
class SilentWorker {
  postMessage = () => undefined
  terminate = () => undefined
  addEventListener = () => undefined
}

test('a round that was changed by hand is published once the director has seen how it differs', async () => {
  vi.stubGlobal('Worker', SilentWorker)
  const change = vi.fn(() => Promise.resolve(undefined))
  const [proposed, pairs] = [
    [
      { white: 1, black: 3 },
      { white: 4, black: 2 },
    ],
    [
      { white: 1, black: 4 },
      { white: 3, black: 2 },
    ],
  ]
  const base = aSnapshot({ players: ['Ann', 'Bo', 'Cy', 'Di'], settings: { totalRounds: 3 } })
  const snapshot = {
    ...base,
    desk: { ...EMPTY_DESK, draws: [{ round: 1, engine: 'swiss' as const, proposed: proposed!, pairs: pairs! }] },
  }
  const props = { id: 'cup', snapshot, actions: { isBusy: false, change }, ready: { isAwaited: false } }
  onScreen(<DrawTab {...(props as unknown as TabProps)} />)
  const press = async (where: Pick<typeof screen, 'getByRole'>, name: string) => {
    fireEvent.click(where.getByRole('button', { name }))
    await act(async () => undefined)
  }
  await press(screen, 'Publish round 1')
  const question = () => within(screen.getByRole('dialog', { name: 'Publish round 1 as it is?' }))
  expect(question().getByText('Boards 1 and 2 differ from the engine.')).toBeTruthy()
  expect(question().getAllByRole('list').at(-2)!.textContent).toContain('Ann – Cy')
  await press(question(), 'Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(change).not.toHaveBeenCalled()
  await press(screen, 'Publish round 1')
  await press(question(), 'Publish round 1')
  expect(change).toHaveBeenCalledWith({ type: 'publish', round: 1 })
})

test('a change by hand that breaks a pairing rule is made once the director has agreed to it', async () => {
  vi.stubGlobal('Worker', SilentWorker)
  const change = vi.fn(() => Promise.resolve(undefined))
  const pairs = [
    { white: 3, black: 1 },
    { white: 2, black: 4 },
  ]
  const base = aSnapshot({ players: ['Ann', 'Bo', 'Cy', 'Di'], rounds: ['1-2 1, 4-3 0'], closed: 1 })
  const draw = { round: 2, engine: 'swiss' as const, proposed: pairs, pairs }
  const snapshot = { ...base, settings: { ...base.settings, totalRounds: 3 }, desk: { ...EMPTY_DESK, draws: [draw] } }
  const props = { id: 'cup', snapshot, actions: { isBusy: false, change }, ready: { isAwaited: false } }
  onScreen(<DrawTab {...(props as unknown as TabProps)} />)
  const press = async (name: string | RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await act(async () => undefined)
  }
  await press(/^Cy/)
  await press(/^Bo/)
  expect(change).not.toHaveBeenCalled()
  const question = screen.getByRole('dialog', { name: 'Break a pairing rule?' })
  expect(within(question).getByText('Board 1: Bo and Ann met in round 1.')).toBeTruthy()
  await press('Pair them so')
  const after = [
    { white: 2, black: 1 },
    { white: 3, black: 4 },
  ]
  expect(change).toHaveBeenCalledWith({ type: 'editDraw', round: 2, pairs: after })
})
