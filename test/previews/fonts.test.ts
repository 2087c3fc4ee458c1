import { expect, test } from 'vitest'
import { filesFor, FIGURES, type FontFile } from '#previews/fonts.ts'

const aFile = (family: string, ranges: FontFile['ranges']): FontFile => ({ family, file: `${family}.woff2`, ranges })
const latin = aFile('latin', [[0, 0xff]])
const figures = aFile(FIGURES, [[0x30, 0x39]])
const cyrillic = aFile('cyrillic', [[0x400, 0x4ff]])
const arabic = aFile('arabic', [
  [0x600, 0x6ff],
  [0x30, 0x39],
])
const FONTS = [latin, figures, cyrillic, arabic]

test('only files with letters of the text are read, for each letter the first that has it', () => {
  expect(filesFor('Ann', FONTS)).toEqual([latin])
  expect(filesFor('Ann – Казань', FONTS)).toEqual([latin, cyrillic])
  expect(filesFor('نادي', FONTS)).toEqual([arabic])
  expect(filesFor('4', FONTS)).toEqual([latin, figures])
})

test('a text in all scripts reads two dozen files, not all there are', () => {
  const many = Array.from({ length: 100 }, (_, at) => aFile(`f${at}`, [[0x4e00 + at, 0x4e00 + at]]))
  const text = String.fromCodePoint(...many.map(({ ranges }) => ranges[0]![0]))
  expect(filesFor(text, many)).toHaveLength(24)
})
