import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { type FontSubset, subsetsOf } from './font-subsets.ts'

const FAMILIES = ['hanken-grotesk', 'archivo-narrow']
const LETTERS = ['latin', 'latin-ext', 'vietnamese']
/** web/styles/tokens.css uses no weights outside 400–700; leaving them out saves two fifths of each file. */
const WEIGHTS = { min: 400, max: 700 }
/** web/styles/fonts.css and web/index.html refer to this folder. */
const FOLDER = fileURLToPath(new URL('../.generated/site-fonts', import.meta.url))

/** Writes the site's fonts without unused weights when a build or the development server starts. */
export function siteFonts(): Plugin {
  return { name: 'site-fonts', buildStart: () => writeSiteFonts() }
}

/** Skips files that are newer than their source and this script. */
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
