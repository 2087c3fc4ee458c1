import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { StoredFiles } from '../worker/pages/client-files.d.ts'
import { readAllFiles } from '../worker/pages/read-files.ts'
import { build, bundle, SITE } from './run/build.ts'

/** `node scripts/sizes.ts`: builds what is deployed and prints what each kind of page and the Worker weigh (build/README.md). */
const DIST = 'dist'
/** The standings need no lazy page: they are in the first file. */
const PAGES = {
  standings: [],
  pairings: ['tournament/pairings'],
  dashboard: ['tournament/dashboard'],
  desk: ['manage/page'],
}
const SHELLS = ['embed', 'embed-light', 'embed-odds']

await build()
await bundle(SITE)
const { html, sheetsOfAll, pages, languages } = readAllFiles(
  JSON.parse(readFileSync('.generated/client-files.json', 'utf8')) as StoredFiles,
)

for (const [name, parts] of Object.entries(PAGES)) {
  const scripts = [...filesIn(html, 'js'), ...parts.flatMap((part) => pages[part]!.scripts)]
  const sheets = [...sheetsOfAll, ...parts.flatMap((part) => pages[part]!.sheets)]
  print(`first view of the ${name}`, `${count(scripts)} of ${weigh(scripts)}, styles of ${weigh(sheets)}`)
}
for (const shell of SHELLS) {
  const page = readFileSync(join(DIST, `${shell}.html`), 'utf8')
  print(`${shell}.html`, `scripts of ${weigh(filesIn(page, 'js'))}, styles of ${weigh(filesIn(page, 'css'))}`)
}
print('fonts that every page preloads', weigh(filesIn(html, 'woff2')))
print('openapi.json', weigh(['/api/openapi.json']))
print('page renderer (.server/site.js)', kilobytes([readFileSync('.server/site.js')]))
print('Worker', kilobytes([readFileSync(join(SITE.folder, 'index.js'))]))
for (const [tag, files] of Object.entries(languages)) {
  const module = readFileSync(join(SITE.folder, 'languages', `${tag}.js`))
  print(tag, `first view of the standings ${weigh(filesIn(files.html, 'js'))}, in the Worker ${kilobytes([module])}`)
}

function print(what: string, size: string): void {
  console.log(`${what.padEnd(34)} ${size}`)
}

/** The site's own files of this kind that a page names. */
function filesIn(page: string, kind: string): string[] {
  return Array.from(page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), ([, file]) => file!).filter((file) =>
    file.endsWith(`.${kind}`),
  )
}

function weigh(files: string[]): string {
  return kilobytes(files.map((file) => readFileSync(join(DIST, file))))
}

function count(scripts: string[]): string {
  return scripts.length === 1 ? '1 script' : `${scripts.length} scripts`
}

function kilobytes(contents: Buffer[]): string {
  const bytes = contents.reduce((sum, content) => sum + gzipSync(content).length, 0)
  return `${(bytes / 1000).toFixed(1)} kB gzip`
}
