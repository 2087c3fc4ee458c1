import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { build, type Rolldown } from 'vite'
import { leanRouter } from '../../build/lean-router.ts'

const SITE = "export { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'"

/** What a site is built to that uses no more of the router than ours. */
async function built(): Promise<string> {
  const folder = mkdtempSync(join(import.meta.dirname, '../../node_modules/.router-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, SITE)
  const output = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanRouter()],
    build: { write: false, lib: { entry, formats: ['es'] }, rolldownOptions: { external: ['react', 'react-dom'] } },
  })) as Rolldown.RolldownOutput[]
  return output[0]!.output[0].code
}

test('of the router only what is used is shipped: no links, forms or fetchers, and none of the words for developers', async () => {
  const code = await built()
  for (const unused of ['formmethod', 'data-discover', 'viewTransition', '__reactRouterContext', 'prefetch', 'digest'])
    expect(code, unused).not.toContain(unused)
  // Not minified; as the package comes it would be 19 kB.
  expect(gzipSync(code).length).toBeLessThan(5200)
})
