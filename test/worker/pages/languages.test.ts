import { expect, test } from 'vitest'
import { withoutLanguage } from '#core/addresses/localized.ts'
import { parsePath } from '#core/addresses/parse-path.ts'
import { ask, aSaved } from '#test/support/worker.ts'

const READER = { accept: 'text/html' }
await aSaved({ id: 'wordcup', rounds: ['1-2 1'], name: 'Word Cup' })

test('a page in another language says so, has its own addresses, and names itself canonical', async () => {
  const { status, text } = await ask('/en-XA/t/wordcup/standings/1', { headers: READER })
  expect(status).toBe(200)
  expect(text).toMatch(/<html lang="en-XA"/)
  // Titles and descriptions are sentences of the catalogue, too.
  expect(text).toMatch(/<title>[^<]*\[/)
  expect(text).toMatch(/<meta name="description" content="\[/)
  expect(text).toContain('<link rel="canonical" href="http://localhost/en-XA/t/wordcup/standings/1">')
  expect(text).toMatch(/href="\/en-XA\/t\/wordcup\/pairings/)
})

test('each page names the same page in all languages, and English for all others', async () => {
  for (const path of ['/t/wordcup/standings/1', '/en-XA/t/wordcup/standings/1']) {
    const { text } = await ask(path, { headers: READER })
    expect(text.match(/<link rel="alternate" hreflang="[^"]+" href="[^"]+">/g)).toEqual([
      '<link rel="alternate" hreflang="en" href="http://localhost/t/wordcup/standings/1">',
      '<link rel="alternate" hreflang="de" href="http://localhost/de/t/wordcup/standings/1">',
      '<link rel="alternate" hreflang="ar" href="http://localhost/ar/t/wordcup/standings/1">',
      '<link rel="alternate" hreflang="en-XA" href="http://localhost/en-XA/t/wordcup/standings/1">',
      '<link rel="alternate" hreflang="x-default" href="http://localhost/t/wordcup/standings/1">',
    ])
  }
})

test('the pages of one event are not confused between languages', async () => {
  const [english, other] = [
    await ask('/t/wordcup/standings/1', { headers: READER }),
    await ask('/en-XA/t/wordcup/standings/1', { headers: READER }),
  ]
  expect(english.text).toMatch(/<html lang="en"/)
  expect(english.text).not.toContain('href="/en-XA/t/wordcup/pairings')
  expect(other.text).not.toBe(english.text)
})

test('redirects stay in the language', async () => {
  const { response } = await ask('/en-XA/t/wordcup', { headers: READER })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/en-XA/t/wordcup/dashboard'])
})

test('a reader who chose a language is sent to it, and a shared link in another language is not changed', async () => {
  const chosen = { ...READER, cookie: 'lang=en-XA' }
  const { response } = await ask('/t/wordcup/standings/1', { headers: chosen })
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    302,
    '/en-XA/t/wordcup/standings/1',
    'no-store',
  ])
  const english = { ...READER, cookie: 'lang=en' }
  expect((await ask('/en-XA/t/wordcup/standings/1', { headers: english })).status).toBe(200)
  expect((await ask('/t/wordcup/standings/1', { headers: english })).status).toBe(200)
})

test('a static page is in the language where it is translated, with the operator and its links', async () => {
  const { text } = await ask('/de/privacy', { headers: READER })
  expect(text).toContain('<h1 id="privacy">Datenschutz</h1>')
  expect(text).toContain('<p>Diese Website betreibt der Betreiber, den du über die <a href="/de/contact">')
  expect(text).toMatch(/<a [^>]*href="\/privacy" hrefLang="en"[^>]*>englischen Text<\/a>/)
  expect((await ask('/pages/de/privacy.md')).text).toContain('der Betreiber')
})

test('a static page that is not translated is marked as English', async () => {
  const { text } = await ask('/en-XA/privacy', { headers: READER })
  expect(text).toMatch(/<article [^>]*lang="en" dir="ltr"><div [^>]*><h1 id="privacy">Privacy<\/h1>/)
  expect(text).toContain('<p>This site is run by an operator who can be reached on the <a href="/en-XA/contact">')
  expect((await ask('/pages/en-XA/privacy.md')).status).toBe(404)
  expect((await ask('/privacy', { headers: READER })).text).not.toMatch(/<article [^>]*lang=/)
})

test.each(['/tlh/t/wordcup/standings/1', '/en/t/wordcup/standings/1', '/EN-xa/events', '/tlh'])(
  '%s is not found: there is no such language',
  async (path) => {
    expect((await ask(path, { headers: READER })).status).toBe(404)
  },
)

test.each([
  '/',
  '/events',
  '/people',
  '/t/wordcup/dashboard',
  '/t/wordcup/pairings/1',
  '/t/wordcup/standings/1',
  '/t/wordcup/stats',
  '/t/wordcup/player/1',
])('all links of %s to pages of the site stay in the language', async (path) => {
  const { text } = await ask(`/en-XA${path === '/' ? '' : path}`, { headers: READER })
  const links = Array.from(text.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"[^>]*>/g)).filter(
    ([link]) => !/hreflang/i.test(link),
  )
  const pages = links
    .map(([, href]) => href!)
    .filter((href) => parsePath(withoutLanguage(href.split(/[?#]/)[0]!).pathname).page !== 'unknown')
  expect(pages).not.toEqual([])
  expect(pages.filter((href) => !href.startsWith('/en-XA'))).toEqual([])
})

test.each(['/desk.html', '/shell.html'])('%s, which browsers cache, is there in each language', async (path) => {
  const { status, text } = await ask(`/ar${path}`)
  expect(status).toBe(200)
  expect(text).toContain('<html lang="ar" dir="rtl"')
  expect(text).toContain('<div id="root"></div>')
  const script = (page: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1]
  expect(script(text)).not.toBe(script((await ask(path)).text))
  expect((await ask(`/tlh${path}`)).status).toBe(404)
})

test('the site is installed in the language of the page, and is the same app in all of them', async () => {
  expect((await ask('/en-XA/t/wordcup/standings/1')).text).toContain('href="/en-XA/site.webmanifest"')
  expect((await ask('/t/wordcup/standings/1')).text).toContain('href="/site.webmanifest"')
  const { response, text } = await ask('/ar/site.webmanifest')
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  expect(JSON.parse(text)).toMatchObject({
    id: '/',
    start_url: '/ar',
    lang: 'ar',
    dir: 'rtl',
    shortcuts: [{ url: '/ar/following' }, { url: '/ar/events' }],
  })
  const words = JSON.parse((await ask('/en-XA/site.webmanifest')).text) as {
    description: string
    shortcuts: { name: string }[]
    screenshots: { label: string }[]
  }
  const texts = [
    words.description,
    ...words.shortcuts.map(({ name }) => name),
    ...words.screenshots.map(({ label }) => label),
  ]
  expect(texts.filter((each) => !each.startsWith('['))).toEqual([])
})

test.each(['screen', 'print'])('the page /%s has the language of its address', async (section) => {
  const { status, text } = await ask(`/ar/t/wordcup/${section}`, { headers: READER })
  expect(status).toBe(200)
  expect(text).toContain('<html lang="ar" dir="rtl"')
  expect(text).toContain(`<link rel="canonical" href="http://localhost/ar/t/wordcup/${section}">`)
})
