import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** A part of a font family, in a file of its own. */
export interface FontSubset {
  family: string
  /** Of which letters: `latin`, `vietnamese`… */
  subset: string
  fileName: string
  path: string
  /** First and last code points of each range that it has. */
  ranges: [first: number, last: number][]
}

/** The upright files that a family comes in. */
export function subsetsOf(family: string): FontSubset[] {
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`))
  const unicode = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const known = new Set(readdirSync(join(folder, 'files')))
  return Object.entries(unicode).flatMap(([name, text]) => {
    const subset = name.replace(/[[\]]/g, '')
    const fileName = `${family}-${subset}-wght-normal.woff2`
    return known.has(fileName)
      ? [{ family, subset, fileName, path: join(folder, 'files', fileName), ranges: rangesOf(text) }]
      : []
  })
}

/** `U+0600-06FF,U+204F` as first and last code points. */
const rangesOf = (text: string): FontSubset['ranges'] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
