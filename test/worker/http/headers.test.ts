import stored from '#client-files'
import { readAllFiles } from '#worker/pages/read-files.ts'
import { createExecutionContext } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { ask, aSaved, bindings } from '#test/support/worker.ts'
import { app } from '#worker/app.ts'
import { sheetHash } from '#worker/pages/style-hash.ts'

await aSaved({ id: 'framecup', rounds: ['1-2 1'] })

const policyOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    response.headers
      .get('content-security-policy')!
      .split('; ')
      .map((rule) => [rule.slice(0, rule.indexOf(' ')), rule.slice(rule.indexOf(' ') + 1)]),
  )

test.each(['/', '/t/framecup/dashboard', '/nowhere/at/all'])(
  '%s runs no script but ours and is framed by nobody',
  async (path) => {
    const { response } = await ask(path)
    expect(policyOf(response)).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': expect.stringMatching(/^'self'(?: 'sha256-[\w+/=]+')+$/),
      'connect-src': "'self' ws://localhost",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default markdown',
    })
    const { 'style-src-attr': attributes, ...others } = policyOf(response)
    // Style attributes load and run nothing; rendered pages have them in their HTML.
    expect(attributes).toBe("'unsafe-inline'")
    expect(Object.values(others).join(' ')).not.toMatch(/unsafe|\*/)
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(response.headers.get('permissions-policy')).toBe('camera=(), microphone=(), geolocation=(), payment=()')
  },
)

test.each([
  ['/', 200],
  ['/framecup', 302],
  ['/nowhere/at/all', 404],
  ['/missing.js', 404],
  ['/api/tournament/framecup/snapshot', 200],
  ['/api/tournament/nowhere/snapshot', 404],
  ['/api/tournament/framecup/getPairings', 400],
  ['/api/nothing', 404],
  ['/parties/nothing/x', 404],
  [`/${'x'.repeat(2048)}`, 414],
])('%s is answered %i with its own request id and nosniff', async (path, status) => {
  const [one, two] = [await ask(path), await ask(path)]
  expect(one.status).toBe(status)
  expect(one.response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(one.response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(one.response.headers.get('x-request-id')).not.toBe(two.response.headers.get('x-request-id'))
  if (status !== 302) expect(one.response.headers.get('content-type')).toMatch(/; charset=utf-8$/i)
})

test.each([
  ['/reset/password?code=x', 200],
  ['/reset/password/?code=x', 200],
  ['/@/nobody-here/verify/email?code=x', 404],
  ['/login?code=x', 200],
])('%s, with a code in its address, sends no referrer', async (path, status) => {
  const answer = await ask(path)
  expect([answer.status, answer.response.headers.get('referrer-policy')]).toEqual([status, 'no-referrer'])
})

test('without SECRET the Worker answers only that the site is being set up, and logs what is missing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const path of ['/', '/api/tournaments', '/parties/site']) {
    const bare = { ...bindings, SECRET: '' }
    const answer = await app.fetch(new Request(`http://localhost${path}`), bare, createExecutionContext())
    expect([answer.status, await answer.text()]).toEqual([503, 'This site is being set up. Try again later.'])
  }
  expect(log.mock.calls.flat().join()).toContain('wrangler secret put SECRET')
  log.mockRestore()
})

test('security.txt has the address of this deployment and expires months ahead', async () => {
  const { status, text, response } = await ask('/.well-known/security.txt')
  expect([status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  expect(text).toContain('Contact: http://localhost/contact\n')
  expect(text).toContain('Policy: http://localhost/security\n')
  expect((await ask('/security')).status).toBe(200)
  expect(text).toContain('Canonical: http://localhost/.well-known/security.txt\n')
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)![1]!)
  expect(expires - Date.now()).toBeGreaterThan(30 * 86_400_000)
  expect(expires - Date.now()).toBeLessThan(365 * 86_400_000)
})

test('a 304 has a request id too', async () => {
  const { response } = await ask('/api/tournament/framecup/snapshot', { headers: { 'if-none-match': '*' } })
  expect(response.status).toBe(304)
  expect(response.headers.get('x-request-id')).toBeTruthy()
  expect(response.headers.get('cache-control')).toContain('public')
})

test('over https, browsers are told to stay there', async () => {
  expect((await ask('/')).response.headers.get('strict-transport-security')).toBeNull()
  const { response } = await ask('https://kibitz.example/')
  expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000')
  expect(policyOf(response)['connect-src']).toBe("'self' wss://kibitz.example")
})

test.each([
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ['sub\ndomains', 'max-age=63072000'],
])('HSTS = "%s" sends %s: other hosts under the domain are the operator’s to decide', async (HSTS, sent) => {
  const request = new Request('https://kibitz.example/.well-known/security.txt')
  const answer = await app.fetch(request, { ...bindings, HSTS }, createExecutionContext())
  expect(answer.headers.get('strict-transport-security')).toBe(sent)
})

test('any site may read public answers, which are at most a second old at the edge', async () => {
  for (const path of ['/api/tournament/framecup/snapshot', '/api/tournaments', '/api/results?ids=framecup-1-1']) {
    const { response } = await ask(path, { headers: { origin: 'https://other.example' } })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, must-revalidate')
  }
  const { status, response } = await ask('/api/tournaments', { method: 'OPTIONS' })
  expect({ status, methods: response.headers.get('access-control-allow-methods') }).toEqual({
    status: 204,
    methods: 'GET',
  })
})

test.each([
  ['GET', '/api/tournament/nowhere/snapshot', 404, 'not-found'],
  ['GET', '/api/tournament/framecup/getPairings', 400, 'invalid-input'],
  ['GET', '/api/profile', 401, 'not-signed-in'],
  ['GET', '/api/nothing', 404, 'not-found'],
  ['GET', `/api/${'x'.repeat(2048)}`, 414, 'url-too-long'],
  ['POST', '/api/login', 403, 'forbidden'],
  ['DELETE', '/api/tournaments', 405, 'method-not-allowed'],
  ['GET', '/parties/tournament/nowhere', 404, 'not-found'],
  ['GET', '/parties/tournament/framecup', 426, 'websocket-only'],
  ['GET', '/oembed?url=x', 404, 'not-found'],
])('a page of another site can read the reason why %s %s is refused', async (method, path, status, code) => {
  const { response } = await ask(path, { method, headers: { origin: 'https://other.example' } })
  expect([response.status, response.headers.get('x-error-code')]).toEqual([status, code])
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  expect(response.headers.get('access-control-expose-headers')).toContain('x-error-code')
})

test.each([
  ['POST', '/api/tournaments', 405, 'This address doesn’t accept POST.'],
  ['DELETE', '/api/tournament/framecup/snapshot', 405, 'This address doesn’t accept DELETE.'],
  ['POST', '/api/nothing', 404, 'Unknown API call.'],
  ['GET', '/api/tournament/framecup/nothing', 404, 'Unknown API call.'],
])('%s %s is answered %i', async (method, path, status, text) => {
  const answer = await ask(path, { method, headers: { origin: 'http://localhost' } })
  expect(answer).toMatchObject({ status, text })
  expect(answer.response.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD, OPTIONS' : null)
})

test('a call that takes POST only says so to OPTIONS and to GET', async () => {
  const [options, read] = [
    await ask('/api/login', { method: 'OPTIONS' }),
    await ask('/api/login', { headers: { origin: 'http://localhost' } }),
  ]
  expect([options.status, options.text, options.response.headers.get('allow')]).toEqual([204, '', 'POST, OPTIONS'])
  expect([read.status, read.response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  expect(read.response.headers.get('cache-control')).toBe('no-store')
})

test('the request id is ours, even if the client sends one', async () => {
  const { response } = await ask('/api/tournaments', { headers: { 'x-request-id': 'mine' } })
  expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('an internal fault is answered with a sentence and an id; the details are in the log line with that id', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = {
    prepare() {
      throw new Error('no such table: secrets')
    },
  } as unknown as D1Database
  const context = createExecutionContext()
  const request = new Request('http://localhost/api/tournaments?limit=7')
  const answer = await app.fetch(request, { ...bindings, DB: broken }, context)
  expect(answer.status).toBe(500)
  expect(await answer.text()).toBe('Something went wrong on our side. Try again in a moment.')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const line = JSON.parse(String(log.mock.calls[0])) as { request: string; fault: string }
  expect(line.request).toBe(answer.headers.get('x-request-id'))
  expect(line.fault).toContain('no such table')
  log.mockRestore()
})

test('a page contains the style sheets of its own files, and its policy allows these only', async () => {
  const answer = await ask('/news')
  const styles = Array.from(answer.text.matchAll(/<style>(.*?)<\/style>/gs), ([, css]) => css!)
  const hashes = await Promise.all(styles.map(sheetHash))
  expect(policyOf(answer.response)['style-src']).toBe(["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' '))
  const files = readAllFiles(stored)
  const { news, api } = files.pages
  expect(styles).toEqual([...files.sheetsOfAll, ...news!.sheets].map((href) => files.sheets[href]!.css))
  for (const href of news!.sheets)
    expect(answer.text).toContain(`<link rel="stylesheet" crossorigin disabled href="${href}">`)
  for (const href of news!.scripts) expect(answer.text).toContain(`href="${href}"`)
  const elsewhere = api!.scripts.filter((href) => !news!.scripts.includes(href))
  expect(elsewhere.length).toBeGreaterThan(0)
  for (const href of elsewhere) expect(answer.text).not.toContain(href)
})
