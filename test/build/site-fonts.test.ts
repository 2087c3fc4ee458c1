import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { subsetsOf } from '../../build/font-subsets.ts'
import { writeSiteFonts } from '../../build/site-fonts.ts'

test('the site’s fonts contain the weights it uses, and are written once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kibitz-fonts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await writeSiteFonts(folder)
  const written = readdirSync(folder).map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
  const named = readFileSync('web/styles/fonts.css', 'utf8').matchAll(/site-fonts\/([\w-]+\.woff2)/g)
  expect(new Set(written.map(({ name }) => name))).toEqual(new Set(Array.from(named, ([, name]) => name)))
  const latin = subsetsOf('hanken-grotesk').find(({ subset }) => subset === 'latin')!
  const bytes = readFileSync(join(folder, 'hanken-grotesk-latin.woff2'))
  expect(bytes.toString('latin1', 0, 4)).toBe('wOF2')
  expect(bytes.length).toBeLessThan(0.7 * statSync(latin.path).size)
  await writeSiteFonts(folder)
  for (const { name, at } of written) expect(statSync(join(folder, name)).mtimeMs).toBe(at)
})

test('no style sheet uses a weight that the fonts lack', () => {
  const sheets = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
  const weights = sheets.flatMap((path) =>
    Array.from(
      readFileSync(`web/${path}`, 'utf8').matchAll(
        /(?:font-weight|--w-\w+|--t-\w+|font): (\d{3})\b(?! )|(?:font|--t-\w+): (\d{3}) /g,
      ),
      ([, alone, first]) => Number(alone ?? first),
    ),
  )
  expect(weights.length).toBeGreaterThan(100)
  expect(weights.filter((weight) => weight < 400 || weight > 700)).toEqual([])
})
