import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csv } from '#core/text/csv.ts'
import { hostileText } from '#test/support/hostile-text.ts'
import { cases } from '#test/support/audit.ts'

/** A separate reader of RFC 4180, to check the writer against. */
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

test.each(['=1+1', '+1', '-1', '@now', '\tx', '\r=x'])('a spreadsheet reads %j as text', (formula) => {
  expect(read(csv([[formula]]))).toEqual([[`'${formula}`]])
})

test('a negative number stays a number', () => {
  expect(csv([[-1]])).toBe('-1\r\n')
})

test('written rows are read back', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\r', '\n', 'ż', "'", '½') })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 })), (rows) => {
      const guarded = rows.map((row) => row.map((text) => (text.startsWith('\r') ? `'${text}` : text)))
      expect(read(csv(rows))).toEqual(guarded)
    }),
  )
})

test('no name of a person splits a cell, runs as a formula or hides characters', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (one, other) => {
      const [row, ...more] = read(csv([[one, other, 'end']]))
      expect(more).toEqual([])
      expect(row).toHaveLength(3)
      for (const cell of row!) {
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r]/)
        expect(cell).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\0]/)
      }
    }),
    { numRuns: cases(40, 3000) },
  )
})

test('a cell with a semicolon is quoted, for spreadsheets that split cells there', () => {
  expect(csv([['Ann;=1+1', ' =1']])).toBe('"Ann;=1+1",\' =1\r\n')
})
