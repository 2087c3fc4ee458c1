import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from './no-animations.ts'

// By default the headless shell rounds glyph widths to whole pixels.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] }),
})

/** In pixels: one more line of text would exceed it. */
const TOLERANCE = 8
const PAGES = ['/contact', '/t/rivers/standings/7', '/t/rivers/pairings/6', '/tos']

const read = (url: string): string => readFileSync(new URL(url)).toString('base64')
/** Arimo has the metrics of Arial, which not every machine has. */
const [REGULAR, BOLD] = [
  read(import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2')),
  read(import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2')),
]

/**
 * Runs in the page: gives all fallback faces the same font on all machines, with the size adjustments of our style
 * sheets. It also replaces Arial Narrow, which precedes our fallback for numbers.
 */
async function useSameFallback([regular, bold]: string[]): Promise<void> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('local(')),
  ) as CSSFontFaceRule[]
  if (faces.length === 0) throw new Error('No style sheet has a fallback face.')
  for (const { style } of faces) {
    const of = (name: string) => style.getPropertyValue(name)
    const family = of('font-family').replaceAll(/["']/g, '')
    const descriptors = {
      weight: of('font-weight'),
      sizeAdjust: of('size-adjust') || '100%',
      ascentOverride: of('ascent-override'),
      descentOverride: of('descent-override'),
      lineGapOverride: of('line-gap-override'),
    }
    const file = atob(descriptors.weight.startsWith('4') ? regular! : bold!)
    const data = Uint8Array.from(file, (letter) => letter.charCodeAt(0))
    const names = family.startsWith('Archivo') ? [family, 'Arial Narrow'] : [family]
    for (const name of names) document.fonts.add(await new FontFace(name, data, descriptors).load())
  }
}

/** Heights of the page, its paragraphs and its rows, in CSS pixels. */
async function heights(page: Page): Promise<number[]> {
  await page.evaluate(useSameFallback, [REGULAR, BOLD])
  return page.evaluate(async () => {
    await document.fonts.ready
    const parts = document.querySelectorAll('main, main p, main tr')
    return Array.from(parts, (part) => Math.round(part.getBoundingClientRect().height))
  })
}

test('on a phone lines break equally in our fonts and in the fallback that is shown until they are loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of PAGES) {
    await page.goto(path)
    const inOurs = await heights(page)
    await page.route('**/*.woff2', (route) => route.abort())
    await page.reload()
    const inFallback = await heights(page)
    expect(inFallback).toHaveLength(inOurs.length)
    const isOther = (height: number, at: number) => Math.abs(height - inOurs[at]!) > TOLERANCE
    expect(inFallback.filter(isOther), path).toEqual([])
    await page.unrouteAll()
  }
})

/** Families whose letters Chromium painted in all text below an element. */
async function paintedFamilies(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const found = new Set<string>()
  for (const nodeId of nodeIds)
    for (const { familyName } of (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts)
      found.add(familyName)
  await session.detach()
  return [...found].sort()
}

/** The sum of all layout shifts since the page began to load. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        // Without a shift the observer is never called.
        setTimeout(() => resolve(0), 500)
      }),
  )

for (const { what, path } of [
  { what: 'page', path: '/t/rivers/standings/7' },
  { what: 'embed', path: '/t/rivers/standings/6?embed=standings' },
  { what: 'embed of a board', path: '/g/rivers-7-4/1?embed=board' },
])
  test(`a first visit to a ${what} over a slow line ends in the site’s own fonts, and nothing moves when they come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.woff2', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('main')).toContainText(/\w/)
    const families = () => paintedFamilies(page, 'main *')
    expect(await families()).not.toContain('Hanken Grotesk')
    release()
    await expect.poll(families).toEqual(expect.arrayContaining(['Hanken Grotesk', 'Archivo Narrow']))
    expect(await shifted(page)).toBeLessThanOrEqual(0.01)
  })
