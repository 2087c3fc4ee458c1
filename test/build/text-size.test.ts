import { readFileSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'

const FONT_SIZE = /\b(?:font|--t-[\w-]+|font-size):[^;]*?\b(\d*\.?\d+)(rem|px)/g
/** web/styles/base.css gives the page a font of 0.9375 of 16 px, from which its rem follow. */
const PIXELS = { rem: 15, px: 1 }
/** The letters beside a chess board are in units of its SVG. */
const BOARD = 'web/parts/board/board.module.css'

test('no text of the site is smaller than 12 px', () => {
  const small = globSync('web/**/*.css', { exclude: [BOARD] }).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(FONT_SIZE), ([rule, size, unit]) => ({
      file,
      rule,
      pixels: Number(size) * PIXELS[unit as keyof typeof PIXELS],
    })).filter(({ pixels }) => pixels < 11.99),
  )
  expect(small).toEqual([])
})
