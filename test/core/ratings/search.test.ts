import { expect, test } from 'vitest'
import { linesOf } from '#core/ratings/entry-lines.ts'
import { bestPlayers, matchingLines } from '#core/ratings/find-players.ts'
import { chooseBlocks, type BlockIndex } from '#core/ratings/list-blocks.ts'
import { keyOfLine, namesOf, playerOfLine, listLine, type ListPlayer } from '#core/ratings/listed-player.ts'
import { aListed } from '#test/support/listed.ts'
import { entryKeys, listQuery, nameKeys, spelledAsTyped } from '#core/ratings/search-key.ts'

const PEOPLE = [
  aListed('101', 'Novak, Jiri', { born: 1979, ratings: [1874, 0, 0] }),
  aListed('102', 'Novak, Jiri', { born: 2003, ratings: [1921, 1876, 1902] }),
  aListed('103', 'Novak, Jiri', { federation: 'SVK', ratings: [2400, 0, 0] }),
  aListed('104', 'Novakova, Jirina'),
  aListed('105', 'Mueller, Joerg'),
  aListed('106', 'Mikhaltsov, Iurii'),
  aListed('107', 'Zhizhka, Alexey'),
  aListed('108', 'van der Wal, Noor'),
  aListed('109', 'Aagaard, Soren'),
  aListed('110', 'Shcherbina, Evgeny'),
  aListed('111', 'O’Brien, Sean'),
  aListed('112', 'Vachier-Lagrave, Xu'),
]

/** Sorted lines in blocks of so many. */
function aList(people: ListPlayer[], size: number) {
  const lines = people.flatMap(linesOf).toSorted()
  const blocks = Array.from({ length: Math.ceil(lines.length / size) }, (_, at) =>
    lines.slice(at * size, (at + 1) * size),
  )
  const firsts = blocks.map(([first]) => keyOfLine(first!))
  const index: BlockIndex = { firsts, parts: [], offsets: [], lengths: [] }
  return (text: string, federation: string | null = null) => {
    const query = listQuery(text)
    const chosen = chooseBlocks(index, query)
    const found = chosen.blocks.flatMap((at) => matchingLines(blocks[at]!, query))
    return {
      ids: bestPlayers(found, query, federation).map(({ id }) => id),
      isCut: chosen.isCut,
      read: chosen.blocks.length,
    }
  }
}
const find = aList(PEOPLE, 4)

test.each([
  ['Novák Jiří', ['103', '102', '101', '104']],
  ['jiri novak', ['103', '102', '101', '104']],
  ['jir nov', ['103', '102', '101', '104']],
  ['novakova', ['104']],
  ['Müller', ['105']],
  ['muller jorg', ['105']],
  ['Mueller', ['105']],
  ['Михальцов Юрий', ['106']],
  ['mihalcov', ['106']],
  ['Yuri Mikhaltsov', ['106']],
  ['Žižka', ['107']],
  ['zizka aleksei', ['107']],
  ['Ågård', ['109']],
  ['wal, van der', ['108']],
  ['Щербина', ['110']],
  ['Yevgeny', ['110']],
  ["o'brien", ['111']],
  ['lagrave', ['112']],
  ['106', ['106']],
  ['nobody', []],
])('%s finds %s', (typed, ids) => {
  expect(find(typed).ids).toEqual(ids)
})

test('while a name is typed it is found at every letter', () => {
  for (const name of ['mikhaltsov', 'shcherbina', 'mueller', 'aleksei', 'yevgeny', 'zhizhka'])
    for (let length = 3; length <= name.length; length++)
      expect(find(name.slice(0, length)).ids.length, name.slice(0, length)).toBeGreaterThan(0)
})

test('of namesakes those of the own federation are first, then the stronger ones, then inactive ones', () => {
  expect(find('novak jiri', 'CZE').ids).toEqual(['102', '101', '104', '103'])
  const retired = aList([...PEOPLE, aListed('113', 'Novak, Jiri', { isInactive: true, ratings: [2300, 0, 0] })], 4)
  expect(retired('novak jiri', 'CZE').ids).toEqual(['102', '101', '113', '104', '103'])
})

test('a frequent word is read no further than four blocks, and two frequent words by both', () => {
  const many = Array.from({ length: 300 }, (_, at) =>
    aListed(`9${at}`, at === 150 ? 'Kumar, Singh' : `Kumar, ${'abcdefgh'[at % 8]}${at}`),
  )
  const others = Array.from({ length: 300 }, (_, at) => aListed(`8${at}`, `Singh, ${'abcdefgh'[at % 8]}${at}`))
  const crowd = aList([...many, ...others], 10)
  expect(crowd('kumar')).toMatchObject({ isCut: true, read: 4 })
  expect(crowd('kumar singh')).toMatchObject({ ids: ['9150'], isCut: true, read: 4 })
  expect(crowd('9150')).toMatchObject({ ids: ['9150'], isCut: false })
})

test('a line keeps all that is known of a player', () => {
  const whole = aListed('12', 'Lee, Ann', {
    sex: 'w',
    title: 'WIM',
    fideId: '77',
    club: 'ŠK Kolín',
    isInactive: true,
    born: null,
  })
  expect(playerOfLine(listLine('lee ann', whole))).toEqual(whole)
  expect(playerOfLine(listLine('x', aListed('12', 'X')))).toEqual(aListed('12', 'X'))
})

test('keys begin with each word of a name but initials', () => {
  expect(entryKeys('Saleh, A.R. Salem')).toEqual(['saleh a r salem', 'salem saleh a r'])
  expect(nameKeys('Đorđević, Łukasz')).toEqual(['dordevic', 'lukasz'])
})

test('a listed name is written as it was typed', () => {
  expect(spelledAsTyped('Novak, Jiri', 'jiří novák')).toBe('Novák, Jiří')
  expect(spelledAsTyped('Mueller, Jorg', 'Müller')).toBe('Müller, Jorg')
  expect(spelledAsTyped('Zhuravlev, Mikhail', 'Журавлёв')).toBe('Zhuravlev, Mikhail')
  expect(namesOf('Novak, Jiri')).toEqual({ firstName: 'Jiri', lastName: 'Novak' })
  expect(namesOf('Raghunath')).toEqual({ firstName: 'Raghunath', lastName: '' })
})
