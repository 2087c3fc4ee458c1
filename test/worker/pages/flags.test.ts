import { expect, test } from 'vitest'
import { bindings } from '#test/support/worker.ts'
import { createExecutionContext } from 'cloudflare:test'
import { app } from '#worker/app.ts'

const SPRITE =
  '<svg><symbol id="IND" viewBox="0 0 3 2"><path/></symbol><symbol id="NED" viewBox="0 0 3 2"><g/></symbol></svg>'
const ASSETS = {
  fetch: async (url: URL) => new Response(url.pathname === '/flags.svg' ? SPRITE : '<html>'),
} as unknown as Fetcher
const ask = (path: string) =>
  app.fetch(new Request(`http://localhost${path}`), { ...bindings, ASSETS }, createExecutionContext())

test('a flag sheet has exactly the flags that its address names, without unknown ones', async () => {
  const file = await ask('/flags/NED.svg')
  expect(file.headers.get('content-type')).toBe('image/svg+xml')
  expect(file.headers.get('cache-control')).toBe('public, max-age=86400')
  const text = await file.text()
  expect(text).toContain('<symbol id="NED" viewBox="0 0 3 2"><g/></symbol>')
  expect(text).not.toContain('IND')
  expect((await ask('/flags/IND.NED.svg')).status).toBe(200)
  for (const path of ['/flags/NED.IND.svg', '/flags/XXX.svg', '/flags/..%2Fx.svg'])
    expect((await ask(path)).status).toBe(404)
})
