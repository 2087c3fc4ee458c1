import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR, SECOND } from '#core/time.ts'
import { anIsolate } from '#test/support/edge.ts'
import { expectErrors } from '#test/support/expect-errors.ts'
import { aSaved, aUser, bindings } from '#test/support/worker.ts'

const READER = { accept: 'text/html' }

// Each test has an hour of its own: what an earlier one purged is not in the future of a later one.
let hour = Date.now()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (hour += HOUR) }))
afterEach(() => void vi.useRealTimers())

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * SECOND)

const rename = (id: string, name: string) =>
  bindings.DB.prepare('update tournaments set name = ?2, version = version + 1 where id = ?1').bind(id, name).run()

test('what somebody in the data centre saw within the last minute is answered without a call, by any isolate', async () => {
  expectErrors()
  await aSaved({ id: 'edgewarm', rounds: ['1-2 1'] })
  const paths = [
    '/t/edgewarm/standings/1',
    '/t/edgewarm',
    '/t/edgewarm?embed=standings',
    '/g/edgewarm-1-1',
    '/api/tournament/edgewarm/snapshot',
    '/api/tournament/edgewarm/calendar.ics',
    '/',
    '/events',
    '/api/search?q=edgewarm',
  ]
  const first = await anIsolate()
  for (const path of paths) await first.get(path, READER)
  expect(first.asked()).toBe(paths.length)
  await first.settled()
  later(50)
  const second = await anIsolate({ isCutOff: true })
  for (const path of paths) expect((await second.get(path, READER)).status, path).toBeLessThan(400)
  await second.settled()
})

test('an answer from the cache is renewed behind it', async () => {
  await aSaved({ id: 'edgenew', rounds: ['1-2 1'], name: 'Before' })
  const edge = await anIsolate()
  expect((await edge.get('/t/edgenew/standings/1', READER)).words).toContain('Before')
  await edge.settled()
  await rename('edgenew', 'Afterwards')
  await bindings.TournamentRoom.getByName('edgenew').publish({ type: 'stale', v: 2 })
  later(30)
  expect((await edge.get('/t/edgenew/standings/1', READER)).words).toContain('Before')
  await edge.settled()
  expect((await edge.get('/t/edgenew/standings/1', READER)).words).toContain('Afterwards')
})

test('nothing older than a minute is sent', async () => {
  await aSaved({ id: 'edgeold', rounds: ['1-2 1'] })
  const edge = await anIsolate()
  await edge.get('/t/edgeold/standings/1', READER)
  await edge.settled()
  later(61)
  edge.asked()
  await edge.get('/t/edgeold/standings/1', READER)
  expect(edge.asked()).toBe(1)
})

test('a reader gets no older state than the one they have seen', async () => {
  await aSaved({ id: 'edgeseen', rounds: ['1-2 1'], name: 'Before' })
  const edge = await anIsolate()
  await edge.get('/t/edgeseen/standings/1', READER)
  await edge.get('/api/tournament/edgeseen/snapshot')
  await edge.settled()
  await rename('edgeseen', 'Afterwards')
  await bindings.TournamentRoom.getByName('edgeseen').publish({ type: 'stale', v: 2 })
  const cookie = 'seen=edgeseen.2'
  expect((await edge.get('/t/edgeseen/standings/1', { ...READER, cookie })).words).toContain('Afterwards')
  expect((await edge.get('/api/tournament/edgeseen/snapshot', { cookie })).words).toContain('Afterwards')
  // Forged cookies: a version that doesn’t exist, no version, and one of another event.
  for (const cookie of ['seen=edgeseen.999999', 'seen=~.~', 'seen=other.5'])
    expect((await edge.get('/t/edgeseen/standings/1', { ...READER, cookie })).status).toBe(200)
})

test.each([
  ['turns private', '/change', { request: { type: 'editEvent', settings: { public: false } } }],
  ['is deleted', '/delete', { name: 'Leaving' }],
])('an event that %s is gone from all isolates at once', async (what, call, body) => {
  const id = `edgeleft${call.slice(1)}`
  const { headers } = await aUser(`${id}user`)
  await aSaved({ id, name: 'Leaving', rounds: ['1-2 1'] })
  await bindings.DB.prepare('update tournaments set organiser_id = ?2 where id = ?1').bind(id, `${id}user`).run()
  const paths = [
    `/t/${id}/standings/1`,
    `/t/${id}`,
    `/t/${id}?embed=standings`,
    `/g/${id}-1-1`,
    `/api/tournament/${id}/snapshot`,
  ]
  const [first, second] = [await anIsolate(), await anIsolate()]
  for (const path of paths) {
    expect((await first.get(path, READER)).status, path).toBeLessThan(400)
    expect((await second.get(path, READER)).status, path).toBeLessThan(400)
  }
  await first.settled()
  await second.settled()
  later(2)
  const left = await first.post(`/api/tournament/${id}${call}`, body, headers)
  expect([left.status, await left.text()], what).toEqual([200, expect.any(String)])
  later(5)
  for (const path of paths) {
    expect((await second.get(path, READER)).status, path).toBe(404)
    expect((await first.get(path, READER)).status, path).toBe(404)
  }
})

test('answers to signed-in readers are neither kept nor taken from the cache', async () => {
  const { headers } = await aUser('edgedirector')
  await aSaved({ id: 'edgeprivate', rounds: ['1-2 1'], settings: { public: false } })
  await bindings.DB.prepare("update tournaments set organiser_id = 'edgedirector' where id = 'edgeprivate'").run()
  const edge = await anIsolate()
  expect((await edge.get('/t/edgeprivate/standings/1', { ...READER, ...headers })).status).toBe(200)
  await edge.settled()
  expect((await edge.get('/t/edgeprivate/standings/1', READER)).status).toBe(404)
  await edge.get('/', READER)
  await edge.settled()
  edge.asked()
  await edge.get('/', { ...READER, ...headers })
  await edge.get('/', { ...READER, authorization: 'Bearer kbz_unknown' })
  expect(edge.asked()).toBe(2)
})

test('each kind of reader has answers of its own', async () => {
  expectErrors()
  await aSaved({ id: 'edgekinds', rounds: ['1-2 1', '2-1 1'] })
  const edge = await anIsolate()
  const kinds = [
    READER,
    { ...READER, cookie: 'theme=dark' },
    { ...READER, cookie: 'spoilers=hide' },
    { ...READER, 'sec-ch-ua-mobile': '?1' },
  ]
  const words: string[] = []
  for (const kind of kinds) words.push((await edge.get('/t/edgekinds/standings/1', kind)).words)
  expect(new Set(words).size).toBe(kinds.length)
  await edge.settled()
  const cutOff = await anIsolate({ isCutOff: true })
  for (const [at, kind] of kinds.entries())
    expect((await cutOff.get('/t/edgekinds/standings/1', kind)).words).toBe(words[at])
  await cutOff.settled()
})

test('refusals, answers of the moment and addresses that are secrets are not kept', async () => {
  const edge = await anIsolate()
  for (const path of [
    '/t/edgenothing/standings/1',
    '/api/online',
    '/help/a-secret-address',
    '/api/following/none/results.rss',
  ]) {
    await edge.get(path, READER)
    await edge.settled()
    edge.asked()
    await edge.get(path, READER)
    expect(edge.asked(), path).toBe(1)
  }
})

test('who has the answer already gets 304, and nobody gets the headers between the Workers', async () => {
  await aSaved({ id: 'edgetag', rounds: ['1-2 1'] })
  const edge = await anIsolate()
  const first = await edge.get('/api/tournament/edgetag/snapshot')
  await edge.settled()
  const etag = first.headers.get('etag')!
  const again = await edge.get('/api/tournament/edgetag/snapshot', { 'if-none-match': etag })
  expect([again.status, again.words, again.headers.get('etag')]).toEqual([304, '', etag])
  for (const { headers } of [first, again, await edge.get('/t/edgetag/standings/1', READER)])
    expect([...headers.keys()].filter((name) => name.startsWith('x-edge') || name.startsWith('x-stored'))).toEqual([])
})

test('while the site can’t be reached, what isn’t kept is refused in a sentence', async () => {
  expectErrors()
  const edge = await anIsolate({ isCutOff: true })
  for (const answer of [await edge.get('/t/edgecut/standings/1', READER), await edge.post('/api/login', {}, {})])
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await edge.get('/events?search=cut', READER)).words).toBe(
    'Something went wrong on our side. Try again in a moment.',
  )
})

test('what left is gone even if its director closes the page before the answer comes', async () => {
  const { headers } = await aUser('edgehurried')
  await aSaved({ id: 'edgehurry', name: 'Leaving', rounds: ['1-2 1'] })
  await bindings.DB.prepare("update tournaments set organiser_id = 'edgehurried' where id = 'edgehurry'").run()
  const edge = await anIsolate()
  expect((await edge.get('/t/edgehurry/standings/1', READER)).status).toBe(200)
  await edge.settled()
  later(2)
  void edge.post('/api/tournament/edgehurry/delete', { name: 'Leaving' }, headers)
  await edge.settled()
  expect((await edge.get('/t/edgehurry/standings/1', READER)).status).toBe(404)
})

test('a reader who chose a language is sent to it without asking the site', async () => {
  const edge = await anIsolate({ isCutOff: true })
  const { status, headers } = await edge.get('/t/edgewarm/standings/1', { ...READER, cookie: 'lang=en-XA' })
  expect([status, headers.get('location')]).toEqual([302, '/en-XA/t/edgewarm/standings/1'])
})
