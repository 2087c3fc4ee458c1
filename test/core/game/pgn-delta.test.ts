import { expect, test } from 'vitest'
import { continuePgn } from '#core/game/continue-pgn.ts'
import { applyDelta, diffPgn, splitDelta } from '#core/game/pgn-delta.ts'

const BEFORE = '[Result "*"]\n\n1. e4 {[%clk 0:10:00]} *'
const AFTER = '[Result "*"]\n\n1. e4 {[%clk 0:10:00]} 1... e5 {[%clk 0:09:58]} 2. Nf3 {[%clk 0:09:59]} *'

test('the known text with the added text is the new text', () => {
  let pgn: string | undefined = BEFORE
  for (const part of splitDelta(diffPgn(BEFORE, AFTER)!, 40)) {
    expect(part.text.length).toBeLessThanOrEqual(40)
    pgn = applyDelta(pgn!, part)
  }
  expect(pgn).toBe(AFTER)
})

test('short moves are sent together', () => {
  expect(splitDelta({ at: 5, text: ' 1. e4 1... e5 2. d4' }, 16)).toEqual([
    { at: 5, text: ' 1. e4 1... e5' },
    { at: 19, text: ' 2. d4' },
  ])
})

test('a text that changed elsewhere, or did not grow, has no addition', () => {
  expect(diffPgn(BEFORE, BEFORE)).toBeUndefined()
  expect(diffPgn(BEFORE, AFTER.replace('"*"', '"1-0"'))).toBeUndefined()
  expect(diffPgn(AFTER, BEFORE)).toBeUndefined()
})

test('an addition cannot be applied if an earlier one is missing', () =>
  expect(applyDelta(BEFORE, { at: 99, text: ' 2. Nf3' })).toBeUndefined())

test('the first move of a game is an addition too', () => {
  const none = '[Result "*"]\n\n*'
  const step = diffPgn(none, '[Result "*"]\n\n1. e4 *')
  expect(step && applyDelta(none, step)).toBe('[Result "*"]\n\n1. e4 *')
})

test('other tags, blanks and numbers do not make another game: only its new moves are added', () => {
  const again = '[Result "*"]\n[ECO "C40"]\n\n1. e4 {[%clk 0:10:00]}\ne5 {[%clk 0:09:58]}\n2. Nf3 {[%clk 0:09:59]}\n*'
  expect(continuePgn(BEFORE, again)).toBe(AFTER)
  expect(continuePgn(AFTER, again)).toBe(AFTER)
  expect(diffPgn(BEFORE, continuePgn(BEFORE, again))?.text).toBe(' 1... e5 {[%clk 0:09:58]} 2. Nf3 {[%clk 0:09:59]}')
})

test('moves that were taken back, and another position at the start, make the new text count', () => {
  for (const other of ['[Result "*"]\n\n1. d4 d5 *', `[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 *`])
    expect(continuePgn(AFTER, other)).toBe(other)
  expect(continuePgn(AFTER, BEFORE)).toBe(BEFORE)
  const over = AFTER.replace('*"', '1-0"').replace(/\*$/, '1-0')
  expect(continuePgn(BEFORE, over)).toBe(over)
})
