import { expect, test } from 'vitest'
import { localised, momentText } from '#core/text/moments.ts'

test('the moments in a sentence are shown as the reader’s format writes them', () => {
  const at = Date.UTC(2026, 9, 24, 14)
  const words = `Round 3 starts ${momentText(at)}, was 2026-10-23T14:00Z`
  expect(words).toBe('Round 3 starts 2026-10-24T14:00Z, was 2026-10-23T14:00Z')
  expect(localised(words, (moment) => String((moment - at) / 3_600_000))).toBe('Round 3 starts 0, was -24')
})

test('a sentence without a moment stays, also with days and impossible moments', () => {
  for (const words of ['Open 2026-06-18: 3 entries', 'at 2026-99-99T14:00Z'])
    expect(localised(words, String)).toBe(words)
})
