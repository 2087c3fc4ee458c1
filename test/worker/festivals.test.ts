import { expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import type { SearchHit } from '#core/contract/search-hit.ts'
import { aFestival } from '#test/support/made-festival.ts'
import { ask, fetchJson, postJson } from '#test/support/worker.ts'

type Desk = AnswerOf<'get', '/festival/:id/getFestivalDesk'>
type Register = AnswerOf<'get', '/festival/:id/getRegister'>
type Festival = AnswerOf<'get', '/festival/:id/getFestival'>
type Entry = AnswerOf<'post', '/festival/:id/enter'>

const person = (firstName: string, more: object = {}) => ({ firstName, lastName: 'Novák', birth: '1990', ...more })

let secrets = 0
async function enter(id: string, firstName: string, sections: string[], more: object = {}) {
  secrets += 1
  const secret = `${id}-${secrets}`.padEnd(32, 'x')
  const sent = { person: person(firstName, more), email: 'ada@example.org', sections, secret }
  const answer = await postJson(`/api/festival/${id}/enter`, sent)
  return { ...answer, secret, sent, entry: answer.status === 200 ? (JSON.parse(answer.text) as Entry) : undefined }
}

const namesIn = async (tournament: string, headers?: Record<string, string>) => {
  const { players } = await fetchJson<{ players: { firstName: string[]; withdrawn?: number[] } }>(
    `/api/tournament/${tournament}/snapshot`,
    headers && { headers },
  )
  return players.firstName
}

test('a public festival is found by its name and in the sitemap, under its new name too, and no longer as a draft', async () => {
  const { send, headers } = await aFestival('f-found')
  const found = async (query: string) =>
    (await fetchJson<SearchHit[]>(`/api/search?q=${query}`))
      .filter(({ kind }) => kind === 'festival')
      .map(({ href, name, where }) => [href, name, where])
  const isInSitemap = async () => (await ask('/sitemap.xml')).text.includes('<loc>http://localhost/f/f-found</loc>')
  expect(await found('quay')).toContainEqual(['/f/f-found', 'Quay Festival', 'Quay'])
  await send('/f-found/change', { request: { type: 'edit', change: { name: 'Hafenfest Müllersee' } } })
  expect([await found('muellersee'), await isInSitemap()]).toEqual([
    [['/f/f-found', 'Hafenfest Müllersee', 'Quay']],
    true,
  ])
  expect(await found('quay')).not.toContainEqual(expect.arrayContaining(['/f/f-found']))
  const hidden = await postJson('/api/festival/f-found/change', { request: { type: 'stage', stage: 'draft' } }, headers)
  expect(`${hidden.status} ${hidden.text}`).toMatch(/^200 /)
  expect([await found('muellersee'), await isInSitemap()]).toEqual([[], false])
})

test('an owner gets from nothing to a public festival whose sections link back to it', async () => {
  const { id, a, read } = await aFestival('pier-all')
  const { festival, sections } = await fetchJson<Festival>(`/api/festival/${id}/getFestival`)
  expect(festival).toMatchObject({ name: 'Quay Festival', place: 'Quay', stage: 'public', isManager: false })
  expect(JSON.stringify(festival)).not.toContain('iban')
  expect(sections.map(({ word, state, isOpen, left }) => [word, state, isOpen, left])).toEqual([
    ['Open A', 'before', true, 2],
    ['Open B', 'before', true, null],
    ['Blitz', 'before', true, null],
  ])
  const { settings } = await fetchJson<{ settings: { profileURL: string; location: string } }>(
    `/api/tournament/${a}/snapshot`,
  )
  expect(settings).toMatchObject({ profileURL: `/f/${id}`, location: 'Quay' })
  const page = await ask(`/f/${id}`)
  expect([page.status, page.text.includes('Open B')]).toEqual([200, true])
  expect((await fetchJson<{ id: string }[]>('/api/festivals')).some((one) => one.id === id)).toBe(true)
  expect((await read<Desk>('getFestivalDesk')).sections).toHaveLength(3)
})

test('people enter by the form without an account, and the list of each section follows', async () => {
  const { id, a, b, blitz, read } = await aFestival('pier-enter')
  const { entry, secret, sent } = await enter(id, 'Ada', [a, blitz])
  expect(entry).toMatchObject({ no: 1, money: { due: 5500, paid: 0, state: 'due' }, name: 'Ada Novák' })
  expect(entry!.places.map(({ word, state }) => [word, state])).toEqual([
    ['Open A', 'in'],
    ['Blitz', 'in'],
  ])
  expect([await namesIn(a), await namesIn(b), await namesIn(blitz)]).toEqual([['Ada'], [], ['Ada']])
  // The answer was lost, and the form is sent again.
  const again = await postJson(`/api/festival/${id}/enter`, sent)
  expect(JSON.parse(again.text)).toMatchObject({ no: 1, reference: entry!.reference })
  const other = await postJson(`/api/festival/${id}/enter`, { ...sent, person: person('Zoe') })
  expect(`${other.status} ${other.text}`).toMatch(/^409 .*Load the form again/)
  const twice = await enter(id, 'ADA', [b])
  expect(`${twice.status} ${twice.text}`).toMatch(/^409 .*Ada Novák has entered already/)
  const both = await enter(id, 'Bo', [a, b])
  expect(`${both.status} ${both.text}`).toMatch(/^409 .*only one main section/)
  await enter(id, 'Bo', [a])
  const waits = await enter(id, 'Cy', [a])
  expect(waits.entry!.places[0]).toMatchObject({ state: 'waiting', queue: 1 })
  expect(await namesIn(a)).toEqual(['Ada', 'Bo'])
  // Ada leaves, and Cy moves up at once because places are not held.
  const left = await postJson(`/api/festival/${id}/answerOffer`, { secret, section: a, accept: false })
  expect(`${left.status}`).toBe('200')
  expect(await namesIn(a)).toEqual(['Bo', 'Cy'])
  const own = await postJson(`/api/festival/${id}/getOwnEntry`, { secret: waits.secret })
  expect((JSON.parse(own.text) as Entry).places[0]).toMatchObject({ state: 'in', queue: null })
  const register = await read<Register>('getRegister')
  expect(register.people.map(({ firstName, email }) => [firstName, email])).toEqual([
    ['Ada', 'ada@example.org'],
    ['Bo', 'ada@example.org'],
    ['Cy', 'ada@example.org'],
  ])
  expect(register.people[2]!.places[0]).toMatchObject({ section: a, entry: 3 })
  const history = await read<{ words: string; by: string | null }[]>('getFestivalChanges')
  expect(history[0]).toMatchObject({ words: 'Ada Novák left Open A. Cy Novák moved up into Open A.', by: null })
})

test('limits, closing times and rules are kept at the server', async () => {
  const { id, b, send } = await aFestival('pier-rules')
  await send(`/${id}/change`, {
    request: {
      type: 'changeSection',
      tournament: b,
      change: {
        closesAt: 1000,
        rule: {
          ratingFrom: null,
          ratingTo: null,
          birthFrom: 2012,
          birthTo: null,
          sex: null,
          federations: [],
          unrated: true,
          playingUp: false,
        },
      },
    },
  })
  const closed = await enter(id, 'Ada', [b])
  expect(`${closed.status} ${closed.text}`).toMatch(/^409 .*Entries for Open B are closed/)
  await send(`/${id}/change`, { request: { type: 'changeSection', tournament: b, change: { closesAt: null } } })
  const old = await enter(id, 'Ada', [b])
  expect(`${old.status} ${old.text}`).toMatch(/^409 .*born in 2012 or later/)
  expect((await enter(id, 'Ada', [b], { birth: '2013' })).status).toBe(200)
  expect((await postJson(`/api/festival/${id}/getOwnEntry`, { secret: 'x'.repeat(30) })).status).toBe(404)
  const unknown = await enter(id, 'Bo', ['nowhere'])
  expect(`${unknown.status} ${unknown.text}`).toMatch(/^404 .*no such section/)
})

test('the desk accepts, moves, corrects and takes payments', async () => {
  const { id, a, b, send, read } = await aFestival('pier-desk')
  await send(`/${id}/change`, { request: { type: 'edit', change: { entriesAsk: true } } })
  const asked = await enter(id, 'Ada', [a])
  expect(asked.entry!.places[0]!.state).toBe('asked')
  expect(await namesIn(a)).toEqual([])
  const register = (request: object) => send(`/${id}/changeRegister`, { request })
  await register({ type: 'place', no: 1, section: a, state: 'in' })
  expect(await namesIn(a)).toEqual(['Ada'])
  await register({ type: 'pay', no: 1, amount: 2000, way: 'cash', day: '2026-11-27' })
  await register({ type: 'pay', no: 1, amount: 3000, way: 'bank', day: '2026-11-28' })
  const money = async () => (await read<Register>('getRegister')).people[0]!.money
  expect(await money()).toEqual({ due: 4500, paid: 5000, state: 'over' })
  await register({ type: 'removePayment', payment: 2 })
  expect((await money()).state).toBe('part')
  await register({ type: 'correct', no: 1, person: person('Adina', { rating: 1955 }) })
  expect(await namesIn(a)).toEqual(['Adina'])
  await register({ type: 'move', no: 1, from: a, to: b })
  expect([await namesIn(a), await namesIn(b)]).toEqual([[], ['Adina']])
  expect(await money()).toMatchObject({ due: 3000, paid: 2000 })
  await register({ type: 'addPerson', person: person('Bo'), sections: [b] })
  expect(await namesIn(b)).toEqual(['Adina', 'Bo'])
  await register({ type: 'place', no: 2, section: b, state: 'out' })
  expect(await namesIn(b)).toEqual(['Adina'])
})

test('a person who moves after round 1 is withdrawn there and enters late here', async () => {
  const { id, headers, a, b, send } = await aFestival('pier-move')
  const register = (request: object) => send(`/${id}/changeRegister`, { request })
  for (const name of ['Ada', 'Bo']) await register({ type: 'addPerson', person: person(name), sections: [a] })
  for (const name of ['Cy', 'Di']) await register({ type: 'addPerson', person: person(name), sections: [b] })
  const desk = async (tournament: string, request: object) => {
    const answer = await postJson(`/api/tournament/${tournament}/change`, { request }, headers)
    expect(`${answer.status} ${answer.text}`).toMatch(/^200 /)
  }
  for (const tournament of [a, b]) {
    await desk(tournament, { type: 'draw', round: 1 })
    await desk(tournament, { type: 'publish', round: 1 })
    await desk(tournament, { type: 'enterResult', round: 1, no: 1, result: { outcome: '10' } })
    await desk(tournament, { type: 'close', round: 1 })
  }
  await register({ type: 'move', no: 1, from: a, to: b })
  const snapshot = (tournament: string) =>
    fetchJson<{ players: { firstName: string[]; withdrawn?: number[]; joinedFrom?: Record<number, number> } }>(
      `/api/tournament/${tournament}/snapshot`,
    )
  expect((await snapshot(a)).players).toMatchObject({ firstName: ['Ada', 'Bo'], withdrawn: [0] })
  expect((await snapshot(b)).players).toMatchObject({ firstName: ['Cy', 'Di', 'Ada'], joinedFrom: { 2: 2 } })
  const { seats } = await fetchJson<AnswerOf<'get', '/festival/:id/getPairings'>>(`/api/festival/${id}/getPairings`)
  expect(seats.map(({ name, word, board }) => [name, word, board])).toEqual([
    ['Novák, Ada', 'Open A', 1],
    ['Novák, Bo', 'Open A', 1],
    ['Novák, Cy', 'Open B', 2],
    ['Novák, Di', 'Open B', 2],
  ])
})
