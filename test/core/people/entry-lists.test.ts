import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entryTable } from '#core/people/entry-table.ts'
import { parseEntryList, readEntries } from '#core/people/parse-entry-list.ts'

const caseText = (name: string): string => readFileSync(new URL(`../../support/cases/${name}`, import.meta.url), 'utf8')

const read = (text: string) => readEntries(entryTable(text), false)

test('the heading is found below titles, which are listed as not used', () => {
  const { entries, unused } = read(caseText('13-title-line.csv'))
  expect(entries).toMatchObject([
    { firstName: 'Adler', rating: 2100 },
    { firstName: 'Birk', rating: 1900 },
  ])
  expect(unused).toEqual([{ line: 1, text: 'Spring Open 2026', reason: 'it is above the heading' }])
  const deep = read(`From the database\nChess club\n${'\n'.repeat(3)}Open 2026;;\nNo.;Name;Elo\n1;Lee, Ann;2100`)
  expect(deep.entries).toMatchObject([{ lastName: 'Lee', rating: 2100 }])
  expect(deep.unused).toHaveLength(3)
})

test('a heading is known by the word for a name alone', () => {
  const table = entryTable('Strength;Name;Remark\n2100;Lee, Ann;paid\n1900;Day, Cy;')
  expect(table.columns).toEqual([undefined, 'name', undefined])
})

test('titles of chess-results are in a column without a heading', () => {
  expect(read(caseText('13-chess-results-start.tsv')).entries).toMatchObject([
    { title: 'GM', lastName: 'Adler', fideId: '12400001', sex: 'w', club: 'SK Turm', rating: 2512 },
    { title: 'IM', lastName: 'Birk' },
    { title: '', lastName: 'Cole', rating: 0 },
  ])
})

test('ids and ratings of national federations aren’t FIDE’s', () => {
  expect(read(caseText('13-usc.csv')).entries).toMatchObject([
    { fideId: null, rating: 2100 },
    { fideId: null, rating: 0, problems: {} },
    { fideId: null, rating: 1500 },
  ])
  expect(parseEntryList('Name;DWZ;Elo;National ID;FIDE ID\nLee, Ann;1800;1900;10001234;4600001')).toMatchObject([
    { rating: 1900, fideId: '4600001' },
  ])
  expect(parseEntryList('Name;Rapid;Rtg Nat;FIDE Elo\nLee, Ann;1700;1800;1900')).toMatchObject([{ rating: 1900 }])
  expect(parseEntryList('Name;DWZ\nLee, Ann;1800')).toMatchObject([{ rating: 1800 }])
  expect(parseEntryList('Name;FIDE\nLee, Ann;1800')).toMatchObject([{ rating: 1800, fideId: null }])
})

test('quoted cells may hold separators, quotes and line breaks', () => {
  const text = 'Name;Club;Elo\r\n"Lee, Ann";"Chess; ""Rook""\nUlm";2100\r\nDay 12" Cy;"open;1900'
  expect(read(text).entries).toMatchObject([
    { firstName: 'Ann', club: 'Chess; "Rook" Ulm', rating: 2100 },
    { club: '"open', rating: 1900 },
  ])
})

test('a first line with the separator is no entry', () => {
  expect(read('sep=|\nName|Elo\nLee, Ann|2100').entries).toMatchObject([{ firstName: 'Ann', rating: 2100 }])
  expect(read('\uFEFFsep=,\r\nLee,2100\r\nDay,1900').entries).toMatchObject([{ rating: 2100 }, { rating: 1900 }])
})

test('sums, repeated headings and notes are no entries, and are listed with their lines', () => {
  const { entries, unused } = read(
    'Name;Elo;Fed\nLee, Ann;2100;NED\nName;Elo;Fed\nTotal;1;\nAverage: 2100;;\n;;;\n;1900;GER\nYou find all details at https://chess.example/t;;',
  )
  expect(entries.map(({ lastName }) => lastName)).toEqual(['Lee'])
  expect(unused.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'it repeats the heading'],
    [4, 'it names no entry'],
    [5, 'it names no entry'],
    [7, 'it has no name'],
    [8, 'it names no entry'],
  ])
})

test('entries after the 2,000th are listed', () => {
  const { entries, unused } = read(`Name;Elo\n${'Lee, Ann;2100\n'.repeat(2002)}`)
  expect([entries.length, unused.length]).toEqual([2000, 2])
  expect(unused[0]).toMatchObject({ line: 2002, reason: 'only the first 2,000 entries are read' })
})

test('a club with its year of foundation is no rating', () => {
  expect(parseEntryList('Lee, Ann;2100;TSV1860\nDay, Cy;;SK1921')).toMatchObject([
    { rating: 2100, club: 'TSV1860' },
    { rating: 0, club: 'SK1921' },
  ])
  expect(parseEntryList('SV Ost 1908\nSK Turm 1921', true)).toMatchObject([
    { firstName: 'SV Ost 1908', rating: 0 },
    { firstName: 'SK Turm 1921', rating: 0 },
  ])
})

test('a column of categories becomes the group', () => {
  expect(parseEntryList('Name;Kat.\nLee, Ann;U14')).toMatchObject([{ group: 'U14' }])
})

test.each([
  ['De Groot Jan', 'Jan', 'De Groot'],
  ['van der Berg, Jan', 'Jan', 'van der Berg'],
  ['Jan van den Berg', 'Jan', 'van den Berg'],
  ['VAN DER BERG Jan', 'Jan', 'Van Der Berg'],
  ['Maria Della Rosa', 'Maria', 'Della Rosa'],
])('the name %s is %s, %s', (written, firstName, lastName) => {
  expect(parseEntryList(written)).toMatchObject([{ firstName, lastName }])
})

test('cells that aren’t understood are listed', () => {
  expect(parseEntryList('Name;Title;Sex;Born\nLee, Ann;Sensei;yes;June 3, 2010\nDay, Cy;;;sometime')).toMatchObject([
    { problems: { title: 'Sensei', sex: 'yes' }, birth: '2010/06/03' },
    { problems: { birth: 'sometime' } },
  ])
})

test('every column can be given another meaning', () => {
  const table = entryTable('Name;Rapid;Elo;Note\nLee, Ann;1700;1900;Rooks')
  expect(table.columns).toEqual(['name', undefined, 'rating', undefined])
  const chosen = { ...table, columns: ['name', 'rating', undefined, 'club'] as const }
  expect(readEntries({ ...chosen, columns: [...chosen.columns] }, false).entries).toMatchObject([
    { rating: 1700, club: 'Rooks' },
  ])
})
