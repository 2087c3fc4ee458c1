import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The families that link previews are written in: our own, and behind them those that know other letters. */
const FAMILIES = [
  'hanken-grotesk',
  'archivo-narrow',
  ...[
    '',
    '-arabic',
    '-hebrew',
    '-armenian',
    '-georgian',
    '-devanagari',
    '-bengali',
    '-tamil',
    '-thai',
    '-sc',
    '-kr',
  ].map((script) => `noto-sans${script}`),
]
/** Of these their own letters alone are taken: the rest are in families before them. */
const BEHIND = /^noto-sans-/
const COMMON = /^(?:latin|latin-ext|vietnamese|math|symbols|cyrillic|cyrillic-ext)$/

const require = createRequire(import.meta.url)

/** Where previews/wrangler.toml has the fonts of its Worker. */
const FOLDER = 'build/preview-fonts'

/** Writes what link previews are drawn with: each family in the small files it comes in, and a table of what letters are in which. */
export function writePreviewFonts(): void {
  mkdirSync(FOLDER, { recursive: true })
  const files = FAMILIES.flatMap(subsetsOf)
  for (const { fileName, path } of files) copyFileSync(path, join(FOLDER, fileName))
  const table = files.map(({ family, fileName, ranges }) => ({ family, file: fileName, ranges }))
  writeFileSync(join(FOLDER, 'table.json'), JSON.stringify(table))
}

function subsetsOf(family: string) {
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`))
  const unicode = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const known = new Set(readdirSync(join(folder, 'files')))
  return Object.entries(unicode).flatMap(([name, text]) => {
    const subset = name.replace(/[[\]]/g, '')
    const fileName = `${family}-${subset}-wght-normal.woff2`
    if (!known.has(fileName) || (BEHIND.test(family) && COMMON.test(subset))) return []
    return [{ family, fileName, path: join(folder, 'files', fileName), ranges: rangesOf(text) }]
  })
}

/** `U+0600-06FF,U+204F` as first and last code points. */
const rangesOf = (text: string): [first: number, last: number][] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
