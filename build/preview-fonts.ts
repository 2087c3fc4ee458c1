import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { subsetsOf } from './font-subsets.ts'

/** Font families of link previews: the site's own, then fallbacks for other scripts. */
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
/** The fallback families leave out common characters: the families before them have these. */
const BEHIND = /^noto-sans-/
const COMMON = /^(?:latin|latin-ext|vietnamese|math|symbols|cyrillic|cyrillic-ext)$/

/** The assets folder of previews/wrangler.toml. */
const FOLDER = '.generated/preview-fonts'

/**
 * Copies the font files of link previews and writes a table of the characters in each file, so that a preview loads
 * only the files it needs.
 */
export function writePreviewFonts(): void {
  mkdirSync(FOLDER, { recursive: true })
  const files = FAMILIES.flatMap(subsetsOf).filter(
    ({ family, subset }) => !(BEHIND.test(family) && COMMON.test(subset)),
  )
  for (const { fileName, path } of files) copyFileSync(path, join(FOLDER, fileName))
  const table = files.map(({ family, fileName, ranges }) => ({ family, file: fileName, ranges }))
  writeFileSync(join(FOLDER, 'table.json'), JSON.stringify(table))
}
