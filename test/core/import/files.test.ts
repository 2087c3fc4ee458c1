import { expect, test } from 'vitest'
import { decodeFile } from '#core/import/decode.ts'
import { bytesRefusal, fileKind, textRefusal } from '#core/import/file-kind.ts'
import { lineChanges } from '#core/import/line-changes.ts'
import { playerLine, trfText } from '#test/support/trf/files.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const decode = (given: Uint8Array, encoding: string) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(given)
  } catch {
    return undefined
  }
}

test.each<[string, Uint8Array, RegExp]>([
  ['an archive', bytes('PK\u0003\u0004…'), /archive or an old spreadsheet/],
  ['nothing', new Uint8Array(), /empty/],
  ['a PDF', bytes('%PDF-1.7\n1 0 obj'), /is a PDF/],
  ['null bytes', new Uint8Array(1000), /isn’t a text file/],
  ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1).fill(32), /at most 10 MB/],
])('%s is refused with a sentence', (_what, given, sentence) => {
  expect(bytesRefusal(given)).toMatch(sentence)
})

test('a million lines and thousands of players are refused with a sentence', () => {
  expect(textRefusal('x\n'.repeat(1_000_000))).toBe('This file has 1,000,001 lines. A tournament has at most 50,000.')
  expect(textRefusal(`${playerLine(1, 'A', '')}\n`.repeat(5001))).toMatch(/5,001 players/)
  expect(textRefusal(' \n')).toMatch(/empty/)
  expect(textRefusal(`001    1 m    A${' 2 w 1'.repeat(200_000)}`)).toMatch(/more than 5,000 characters/)
  expect(textRefusal(trfText('fwwrc2024.trf'))).toBeUndefined()
  expect(bytesRefusal(bytes(trfText('fwwrc2024.trf')))).toBeUndefined()
})

test('a web page is refused with a sentence, and a name in angle brackets is not', () => {
  for (const page of ['<!DOCTYPE html>\n<title>x', ' <html lang="en">', '<table><tr><td>Ann'])
    expect(textRefusal(page)).toMatch(/is a web page/)
  expect(textRefusal('<Ann> Lee;2100')).toBeUndefined()
})

test("a file's content tells whether it is a report, games or a list", () => {
  expect(fileKind(trfText('tec-team14.trf'))).toBe('report')
  expect(fileKind('\uFEFF  001    1 m    A')).toBe('report')
  expect(fileKind('001\t1\tm\tA')).toBe('report')
  expect(fileKind('[Event "x"]\n[White "A"]')).toBe('games')
  expect(fileKind('Name;Elo\nAnn;2100')).toBe('list')
})

test('a file is decoded with the encoding that fits', () => {
  expect(decodeFile(bytes('Škoda'), decode)).toEqual({ text: 'Škoda' })
  const western = new Uint8Array([
    ...bytes('001    1 m    M'),
    0xfc,
    ...bytes('ller, J                         2100 GER'),
  ])
  expect(decodeFile(western, decode)).toMatchObject({
    encoding: 'Windows-1252',
    text: expect.stringContaining('Müller'),
  })
  const central = new Uint8Array([0x8a, ...bytes('koda, Radka 2100 CZE')])
  expect(decodeFile(central, decode)).toMatchObject({
    encoding: 'Windows-1250',
    text: expect.stringContaining('Škoda'),
  })
  const cyrillic = new Uint8Array([0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2, 0xe0, 0x20, 0x32])
  expect(decodeFile(cyrillic, decode)).toEqual({ encoding: 'Windows-1251', text: 'Иванова 2' })
  const wide = new Uint8Array([0xff, 0xfe, 0x41, 0, 0x60, 1])
  expect(decodeFile(wide, decode).text).toBe('AŠ')
})

test('a repair is shown line by line, with the differing columns', () => {
  const before = [
    { no: 4, text: 'one 22l4 CZE' },
    { no: 5, text: 'two' },
    { no: 6, text: 'three' },
  ]
  const edits = [
    { line: 4, column: 5, text: '2214' },
    { line: 5, isRemoved: true as const },
    { line: 9, text: '001 new', isNew: true as const },
  ]
  expect(lineChanges(before, edits)).toEqual([
    { no: 4, sign: 'goes', text: 'one 22l4 CZE', mark: { from: 5, to: 8 } },
    { no: 4, sign: 'comes', text: 'one 2214 CZE', mark: { from: 5, to: 8 } },
    { no: 5, sign: 'goes', text: 'two' },
    { no: 6, sign: 'stays', text: 'three', mark: undefined },
    { no: 9, sign: 'comes', text: '001 new', mark: { from: 1, to: Infinity } },
  ])
  expect(lineChanges(before, undefined, [{ line: 6, from: 1, to: 2 }])[2]).toMatchObject({
    sign: 'stays',
    mark: { from: 1, to: 2 },
  })
})
