import { localizedPath } from '#core/addresses/localized.ts'
import { forget } from './no-animations.ts'
import { untranslatedFinder } from './untranslated.ts'
import { GONE, outside, WALKS } from './walks.ts'
import { expect, MOST_MOVED, test, type Visit } from './watched-page.ts'

/** A long language, one from right to left, and one in which everything that isn’t translated is seen. */
const LANGUAGES = ['de', 'ar', 'en-XA']
const PSEUDO = 'en-XA'
/** The description of the API, and texts that nobody translates for the pseudo-language. */
const ENGLISH = new Set(['/api', '/manual', '/privacy', '/tos', '/community'])
const WIDTHS = [360, 720, 1280]

test.use({ viewport: { width: 1280, height: 900 }, timezoneId: 'UTC' })

for (const tag of LANGUAGES)
  for (const [name, paths] of Object.entries(WALKS))
    test(`${name} in ${tag}: nothing fails, moves, sticks out or is left in English`, async ({ visit }) => {
      await forget(visit.page)
      const untranslated = tag === PSEUDO ? untranslatedFinder(visit.page) : undefined
      for (const path of paths)
        await test.step(path, async () => {
          await look(visit, localizedPath(tag, path))
          if (!ENGLISH.has(path))
            expect.soft(await untranslated?.find(), `${path} in English`).toEqual(untranslated && [])
        })
    })

async function look(visit: Visit, path: string): Promise<void> {
  const { page } = visit
  const { height } = page.viewportSize()!
  await visit.to(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const { sum, what } = await visit.moved()
  // The pseudo-language is longer than any: a time with its zone needs a line more there until the page is alive.
  const mayMove = path.startsWith(`/${PSEUDO}`)
  if (!mayMove) expect.soft(sum, `${path} moved: ${what.join(', ')}`).toBeLessThanOrEqual(MOST_MOVED)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height })
    expect.soft(await page.evaluate(outside), `${path} sticks out, ${width} wide`).toEqual([])
  }
  expect
    .soft(
      visit.complaints().filter((complaint) => !GONE.test(complaint) && !(mayMove && / moved by /.test(complaint))),
      path,
    )
    .toEqual([])
}
