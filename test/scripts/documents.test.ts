import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const DOCUMENTS = ['README.md', 'build/README.md', ...globSync('docs/*.md')]
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const FOLDERS = readdirSync('.', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !entry.name.startsWith('.') ? entry.name : [],
)
const MOST_LINES = 150

/** A document without its blocks of code. */
const proseOf = (text: string): string => text.replaceAll(/^```.*?^```$/gms, '')

const matches = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, match]) => match!)

/** Paths in backticks that begin with a folder of the repository, and the folders that the README's map lists. */
const pathsIn = (text: string): string[] =>
  [...matches(proseOf(text), /`([^`\n]+)`/g), ...matches(text, /^(\w+\/) {2,}/gm)].filter((code) =>
    FOLDERS.includes(/^(\w+)\//.exec(code)?.[1] ?? ''),
  )

/** Links and pictures, without those to other sites. */
const linksIn = (text: string): string[] =>
  [...matches(proseOf(text), /\]\(([^)\s]+)\)/g), ...matches(proseOf(text), /<img src="([^"]+)"/g)].filter(
    (link) => !/^\w+:/.test(link),
  )

/** Whether a path leads somewhere; `*` and `<placeholder>` stand for any name. */
const leadsSomewhere = (path: string): boolean => {
  const pattern = path.replace(/:\d+$/, '').replaceAll(/<[^>]+>/g, '*')
  return pattern.includes('*') || pattern.includes('{') ? globSync(pattern).length > 0 : existsSync(pattern)
}

/** The anchors of a document's headings. */
const anchorsOf = (text: string): string[] =>
  matches(proseOf(text), /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  )

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8')

  test('every path exists', () => {
    expect(pathsIn(text).filter((path) => !leadsSomewhere(path))).toEqual([])
  })

  test('every link and picture leads somewhere', () => {
    const broken = linksIn(text).filter((link) => {
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? document : join(dirname(document), file)
      return !existsSync(target) || (anchor && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor))
    })
    expect(broken).toEqual([])
  })

  test('every command of npm is in package.json', () => {
    const commands = matches(text, /npm run (?:--silent )?([\w:]+)/g)
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })
})

test('a path, a link and a command that lead nowhere are noticed', () => {
  expect(pathsIn('`core/nothing.ts`, `core/<folder>/nothing.ts`').some(leadsSomewhere)).toBe(false)
  expect(pathsIn('`core/<folder>/act.ts`, `core/changes/*.ts`, `vitest`').every(leadsSomewhere)).toBe(true)
  expect(linksIn('[here](there.md), ![a picture](a.png), [site](https://example.org)')).toEqual(['there.md', 'a.png'])
})

test('the README can be read in one sitting', () => {
  expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES)
})

test('every picture in docs is shown by a document', () => {
  const shown = DOCUMENTS.flatMap((document) =>
    linksIn(readFileSync(document, 'utf8')).map((link) => join(dirname(document), link)),
  )
  expect(globSync('docs/**/*.{png,webp}').filter((picture) => !shown.includes(picture))).toEqual([])
})
