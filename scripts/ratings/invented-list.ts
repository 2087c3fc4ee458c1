import { dice } from '#cli/dice.ts'
import { foldName } from '#core/text/fold.ts'
import { inventedPlayer } from '../demo/names.ts'
import { winterEntries, WINTER_IDS } from '../demo/winter.ts'

/** A list of invented players in the form of FIDE's, for `npm start`, tests and measurements. */

/** Where each column begins. */
const COLUMNS: [heading: string, from: number][] = [
  ['ID Number', 0],
  ['Name', 15],
  ['Fed', 76],
  ['Sex', 80],
  ['Tit', 84],
  ['WTit', 89],
  ['OTit', 94],
  ['FOA', 109],
  ['SRtng', 113],
  ['SGm', 119],
  ['SK', 123],
  ['RRtng', 126],
  ['RGm', 132],
  ['Rk', 136],
  ['BRtng', 139],
  ['BGm', 145],
  ['BK', 149],
  ['B-day', 152],
  ['Flag', 158],
]

const inColumns = (cells: (string | number)[]): string =>
  COLUMNS.reduce((line, [, from], at) => line.padEnd(from) + String(cells[at] ?? ''), '')

export const FIDE_HEADINGS = inColumns(COLUMNS.map(([heading]) => heading))

export interface InventedLine {
  id: number
  name: string
  federation: string
  sex?: 'M' | 'F'
  title?: string
  /** Standard, rapid and blitz; 0: none. */
  ratings?: number[]
  k?: number
  born?: number
  flag?: string
}

export function fideLine({
  id,
  name,
  federation,
  sex = 'M',
  title = '',
  ratings = [],
  k = 20,
  born,
  flag,
}: InventedLine) {
  const figures = [0, 1, 2].flatMap((at) => [ratings[at] || 0, 0, ratings[at] ? k : 0])
  return inColumns([id, name, federation, sex, title, '', '', '', ...figures, born ?? '', flag ?? ''])
}

/** Several people of one name, as lists have them. No FIDE ID has nine digits that begin with 99. */
const NAMESAKES: InventedLine[] = [
  { id: 990_000_001, name: 'Novak, Jiri', federation: 'CZE', ratings: [1921, 1876, 1902], born: 2003 },
  { id: 990_000_002, name: 'Novak, Jiri', federation: 'CZE', ratings: [1655, 0, 0], born: 1951, flag: 'i' },
  { id: 990_000_003, name: 'Novak, Jiri', federation: 'SVK', ratings: [2040, 2011, 0], born: 1990, title: 'CM' },
  { id: 990_000_004, name: 'Novakova, Jirina', federation: 'CZE', sex: 'F', ratings: [0, 1412, 0], k: 40, born: 2012 },
  { id: 990_000_005, name: 'Muller-Lindqvist, Jorg', federation: 'GER', ratings: [2213, 2190, 2201], born: 1984 },
  {
    id: 990_000_006,
    name: 'Zhuravlev, Mikhail',
    federation: 'UZB',
    ratings: [2301, 2288, 2310],
    title: 'FM',
    born: 1999,
  },
  { id: 990_000_007, name: 'Solbakken, Ingrid', federation: 'NOR', sex: 'F', born: 2016 },
]

/** The demo's list: players of the Winter Lights Open with new ratings, namesakes, and many others. */
export function* demoLines(): Generator<string> {
  const roll = dice(77)
  yield FIDE_HEADINGS
  for (const one of NAMESAKES) yield fideLine(one)
  for (const { no, firstName, lastName, nationality, title, rating, birth } of winterEntries()) {
    const isSame = no % 3 !== 0
    const now = isSame ? rating : rating + Math.round((roll() - 0.4) * 40)
    yield fideLine({
      id: WINTER_IDS + no,
      name: foldedName(lastName, firstName),
      federation: nationality,
      title,
      ratings: [now, Math.max(0, now - 30), 0],
      born: Number(birth),
    })
  }
  yield* manyLines(400)
}

const foldedName = (last: string, first: string): string =>
  `${last}, ${first}`.replace(/[^\s,-]+/g, (word) => {
    const folded = foldName(word)
    return word[0] === word[0]!.toLowerCase() ? folded : folded[0]!.toUpperCase() + folded.slice(1)
  })

const FIRST = [
  'a',
  'ba',
  'da',
  'e',
  'fi',
  'ga',
  'hu',
  'i',
  'ja',
  'ka',
  'li',
  'ma',
  'no',
  'o',
  'pe',
  'ra',
  'sa',
  'ti',
  'vi',
  'za',
]
const NEXT = ['bor', 'dan', 'gel', 'kin', 'lan', 'mir', 'nar', 'rin', 'sel', 'tov', 'van', 'zar']
const LAST = ['', 'a', 'ic', 'in', 'ko', 'man', 'ov', 'sen', 'ska', 'yan']
const FEDERATIONS = ['CZE', 'GER', 'IND', 'ESP', 'POL', 'FRA', 'RUS', 'USA', 'NOR', 'UZB', 'ITA', 'TUR']

const oneOf = <Value>(values: readonly Value[], roll: () => number): Value =>
  values[Math.floor(roll() * values.length)]!
const word = (roll: () => number): string => {
  const text = oneOf(FIRST, roll) + oneOf(NEXT, roll) + oneOf(LAST, roll)
  return text[0]!.toUpperCase() + text.slice(1)
}

/** So many lines, seven in ten of them without a standard rating, as in FIDE's list. */
export function* manyLines(count: number): Generator<string> {
  const roll = dice(5)
  for (let at = 0; at < count; at++) {
    const isRated = roll() < 0.3
    const { firstName, lastName } = inventedPlayer(at, 1500, roll)
    const isCommon = roll() < 0.3
    yield fideLine({
      id: 991_000_000 + at,
      name: isCommon
        ? foldedName(lastName, firstName)
        : `${word(roll)}, ${word(roll)}${roll() < 0.4 ? ` ${word(roll)}` : ''}`,
      federation: oneOf(FEDERATIONS, roll),
      sex: roll() < 0.15 ? 'F' : 'M',
      ratings: isRated ? [1400 + Math.floor(roll() * 900), 0, 0] : [0, 0, 0],
      born: 1940 + Math.floor(roll() * 78),
      flag: roll() < 0.2 ? 'i' : '',
    })
  }
}
