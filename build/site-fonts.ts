import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { type FontSubset, subsetsOf } from './font-subsets.ts'

const FAMILIES = ['hanken-grotesk', 'archivo-narrow']
const LETTERS = ['latin', 'latin-ext', 'vietnamese']
/** From regular to bold: web/styles/tokens.css has no other, and they are two fifths of a file. */
const WEIGHTS = { min: 400, max: 700 }
/** Where web/styles/fonts.css and web/index.html have them. */
const FOLDER = fileURLToPath(new URL('../.generated/site-fonts', import.meta.url))

/** Has the site's fonts without the weights that nothing is written in. */
export function siteFonts(): Plugin {
  return { name: 'site-fonts', buildStart: () => writeSiteFonts() }
}

/** Writes them, unless they stand there already. */
export async function writeSiteFonts(folder = FOLDER): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const files = FAMILIES.flatMap(subsetsOf).filter(({ subset }) => LETTERS.includes(subset))
  await Promise.all(files.map((file) => writeFont(folder, file)))
}

async function writeFont(folder: string, { family, subset, path, ranges }: FontSubset): Promise<void> {
  const target = join(folder, `${family}-${subset}.woff2`)
  const sources = [path, import.meta.filename].map((file) => statSync(file).mtimeMs)
  if (existsSync(target) && statSync(target).mtimeMs > Math.max(...sources)) return
  writeFileSync(
    target,
    await subsetFont(readFileSync(path), lettersOf(ranges), {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
    }),
  )
}

const lettersOf = (ranges: FontSubset['ranges']): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('')
