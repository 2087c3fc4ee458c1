import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileName } from '#core/text/file-name.ts'

test('a file is named after the tournament, the date and the round', () => {
  expect(fileName('Summer Cup', ['2026-07-04', 'round 3'], 'csv')).toBe('Summer Cup 2026-07-04 round 3.csv')
  expect(fileName('Кубок «Волга»', ['', 'round 11'], 'csv')).toBe('Кубок «Волга» round 11.csv')
})

test('a file name has no characters that a system forbids or that change the text direction', () => {
  expect(fileName('../A/B\\C: "D" <E>|F?*\u202E\n', ['round 1'], 'csv')).toBe('A B C D E F round 1.csv')
  expect(fileName('???', [], 'trf')).toBe('Tournament.trf')
})

test('a file name fits in 255 bytes in any script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const file = fileName(name, ['1970-01-01', 'round 9999'], 'csv')
      expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(255)
      expect(file).toMatch(/^[^.\s<>:"/\\|?*][^<>:"/\\|?*\p{Cc}]* 1970-01-01 round 9999\.csv$/u)
    }),
  )
})
