import { expect, test } from 'vitest'
import { ask, aSaved, aUser, fetchJson } from '#test/support/worker.ts'

await aSaved({
  id: 'oembedcup',
  name: 'Cup',
  user: 'ann',
  rounds: ['1-2 1, 3-4 0', '1-3 *, 2-4 *'],
  settings: { vanityURL: 'oembedgrand' },
})
await aSaved({ id: 'oembedsecret', name: 'Clandestine', user: 'boss', rounds: ['1-2 1'], settings: { public: false } })
const { headers: boss } = await aUser('boss', 9)

const at = (path: string, rest = '') => `/oembed?url=${encodeURIComponent(`http://localhost${path}`)}${rest}`
const UNKNOWN = 'There’s nothing to embed at this URL.'

test('a tournament’s page is answered with an iframe of the element that it is about', async () => {
  expect(await fetchJson(at('/t/oembedcup/standings/1', '&maxwidth=400&format=json'))).toEqual({
    type: 'rich',
    version: '1.0',
    title: 'After round 1 · Cup',
    width: 400,
    height: 275,
    html: '<iframe src="http://localhost/t/oembedgrand/standings/1?embed=standings" title="After round 1 · Cup" width="400" height="275" style="border:0;max-width:100%" loading="lazy"></iframe>',
    provider_name: 'Kibitz',
    provider_url: 'http://localhost',
    cache_age: 3600,
  })
})

test.each([
  ['/t/oembedcup/pairings/2', 'embed=pairings', 600],
  ['/t/oembedgrand', 'embed=live', 600],
  ['/oembedgrand', 'embed=live', 600],
  ['/t/oembedcup/stats', 'embed=live', 600],
  ['/t/oembedcup/what-if', '/t/oembedgrand/what-if?embed=odds', 600],
  ['/t/oembedcup/player/2', '/t/oembedgrand/player/2?embed=player', 600],
  ['/t/oembedcup/pairings/2?embed=standings&width=300&theme=dark', 'embed=standings&amp;width=300&amp;theme=dark', 300],
])('%s is shown as %s', async (path, query, width) => {
  const answer = await fetchJson<{ html: string; width: number }>(at(path))
  expect(answer.html).toContain(query)
  expect(answer.width).toBe(width)
})

test('no iframe is larger than the requested maximum', async () => {
  expect(await fetchJson(at('/t/oembedcup/standings/1', '&maxwidth=250&maxheight=100'))).toMatchObject({
    width: 250,
    height: 100,
  })
})

test.each([
  ['/oembed', 400, 'Add the url of a page on this site.'],
  [at('/t/oembedcup', '&format=xml'), 501, 'Only the json format is supported.'],
  [at('/t/nowhere'), 404, UNKNOWN],
  [at('/t/oembedcup/standings/99'), 404, UNKNOWN],
  [at('/users'), 404, UNKNOWN],
  ['/oembed?url=https%3A%2F%2Fother.example%2Ft%2Fcup', 404, UNKNOWN],
  ['/oembed?url=t%2Fcup', 404, UNKNOWN],
  [at('/t/oembedcup', '&maxwidth=wide'), 400, 'Sizes must be a number of pixels.'],
])('%s is answered %i', async (path, status, text) => {
  expect(await ask(path)).toMatchObject({ status, text })
})

test('a private tournament is unknown to strangers; its own people are told that it is private', async () => {
  expect(await ask(at('/t/oembedsecret'))).toMatchObject({ status: 404, text: UNKNOWN })
  // A page load has only cookies, and so has this request.
  const { cookie, authorization } = boss as { cookie: string; authorization: string }
  const { sessionID } = JSON.parse(authorization) as { sessionID: string }
  const headers = { cookie: `${cookie}; sessionID=${sessionID}` }
  expect(await ask(at('/t/oembedsecret'), { headers })).toMatchObject({
    status: 401,
    text: 'This tournament is private.',
  })
})

test('public pages of tournaments link their oEmbed answer; others do not', async () => {
  const { text } = await ask('/t/oembedgrand/standings/1')
  expect(text).toContain(
    '<link rel="alternate" type="application/json+oembed" title="Standings after round 1 · Cup · Kibitz" href="http://localhost/oembed?url=http%3A%2F%2Flocalhost%2Ft%2Foembedgrand%2Fstandings%2F1&amp;format=json">',
  )
  expect((await ask('/users')).text).not.toContain('oembed')
})

test.each([
  ['/en-XA/t/oembedcup/standings/1', '/t/oembedgrand/standings/1?embed=standings&amp;lang=en-XA'],
  ['/t/oembedcup/standings/1?embed=standings&lang=en-XA', '/t/oembedgrand/standings/1?embed=standings&amp;lang=en-XA'],
  ['/t/oembedcup/standings/1?embed=standings&lang=tlh', '/t/oembedgrand/standings/1?embed=standings"'],
])('the embed of %s is in its language', async (path, src) => {
  const { html, title } = await fetchJson<Record<'html' | 'title', string>>(at(path))
  expect(html).toContain(src)
  expect(title.startsWith('[')).toBe(src.includes('lang=en-XA'))
})
