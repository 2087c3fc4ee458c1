import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { subsetsOf } from './font-subsets.ts'

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

/** Where previews/wrangler.toml has the fonts of its Worker. */
const FOLDER = '.generated/preview-fonts'

/** Writes what link previews are drawn with: each family in the small files it comes in, and a table of what letters are in which. */
export function writePreviewFonts(): void {
  mkdirSync(FOLDER, { recursive: true })
  const files = FAMILIES.flatMap(subsetsOf).filter(
    ({ family, subset }) => !(BEHIND.test(family) && COMMON.test(subset)),
  )
  for (const { fileName, path } of files) copyFileSync(path, join(FOLDER, fileName))
  const table = files.map(({ family, fileName, ranges }) => ({ family, file: fileName, ranges }))
  writeFileSync(join(FOLDER, 'table.json'), JSON.stringify(table))
}
