import { expect, test } from 'vitest'
import { fideColumns, fidePlayer, type FideColumns } from '#core/ratings/fide-file.ts'
import { cellsOf, delimiterOf, nationalColumns, nationalPlayer, parseMapping } from '#core/ratings/national-file.ts'
import { FIDE_HEADINGS, fideLine } from '../../../scripts/ratings/invented-list.ts'

const columns = fideColumns(FIDE_HEADINGS) as FideColumns
const NOVAK = fideLine({
  id: 990000001,
  name: 'Novak, Jiri',
  federation: 'CZE',
  ratings: [1921, 1876, 0],
  born: 2003,
  title: 'CM',
  flag: 'i',
})

test('columns of FIDE’s list are those of its headings', () => {
  expect(columns).toMatchObject({
    id: [0, 15],
    name: [15, 76],
    standard: [113, 119],
    rapidK: [136, 139],
    flag: [158, Infinity],
  })
  expect(fidePlayer(NOVAK, columns)).toEqual({
    id: '990000001',
    name: 'Novak, Jiri',
    federation: 'CZE',
    sex: 'm',
    born: 2003,
    title: 'CM',
    ratings: [1921, 1876, 0],
    k: [20, 20, 0],
    isInactive: true,
    fideId: '',
    club: '',
  })
})

test('w alone doesn’t make a woman inactive, and a birth of 0 is unknown', () => {
  const woman = fideLine({ id: 1, name: 'Lee, Ann', federation: 'ENG', sex: 'F', born: 0, flag: 'w' })
  expect(fidePlayer(woman, columns)).toMatchObject({ sex: 'w', isInactive: false, born: null, ratings: [0, 0, 0] })
})

test.each([
  [NOVAK.replace('1921', '19a1'), 'SRtng is “19a1”'],
  [NOVAK.replace('CZE', 'CZ '), 'the federation is “CZ”'],
  [NOVAK.replace('990000001', '99000x001'), 'the ID is “99000x001”'],
  [NOVAK.replace('Novak, Jiri', '           '), 'the name is missing'],
  [NOVAK.replace('2003', '20O3'), 'the year of birth is “20O3”'],
])('a defect is named', (line, why) => {
  expect(fidePlayer(line, columns)).toBe(why)
})

test('a list of another form is refused', () => {
  expect(fideColumns('ID;Name;Rating')).toContain('has no column “ID Number”')
})

const MAPPING = { number: 'Nr', name: 'Naam', rating: 'Rating', born: 'Geboren', title: 'Titel', fideId: 'FIDE' }

test('a national list is read by the columns that were named once', () => {
  expect(parseMapping('number=Nr, name=Naam, rating=Rating, born=Geboren, title=Titel, fideId=FIDE')).toEqual(MAPPING)
  const headings = 'Nr;Naam;Titel;Rating;Geboren;FIDE;S'
  expect(delimiterOf(headings)).toBe(';')
  const known = nationalColumns(cellsOf(headings, ';'), MAPPING) as Record<string, number>
  const read = (line: string) => nationalPlayer(cellsOf(line, ';'), known, 'NED')
  expect(read('7123456;"Wal, Noor van der";f;2014;1990;1000123;M')).toMatchObject({
    id: '7123456',
    name: 'Wal, Noor van der',
    title: 'FM',
    ratings: [2014],
    born: 1990,
    federation: 'NED',
    fideId: '1000123',
  })
  expect(read('7123456;Wal, Noor;;2o1x;1990;')).toBe('the rating is “2o1x”')
  expect(read(';Wal, Noor;;2014;1990;')).toBe('the number is “”')
  expect(read('1;;;2014;1990;')).toBe('the name is missing')
  expect(nationalColumns(['Nr', 'Name'], MAPPING)).toBe('line 1 has no column “Naam”; its columns are Nr, Name')
})

test.each([
  ['number=Nr, name=Naam', 'the columns of number and rating are needed'],
  ['number=Nr, rating=R', 'the column of name, or of lastName, is needed'],
  ['nr=Nr', '“nr” is no field'],
  ['number', 'columns are given as'],
])('columns given as %s are refused', (text, why) => {
  expect(parseMapping(text)).toContain(why)
})

test('quoted cells may have the delimiter and quotation marks', () => {
  expect(cellsOf('a,"b, ""c""",,d', ',')).toEqual(['a', 'b, "c"', '', 'd'])
})
