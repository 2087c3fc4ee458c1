import { afterAll, expect, test, vi } from 'vitest'
import { aPlan } from '#simulator/plan.ts'
import type { LiveBoardBody } from '#simulator/pub/board.ts'
import type { LiveMatchBody } from '#simulator/pub/match.ts'
import { serveChessSite } from '../../../scripts/run/chess-site.ts'
import { politely } from '../politely.ts'
import { MOODS, type MoodName } from '#simulator/moods/moods.ts'

const { base, site, close } = await serveChessSite()
afterAll(close)

const PATH = '/pub/match/live/9000001'
await site.latency(1)
await site.plan(aPlan({ startTime: Date.now() - 600 * 60_000 }))

const ask = (path = PATH, headers = {}) => politely(base + path, headers)
const truth: LiveMatchBody = await (await ask()).json()
const board: LiveBoardBody = await (await ask(`${PATH}/1`)).json()
const results = ({ games: [game] }: LiveBoardBody) =>
  [game?.white, game?.black].map((seat) => (typeof seat === 'object' ? seat.result : seat))

/** Sends one request in this mood. */
async function inMood(mood: MoodName, path = PATH, headers = {}): Promise<Response> {
  await site.mood(mood, { for: { count: 1 } })
  return ask(path, headers)
}

const has = (status: number, text: RegExp, header?: [name: string, value: RegExp]) => async (mood: MoodName) => {
  const response = await inMood(mood)
  expect(response.status).toBe(status)
  if (header) expect(response.headers.get(header[0])).toMatch(header[1])
  expect(await response.text()).toMatch(text)
}
const tells =
  <T = LiveMatchBody>(check: (body: T) => void, path = PATH) =>
  async (mood: MoodName) => {
    const body: T = await (await inMood(mood, path)).json()
    check(body)
  }

/** Reads the body until its end, `most` bytes, or for a second. */
async function read(response: Response, most = Infinity): Promise<number> {
  const reader = response.body?.getReader()
  if (!reader) return 0
  let bytes = 0
  while (bytes < most) {
    const chunk = await reader.read()
    if (chunk.done) break
    bytes += chunk.value.length
  }
  await reader.cancel()
  return bytes
}
const silent = async (mood: MoodName) => {
  await site.mood(mood, { for: { count: 1 } })
  const answer = fetch(base + PATH, { headers: { 'user-agent': 'a@b.example' }, signal: AbortSignal.timeout(200) })
  await expect(answer.then((response) => response.text())).rejects.toThrow(/abort|timeout/i)
}

const EXPECTED: Record<MoodName, (mood: MoodName) => Promise<void>> = {
  ok: tells((body) => expect(body).toEqual(truth)),
  '429': async (mood) => {
    const response = await inMood(mood)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, null])
  },
  '429-retry-after': has(429, /429/, ['retry-after', /^2$/]),
  '429-mostly': async () => {
    await site.mood('429-mostly', { only: '/pub/match/live' })
    const statuses: number[] = []
    for (let at = 0; at < 50; at += 1) statuses.push((await ask()).status)
    await site.mood('ok', { only: '/pub/match/live' })
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(30)
  },
  'lost-answer': has(500, /500/),
  '403': has(403, /Just a moment/, ['content-type', /html/]),
  '403-text': has(403, /^Blocked:/, ['content-type', /plain/]),
  '404': has(404, /"code":3024/),
  '410': has(410, /410/),
  '500': has(500, /500/),
  '502': has(502, /502/),
  '503': has(503, /503/),
  '504': has(504, /504/),
  hang: silent,
  'hang-body': silent,
  drip: async (mood) => {
    expect(await read(await inMood(mood), 2)).toBe(2)
    await vi.waitFor(async () => expect((await ask()).status).toBe(200), { timeout: 5000 })
  },
  garbage: async (mood) => {
    const text = await (await inMood(mood)).text()
    expect(text).toMatch(/^{"@id":/)
    expect(() => JSON.parse(text)).toThrow()
  },
  html: has(200, /^<!DOCTYPE html>/, ['content-type', /html/]),
  empty: has(200, /^$/),
  huge: async (mood) => expect(await read(await inMood(mood))).toBeGreaterThan(50_000_000),
  'gzip-bomb': async (mood) => {
    const response = await inMood(mood, PATH, { 'accept-encoding': 'gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(await read(response)).toBeGreaterThan(60_000_000)
  },
  reset: async (mood) => expect((await inMood(mood)).text()).rejects.toThrow(),
  moved: async (mood) => {
    const response = await inMood(mood)
    expect(response.status).toBe(301)
    expect(await (await ask(response.headers.get('location') ?? '')).json()).toEqual(truth)
  },
  'redirect-loop': has(301, /^$/, ['location', /^\/pub\/match\/live\/9000001$/]),
  'redirect-away': has(301, /^$/, ['location', /^http:\/\/127\.0\.0\.1:1\/$/]),
  'stale-etag': async (mood) => expect((await inMood(mood, PATH, { 'if-none-match': 'W/"old"' })).status).toBe(304),
  'new-etag': async (mood) => {
    const [first, second] = [await inMood(mood), await inMood(mood)]
    expect(first.headers.get('etag')).not.toBe(second.headers.get('etag'))
    expect(await first.json()).toEqual(await second.json())
  },
  'wrong-schema': tells((body) => {
    expect(Array.isArray(body.teams)).toBe(true)
    expect(body.boards).toBe('4')
  }),
  'duplicate-boards': tells((body) => expect(body.teams.team1.players).toHaveLength(8)),
  'unknown-status': tells((body) => expect(body.status).toBe('postponed')),
  'in-progress-again': tells((body) => {
    expect(body.status).toBe('in_progress')
    expect(body).not.toHaveProperty('end_time')
    expect(body.teams.team1).not.toHaveProperty('result')
  }),
  'adjusted-score': tells((body) => {
    expect(body.teams.team1.score).toBe(truth.teams.team1.score - 1)
    expect(body.teams.team1.fair_play_removals).toHaveLength(1)
  }),
  'shrinking-boards': tells((body) => expect(body.boards).toBe(2)),
  'corrected-result': tells<LiveBoardBody>((body) => {
    expect(results(board)).toContain('win')
    expect(results(body)).not.toEqual(results(board))
  }, `${PATH}/1`),
  renamed: tells((body) => {
    expect(body.teams.team1.name).toBe('Harbour Knights Reborn')
    expect(body.teams.team1.players).not.toEqual(truth.teams.team1.players)
    expect(body.teams.team1.score).toBe(truth.teams.team1.score)
  }),
  'closed-accounts': tells<LiveBoardBody>(({ games }) => expect(typeof games[0]?.white).toBe('string'), `${PATH}/1`),
}

const rows = Object.entries(MOODS).map(([mood, { does }]) => ({ mood: mood as MoodName, does }))

test.each(rows)('in the mood $mood the site gives $does', { timeout: 10_000 }, async ({ mood }) => {
  await EXPECTED[mood](mood)
})

test('a mood ends after its count and does not apply to other paths', async () => {
  await site.mood('500', { for: { count: 2 } })
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([500, 500, 200])
  await site.mood('500', { only: `${PATH}/` })
  expect([(await ask()).status, (await ask(`${PATH}/1`)).status]).toEqual([200, 500])
  await site.mood('ok')
  expect((await ask(`${PATH}/1`)).status).toBe(200)
})

test('moods of two matches are independent, and a mood for all paths replaces both', async () => {
  const other = '/pub/match/live/9000002'
  await site.plan(aPlan({ id: 9_000_002 }))
  await site.mood('500', { only: PATH })
  await site.mood('429', { only: other, for: { count: 1 } })
  expect([(await ask()).status, (await ask(other)).status, (await ask(other)).status]).toEqual([500, 429, 200])
  await site.mood('ok')
  expect((await ask()).status).toBe(200)
})
