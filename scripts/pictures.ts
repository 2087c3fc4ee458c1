import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from './bench/browser.ts'
import { start, stopAll, waitForAnswer } from './run/processes.ts'
import { siteUrl } from './run/site.ts'
import { photographApp } from './pictures/app.ts'
import { photograph } from './pictures/scenes.ts'

const PORT = 8961
const SECONDS_TO_BUILD = 180

/** `node scripts/pictures.ts`: takes the screenshots of docs/arbiters.md and of the manifest from a temporary demo. */
const state = mkdtempSync(join(tmpdir(), 'kibitz-pictures-'))
const site = { port: PORT, state, isDemoFrozen: false }
const folder = 'docs/pictures'
mkdirSync(folder, { recursive: true })
try {
  start('node', ['scripts/start.ts'], { env: { PORT: String(PORT), KIBITZ_STATE: state } })
  await waitForAnswer(`${siteUrl(site)}/api/tournaments`, SECONDS_TO_BUILD)
  const browser = await openBrowser()
  await photograph(browser, siteUrl(site), folder)
  await photographApp(browser, siteUrl(site), folder)
  await browser.close()
} finally {
  await stopAll()
  rmSync(state, { recursive: true, force: true })
}
