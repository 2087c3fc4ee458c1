import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeFile } from '#core/import/decode.ts'
import { fileKind } from '#core/import/file-kind.ts'
import { readPgnFile } from '#core/pgn/read-pgn.ts'

const decode = (given: Uint8Array, encoding: string) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(given)
  } catch {
    return undefined
  }
}

const namesIn = (bytes: Uint8Array, players: string[] = []): string[] => {
  const { text } = decodeFile(bytes, decode, players)
  return readPgnFile(text, 10).games.flatMap(({ tags }) => [tags['White'] ?? '', tags['Black'] ?? ''])
}

test.each([
  ['enc-cp1250.pgn', 'Novák, Jiří', 'Dvořák, B'],
  ['enc-latin1.pgn', 'Müller, A', 'Ørn, B'],
  ['enc-twice-utf8.pgn', 'Müller, A', 'B, B'],
  ['enc-utf16le.pgn', 'Müller, A', 'B, B'],
  ['enc-utf8-bom.pgn', 'Müller, A', 'B, B'],
])('%s has the names %s and %s', (file, white, black) => {
  const bytes = new Uint8Array(readFileSync(new URL(`../../support/live-boards/${file}`, import.meta.url)))
  expect(namesIn(bytes)).toEqual([white, black])
  expect(fileKind(decodeFile(bytes, decode).text)).toBe('games')
})

/** Bytes of a code page, for its letters that Latin-1 has elsewhere. */
const inPage = (text: string, letters: Record<string, number>): Uint8Array =>
  Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0))
const CENTRAL = { ł: 0xb3, ą: 0xb9, ę: 0xea, č: 0xe8, ć: 0xe6, ő: 0xf5 }
const game = (white: string, black: string): string => `[White "${white}"]\n[Black "${black}"]\n\n1. e4 *\n`

test('Polish and Croatian names are recognised by their letters', () => {
  expect(namesIn(inPage(game('Pawłowski, Jan', 'Petrović, Ivo'), CENTRAL))).toEqual(['Pawłowski, Jan', 'Petrović, Ivo'])
  expect(namesIn(inPage(game('Thérèse, Ève', 'Bjørn, Å'), {}))).toEqual(['Thérèse, Ève', 'Bjørn, Å'])
})

test('the names of an event’s players decide where letters do not', () => {
  const bytes = inPage(game('Őry, Ede', 'Szőke, Ida'), { ...CENTRAL, Ő: 0xd5 })
  expect(namesIn(bytes)).toEqual(['Õry, Ede', 'Szõke, Ida'])
  expect(namesIn(bytes, ['Ida Szőke', 'Ede Őry'])).toEqual(['Őry, Ede', 'Szőke, Ida'])
})

test('a text in which only some letters look wrong is left as it is', () => {
  const text = `${game('MÃ¼ller, A', 'Łoś, B')}`
  expect(namesIn(new TextEncoder().encode(text))).toEqual(['MÃ¼ller, A', 'Łoś, B'])
})
