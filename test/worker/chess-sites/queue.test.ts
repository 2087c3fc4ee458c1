import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPlan } from '#simulator/plan.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { bindings } from '#test/support/worker.ts'
import type { SiteAnswer } from '#worker/chess-sites/site-answer.ts'
import { siteTimeouts, type SiteTimeouts } from '#worker/chess-sites/site-timeouts.ts'

const MATCH = `${bindings.CHESS_COM_API}/match/live/9000001`
const OTHER = `${bindings.CHESS_COM_API}/match/live/9000002`
const queue = bindings.SiteQueue.getByName(new URL(MATCH).host)
const ask = (url = MATCH, etag: string | null = null): Promise<SiteAnswer> => queue.ask({ url, etag })
const kinds = (answers: SiteAnswer[]) => answers.map(({ kind }) => kind)
const site = await aChessSite()
// Only Date is faked. It never goes back, as open circuit breakers would then last longer.
vi.useFakeTimers({ toFake: ['Date'] })
vi.spyOn(console, 'warn').mockImplementation(() => {})
/** A busy machine answers late: what a test does not shorten is long. */
const withTimeouts = (timeouts: Partial<SiteTimeouts> = {}) =>
  runInDurableObject(queue, (instance) => {
    Object.assign(instance, { timeouts: { ...siteTimeouts(bindings), ...timeouts } })
  })
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

beforeEach(async () => {
  await site.plan(aPlan())
  await site.plan(aPlan({ id: 9_000_002 }))
})
afterEach(async () => {
  await withTimeouts()
  await site.mood('ok')
  // Long enough for open circuit breakers to close, and two good answers.
  pass(3_600_000)
  await ask()
  await ask(OTHER)
  await site.clearLog()
})

test('a request has a User-Agent, and the ETag of a known answer', async () => {
  const first = await ask()
  if (first.kind !== 'ok') throw new Error(first.kind)
  expect(JSON.parse(first.body)).toMatchObject({ name: aPlan().name })
  expect(await ask(MATCH, first.etag)).toEqual({ kind: 'notModified' })
  const log = await site.log()
  expect(log.map(({ status, ifNoneMatch }) => [status, ifNoneMatch])).toEqual([
    [200, ''],
    [304, first.etag],
  ])
  for (const { userAgent } of log) expect(userAgent).toMatch(/^Kibitz\/[\d.]+ \(\+http:\/\/localhost; contact: \S+\)$/)
})

test('one request runs at a time, however many callers ask', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => ask(at % 2 ? MATCH : OTHER)))
  expect(new Set(kinds(answers))).toEqual(new Set(['ok']))
  for (const { overlap } of await site.log()) expect(overlap).toBe(0)
})

test('a request that hangs gives way to a live look, and does not count as a failure', async () => {
  await withTimeouts({ grace: 100 })
  await site.mood('hang', { only: '/pub/match/live/9000001' })
  const hanging = ask()
  expect(await queue.ask({ url: OTHER, lane: 'live' })).toMatchObject({ kind: 'ok' })
  expect(await hanging).toMatchObject({ kind: 'unavailable', isBusy: true })
  await site.mood('ok')
  expect(await ask()).toMatchObject({ kind: 'ok' })
})

test('an address outside the chess sites is never requested', async () => {
  for (const url of [
    'http://127.0.0.1:8798/private',
    'http://localhost:8798/pub/x',
    'https://evil.example/pub/x',
    '',
  ]) {
    expect(await ask(url)).toMatchObject({ kind: 'unavailable', wasAsked: false })
  }
  expect(await site.log()).toEqual([])
})

test('a match that the site does not know is missing', async () => {
  expect(await ask(`${bindings.CHESS_COM_API}/match/live/1`)).toEqual({ kind: 'missing' })
})

test('a 429 pauses the whole site, first for two seconds', async () => {
  await site.mood('429')
  const refused = await ask()
  expect(refused).toMatchObject({ kind: 'unavailable', wasAsked: true })
  expect(await ask(OTHER)).toMatchObject({ kind: 'unavailable', wasAsked: false })
  await site.mood('ok')
  const { retryAt } = refused as Extract<SiteAnswer, { kind: 'unavailable' }>
  expect(retryAt - Date.now()).toBeGreaterThanOrEqual(2000)
  expect(retryAt - Date.now()).toBeLessThanOrEqual(3000)
  vi.setSystemTime(retryAt - 1)
  expect(await ask(OTHER)).toMatchObject({ wasAsked: false })
  vi.setSystemTime(retryAt)
  expect(await ask(OTHER)).toMatchObject({ kind: 'ok' })
})

test('Retry-After is respected', async () => {
  await site.mood('429')
  const network = fetch
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { status, body } = await network(input, init)
    return new Response(body, { status, headers: { 'retry-after': '90' } })
  })
  const answer = (await ask()) as Extract<SiteAnswer, { kind: 'unavailable' }>
  vi.stubGlobal('fetch', network)
  expect(answer.retryAt - Date.now()).toBe(90_000)
})

test.each(['500', '502', '504', '404', 'garbage', 'empty', 'reset', 'redirect-loop', 'redirect-away'] as const)(
  'an address that answers %s is paused, the others are not',
  async (mood) => {
    await site.mood(mood, { only: '/pub/match/live/9000001' })
    expect(kinds([await ask(), await ask(OTHER)])).toEqual([mood === '404' ? 'missing' : 'unavailable', 'ok'])
    if (mood !== '404') expect(await ask()).toMatchObject({ wasAsked: false })
    expect((await site.log()).filter(({ path }) => path.endsWith('1')).length).toBeLessThanOrEqual(2)
  },
)

test.each(['403', '403-text', 'html', '503', 'gzip-bomb', 'huge', '410'] as const)(
  'one answer with %s does not stop later requests',
  async (mood) => {
    await site.mood(mood, { for: { count: 1 } })
    expect((await ask()).kind).toBe(mood === '410' ? 'missing' : 'unavailable')
    pass(60_000)
    expect(kinds([await ask(), await ask(OTHER)])).toEqual(['ok', 'ok'])
  },
)

test('a permanent redirect within the site is followed, once', async () => {
  await site.mood('moved')
  expect(await ask()).toMatchObject({ kind: 'ok' })
  expect((await site.log()).map(({ status }) => status)).toEqual([301, 200])
})

test('three failures in a row at any addresses pause the whole site', async () => {
  await site.mood('500')
  for (const id of [1, 2, 3]) await ask(`${MATCH}/${id}`)
  await site.mood('ok')
  expect(await ask(OTHER)).toMatchObject({ kind: 'unavailable', wasAsked: false })
})

test('an address that keeps failing is asked at most once a minute', async () => {
  await site.mood('500')
  for (let second = 0; second < 600; second += 1) {
    await ask()
    pass(1000)
  }
  const asked = (await site.log()).length
  expect(asked).toBeGreaterThanOrEqual(10)
  expect(asked).toBeLessThanOrEqual(5 + 10)
})

test.each(['hang', 'drip'] as const)(
  'a site that does not answer (%s) is given up early while others wait',
  async (mood) => {
    await withTimeouts({ short: 1000 })
    await site.mood(mood, { only: '/pub/match/live/9000001' })
    // Slow enough that all three are waiting when the second is sent.
    await site.latency(100)
    expect(kinds(await Promise.all([ask(OTHER), ask(), ask(OTHER)]))).toEqual(['ok', 'unavailable', 'ok'])
    await site.latency(1)
  },
)

test('a live look that nobody waits behind is given the long time', async () => {
  await withTimeouts({ long: 300 })
  await site.mood('hang')
  expect(await queue.ask({ url: MATCH, lane: 'live' })).toMatchObject({ kind: 'unavailable', wasAsked: true })
})
