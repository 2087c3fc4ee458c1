import { expect } from '@playwright/test'
import { test } from './no-animations.ts'

// What anyone can see with curl.

test.describe('an address with nothing behind it answers 404', () => {
  for (const path of [
    '/nobody',
    '/nowhere/at/all',
    '/t',
    '/t/nobody',
    '/t/nobody/dashboard',
    '/t/rivers/nonsense',
    '/t/rivers/dashboard/7',
    '/t/rivers/pairings/7/2',
    '/tournament',
    '/assets/missing.js',
    '/pages/missing.md',
    '/missing.png',
    '/index.html',
  ]) {
    test(path, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } })
      expect(answer.status()).toBe(404)
      expect(answer.headers()['content-type']).toMatch(/^text\/(html|plain)/)
    })
  }
})

test.describe('an address that is not the proper one leads there', () => {
  for (const [from, to] of [
    ['/tournament/rivers', '/t/rivers'],
    ['/tournament/rivers/standings/3', '/t/rivers/standings/3'],
    ['/rivers', '/t/rivers'],
    ['/rivers?from=mail', '/t/rivers?from=mail'],
    ['/t/rivers', '/t/rivers/dashboard'],
    ['/t/rivers/', '/t/rivers/dashboard'],
    ['/t/rivers/pairings', '/t/rivers/pairings/7'],
    ['/t/rivers/standings', '/t/rivers/standings/7'],
    ['/t/rivers/standings/final', '/t/rivers/standings/9'],
    ['/t/rivers/standings/last-week', '/t/rivers/standings/7'],
    ['/t/rivers/leaderboard', '/t/rivers/standings/individual'],
    ['/t/winter/pairings', '/t/winter/pairings/0'],
    ['/t/uzchess25/pairings', '/t/uzchess25/pairings/results'],
    ['/t/wwrapid24', '/t/womens-world-rapid-2024/dashboard'],
    ['/t/wwrapid24/pairings/3', '/t/womens-world-rapid-2024/pairings/3'],
    ['/t/wwrapid24/standings/final', '/t/womens-world-rapid-2024/standings/11'],
  ] as const) {
    test(`${from} to ${to}`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0 })
      expect(answer.status()).toBe(302)
      expect(answer.headers()['location']).toBe(to)
    })
  }
})

test('a word that the site keeps for itself is no tournament', async ({ request }) => {
  const kept = ['register', 'me', '@', 'team', 'player', 'tournament']
  for (const word of kept) {
    const answer = await request.get(`/${word}`, { maxRedirects: 0 })
    expect(answer.headers()['location'] ?? '', word).not.toContain('/t/')
  }
})

test.describe('a second read of what has not changed answers 304 without a word', () => {
  for (const path of ['snapshot', 'getPairings?round=3&games=true', 'fetchPlayers', 'getState', 'getSettings']) {
    test(path, async ({ request }) => {
      const address = `/api/tournament/wwrapid24/${path}`
      const first = await request.get(address)
      expect(first.status()).toBe(200)
      const etag = first.headers()['etag']!
      const second = await request.get(address, { headers: { 'if-none-match': etag } })
      expect(second.status()).toBe(304)
      expect(second.headers()['etag']).toBe(etag)
      expect(await second.body()).toHaveLength(0)
      const other = await request.get(address, { headers: { 'if-none-match': '"other"' } })
      expect(other.status()).toBe(200)
    })
  }
})

test('the lists of the home page answer 304 as long as they are the same', async ({ request }) => {
  for (const path of ['/api/announcements', '/api/tournaments?phase=finished']) {
    const first = await request.get(path)
    const second = await request.get(path, { headers: { 'if-none-match': first.headers()['etag']! } })
    expect(second.status(), path).toBe(304)
  }
})

test.describe('a page keeps itself safe', () => {
  for (const path of ['/', '/t/rivers/standings/7', '/nowhere/at/all']) {
    test(path, async ({ request }) => {
      const headers = (await request.get(path)).headers()
      const policy = new Map(
        headers['content-security-policy']!.split(';').map((rule) => {
          const [name = '', ...values] = rule.trim().split(/\s+/)
          return [name, values]
        }),
      )
      expect(policy.get('default-src')).toEqual(["'none'"])
      expect(policy.get('script-src')).toEqual(["'self'"])
      expect(policy.get('base-uri')).toEqual(["'none'"])
      expect(policy.get('frame-ancestors')).toEqual(["'none'"])
      expect(policy.get('style-src')).not.toContain("'unsafe-inline'")
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
    })
  }
})

test('a page says what it is before any script has run, and brings its first data', async ({ request, baseURL }) => {
  const path = '/t/womens-world-rapid-2024/standings/11'
  const html = await (await request.get(path)).text()
  const title = "Standings after round 11 · FIDE Women's World Rapid Championship 2024 · Kibitz"
  expect(decoded(/<title>(.*?)<\/title>/.exec(html)![1]!)).toBe(title)
  const tag = (name: string) =>
    decoded(new RegExp(`<meta (?:name|property)="${name}" content="(.*?)">`).exec(html)![1]!)
  expect(tag('og:title')).toBe(title)
  expect(tag('og:url')).toBe(baseURL + path)
  expect(tag('og:site_name')).toBe('Kibitz')
  expect(tag('og:type')).toBe('website')
  expect(tag('og:description')).toContain('110 players, 11-round Swiss')
  expect(tag('description')).toBe(tag('og:description'))
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}">`)
  const first = JSON.parse(/<script type="application\/json" id="initial-queries">(.*?)<\/script>/s.exec(html)![1]!)
  const snapshot = await (await request.get('/api/tournament/wwrapid24/snapshot')).json()
  expect(first).toEqual([[['tournament', 'womens-world-rapid-2024', 'snapshot'], snapshot]])
})

test('a page that is not found is not for search', async ({ request }) => {
  const html = await (await request.get('/t/nobody/dashboard')).text()
  expect(html).toContain('<title>Page not found · Kibitz</title>')
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('search robots are told what to read', async ({ request }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
  expect(await answer.text()).toMatch(/^User-agent: \*$/m)
})

test('HEAD tells the same as GET without the words', async ({ request }) => {
  for (const path of [
    '/',
    '/t/nobody/dashboard',
    '/t/rivers',
    '/api/tournament/uzchess25/getSettings',
    '/pages/tos.md',
  ]) {
    const [get, head] = [await request.get(path, { maxRedirects: 0 }), await request.head(path, { maxRedirects: 0 })]
    expect(head.status(), path).toBe(get.status())
    expect(head.headers()['content-type'], path).toBe(get.headers()['content-type'])
    expect(head.headers()['location'], path).toBe(get.headers()['location'])
    expect(await head.body(), path).toHaveLength(0)
  }
})

test('what the API does not know or understand it says in a sentence', async ({ request }) => {
  for (const [path, status, sentence] of [
    ['/api/tournament/nobody/snapshot', 404, 'Tournament not found.'],
    ['/api/tournament/rivers/nonsense', 404, 'Unknown API call.'],
    ['/api/tournament/rivers/getPairings?round=one', 400, 'The round must be a number.'],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(status)
    expect(await answer.text(), path).toBe(sentence)
  }
})

const decoded = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'")
