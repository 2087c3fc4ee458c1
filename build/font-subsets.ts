import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** One file of a font family: its characters for one script. */
export interface FontSubset {
  family: string
  /** A name used by fontsource: `latin`, `vietnamese`… */
  subset: string
  fileName: string
  path: string
  /** First and last code point of each range, inclusive. */
  ranges: [first: number, last: number][]
}

/** The files of a family's upright style. */
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

/** Parses a list such as `U+0600-06FF,U+204F`. */
const rangesOf = (text: string): FontSubset['ranges'] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
