import { expect, test } from 'vitest'
import type { HelperView } from '#web/api/helpers.ts'
import type { WaitingChange } from '#web/offline/queue.ts'
import { HELPER_RULES, isOpen, nextOpen, shownBoards } from '#web/parts/help/helper-boards.ts'

const aBoard = (no: number) => ({
  no,
  board: no,
  white: `White ${no}`,
  black: `Black ${no}`,
  outcome: '  ',
  result: '',
  isConfirmed: false,
})
const VIEW: HelperView = {
  tournament: 'Pond Open',
  name: 'Table 3',
  fromBoard: null,
  toBoard: null,
  round: 2,
  competitors: 'individual',
  gamePointTotal: 1,
  version: 7,
  boards: [1, 2, 3].map(aBoard),
}
const aResult = (no: number, more: Partial<WaitingChange> = {}): WaitingChange => ({
  key: `k${no}`,
  tournament: 'help/secret',
  by: '',
  at: no,
  request: { type: 'enterResult', round: 2, no, result: { outcome: '10' }, was: '  ' },
  ...more,
})

test('a result that waits shows at its board as waiting, never as saved', () => {
  const [first, second] = shownBoards(VIEW, { queue: [aResult(1)], made: [] })
  expect(first).toMatchObject({ result: '1–0', waiting: 'k1', isConfirmed: false })
  expect(second).toEqual(VIEW.boards[1])
})

test('a result that was refused or taken back leaves its board open', () => {
  const queue = [aResult(1, { refusal: { message: 'No.' } }), aResult(2, { isUnwanted: true })]
  expect(shownBoards(VIEW, { queue, made: [] }).every(isOpen)).toBe(true)
})

test('a saved result shows as saved until the server’s answer includes it', () => {
  const made = [{ change: aResult(1), version: 8 }]
  expect(shownBoards(VIEW, { queue: [], made })[0]).toMatchObject({ result: '1–0', isConfirmed: true })
  // Version 9 is after an undo.
  expect(shownBoards({ ...VIEW, version: 9 }, { queue: [], made })[0]).toMatchObject({ result: '', isConfirmed: false })
})

test('after a board comes the next one that is open and doesn’t wait, at the end the first one', () => {
  const boards = shownBoards(VIEW, { queue: [aResult(2)], made: [] })
  expect(nextOpen(boards, boards[0]!)?.board).toBe(3)
  expect(nextOpen(boards, boards[2]!)?.board).toBe(1)
})

test('a waiting result can be read without the event: it has board, names and result', () => {
  expect(HELPER_RULES.words?.(VIEW, aResult(3).request)).toBe('Board 3, White 3 – Black 3: 1–0')
  const league: HelperView = { ...VIEW, competitors: 'team' }
  expect(HELPER_RULES.words?.(league, aResult(3).request)).toBe('Table 3, White 3 – Black 3: 1–0')
})
