import { expect, test } from 'vitest'
import { ask, aSaved, aUser } from '../../support/worker.ts'

await aSaved({
  id: 'embedcup',
  name: 'Cup <One>',
  players: ['Ann 2200 NED', 'Bob'],
  rounds: ['1-2 1', '2-1 *'],
  settings: { vanityURL: 'grand' },
})
await aSaved({ id: 'embedsecret', name: 'Clandestine', user: 'boss', rounds: ['1-2 1'], settings: { public: false } })
const { headers: boss } = await aUser('boss', 9)

const policyOf = (response: Response): string => response.headers.get('content-security-policy')!
const NOTHING = 'Nothing to show here.'

test('an embed may be framed by any page, runs only our script, and submits no forms', async () => {
  const { status, response, text } = await ask('/t/embedcup/standings/1?embed=standings&width=480')
  expect(status).toBe(200)
  expect(policyOf(response)).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[\w+/]{43}='; connect-src 'self' ws:\/\/localhost; font-src 'self'; img-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
  )
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
  })
  for (const name of ['x-frame-options', 'cross-origin-opener-policy', 'set-cookie']) {
    expect(response.headers.get(name)).toBeNull()
  }
  expect(text).toContain('.embed{max-width:480px}')
  expect(text).not.toContain('<One>')
})

test('the style sheet in an embed is the one named by its policy', async () => {
  const { response, text } = await ask('/t/embedcup/standings/1?embed=standings&width=333')
  const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? []
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sheet)))
  expect(policyOf(response)).toContain(`'sha256-${btoa(String.fromCharCode(...digest))}'`)
})

test.each([
  ['/t/embedcup/standings/1?embed=standings', 'After round 1'],
  ['/t/embedcup/standings?embed=standings', 'After round 2, 1 result missing'],
  ['/t/grand/pairings/2?embed=pairings', 'Round 2'],
  ['/t/embedcup?embed=live', 'Round 2'],
  ['/embedcup?embed=pairings', 'Round 2'],
  ['/tournament/embedcup/pairings/1?embed=pairings', 'Round 1'],
  ['/t/embedcup/dashboard?embed=board', 'Round 2'],
  ['/g/embedcup-1-1?embed=board', 'Round 1'],
  ['/t/embedcup/what-if?embed=odds', 'Odds'],
  ['/t/grand/player/2?embed=player', 'After round 2, 1 result missing'],
  ['/t/embedcup?embed=player&iteration=2', 'After round 2, 1 result missing'],
])('%s shows its element without a redirect', async (path, note) => {
  const { status, text } = await ask(path)
  expect(status).toBe(200)
  expect(text).toContain(`<title>${note} · Cup &lt;One&gt;</title>`)
})

test.each([
  '/t/embedsecret/standings/1?embed=standings',
  '/t/nowhere/standings/1?embed=standings',
  '/g/embedsecret-1-1?embed=board',
  '/t/embedsecret?embed=odds',
  '/t/embedsecret/player/1?embed=player',
  '/team/embedsecret-1?embed=games',
])('%s reveals nothing to any viewer, and may be framed', async (path) => {
  for (const headers of [{}, boss]) {
    const { status, response, text } = await ask(path, { headers })
    expect({ status, words: text.match(/<p class="empty">([^<]*)</)?.[1] }).toEqual({ status: 404, words: NOTHING })
    expect(policyOf(response)).toContain('frame-ancestors *')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(text).not.toMatch(/clandestine/i)
  }
})

test.each([
  ['/t/embedcup/standings/99?embed=standings', 404, NOTHING],
  ['/t/embedcup/standings/1?embed=standings&iteration=2', 404, NOTHING],
  ['/g/embedcup-9-9?embed=board', 404, NOTHING],
  ['/g/embedcup-1-1/7?embed=board', 404, NOTHING],
  ['/t/embedcup/player/99?embed=player', 404, NOTHING],
  ['/t/embedcup?embed=games', 404, NOTHING],
  ['/player/embedcup-1?embed=games', 404, NOTHING],
  ['/users?embed=live', 404, NOTHING],
  ['/?embed=live', 404, NOTHING],
  [
    '/t/embedcup?embed=everything',
    400,
    'The embed must be standings, pairings, bracket, live, board, odds, player or games.',
  ],
  ['/t/embedcup?embed=', 400, 'The embed must be standings, pairings, bracket, live, board, odds, player or games.'],
  ['/t/embedcup?embed=live&width=wide', 400, 'The width must be a number of pixels.'],
  ['/t/embedcup?embed=live&iteration=0', 400, 'The iteration must be a number from 1 to 999.'],
  ['/t/embedcup?embed=live&theme=blue', 400, 'The theme must be light or dark.'],
])('%s is answered %i', async (path, status, words) => {
  const answer = await ask(path)
  expect({ status: answer.status, words: answer.text.match(/<p class="empty">([^<]*)</)?.[1] }).toEqual({
    status,
    words,
  })
})

test.each([
  [10, 240],
  [99_999, 1240],
])('a width of %i is limited to %i', async (width, fitting) => {
  expect((await ask(`/t/embedcup?embed=live&width=${width}`)).text).toContain(`max-width:${fitting}px`)
})

test('an embed reads no session, and costs no query once the tournament is in memory', async () => {
  const path = '/t/embedcup/standings/1?embed=standings'
  const alone = await ask(path)
  const known = await ask(path, { headers: { ...boss, cookie: `${boss.cookie}; theme=dark` } })
  expect(known.text).toBe(alone.text)
  expect(known.statements).toEqual([])
  expect(known.text).not.toContain('data-theme')
  expect((await ask(`${path}&theme=dark`)).text).toContain('data-theme="dark"')
})

test('an unchanged embed is answered with 304, a changed one is sent', async () => {
  await aSaved({ id: 'tag', rounds: ['1-2 *'] })
  const path = '/t/tag/pairings/1?embed=pairings'
  const etag = (await ask(path)).response.headers.get('etag')!
  expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await ask(`${path}&theme=dark`)).text).toContain('data-theme="dark"')
})

test('during a round the embed contains its facts, and no text in them ends the element', async () => {
  await aSaved({ id: 'loud', name: '</script><b>', rounds: ['1-2 *'] })
  const { text } = await ask('/t/loud/pairings/1?embed=pairings')
  const [, json = ''] = /<script type="application\/json" id="embed-state">(.*?)<\/script>/s.exec(text) ?? []
  expect(JSON.parse(json)).toMatchObject({
    id: 'loud',
    version: 1,
    target: { element: 'pairings', round: 1, iteration: 1 },
    snapshot: { name: '</script><b>' },
  })
  await aSaved({ id: 'quiet', active: false, rounds: ['1-2 1'] })
  expect((await ask('/t/quiet/pairings/1?embed=pairings')).text).not.toContain('"snapshot"')
})

test('pages that are not embeds can’t be framed', async () => {
  for (const path of ['/t/grand/standings/1', '/embed', '/embed.html', '/t/grand/standings/1?embeds=standings']) {
    expect(policyOf((await ask(path, { headers: { accept: 'text/html' } })).response)).toContain(
      "frame-ancestors 'none'",
    )
  }
})

test('the next games of a club come from all its public tournaments, and the embed names their rooms', async () => {
  const players = ['Club Lynx', 'Club Mole']
  const settings = { competitors: 'team', gamePointTotal: 4 } as const
  await aSaved({ id: 'embedleague', name: 'League', players, rounds: ['1-2 *'], settings })
  const { status, response, text } = await ask('/team/embedleague-1?embed=games&theme=dark')
  expect({ status, cookie: response.headers.get('set-cookie') }).toEqual({ status: 200, cookie: null })
  expect(policyOf(response)).toContain('frame-ancestors *')
  expect(text).toContain('<title>Next games · Club Lynx</title>')
  expect(text).toMatch(/Club Mole[^]*Round 1[^]*League/)
  expect(stateIn(text)).toEqual({ rooms: [{ id: 'embedleague', version: 1 }] })
  const etag = response.headers.get('etag')!
  expect((await ask('/team/embedleague-1?embed=games', { headers: { 'if-none-match': etag } })).status).toBe(304)
  await aSaved({ id: 'embedhidden', players, rounds: ['1-2 *'], settings: { ...settings, public: false } })
  expect((await ask('/team/embedhidden-1?embed=games')).status).toBe(404)
})

test('an embed of odds names the engines it needs while games are left, and contains no facts', async () => {
  const settings = { totalRounds: 2 }
  await aSaved({ id: 'embedodds', players: ['Ann 2200', 'Bob 2100'], rounds: ['1-2 *'], settings })
  const { text } = await ask('/t/embedodds/what-if?embed=odds')
  const known = { id: 'embedodds', version: 1 }
  expect(stateIn(text)).toEqual({ rooms: [known], odds: { ...known, iteration: 1, engines: 'players' } })
  expect(text).toContain('Work out odds')
  await aSaved({ id: 'embedoddslast', rounds: ['1-2 *'], settings: { totalRounds: 1 } })
  const last = (await ask('/t/embedoddslast?embed=odds')).text
  expect(stateIn(last)).toMatchObject({ odds: { engines: 'tables' } })
  expect(last).toContain('Working out odds…')
  await aSaved({ id: 'embedoddsover', players: ['Ann 2200', 'Bob 2100'], rounds: ['1-2 1'], active: false, settings })
  expect(stateIn((await ask('/t/embedoddsover?embed=odds')).text)).not.toHaveProperty('odds')
  // With hidden results the embed says so and links to the page.
  const hidden = (await ask('/t/embedodds/what-if?embed=odds&spoilers=hide')).text
  expect(hidden).toContain('Results are hidden, and odds with them.')
  expect(hidden).toMatch(/href="\/t\/embedodds\/what-if"[^>]*>See odds/)
  expect(stateIn(hidden)).toEqual({ rooms: [] })
})

const stateIn = (text: string): unknown =>
  JSON.parse(/<script type="application\/json" id="embed-state">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null')
