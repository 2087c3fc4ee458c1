import { expect, test } from 'vitest'
import { ask, aSaved } from '#test/support/worker.ts'

test('the sitemap has public events and the site’s pages in all languages, and no private event', async () => {
  await aSaved({ id: 'mapcup', rounds: ['1-2 1'] })
  await aSaved({ id: 'mapsecret', rounds: ['1-2 1'], settings: { public: false } })
  const { response, text } = await ask('/sitemap.xml')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(text).toContain('<loc>http://localhost/t/mapcup/dashboard</loc>')
  expect(text).toContain('<loc>http://localhost/en-XA/t/mapcup/dashboard</loc>')
  expect(text).toContain('<loc>http://localhost/events</loc>')
  expect(text).toContain('hreflang="x-default" href="http://localhost/t/mapcup/dashboard"')
  expect(text).not.toContain('mapsecret')
})

test('robots.txt names the sitemap', async () => {
  const { status, text } = await ask('/robots.txt')
  expect(status).toBe(200)
  expect(text).toContain('Sitemap: http://localhost/sitemap.xml')
})
