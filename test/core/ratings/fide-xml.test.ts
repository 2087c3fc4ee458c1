import { expect, test } from 'vitest'
import { fideXmlPlayer } from '#core/ratings/fide-xml.ts'

const element = (fields: Record<string, string> = {}): string => {
  const all = {
    fideid: '400001',
    name: 'Lee, Ann',
    country: 'ENG',
    sex: 'F',
    title: '',
    w_title: 'WGM',
    o_title: 'FA,NI',
    foa_title: '',
    rating: '2310',
    games: '9',
    k: '20',
    rapid_rating: '2250',
    rapid_games: '0',
    rapid_k: '20',
    blitz_rating: '',
    blitz_games: '',
    blitz_k: '',
    birthday: '1998',
    flag: 'w',
    ...fields,
  }
  const lines = Object.entries(all).map(([name, text]) => `<${name}>${text}</${name}>`)
  return `<player>\r\n${lines.join('\r\n')}\r\n`
}

const ANN = {
  id: '400001',
  name: 'Lee, Ann',
  federation: 'ENG',
  sex: 'w',
  born: 1998,
  title: 'WGM',
  ratings: [2310, 2250, 0],
  k: [20, 20, 0],
  isInactive: false,
  fideId: '',
  club: '',
}

test('a player has the ratings and K factors of each speed; the flag w alone is no inactivity', () => {
  expect(fideXmlPlayer(element())).toEqual(ANN)
  expect(fideXmlPlayer(element({ flag: 'wi', title: 'IM' }))).toEqual({ ...ANN, isInactive: true, title: 'IM' })
})

test('empty elements may be written in short, and year 0 is unknown', () => {
  const text = element({ birthday: '0000' }).replace('<title></title>', '<title/>')
  expect(fideXmlPlayer(text)).toEqual({ ...ANN, born: null })
})

test.each([
  ['O&apos;Neil, Z&#233;o', "O'Neil, Zéo"],
  ['A&amp;B &#x141;', 'A&B Ł'],
  ['&unknown; &#x110000;', '&unknown; &#x110000;'],
])('references in a name are read: %s', (name, read) => {
  expect(fideXmlPlayer(element({ name }))).toMatchObject({ name: read })
})

test.each([
  [{ fideid: '' }, 'the ID is “”'],
  [{ name: ' ' }, 'the name is missing'],
  [{ country: 'Wales' }, 'the federation is “Wales”'],
  [{ rapid_k: 'x' }, 'rapid_k is “x”'],
  [{ birthday: '98' }, 'the year of birth is “98”'],
])('a defect is a sentence: %o', (fields, sentence) => {
  expect(fideXmlPlayer(element(fields))).toBe(sentence)
})

test('a list of one speed is no combined list, whose other ratings it would empty', () => {
  const standard = element().replaceAll(/<(rapid|blitz)_\w+>.*\r\n/g, '')
  expect(fideXmlPlayer(standard)).toBe('there is no <rapid_rating>: this is not FIDE’s combined list')
})

test('two players of which the first has no end are told', () => {
  expect(fideXmlPlayer(element() + element())).toBe('the player before has no end')
})
