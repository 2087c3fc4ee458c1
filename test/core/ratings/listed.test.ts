import { expect, test } from 'vitest'
import { foundPlayers } from '#core/ratings/found-players.ts'
import type { ListPlayer } from '#core/ratings/listed-player.ts'
import { fideK, fideRating, listedText, parseListed, type ListRatings } from '#core/ratings/listed-text.ts'
import { seedRating } from '#core/ratings/seed-rating.ts'
import { SEED_METHODS } from '#core/tournament/seed-method.ts'

const NOVAK: ListRatings = {
  on: '2026-11-01',
  ratings: [1921, 1876, 0],
  k: [20, 10, 0],
  national: { list: 'lok', rating: 1899 },
}

test('what the lists say is one line of text, and is read again', () => {
  expect(listedText(NOVAK)).toBe('2026-11-01 1921/20 1876/10 0 lok:1899')
  expect(parseListed(listedText(NOVAK))).toEqual(NOVAK)
  const withNumber = { ...NOVAK, national: { ...NOVAK.national!, number: 'C-0123' } }
  expect(parseListed(listedText(withNumber))).toEqual(withNumber)
  // A number that the form can't hold is left out.
  expect(listedText({ ...NOVAK, national: { ...NOVAK.national!, number: 'a number' } })).toBe(listedText(NOVAK))
  const national = { on: '', ratings: [0, 0, 0], k: [0, 0, 0], national: { list: 'knsb', rating: 1500 } }
  expect(parseListed(listedText({ ...national, ratings: [], k: [] }))).toEqual(national)
  for (const other of ['', null, undefined, 'x', '2026-11-01 1921']) expect(parseListed(other)).toBeUndefined()
})

test('without a rating of its speed a player has the standard one', () => {
  expect([
    fideRating(NOVAK, 'rapid'),
    fideRating(NOVAK, 'blitz'),
    fideK(NOVAK, 'rapid'),
    fideK(NOVAK, 'blitz'),
  ]).toEqual([1876, 1921, 10, undefined])
})

test.each([
  ['15+10', NOVAK, { FIDON: 1876, FIDE: 1876, NIDOF: 1899, NRO: 1899, HBFN: 1899, LBFN: 1876 }],
  ['90+30', NOVAK, { FIDON: 1921, FIDE: 1921, NIDOF: 1899, NRO: 1899, HBFN: 1921, LBFN: 1899 }],
  ['90+30', { ...NOVAK, ratings: [] }, { FIDON: 1899, FIDE: 0, NIDOF: 1899, NRO: 1899, HBFN: 1899, LBFN: 1899 }],
  [
    null,
    { on: NOVAK.on, ratings: [1921], k: [] },
    { FIDON: 1921, FIDE: 1921, NIDOF: 1921, NRO: 0, HBFN: 1921, LBFN: 1921 },
  ],
])('at %s players are seeded by the rating that the event chose', (timeControl, listed, seeds) => {
  for (const seedMethod of SEED_METHODS)
    expect(seedRating(listed, { timeControl, seedMethod }), seedMethod).toBe(seeds[seedMethod])
})

const player = (id: string, name: string, more: Partial<ListPlayer>): ListPlayer => ({
  id,
  name,
  federation: 'CZE',
  sex: 'm',
  born: 2003,
  title: '',
  ratings: [1921, 0, 0],
  k: [20, 0, 0],
  isInactive: false,
  fideId: '',
  club: '',
  ...more,
})

test('a player of both lists is found once, with both ratings, and whom FIDE doesn’t have stands after', () => {
  const list = { federation: 'CZE', version: '', players: 1, parts: 1, on: '2026-11-01' }
  const lists = { fide: { ...list, id: 'fide', name: 'FIDE' }, national: { ...list, id: 'lok', name: 'LOK' } }
  const found = foundPlayers(
    {
      fide: [player('71', 'Novak, Jiri', { federation: 'NON' }), player('72', 'Novak, Jiri', { born: 1979 })],
      national: [
        player('5', 'Novák, Jiří', { fideId: '71', ratings: [1899], k: [], club: 'Kolín' }),
        player('6', 'Novák, Jiří ml.', { born: 2016, ratings: [1120], k: [] }),
      ],
    },
    lists,
    'novak',
    { timeControl: null, seedMethod: 'FIDON' },
  )
  expect(found).toMatchObject([
    { list: 'fide', fideId: '71', lastName: 'Novák', federation: '', club: 'Kolín', rating: 1921, national: 1899 },
    { list: 'fide', fideId: '72', lastName: 'Novak', national: 0, listed: '2026-11-01 1921/20 0 0' },
    { list: 'lok', number: '6', fideId: null, firstName: 'Jiří ml.', rating: 1120, listed: '- 0 0 0 lok:1120/6' },
  ])
})
