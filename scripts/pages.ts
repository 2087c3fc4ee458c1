import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start, stopAll, waitForAnswer } from './run/processes.ts'

/**
 * `node scripts/pages.ts FOLDER`: saves the HTML of the demo's public pages, to compare two states of the code:
 * `diff -r BEFORE AFTER`. What differs between two runs of one state is left out: scripts, style sheets, times of day and
 * random ids. `SITE=http://… ` saves the pages of a running site.
 */
const [folder = '.generated/pages'] = process.argv.slice(2)
const PORT = 8971
const SECONDS_TO_BUILD = 600
const UNTIL_POLLED = 90_000
const STARTS = [
  '/',
  '/events',
  '/news',
  '/teams',
  '/users',
  '/contact',
  '/following',
  '/login',
  '/api',
  '/nothing-here',
]
/** Pages of one kind that are saved: `/t/rivers/pairings/3` and `/t/rivers/pairings/4` are of one kind. */
const MOST_OF_A_KIND = 6

const state = mkdtempSync(join(tmpdir(), 'kibitz-pages-'))
try {
  const site = process.env.SITE ?? (await ownSite())
  await save(site)
} finally {
  await stopAll()
  rmSync(state, { recursive: true, force: true })
}

async function ownSite(): Promise<string> {
  start('node', ['scripts/start.ts'], { env: { PORT: String(PORT), KIBITZ_STATE: state, DEMO_FROZEN: '1' } })
  const site = `http://localhost:${PORT}`
  await waitForAnswer(`${site}/api/tournaments`, SECONDS_TO_BUILD)
  // Results of the frozen round arrive one after the other.
  await setTimeout(UNTIL_POLLED)
  return site
}

async function save(site: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const wanted = new Set(STARTS)
  const kinds = new Map<string, number>()
  let saved = 0
  for (const path of wanted) {
    const kind = path.replaceAll(/\d+|@[^/]+|(?<=\/(?:team|match|feedback)\/)[^/]+/g, '*')
    const count = kinds.get(kind) ?? 0
    if (count >= MOST_OF_A_KIND) continue
    kinds.set(kind, count + 1)
    const answer = await fetch(site + path, { redirect: 'manual', headers: { accept: 'text/html' } })
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
    const html = await answer.text()
    for (const [, href] of html.matchAll(/href="(\/[^"#?]*)["#]/g)) if (!href!.startsWith('/assets')) wanted.add(href!)
    writeFileSync(join(folder, `${path.slice(1).replaceAll('/', '~') || 'home'}.html`), comparable(html))
    saved += 1
  }
  console.log(`${saved} pages in ${folder}`)
}

/** HTML with a line for each tag, without what differs from run to run. */
function comparable(html: string): string {
  return (
    html
      .replaceAll(
        /<script\b[^>]*>[^]*?<\/script>|<style>[^]*?<\/style>|<link rel="(?:modulepreload|stylesheet|preload)[^>]*>/g,
        '',
      )
      // React separates texts by comments; a sentence of the catalogue is one text.
      .replaceAll(/<!-- ?-->/g, '')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      .replaceAll(/\b\d\d:\d\d\b/g, 'HH:MM')
      .replaceAll(/\b\d+ (?:second|minute)s? ago/g, 'AGO')
      .replaceAll(/_R_\w+_|:r\w+:|(?<=id=")\d{13}(?=")|(?<=<code>)[\w-]{7}(?=<)/g, 'ID')
      .replaceAll(/\?v=\d+/g, '?v=N')
      .replaceAll(/(?<=>)(?=<)|(?<=>)(?=[^<\n])/g, '\n')
  )
}
