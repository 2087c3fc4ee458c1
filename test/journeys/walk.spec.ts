import { violations, preloadAxe } from './accessibility.ts'
import { expectSameAsSent } from './as-sent.ts'
import { forget } from './no-animations.ts'
import { GONE, of, outside, WALKS } from './walks.ts'
import { expect, MOST_MOVED, test, type Visit } from './watched-page.ts'

/** Paths in `npm test`: on a desktop, one page of the commonest kinds. The audit walks all of `WALKS` on both screens. */
const GATE_WALK = ['/', ...of('rivers', 'pairings/6', 'standings/6'), '/@/lock_keeper']

/** Pages with content that is rendered only in browsers, so it differs from the HTML. */
const BY_BROWSERS = /^\/(following|embed)$|\/(boards|history|print|rules|screen|stats|what-if|why)\b/

/** Each page is checked at its own width and in a window made narrower: tablets get the desktop page. */
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, narrower: 320 },
  desktop: { viewport: { width: 1440, height: 900 }, narrower: 768 },
}

const WATCHED = 'nothing fails, moves, sticks out, needs scripts to be read or keeps anyone from reading, light or dark'

const walk = async (visit: Visit, paths: string[], narrower: number): Promise<void> => {
  await Promise.all([forget(visit.page), preloadAxe(visit.page)])
  for (const path of paths) await test.step(path, () => look(visit, path, narrower))
}

for (const [screen, { viewport, narrower }] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, timezoneId: 'UTC' })
    for (const [name, paths] of Object.entries(WALKS))
      test(`${name}: ${WATCHED}`, ({ visit }) => walk(visit, paths, narrower))
    if (screen === 'desktop')
      test(`the commonest pages: ${WATCHED}`, { tag: '@gate' }, ({ visit }) => walk(visit, GATE_WALK, narrower))
  })
}

async function look(visit: Visit, path: string, narrower: number): Promise<void> {
  const { page } = visit
  const { width, height } = page.viewportSize()!
  await page.emulateMedia({ colorScheme: 'light' })
  await visit.to(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const isMissing = await page.getByText('PAGE NOT FOUND').isVisible()
  expect.soft(isMissing, `${path} is not found`).toBe(WALKS['pages that are not found']!.includes(path))
  const { sum, what } = await visit.moved()
  expect.soft(sum, `${path} moved: ${what.join(', ')}`).toBeLessThanOrEqual(MOST_MOVED)
  if (width === SCREENS.desktop.viewport.width && !BY_BROWSERS.test(path)) await expectSameAsSent(page, path)
  for (const wide of [narrower, width]) {
    await page.setViewportSize({ width: wide, height })
    expect.soft(await page.evaluate(outside), `${path} sticks out, ${wide} wide`).toEqual([])
  }
  expect.soft(await violations(page), path).toEqual([])
  expect
    .soft(
      visit.complaints().filter((complaint) => !GONE.test(complaint)),
      path,
    )
    .toEqual([])
}
