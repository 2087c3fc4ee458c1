import readXlsxFile from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { storedArchive } from '#core/import/sheet-archive.ts'
import { sheetText } from '#core/import/sheet-text.ts'
import { parseEntryList } from '#core/people/parse-entry-list.ts'
import { aSpreadsheet } from '#test/support/spreadsheet.ts'

const textOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await readXlsxFile(storedArchive(bytes).buffer)).map(({ data }) => sheetText(data))

test('the cells of a spreadsheet are a list', async () => {
  const [text] = await textOf(
    aSpreadsheet([
      ['Name', 'Elo', 'Club'],
      ['Lee, Ann', 2100, 'Rook "A"\nUlm'],
      ['Day, Cy', 1900, ''],
    ]),
  )
  expect(parseEntryList(text!)).toMatchObject([
    { firstName: 'Ann', lastName: 'Lee', rating: 2100, club: 'Rook "A" Ulm' },
    { firstName: 'Cy', rating: 1900, club: null },
  ])
})

test('a spreadsheet of thousands of rows is read whole', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => [`Player ${at}, Ann`, 1000 + (at % 1000)])
  const [text] = await textOf(aSpreadsheet([['Name', 'Elo'], ...rows]))
  expect(text!.split('\n')).toHaveLength(20_001)
})

test('a day of a spreadsheet is written year first, and other values as text', () => {
  expect(sheetText([[new Date(Date.UTC(1998, 6, 13)), true, null, 'a\tb', Number.NaN]])).toBe(
    '1998-07-13\ttrue\t\ta b\tNaN',
  )
})

test('what is no archive is refused', () => {
  expect(() => storedArchive(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]))).toThrow()
})
