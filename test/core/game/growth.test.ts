import { expect, test } from 'vitest'
import { grown, growth, parts } from '#core/game/growth.ts'

const BEFORE = '[Result "*"]\n\n1. e4 {[%clk 0:10:00]} *'
const AFTER = '[Result "*"]\n\n1. e4 {[%clk 0:10:00]} 1... e5 {[%clk 0:09:58]} 2. Nf3 {[%clk 0:09:59]} *'

test('what a game went on with makes the same text of the one that was known', () => {
  let pgn: string | undefined = BEFORE
  for (const part of parts(growth(BEFORE, AFTER)!, 40)) {
    expect(part.text.length).toBeLessThanOrEqual(40)
    pgn = grown(pgn!, part)
  }
  expect(pgn).toBe(AFTER)
})

test('moves that are short go together', () => {
  expect(parts({ at: 5, text: ' 1. e4 1... e5 2. d4' }, 16)).toEqual([
    { at: 5, text: ' 1. e4 1... e5' },
    { at: 19, text: ' 2. d4' },
  ])
})

test('a text that changed elsewhere, or did not grow, did not go on', () => {
  expect(growth(BEFORE, BEFORE)).toBeUndefined()
  expect(growth(BEFORE, AFTER.replace('"*"', '"1-0"'))).toBeUndefined()
  expect(growth(AFTER, BEFORE)).toBeUndefined()
})

test('who missed something cannot go on', () => expect(grown(BEFORE, { at: 99, text: ' 2. Nf3' })).toBeUndefined())

test('the first move of a game is growth too', () => {
  const none = '[Result "*"]\n\n*'
  const step = growth(none, '[Result "*"]\n\n1. e4 *')
  expect(step && grown(none, step)).toBe('[Result "*"]\n\n1. e4 *')
})
