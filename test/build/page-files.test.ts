import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { build, type Rolldown } from 'vite'
import type { StoredFiles } from '../../worker/pages/client-files.d.ts'
import { readAllFiles } from '../../worker/pages/read-files.ts'
import { CLIENT_FILES } from '../../build/client-files.ts'
import { pageFiles } from '../../build/page-files.ts'

/**
 * A small client: two lazy pages that share modules with the entry and with each other, one of them CommonJS. As in npm
 * packages, the module that the second page loads lazily needs a helper of the bundler and nothing of the entry.
 */
const FILES = {
  'index.html':
    '<!doctype html><html><head></head><body><script type="module" src="./main.tsx"></script></body></html>',
  'main.tsx': `import './main.css'
    import { shared } from './shared.ts'
    import old from './old.cjs'
    const pages = { one: () => import('./pages/one.tsx'), two: () => import('./pages/two-page.tsx'), match: () => import('./pages/match.tsx') }
    console.log(shared, old.old, pages)`,
  'main.css': 'body { color: red }',
  'shared.ts': 'export const shared = { name: "shared by the entry" }',
  'old.cjs': 'exports.old = () => "no ESM"',
  'both.ts': 'export const both = { name: "shared by both pages" }',
  'pages/one.tsx': `import './one.css'
    import { shared } from '../shared.ts'
    import { both } from '../both.ts'
    import old from '../old.cjs'
    console.log(shared, both, old.old, 'one')`,
  'pages/one.css': 'p { color: blue }',
  'pages/two-page.tsx': `import { shared } from '../shared.ts'
    import { both } from '../both.ts'
    console.log(shared, both, import('../leaf.ts'))`,
  'pages/match.tsx': `console.log('match', import('../board.ts'), import('../parts/report/report.ts'))`,
  'board.ts': `console.log('board')`,
  'parts/report/report.ts': `console.log('report')`,
  'leaf.ts': `import * as parts from './parts.ts'
    export const leaf = (name: string) => [parts, name]`,
  'parts.ts': 'export const first = 1, second = 2',
}
const root = join(mkdtempSync(join(tmpdir(), 'kibitz-files-')), 'web')
afterAll(() => rmSync(dirname(root), { recursive: true }))
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}
const target = join(root, '../client-files.json')

const built = (await build({
  configFile: false,
  root,
  logLevel: 'silent',
  plugins: [pageFiles({ target })],
  build: {
    outDir: '../dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: CLIENT_FILES },
  },
})) as Rolldown.RolldownOutput
const chunks = built.output.filter((file) => file.type === 'chunk')
const files = readAllFiles(JSON.parse(readFileSync(target, 'utf8')) as StoredFiles)
/** The file's path without its hash. */
const plainName = (path: string): string => {
  const file = built.output.find(({ fileName }) => fileName === path.slice(1))
  const name = file?.type === 'chunk' ? file.name : file?.names[0]?.replace(/\.\w+$/, '')
  return `/assets/${name}${path.slice(path.lastIndexOf('.'))}`
}
const holding = (words: string) => chunks.filter(({ code }) => code.includes(words))

test('the first view needs one script, which includes everything it shares with lazy pages', () => {
  const [entry, ...more] = holding('shared by the entry')
  expect([entry?.isEntry, more]).toEqual([true, []])
  expect(holding('no ESM')).toEqual([entry])
  // Besides the bundler's helpers, which are small.
  const helpers = chunks.filter(({ fileName }) => entry!.imports.includes(fileName))
  expect(helpers.map(({ name }) => name)).toEqual(['rolldown-runtime'])
  expect(helpers[0]!.code.length).toBeLessThan(1500)
})

test('the document names the scripts of the first view, which load after fonts, and makes browsers load no style sheet', () => {
  const tags = Array.from(files.html.matchAll(/<(?:link|script)[^>]*>/g), ([tag]) =>
    tag.replace(/\/assets\/[\w.-]+/, plainName),
  )
  expect(tags).toEqual([
    '<script type="module" fetchpriority="low" crossorigin src="/assets/index.js">',
    '<link rel="modulepreload" crossorigin href="/assets/rolldown-runtime.js">',
    '<link rel="stylesheet" disabled crossorigin href="/assets/index.css">',
  ])
})

test('each lazy page has its scripts and style sheets listed, without those of the first view', () => {
  const pages = Object.entries(files.pages).map(([name, { scripts, sheets }]) => [
    name,
    // In any order: they load at the same time.
    scripts.map(plainName).toSorted(),
    sheets.map(plainName),
  ])
  expect(pages.toSorted()).toEqual([
    ['match', ['/assets/match.js'], []],
    ['one', ['/assets/both.js', '/assets/one.js'], ['/assets/one.css']],
    ['two', ['/assets/both.js', '/assets/two-page.js'], []],
  ])
})

test('readers who keep events get the lazy code of public pages, without what needs a network', () => {
  expect(files.kept.events.map(plainName).toSorted()).toEqual(['/assets/board.js', '/assets/match.js'])
  expect(files.kept.desk).toEqual([])
})

test('style sheets are listed as text, with their hash for the content security policy', () => {
  const sheets = Object.entries(files.sheets).map(([href, { css }]) => [plainName(href), css])
  expect(sheets.toSorted()).toEqual([
    ['/assets/index.css', 'body{color:red}'],
    ['/assets/one.css', 'p{color:#00f}'],
  ])
  expect(files.sheetsOfAll.map(plainName)).toEqual(['/assets/index.css'])
  for (const { css, hash } of Object.values(files.sheets))
    expect(hash).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`)
})
