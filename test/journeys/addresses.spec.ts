import { expect } from '@playwright/test'
import { test } from './no-animations.ts'

// The Worker's answers are tested in test/worker/pages. This tests which requests reach the Worker and which are served
// as static files.
test(
  'requests for files, pages, old addresses and the API each reach the right part of the built site',
  { tag: '@gate' },
  async ({ request }) => {
    const get = (path: string) => request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } })
    for (const [path, status, type] of [
      ['/', 200, 'text/html'],
      ['/t/rivers/standings/6', 200, 'text/html'],
      ['/nowhere/at/all', 404, 'text/html'],
      ['/t/rivers/nonsense', 404, 'text/html'],
      ['/index.html', 404, 'text/html'],
      ['/assets/missing.js', 404, 'text/'],
      ['/pages/tos.md', 200, 'text/markdown'],
      ['/robots.txt', 200, 'text/plain'],
      ['/api/tournament/uzchess25/getSettings', 200, 'application/json'],
    ] as const) {
      const answer = await get(path)
      expect([path, answer.status()]).toEqual([path, status])
      expect(answer.headers()['content-type'], path).toContain(type)
    }
    const old = await get('/rivers?from=mail')
    expect([old.status(), old.headers()['location']]).toEqual([302, '/t/rivers?from=mail'])
    const head = await request.head('/pages/tos.md')
    expect([head.status(), (await head.body()).length]).toEqual([200, 0])
    const flags = await (await get('/flags.svg')).text()
    for (const code of ['BAN', 'BIZ', 'GBR', 'GIB', 'FIJ']) expect(flags).toContain(`id="${code}"`)
    const policy = (await get('/')).headers()['content-security-policy']!
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/style-src [^;]*unsafe/)
  },
)
