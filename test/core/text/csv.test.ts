import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csv, csvName } from '#core/text/csv.ts'

/** A reader of RFC 4180, written for this test alone. */
function read(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (quoted && letter === '"' && text[at + 1] === '"') cell += text[at++]
    else if (letter === '"') quoted = !quoted
    else if (!quoted && letter === ',') cell = (rows.at(-1)!.push(cell), '')
    else if (!quoted && letter === '\r' && text[at + 1] === '\n') {
      rows.at(-1)!.push(cell)
      cell = ''
      rows.push([])
      at++
    } else cell += letter
  }
  return rows.slice(0, -1)
}

test('rows end CRLF, and only cells that need quotes have them', () => {
  expect(
    csv([
      ['White', 'Black'],
      ['Lee, Ann', 'Bob "Bo" B'],
      [6.5, null],
      ['a\nb', undefined],
    ]),
  ).toBe('White,Black\r\n"Lee, Ann","Bob ""Bo"" B"\r\n6.5,\r\n"a\nb",\r\n')
})

test.each(['=1+1', '+1', '-1', '@now', '\tx', '\r=x'])('a spreadsheet takes %j for text', (formula) => {
  expect(read(csv([[formula]]))).toEqual([[`'${formula}`]])
})

test('a negative number stays a number', () => {
  expect(csv([[-1]])).toBe('-1\r\n')
})

test('whatever is written is read again', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\r', '\n', 'ż', "'", '½') })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 })), (rows) => {
      const guarded = rows.map((row) => row.map((text) => (text.startsWith('\r') ? `'${text}` : text)))
      expect(read(csv(rows))).toEqual(guarded)
    }),
  )
})

test('a file is named after the tournament, the date and the round', () => {
  expect(csvName('Summer Cup', Date.UTC(2026, 6, 4, 18), 3)).toBe('Summer Cup 2026-07-04 round 3.csv')
  expect(csvName('Кубок «Волга»', null, 11)).toBe('Кубок «Волга» round 11.csv')
})

test('a file name holds nothing that a system forbids or that turns its direction', () => {
  expect(csvName('../A/B\\C: "D" <E>|F?*\u202E\n', null, 1)).toBe('A B C D E F round 1.csv')
  expect(csvName('???', null, 1)).toBe('Tournament round 1.csv')
})

test('a file name fits in 255 bytes in any script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 0, max: 9999 }), (name, round) => {
      const file = csvName(name, 0, round)
      expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(255)
      expect(file).toMatch(/^[^.\s<>:"/\\|?*][^<>:"/\\|?*\p{Cc}]* 1970-01-01 round \d+\.csv$/u)
    }),
  )
})
