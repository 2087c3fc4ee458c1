import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasHidden, isVisible, oneLine } from '#core/text/visible.ts'
import { hostileText } from '#test/support/hostile-text.ts'
import { cases } from '#test/support/audit.ts'

test.each([
  ['a line break', 'Ann\n001    2'],
  ['a carriage return', 'Ann\rBob'],
  ['a separator of lines', 'Ann\u2028Bob'],
  ['a control character', 'Ann\u0007'],
  ['a mark that turns the direction', 'Ann\u202egnp.exe'],
  ['an isolate', '\u2066Ann\u2069'],
  ['a space of no width', 'An\u200bn'],
  ['a byte order mark', '\ufeffAnn'],
  ['half a letter', 'Ann\ud800'],
])('%s is hidden', (_, text) => {
  expect(hasHidden(text)).toBe(true)
  expect(hasHidden(oneLine(text))).toBe(false)
})

test.each([
  'Ann Lee',
  'محمد',
  'می‌خواهم',
  'क्‍ष',
  'Владимир',
  '李',
  "O'Neill-Śmith",
  '👩‍🔬',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '½',
])('the name %s is kept as it is', (name) => {
  expect(hasHidden(name)).toBe(false)
  expect(isVisible(name)).toBe(true)
  expect(oneLine(name)).toBe(name)
})

test.each(['', ' ', '\u00a0', '\u3164', '\u115f\u1160', '\u2800', '\uffa0', '\u200d', '\u0301', '\u200c \u200d'])(
  '%j has no visible character',
  (text) => expect(isVisible(text)).toBe(false),
)

test('one line of any text is one line without hidden characters', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(hasHidden(oneLine(text))).toBe(false)
      expect(oneLine(oneLine(text))).toBe(oneLine(text))
    }),
    { numRuns: cases(40, 3000) },
  )
})
