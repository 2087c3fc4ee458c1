import { expect, test } from 'vitest'
import { parseEntryList } from '#core/people/parse-entry-list.ts'

const short = (text: string) =>
  parseEntryList(text).map(({ firstName, lastName, title, rating, nationality, club, fideId }) =>
    [title, firstName, lastName, rating || '', nationality, club, fideId].filter(Boolean).join(' '),
  )

test('a list may be names alone, one a line', () => {
  expect(short('Ann Lee\n\n  Bo van der Berg \r\nCy')).toEqual(['Ann Lee', 'Bo van der Berg', 'Cy'])
  expect(parseEntryList('Ann van Lee')[0]).toMatchObject({ firstName: 'Ann', lastName: 'van Lee', rating: 0 })
})

test.each<[string, string, string[]]>([
  ['tabs', 'Name\tElo\tClub\tFIDE\nKučera Tomáš\t1987\tKdyně\t30112209', ['Kučera Tomáš 1987 Kdyně 30112209']],
  ['semicolons in German', 'Nr;Titel;Name;Elo;Land;Verein\n1;GM;Müller, Jörg;2510;GER;SK Ulm', ['GM Jörg Müller 2510 GER SK Ulm']],
  ['commas', 'First name,Last name,Rating,Fed\nAnn,Lee,2100,NED\nBo,Lind,,SWE', ['Ann Lee 2100 NED', 'Bo Lind SWE']],
  ['quotes', 'Name,Rating,Fed\n"Lee, Ann",2100,NED', ['Ann Lee 2100 NED']],
  ['French', 'Nom;Prénom;Elo\nDupont;Zoé;1800', ['Zoé Dupont 1800']],
  ['no header', 'Lee, Ann\t2100\tNED\t1012345\nLind, Bo\t1900\tSWE\t1812345', ['Ann Lee 2100 NED 1012345', 'Bo Lind 1900 SWE 1812345']],
  ['family names in capitals', 'NOVÁK Jan 2100 CZE\nLEE Ann 2000 NED', ['Jan NOVÁK 2100 CZE', 'Ann LEE 2000 NED']],
  ['numbers before the names', '1. Ann Lee\n2. Bo Lind', ['Ann Lee', 'Bo Lind']],
  ['last names first', 'Lee, Ann\nLind, Bo', ['Ann Lee', 'Bo Lind']],
  ['titles before the names', 'GM Ann Lee 2600\nBo Lind 1200', ['GM Ann Lee 2600', 'Bo Lind 1200']],
])('a list is read with %s', (_what, text, expected) => {
  expect(short(text)).toEqual(expected)
})

test('what cannot be read is said, and the rest is kept', () => {
  expect(parseEntryList('Name\tElo\tFed\nŠimon Blažek\t18t6\tXYZ')).toMatchObject([
    { firstName: 'Šimon', rating: 0, nationality: '', problems: { rating: '18t6', nationality: 'XYZ' } },
  ])
})

test('a team has one name', () => {
  expect(parseEntryList('Rooks of Ulm\nKnights', true)).toMatchObject([
    { firstName: 'Rooks of Ulm', lastName: '' },
    { firstName: 'Knights', lastName: '' },
  ])
})

test('nothing hidden and nothing endless comes of a list', () => {
  expect(short('Ann\u0000 Lee')).toEqual(['Ann Lee'])
  expect(parseEntryList('x\n'.repeat(5000))).toHaveLength(2000)
  expect(parseEntryList('y'.repeat(1000))[0]!.firstName).toHaveLength(80)
  expect(parseEntryList('')).toEqual([])
})
