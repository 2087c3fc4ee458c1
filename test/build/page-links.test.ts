import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { build, type Rolldown } from 'vite'
import { CLIENT_FILES } from '../../build/client-files.ts'
import { pageLinks } from '../../build/page-links.ts'

/**
 * A client as small as one can be: two lazy pages that share with the entry, with each other, and a module that is no ESM.
 * What the second loads lazily needs a helper of the bundler's and nothing of the entry, as packages do.
 */
const FILES = {
  'index.html':
    '<!doctype html><html><head></head><body><script type="module" src="./main.tsx"></script></body></html>',
  'main.tsx': `import './main.css'
    import { shared } from './shared.ts'
    import old from './old.cjs'
    const pages = { one: () => import('./pages/one.tsx'), two: () => import('./pages/two-page.tsx') }
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
  'leaf.ts': `import * as parts from './parts.ts'
    export const leaf = (name: string) => [parts, name]`,
  'parts.ts': 'export const first = 1, second = 2',
}
const root = join(mkdtempSync(join(tmpdir(), 'kibitz-links-')), 'web')
afterAll(() => rmSync(dirname(root), { recursive: true }))
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}

const client = (): Promise<unknown> =>
  build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [pageLinks()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: CLIENT_FILES },
    },
  })

const built = (await client()) as Rolldown.RolldownOutput
const chunks = built.output.filter((file) => file.type === 'chunk')
const html = String(
  (built.output.find((file) => file.fileName === 'index.html') as Rolldown.OutputAsset | undefined)?.source,
)
/** What a file is called before it has a hash. */
const plainName = (path: string): string => {
  const file = built.output.find(({ fileName }) => fileName === path.slice(1))
  const name = file?.type === 'chunk' ? file.name : file?.names[0]?.replace(/\.\w+$/, '')
  return `/assets/${name}${path.slice(path.lastIndexOf('.'))}`
}
const tags = Array.from(html.matchAll(/<(?:link|script)[^>]*>/g), ([tag]) =>
  tag.replace(/\/assets\/[\w.-]+/, plainName),
)
const holding = (words: string) => chunks.filter(({ code }) => code.includes(words))

test('what the first view needs is one file, and what it shares with lazy pages is in it', () => {
  const [entry, ...more] = holding('shared by the entry')
  expect([entry?.isEntry, more]).toEqual([true, []])
  expect(holding('no ESM')).toEqual([entry])
  // But the bundler's helpers, which are small.
  const helpers = chunks.filter(({ fileName }) => entry!.imports.includes(fileName))
  expect(helpers.map(({ name }) => name)).toEqual(['rolldown-runtime'])
  expect(helpers[0]!.code.length).toBeLessThan(1500)
})

test('the page names all that comes with the first view, and for each lazy page what comes with it', () => {
  expect(tags).toEqual([
    '<script type="module" crossorigin fetchpriority="low" src="/assets/index.js">',
    '<link rel="modulepreload" crossorigin href="/assets/rolldown-runtime.js">',
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/one.js" data-page="one">',
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/both.js" data-page="one">',
    '<link rel="stylesheet" crossorigin disabled href="/assets/one.css" data-page="one">',
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/two-page.js" data-page="two">',
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/both.js" data-page="two">',
  ])
})

test('the style sheet stands in the page, and nothing asks for it as a file', () => {
  expect(html).toContain('<style>body{color:red}</style>')
  expect(built.output.map(({ fileName }) => fileName).filter((name) => /index.*\.css$/.test(name))).toEqual([])
  expect(holding('index.css').map(({ fileName }) => fileName)).toEqual([])
})

test('the page holds the sheet of each lazy page, by the name of its file, for the Worker to write where it is needed', () => {
  const sheets = Array.from(html.matchAll(/<style data-href="([^"]+)">(.*?)<\/style>/g), ([, href, sheet]) => [
    plainName(href!),
    sheet,
  ])
  expect(sheets).toEqual([['/assets/one.css', 'p{color:#00f}']])
})

test('a page that names its style sheet otherwise is not built', async () => {
  writeFileSync(join(root, 'main.css'), '')
  writeFileSync(join(root, 'main.tsx'), "console.log('no style')")
  await expect(client()).rejects.toThrow('does not name its style sheet')
})
