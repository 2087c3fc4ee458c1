import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { forgetCatalogue } from '#worker/cache/rating-lists.ts'
import { CATALOGUE_KEY } from '#core/ratings/catalogue.ts'
import { expectErrors } from '#test/support/expect-errors.ts'
import { aMade, person, START } from '#test/support/made-tournament.ts'
import { aListed } from '#test/support/listed.ts'
import { haveLists } from '#test/support/rating-list.ts'
import { ask, bindings, fetchJson } from '#test/support/worker.ts'

type SearchAnswer = AnswerOf<'get', '/tournament/:id/findListed'>
type EntriesAnswer = AnswerOf<'get', '/tournament/:id/getListed'>
type Entries = AnswerOf<'get', '/tournament/:id/getDeskEntries'>

const CROWD = Array.from({ length: 200 }, (_, at) => aListed(`8${at}`, `Player${at}, Some`))

// Other files share the lists and their cache.
afterAll(async () => {
  await bindings.RATINGS!.delete(CATALOGUE_KEY)
  forgetCatalogue()
})

beforeAll(() =>
  haveLists(
    {
      id: 'fide',
      name: 'FIDE',
      federation: null,
      people: [
        aListed('7001', 'Novak, Jiri', { born: 1979, ratings: [1874, 0, 0] }),
        aListed('7002', 'Novak, Jiri', { born: 2003, ratings: [1921, 1876, 0], title: 'CM' }),
        aListed('7003', 'Novak, Jiri', { federation: 'SVK', ratings: [2040, 0, 0] }),
        ...CROWD,
      ],
    },
    {
      id: 'lok',
      name: 'LOK',
      federation: 'CZE',
      people: [
        aListed('61277', 'Novák, Jiří', { fideId: '7002', ratings: [1899], k: [], club: 'Kolín' }),
        aListed('72114', 'Novák, Jiří ml.', { born: 2016, ratings: [1120], k: [] }),
      ],
    },
  ),
)

test('namesakes are found with what tells them apart, reading few rows, and one is added with all data', async () => {
  const { id, headers, does, change, undo } = await aMade('SearchAnswer in lists', { entries: [] })
  await does({ type: 'editEvent', settings: { federation: 'CZE', timeControl: '15+10' } })
  const find = (words: string) =>
    fetchJson<SearchAnswer>(`/api/tournament/${id}/findListed?q=${encodeURIComponent(words)}`, { headers })
  const { statements } = await ask(`/api/tournament/${id}/findListed?q=novak`, { headers })
  expect(statements.reduce((sum, { read }) => sum + read, 0)).toBeLessThanOrEqual(40)
  const { lists, found, isCut } = await find('jiří novák')
  expect(lists.map(({ name, on }) => `${name} ${on}`)).toEqual(['FIDE 2026-11-01', 'LOK 2026-11-01'])
  expect(isCut).toBe(false)
  expect(
    found.map(({ list, number, born, federation, rating, national }) => [
      list,
      number,
      born,
      federation,
      rating,
      national,
    ]),
  ).toEqual([
    ['fide', '7002', 2003, 'CZE', 1876, 1899],
    ['fide', '7001', 1979, 'CZE', 1874, 0],
    ['fide', '7003', 1990, 'SVK', 2040, 0],
    ['lok', '72114', 2016, 'CZE', 1120, 1120],
  ])
  expect((await find('7003')).found.map(({ number }) => number)).toEqual(['7003'])
  expect(await find('no')).toMatchObject({ found: [] })
  const [first] = found
  const { firstName, lastName, title, rating, federation, fideId, sex, born, club, listed } = first!
  const entry = {
    firstName,
    lastName,
    title,
    rating,
    nationality: federation,
    fideId,
    sex,
    birth: String(born),
    club,
    listed,
  }
  const added = await change({ type: 'addEntries', entries: [entry] })
  expect(added.message).toBe('Jiří Novák entered')
  expect(await fetchJson<Entries>(`/api/tournament/${id}/getDeskEntries`, { headers })).toEqual([
    {
      no: 1,
      fideId: '7002',
      sex: 'm',
      birth: '2003',
      club: 'Kolín',
      listed: '2026-11-01 1921/20 1876 0 lok:1899/61277',
    },
  ])
  expect((await undo(added.version)).status).toBe(200)
})

test('ratings of all entries are refreshed before round 1 as one change, which one undo takes back', async () => {
  const { id, headers, does, change, undo, snapshot, history } = await aMade('RefreshedRow from lists', {
    system: 'swiss',
    entries: [
      { ...person('Jiří', 1800), fideId: '7002' },
      { ...person('Ida', 1700), fideId: '999' },
      person('Bo', 1600),
    ],
  })
  const entries = () => fetchJson<Entries>(`/api/tournament/${id}/getDeskEntries`, { headers })
  const before = await entries()
  const { entries: listed } = await fetchJson<EntriesAnswer>(`/api/tournament/${id}/getListed`, { headers })
  expect(listed).toEqual([
    { no: 1, title: 'CM', federation: 'CZE', sex: 'm', born: 2003, listed: '2026-11-01 1921/20 1876 0' },
  ])
  const entry = {
    no: 1,
    rating: 1921,
    title: 'CM',
    nationality: 'CZE',
    sex: 'm',
    birth: '2003',
    listed: listed[0]!.listed,
  }
  const done = await change({ type: 'refreshRatings', on: '2026-11-01', entries: [entry] })
  expect(done).toMatchObject({ status: 200, message: 'Ratings taken from the lists of 1 Nov 2026: 1 entry' })
  expect((await snapshot()).players).toMatchObject({ rating: [1921, 1700, 1600], title: ['CM', '', ''] })
  expect((await entries())[0]).toMatchObject({ birth: '2003', listed: listed[0]!.listed })
  const shown = await fetchJson(`/api/tournament/${id}/getEntryDetails`, { headers })
  expect(shown).toMatchObject([{ no: 1, birthYear: 2003, listed: listed[0]!.listed }, { no: 2 }])
  expect((await undo(done.version)).status).toBe(200)
  expect(await entries()).toEqual(before)
  expect((await snapshot()).players.rating).toEqual([1800, 1700, 1600])
  expect((await history())[0]!.words).toBe('Ratings as before: 1 entry')
  expect(await change({ type: 'refreshRatings', on: 'now', entries: [entry] })).toMatchObject({ status: 400 })
  expect(
    await change({ type: 'refreshRatings', on: '2026-11-01', entries: [{ ...entry, listed: 'x' }] }),
  ).toMatchObject({
    status: 400,
    message: expect.stringContaining('has the form'),
  })
  await does(...START)
  expect(await change({ type: 'refreshRatings', on: '2026-11-01', entries: [entry] })).toMatchObject({ status: 409 })
})

test('a site without lists says so, and adds players by hand as before', async () => {
  const { id, headers } = await aMade('Without lists')
  const bucket = bindings.RATINGS
  delete bindings.RATINGS
  forgetCatalogue()
  const found = await fetchJson<SearchAnswer>(`/api/tournament/${id}/findListed?q=novak`, { headers })
  bindings.RATINGS = bucket!
  expect(found).toEqual({ lists: [], found: [], isCut: false })
})

test('a list that can’t be read is said in a sentence', async () => {
  const { id, headers } = await aMade('Unreadable list')
  const list = { id: 'fide', name: 'FIDE', federation: null, on: '2026-11-01', version: 'gone', players: 1, parts: 1 }
  await bindings.RATINGS!.put(CATALOGUE_KEY, JSON.stringify({ lists: [list] }))
  forgetCatalogue()
  expectErrors()
  const { status, text } = await ask(`/api/tournament/${id}/findListed?q=novak`, { headers })
  expect({ status, text }).toEqual({ status: 503, text: expect.stringContaining('Enter the player by hand') })
})
