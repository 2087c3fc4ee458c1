import { expect, test, vi } from 'vitest'
import { ask, aSaved, bindings } from '../../support/worker.ts'

const ROUNDS = ['1-2 1, 3-4 =', '1-3 0, 2-4 =']
await aSaved({ id: 'springcup', name: 'Spring Cup', rounds: ROUNDS, settings: { totalRounds: 5 } })
await aSaved({ id: 'over', rounds: ROUNDS, active: false })
await aSaved({ id: 'named', rounds: ROUNDS, settings: { vanityURL: 'Winter' } })
await aSaved({ id: 'teams', rounds: ROUNDS, settings: { competitors: 'team' } })
await aSaved({ id: 'soon', players: 4 })

const first = (text: string): [string[], unknown][] =>
  JSON.parse(/<script type="application\/json" id="initial-queries">(.*?)<\/script>/s.exec(text)?.[1] ?? '[]')

test.each([
  '/',
  '/news',
  '/community',
  '/privacy',
  '/tos',
  '/t/springcup/dashboard',
  '/t/springcup/pairings/1',
  '/t/springcup/pairings/99',
  '/t/springcup/standings/0',
  '/t/springcup/standings/99',
  '/t/over/pairings/results',
  '/t/teams/standings/individual',
  '/t/Winter/pairings/2',
])('%s is a page', async (path) => {
  const { response, status, text } = await ask(path)
  expect(status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(text).toContain('<div id="root">')
})

test.each([
  ['/springcup', '/t/springcup'],
  ['/tournament/springcup', '/t/springcup'],
  ['/tournament/springcup/standings/1?sort=name', '/t/springcup/standings/1?sort=name'],
  ['/t/springcup', '/t/springcup/dashboard'],
  ['/t/springcup/', '/t/springcup/dashboard'],
  ['/t/springcup/dashboard/', '/t/springcup/dashboard'],
  ['/t/springcup/pairings', '/t/springcup/pairings/2'],
  ['/t/over/pairings', '/t/over/pairings/results'],
  ['/t/soon/pairings', '/t/soon/pairings/0'],
  ['/t/springcup/standings', '/t/springcup/standings/2'],
  ['/t/springcup/standings/final', '/t/springcup/standings/5'],
  ['/t/springcup/standings/nonsense', '/t/springcup/standings/2'],
  ['/t/springcup/leaderboard', '/t/springcup/standings/individual'],
  ['/t/named', '/t/Winter/dashboard'],
  ['/t/named/pairings/2?from=mail', '/t/Winter/pairings/2?from=mail'],
  ['/t/winter/standings', '/t/Winter/standings/2'],
])('%s redirects to %s', async (path, to) => {
  const { response, status } = await ask(path)
  expect({ status, to: response.headers.get('location') }).toEqual({ status: 302, to })
})

test.each([
  '/nowhere',
  '/tournament/nowhere',
  '/nowhere/at/all',
  '/T/springcup',
  '/t',
  '/t/nowhere',
  '/t/nowhere/dashboard',
  '/t/springcup/nonsense',
  '/t/springcup/dashboard/1',
  '/t/springcup/pairings/1/2',
  '/index.html',
  '/%E0%A4%A',
])('%s is the page for unknown addresses', async (path) => {
  const { response, status, text } = await ask(path)
  expect(status).toBe(404)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(text).toContain('<div id="root">')
  expect(text).toContain('<title>Page not found · Kibitz</title>')
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect(text).not.toContain('canonical')
})

test.each(['/desk.html', '/shell.html'])('%s, which browsers cache, is empty for every viewer', async (path) => {
  const { response, status, text } = await ask(path)
  expect(status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(text).toContain('<div id="root"></div>')
  expect(text).not.toContain('initial-queries')
})

test('a missing file is a sentence to a program and a page to a person', async () => {
  const file = await ask('/assets/missing.js')
  expect(file).toMatchObject({ status: 404, text: 'File not found.' })
  expect(file.response.headers.get('cache-control')).toBe('no-store')
  const { status, text } = await ask('/missing.html', { headers: { accept: 'text/html,*/*' } })
  expect(status).toBe(404)
  expect(text).toContain('Page not found')
})

test('HEAD is answered as GET, without a body', async () => {
  const page = await ask('/t/springcup/dashboard', { method: 'HEAD' })
  expect(page).toMatchObject({ status: 200, text: '' })
  expect(await ask('/t/nowhere/dashboard', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' })
  expect(await ask('/api/tournament/springcup/snapshot', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
})

test('a page carries its title, its tags and its own address', async () => {
  const { text } = await ask('/t/springcup/standings/2')
  expect(text).toContain('<title>Standings after round 2 · Spring Cup · Kibitz</title>')
  expect(text).toContain('<meta property="og:title" content="Standings after round 2 · Spring Cup · Kibitz">')
  expect(text).toContain(
    '<meta name="description" content="After round 2: 1. P3 1½, 2. P1 1, 2. P4 1. 4 players, round 2 of 5: ',
  )
  expect(text).toContain(`<link rel="canonical" href="${bindings.SITE_URL}/t/springcup/standings/2">`)
})

test('a page carries the answers of its first queries', async () => {
  const snapshot = JSON.parse((await ask('/api/tournament/named/snapshot')).text)
  const announcements = JSON.parse((await ask('/api/tournament/named/getAnnouncements')).text)
  expect(first((await ask('/t/Winter/standings/1')).text)).toEqual([[['tournament', 'Winter', 'snapshot'], snapshot]])
  for (const section of ['dashboard', 'announcements']) {
    expect(first((await ask(`/t/Winter/${section}`)).text)).toEqual([
      [['tournament', 'Winter', 'snapshot'], snapshot],
      [['tournament', 'Winter', 'announcements'], announcements],
    ])
  }
  const page = '# Privacy\n\nThis site is run by an operator who can be reached on the [contact page](/contact).'
  expect(first((await ask('/privacy')).text)).toEqual([[['page', 'privacy'], page]])
  expect((await ask('/pages/privacy.md')).text).toBe(page)
  expect(first((await ask('/')).text).map(([key]) => key)).toEqual([
    ['tournaments'],
    ['rounds', 0, 0],
    ['announcements'],
  ])
})

test('statistics, announcements, the stream and the rules have a page each, and no rounds', async () => {
  for (const [section, title] of [
    ['stats', 'Statistics'],
    ['announcements', 'Announcements'],
    ['tv', 'Stream'],
    ['rules', 'Rules'],
  ]) {
    const page = await ask(`/t/springcup/${section}`)
    expect(page.status, section).toBe(200)
    expect(page.text).toContain(`<title>${title} · Spring Cup · Kibitz</title>`)
    expect((await ask(`/t/springcup/${section}/1`)).status, section).toBe(404)
  }
})

test('a page for unknown data is told so, and need not fetch it', async () => {
  expect(first((await ask('/t/nowhere/dashboard?x=1')).text)).toEqual([[['missing'], '/t/nowhere/dashboard']])
})

test('a tournament page costs no statement the second time', async () => {
  await ask('/t/springcup/dashboard')
  expect((await ask('/t/springcup/dashboard')).statements).toEqual([])
})

test('data that is too long for the page is preloaded', async () => {
  await aSaved({ id: 'huge', players: 4, settings: { rulesURL: `https://rules.example/${'x'.repeat(400_000)}` } })
  const { text } = await ask('/t/huge/standings/0')
  expect(first(text)).toEqual([])
  expect(text).toContain('<link rel="preload" as="fetch" crossorigin href="/api/tournament/huge/snapshot">')
})

test.each([
  ['theme=dark', '<html lang="en" data-theme="dark">'],
  ['theme=light', '<html lang="en" data-theme="light">'],
  ['theme="><script>', '<html lang="en">'],
  ['', '<html lang="en">'],
])('with the cookie %j the page begins with %s', async (cookie, html) => {
  expect((await ask('/', { headers: { cookie } })).text).toContain(html)
})

test('no text of a user breaks out of its place in the page', async () => {
  const hostile = `</script><script>alert(1)</script></title>"'><img src=x onerror=alert(1)><!--`
  await aSaved({
    id: 'hostile-page',
    name: hostile,
    players: [hostile.replaceAll(' ', '_'), 'Bob'],
    rounds: ['1-2 1'],
    settings: { description: hostile, logoURL: `https://x.example/"><script>` },
  })
  const { text } = await ask('/t/hostile-page/dashboard')
  // The client, the first data, and the facts the page was rendered with.
  expect(text.match(/<script/g)).toHaveLength(3)
  expect(text.match(/<\/script/g)).toHaveLength(3)
  expect(text).not.toMatch(/<img src=(?!"https:\/\/x\.example\/%22%3E%3Cscript%3E")/)
  // React’s own marks between texts and around Suspense boundaries.
  expect(text.replaceAll(/<!--(?: |\/?\$)-->/g, '')).not.toContain('<!--')
  expect(text).toContain('<title>&lt;/script&gt;&lt;script&gt;alert(1)')
  expect(text).toContain('<meta property="og:image:alt" content="&lt;/script&gt;&lt;script&gt;alert(1)')
  expect(first(text)[0]![1]).toMatchObject({ name: hostile })
})

test('a vanity URL is escaped in addresses', async () => {
  await aSaved({ id: 'odd', players: 2, settings: { vanityURL: '/evil.example?' } })
  const { response } = await ask('/t/odd')
  expect(response.headers.get('location')).toBe('/t/%2Fevil.example%3F/dashboard')
})

test('pages accept no method but GET and HEAD', async () => {
  const { response, status } = await ask('/t/springcup/dashboard', { method: 'POST' })
  expect({ status, allow: response.headers.get('allow') }).toEqual({ status: 405, allow: 'GET, HEAD' })
})

test('a page is sent even if its data cannot be read', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [fault, warnings] = [new Error('D1_ERROR: overloaded'), vi.spyOn(console, 'warn').mockImplementation(() => {})]
  vi.spyOn(bindings.DB, 'batch').mockRejectedValueOnce(fault).mockRejectedValueOnce(fault)
  const { status, text } = await ask('/t/unread/dashboard')
  expect(status).toBe(503)
  expect(text).toContain('<div id="root">')
  expect(text).not.toContain('overloaded')
  silence.mockRestore()
  warnings.mockRestore()
})
