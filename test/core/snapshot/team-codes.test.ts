import fc from 'fast-check'
import { expect, test } from 'vitest'
import { teamCodes } from '#core/snapshot/team-codes.ts'

const codesOf = (names: string[], codes?: Record<number, string>): string[] =>
  teamCodes({ no: names.map((_, at) => at + 1), firstName: names, ...(codes && { codes }) })

test.each([
  ['Cavaleiros de Lisboa', 'CAV'],
  ['Réti Sharks Brno', 'RSB'],
  ['SK Brno', 'BRN'],
  ['Schachfreunde Köln 1924', 'KOL'],
  ['Łódź Chess Club', 'LOD'],
  ['Club d’Escacs Gràcia', 'GRA'],
  ['Čačak', 'CAC'],
  ['Спартак Москва', 'СПА'],
  ['Ολυμπιακός', 'ΟΛΥ'],
  ['北京队', '北京队'],
  ['الأهلي', 'الأ'],
  ['Nordlys 2', 'NO2'],
  ['Nordlys II', 'NO2'],
  ['Nordlys B', 'NOB'],
  ['Riga 12', 'R12'],
  ['1924', '192'],
  ['Chess Club', 'CHE'],
  ['SK', 'SK'],
  ['☺', 'T2'],
])('%s is %s', (name, code) => {
  expect(codesOf([name])).toEqual([code])
})

test('Teams whose names begin alike get codes that differ and still fit their names', () => {
  expect(codesOf(['Nordlys', 'Nordkapp', 'Nordstrand', 'Nordlys'])).toEqual(['NOR', 'NOD', 'NOS', 'NOL'])
})

test('A code that the organiser has set counts, and no other team gets it', () => {
  expect(codesOf(['Nordlys', 'Nordkapp'], { 1: 'NOR' })).toEqual(['NOD', 'NOR'])
})

test('Codes in other scripts stay with their letters, and vowel signs with theirs', () => {
  expect(codesOf(['दिल्ली'])[0]).toMatch(/^\p{L}\p{M}*\p{L}\p{M}*/u)
})

test('In any event the codes are distinct, short, and those of earlier teams do not depend on later ones', () => {
  const word = fc.constantFrom(
    'Nordlys',
    'Nord',
    'SK',
    'Brno',
    'II',
    '2',
    'Łódź',
    'Спартак',
    '北京',
    '',
    'É',
    '1924',
    'de',
  )
  const name = fc.oneof(
    fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
    fc.string({ unit: 'grapheme' }),
  )
  fc.assert(
    fc.property(fc.array(name, { maxLength: 40 }), name, (names, added) => {
      const codes = codesOf(names)
      expect(new Set(codes).size).toBe(codes.length)
      expect(codesOf([...names, added]).slice(0, names.length)).toEqual(codes)
      for (const code of codes) expect([...code.replace(/\p{M}/gu, '')].length).toBeLessThanOrEqual(4)
      for (const code of codes) expect(code).not.toBe('')
    }),
  )
})

test('Two thousand teams of one name get two thousand codes', () => {
  const codes = codesOf(Array.from({ length: 2000 }, () => 'Rook'))
  expect(new Set(codes).size).toBe(2000)
})
