import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from './bench/browser.ts'
import { start, stopAll, waitForAnswer } from './run/processes.ts'
import { siteUrl } from './run/site.ts'
import { photographApp } from './pictures/app.ts'
import { photographLanguages } from './pictures/languages.ts'
import { photograph } from './pictures/scenes.ts'

const PORT = 8961
const SECONDS_TO_BUILD = 180

/**
 * `node scripts/pictures.ts [manual] [app] [languages]`: takes the screenshots of docs/arbiters.md, of the manifest and of
 * pages in several languages from a temporary demo; all of them unless some are named.
 */
const wanted = process.argv.slice(2)
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)

const state = mkdtempSync(join(tmpdir(), 'kibitz-pictures-'))
const site = { port: PORT, state, isDemoFrozen: false }
const folder = 'docs/pictures'
mkdirSync(`${folder}/languages`, { recursive: true })
try {
  start('node', ['scripts/start.ts'], { env: { PORT: String(PORT), KIBITZ_STATE: state } })
  await waitForAnswer(`${siteUrl(site)}/api/tournaments`, SECONDS_TO_BUILD)
  const browser = await openBrowser()
  if (isWanted('manual')) await photograph(browser, siteUrl(site), folder)
  if (isWanted('app')) await photographApp(browser, siteUrl(site), folder)
  if (isWanted('languages')) await photographLanguages(browser, siteUrl(site), `${folder}/languages`)
  await browser.close()
} finally {
  await stopAll()
  rmSync(state, { recursive: true, force: true })
}
