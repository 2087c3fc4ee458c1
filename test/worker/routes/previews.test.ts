import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { app } from '#worker/app.ts'
import { aRound } from '../../support/build.ts'
import { ask, aSaved, assets, aUser, bindings } from '../../support/worker.ts'
import { expectErrors } from '#test/support/expect-errors.ts'

await aSaved({
  id: 'pictured',
  name: 'Pictured Cup',
  players: ['Rooks', 'نادي قرطاج'],
  rounds: [aRound('1-2 1½:½', { games: ['10=='] })],
  settings: { competitors: 'team', gamePointTotal: 2 },
})
await aSaved({ id: 'unpictured', rounds: ['1-2 1'], settings: { public: false } })

test.each(['/og/t/pictured.png?v=1', '/og/t/pictured/1.png?v=1', '/og/g/pictured-1-1.png?v=1'])(
  '%s is a picture that any site may show, drawn once for a version',
  async (path) => {
    const { status, text, response } = await ask(path)
    expect([status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(text.slice(1, 4)).toBe('PNG')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    const again = await ask(path.replace('v=1', 'v=2'))
    expect([again.text, again.statements]).toEqual([text, []])
  },
)

test('if no picture can be drawn, the site’s own is sent and cached for a minute', async () => {
  expectErrors()
  await aSaved({ id: 'undrawn', rounds: ['1-2 1'] })
  const broken = { draw: () => Promise.reject(new Error('out of paint')) }
  for (const PREVIEWS of [undefined, broken]) {
    const context = createExecutionContext()
    const env = { ...bindings, ASSETS: assets, PREVIEWS }
    const answer = await app.fetch(new Request('http://localhost/og/t/undrawn.png'), env, context)
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('cache-control'),
      new TextDecoder().decode(await answer.arrayBuffer()),
    ]).toEqual([200, 'image/png', 'public, max-age=60', 'the same for all'])
    await waitOnExecutionContext(context)
  }
  expect((await ask('/og/t/undrawn.png')).text.slice(1, 4)).toBe('PNG')
})

test('an address may have thirty pictures drawn a minute; cached pictures are not limited', async () => {
  await aSaved({ id: 'drawnmuch', players: 2, rounds: Array.from({ length: 33 }, () => '1-2 1') })
  const headers = { 'cf-connecting-ip': '203.0.113.77' }
  const answers: number[] = []
  for (let round = 1; round <= 33; round++)
    answers.push((await ask(`/og/t/drawnmuch/${round}.png`, { headers })).status)
  expect(answers).toEqual(answers.map((_, at) => (at < 30 ? 200 : 429)))
  expect((await ask('/og/t/drawnmuch/1.png', { headers })).status).toBe(200)
})

test.each([
  '/og/t/nobody.png',
  '/og/t/pictured/2.png',
  '/og/t/pictured/0.png',
  '/og/g/pictured-1-9.png',
  '/og/t/unpictured.png',
  '/og/g/unpictured-1-1.png',
])('there is no picture at %s for any viewer', async (path) => {
  const { headers } = await aUser(`asks${path.replaceAll(/\W/g, '')}`, 2)
  expect((await ask(path)).status).toBe(404)
  expect((await ask(path, { headers })).status).toBe(404)
})

test('shared pages of a public event have a picture of their own, and name it in their tags', async () => {
  const tags = async (path: string) => {
    const { text } = await ask(path)
    const of = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(text)?.[1]
    return [of('og:image')?.replace(/v=\d+$/, 'v='), of('og:image:width'), of('twitter:card'), of('og:description')]
  }
  const large = ['1200', 'summary_large_image']
  expect(await tags('/t/pictured/pairings/1')).toEqual([
    'http://localhost/og/t/pictured/1.png?v=',
    ...large,
    expect.stringMatching(/^Round 1: 1 match\. 2 teams, /),
  ])
  expect(await tags('/t/pictured/standings/1')).toEqual([
    'http://localhost/og/t/pictured.png?v=',
    ...large,
    expect.stringMatching(/^After round 1: 1\. Rooks \d+, 2\. نادي قرطاج 0\. 2 teams, /),
  ])
  expect(await tags('/g/pictured-1-1')).toEqual([
    'http://localhost/og/g/pictured-1-1.png?v=',
    ...large,
    'Team Match, round 1: 1½ – ½.',
  ])
  expect((await tags('/news')).slice(0, 3)).toEqual(['http://localhost/icons/512.png', '512', 'summary'])
})

test('a picture is drawn in each language by itself, and the page in a language names the picture in it', async () => {
  await aSaved({ id: 'drawnwords', rounds: ['1-2 1'] })
  const drawn = async (path: string) => (await ask(path)).text
  const [english, other, arabic] = [
    await drawn('/og/t/drawnwords/1.png?v=1'),
    await drawn('/og/en-XA/t/drawnwords/1.png?v=1'),
    await drawn('/og/ar/t/drawnwords/1.png?v=1'),
  ]
  for (const picture of [english, other, arabic]) expect(picture.slice(1, 4)).toBe('PNG')
  expect(new Set([english, other, arabic]).size).toBe(3)
  expect(await drawn('/og/t/drawnwords/1.png?v=1')).toBe(english)
  for (const [page, picture] of [
    ['/en-XA/t/drawnwords/pairings/1', '/og/en-XA/t/drawnwords/1.png?v=1'],
    ['/en-XA/g/drawnwords-1-1', '/og/en-XA/g/drawnwords-1-1.png?v=1'],
    ['/t/drawnwords/pairings/1', '/og/t/drawnwords/1.png?v=1'],
  ])
    expect((await ask(page!)).text).toContain(`<meta property="og:image" content="http://localhost${picture}">`)
  expect((await ask('/og/tlh/t/drawnwords/1.png')).status).toBe(404)
})
