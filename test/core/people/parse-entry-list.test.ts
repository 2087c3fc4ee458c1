import { expect, test } from 'vitest'
import { findDoubles, mayBe } from '#core/people/entry-doubles.ts'
import { parseEntryList } from '#core/people/parse-entry-list.ts'

const short = (text: string) =>
  parseEntryList(text).map(({ firstName, lastName, title, rating, nationality, club, fideId }) =>
    [title, firstName, lastName, rating || '', nationality, club, fideId].filter(Boolean).join(' '),
  )

test('a list may be names alone, one per line', () => {
  expect(short('Ann Lee\n\n  Bo van der Berg \r\nCy')).toEqual(['Ann Lee', 'Bo van der Berg', 'Cy'])
  expect(parseEntryList('Ann van Lee')[0]).toMatchObject({ firstName: 'Ann', lastName: 'van Lee', rating: 0 })
})

test.each<[string, string, string[]]>([
  ['tabs', 'Name\tElo\tClub\tFIDE\nKučera Tomáš\t1987\tKdyně\t30112209', ['Kučera Tomáš 1987 Kdyně 30112209']],
  [
    'semicolons in German',
    'Nr;Titel;Name;Elo;Land;Verein\n1;GM;Müller, Jörg;2510;GER;SK Ulm',
    ['GM Jörg Müller 2510 GER SK Ulm'],
  ],
  ['commas', 'First name,Last name,Rating,Fed\nAnn,Lee,2100,NED\nBo,Lind,,SWE', ['Ann Lee 2100 NED', 'Bo Lind SWE']],
  ['quotes', 'Name,Rating,Fed\n"Lee, Ann",2100,NED', ['Ann Lee 2100 NED']],
  ['French', 'Nom;Prénom;Elo\nDupont;Zoé;1800', ['Zoé Dupont 1800']],
  [
    'no header',
    'Lee, Ann\t2100\tNED\t1012345\nLind, Bo\t1900\tSWE\t1812345',
    ['Ann Lee 2100 NED 1012345', 'Bo Lind 1900 SWE 1812345'],
  ],
  ['family names in capitals', 'NOVÁK Jan 2100 CZE\nLEE Ann 2000 NED', ['Jan Novák 2100 CZE', 'Ann Lee 2000 NED']],
  ['numbers before the names', '1. Ann Lee\n2. Bo Lind', ['Ann Lee', 'Bo Lind']],
  ['last names first', 'Lee, Ann\nLind, Bo', ['Ann Lee', 'Bo Lind']],
  ['titles before the names', 'GM Ann Lee 2600\nBo Lind 1200', ['GM Ann Lee 2600', 'Bo Lind 1200']],
  [
    'titles behind the names, or in small letters',
    'Ann Lee GM 2600\nim Bo Lind 2400\nIm Soo-jin 2100',
    ['GM Ann Lee 2600', 'IM Bo Lind 2400', 'Im Soo-jin 2100'],
  ],
  ['numbers without a dot', '1 Ann Lee 2100\n2 Bo Lind', ['Ann Lee 2100', 'Bo Lind']],
  [
    'ratings before the names',
    '2310 Ann Lee\n2100 Bo Lind\n2150 Cy Moe',
    ['Ann Lee 2310', 'Bo Lind 2100', 'Cy Moe 2150'],
  ],
  ['rising ratings before the names', '1500 Ann Lee\n1600 Bo Lind', ['Ann Lee 1500', 'Bo Lind 1600']],
  [
    'ratings in the first column',
    '2310\tAnn Lee\tNED\n2100\tBo Lind\tSWE\n2050\tCy Moe\tNOR',
    ['Ann Lee 2310 NED', 'Bo Lind 2100 SWE', 'Cy Moe 2050 NOR'],
  ],
  [
    'rating, federation and FIDE ID behind the names, in any order and not all of them',
    'Ann Lee 2310 NED 1012345\nBo Lind SWE\nCy Moe NOR 2100\nDee Hart 1512345',
    ['Ann Lee 2310 NED 1012345', 'Bo Lind SWE', 'Cy Moe 2100 NOR', 'Dee Hart 1512345'],
  ],
  ['family names in capitals that look like no federation', 'Ann LEE\nBo DAY', ['Ann Lee', 'Bo Day']],
])('a list is read with %s', (_what, text, expected) => {
  expect(short(text)).toEqual(expected)
})

test('unreadable cells are reported, and the rest is kept', () => {
  expect(parseEntryList('Name\tElo\tFed\nŠimon Blažek\t18t6\tXYZ')).toMatchObject([
    { firstName: 'Šimon', rating: 0, nationality: '', problems: { rating: '18t6', nationality: 'XYZ' } },
  ])
})

test.each<[string, string, object]>([
  ['a letter in a rating', 'Name\tElo\nAnn Lee\t22l4', { rating: 2214, repairs: { rating: ['22l4', '2214'] } }],
  ['a thousands separator', 'Name\tElo\nAnn Lee\t1,850', { rating: 1850 }],
  ['a mark behind a rating', 'Name;Elo\nAnn Lee;2114 F', { rating: 2114 }],
  ['no rating as a zero', 'Name;Elo\nAnn Lee;0', { rating: 0, problems: {} }],
  ['no rating in words', 'Name;Elo\nAnn Lee;unrated', { rating: 0, problems: {} }],
  [
    'a country by its name',
    'Name;Land\nAnn Lee;Deutschland',
    { nationality: 'GER', repairs: { nationality: ['Deutschland', 'GER'] } },
  ],
  ['a country in Czech', 'Jméno;Země;Federace\nAnn Lee;x;Česko', { nationality: 'CZE' }],
  ['a date day first', 'Name;Born\nAnn Lee;13.07.1998', { birth: '1998/07/13' }],
  ['a date with its time', 'Name;Born\nAnn Lee;1998-07-13 00:00:00', { birth: '1998/07/13' }],
  ['a FIDE ID in groups', 'Name;FIDE-ID\nAnn Lee;30 112 209', { fideId: '30112209' }],
  ['a woman in Spanish', 'Nombre;Sexo\nAna;Mujer', { sex: 'w' }],
  [
    'a heading in Russian',
    'Фамилия;Имя;Рейтинг\nИванова;Анна;2100',
    { firstName: 'Анна', lastName: 'Иванова', rating: 2100 },
  ],
  [
    'surnames first by the heading',
    'Nazwisko i imię;Elo\nKowalska Anna;1900',
    { firstName: 'Anna', lastName: 'Kowalska' },
  ],
  [
    'a formula that would run',
    'Name;Club\nAnn Lee;=HYPERLINK("http://x")',
    { club: null, problems: { club: '=HYPERLINK("http://x")' } },
  ],
  ['a formula that is text', 'Name;FIDE ID\nAnn Lee;="30112209"', { fideId: '30112209' }],
  ['an apostrophe that kept a formula from running', "Name;Elo\nAnn Lee;'2100", { rating: 2100 }],
])('a list is read with %s', (_what, text, expected) => {
  expect(parseEntryList(text)).toMatchObject([expected])
})

test('columns without a header are what most of their cells are', () => {
  const [one, two, three] = parseEntryList('1;Lee, Ann;2100;1998;NED\n2;Lind, Bo;;2001;SWE\n3;Day, Cy;1990;1975;')
  expect([one!.birth, two!.birth, three!.birth]).toEqual(['1998', '2001', '1975'])
  expect([one!.rating, two!.rating, three!.rating]).toEqual([2100, 0, 1990])
})

test('duplicates are found by FIDE ID, then by name in either order', () => {
  const entries = parseEntryList(
    'Name;FIDE ID\nAnn Lee;1012345\nLee, A.;1012345\nLind, Bo;\nBo Lind;\nBo Lind;1812345\nAnn Lee;1099999',
  )
  expect(findDoubles(entries)).toEqual([false, true, false, true, true, false])
})

test('someone may be a person with the same FIDE ID, or with the same name if one of the two has no FIDE ID', () => {
  const person = (firstName: string, lastName: string, fideId: string | null) => ({ firstName, lastName, fideId })
  const others = [
    person('A.', 'Lee', '1012345'),
    person('Lee', 'Ann', null),
    person('Ann', 'Lee', '1099999'),
    person('Bo', 'Lind', null),
  ]
  expect(others.map(mayBe(person('Ann', 'Lee', '1012345')))).toEqual([true, true, false, false])
  expect(others.map(mayBe(person('Ann', 'Lee', null)))).toEqual([false, true, true, false])
})

test('a team has one name', () => {
  expect(parseEntryList('Rooks of Ulm\nKnights', true)).toMatchObject([
    { firstName: 'Rooks of Ulm', lastName: '' },
    { firstName: 'Knights', lastName: '' },
  ])
})

test('hidden characters are dropped, and long lists and names are truncated', () => {
  expect(short('Ann\u0000 Lee')).toEqual(['Ann Lee'])
  expect(parseEntryList('x\n'.repeat(5000))).toHaveLength(2000)
  expect(parseEntryList('y'.repeat(1000))[0]!.firstName).toHaveLength(80)
  expect(parseEntryList('')).toEqual([])
})
