import { expect, test } from 'vitest'
import { linesOf } from '#core/ratings/entry-lines.ts'
import { bestPlayers, matchingLines } from '#core/ratings/find-players.ts'
import { chooseBlocks, type BlockIndex } from '#core/ratings/list-blocks.ts'
import { keyOfLine, namesOf, playerOfLine, listLine, type ListPlayer } from '#core/ratings/listed-player.ts'
import { entryKeys, listQuery, nameKeys, spelledAsTyped } from '#core/ratings/search-key.ts'

const player = (id: string, name: string, more: Partial<ListPlayer> = {}): ListPlayer => ({
  id,
  name,
  federation: 'CZE',
  sex: 'm',
  born: 1990,
  title: '',
  ratings: [1500, 0, 0],
  k: [20, 0, 0],
  isInactive: false,
  fideId: '',
  club: '',
  ...more,
})

const PEOPLE = [
  player('101', 'Novak, Jiri', { born: 1979, ratings: [1874, 0, 0] }),
  player('102', 'Novak, Jiri', { born: 2003, ratings: [1921, 1876, 1902] }),
  player('103', 'Novak, Jiri', { federation: 'SVK', ratings: [2400, 0, 0] }),
  player('104', 'Novakova, Jirina'),
  player('105', 'Mueller, Joerg'),
  player('106', 'Mikhaltsov, Iurii'),
  player('107', 'Zhizhka, Alexey'),
  player('108', 'van der Wal, Noor'),
  player('109', 'Aagaard, Soren'),
  player('110', 'Shcherbina, Evgeny'),
  player('111', 'O’Brien, Sean'),
  player('112', 'Vachier-Lagrave, Xu'),
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
  const retired = aList([...PEOPLE, player('113', 'Novak, Jiri', { isInactive: true, ratings: [2300, 0, 0] })], 4)
  expect(retired('novak jiri', 'CZE').ids).toEqual(['102', '101', '113', '104', '103'])
})

test('a frequent word is read no further than four blocks, and two frequent words by both', () => {
  const many = Array.from({ length: 300 }, (_, at) =>
    player(`9${at}`, at === 150 ? 'Kumar, Singh' : `Kumar, ${'abcdefgh'[at % 8]}${at}`),
  )
  const others = Array.from({ length: 300 }, (_, at) => player(`8${at}`, `Singh, ${'abcdefgh'[at % 8]}${at}`))
  const crowd = aList([...many, ...others], 10)
  expect(crowd('kumar')).toMatchObject({ isCut: true, read: 4 })
  expect(crowd('kumar singh')).toMatchObject({ ids: ['9150'], isCut: true, read: 4 })
  expect(crowd('9150')).toMatchObject({ ids: ['9150'], isCut: false })
})

test('a line keeps all that is known of a player', () => {
  const whole = player('12', 'Lee, Ann', {
    sex: 'w',
    title: 'WIM',
    fideId: '77',
    club: 'ŠK Kolín',
    isInactive: true,
    born: null,
  })
  expect(playerOfLine(listLine('lee ann', whole))).toEqual(whole)
  expect(playerOfLine(listLine('x', player('12', 'X')))).toEqual(player('12', 'X'))
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
