import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Visit } from './visit.ts'

const of = (id: string, ...pages: string[]): string[] => pages.map((page) => `/t/${id}/${page}`)
const RAPID = 'womens-world-rapid-2024'

/** Every page, and the rounds that look different from each other. */
const WALKS: Record<string, string[]> = {
  'the pages of the site': ['/', '/news', '/api', '/community', '/privacy', '/tos'],
  'pages that are not found': ['/nowhere/at/all', '/t/nobody/dashboard', '/t/rivers/nonsense'],
  'a team event being played': of('rivers', 'dashboard', 'pairings/7', 'pairings/8', 'pairings/99'),
  'the standings of a team event': of('rivers', 'standings/7', 'standings/0', 'standings/9'),
  'charts, notices, stream and rules': of('rivers', 'stats', 'announcements', 'tv', 'rules'),
  'charts of a large event, and of one without a round': [...of(RAPID, 'stats'), ...of('winter', 'stats')],
  'a knockout': of('channel', 'dashboard', 'pairings/1', 'pairings/2', 'standings/2'),
  'an event that nothing is drawn of': of('winter', 'dashboard', 'pairings/0', 'standings/0'),
  'a large event that is over': of(RAPID, 'dashboard', 'pairings/results', 'pairings/5'),
  'the standings of a large event': of(RAPID, 'standings/11', 'standings/1', 'standings/13'),
  'a round robin': of('uzchess25', 'dashboard', 'pairings/9', 'standings/9'),
  'a team event that is over': of('tecteams', 'dashboard', 'pairings/2', 'standings/7'),
}

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const MOST_MOVED = 0.01

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport })
    for (const [walk, paths] of Object.entries(WALKS)) {
      test(`${walk}: nothing fails, moves, sticks out or keeps anyone from reading, light or dark`, async ({
        visit,
      }) => {
        for (const path of paths) await test.step(path, () => look(visit, path))
      })
    }
  })
}

async function look(visit: Visit, path: string): Promise<void> {
  const { page } = visit
  await page.emulateMedia({ colorScheme: 'light' })
  await visit.to(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { sum, what } = await page.evaluate(() => window.moved)
  expect.soft(sum, `${path} moved: ${what.join(', ')}`).toBeLessThanOrEqual(MOST_MOVED)
  expect.soft(await page.evaluate(outside), `${path} sticks out`).toEqual([])
  await page.evaluate(thinned)
  // There are no frames to speak with.
  const { violations } = await new AxeBuilder({ page }).options(AXE).setLegacyMode().analyze()
  expect.soft(barriers(violations), `${path} in light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(barriers(await page.evaluate(contrast, AXE)), `${path} in dark`).toEqual([])
  expect.soft(visit.complaints(), path).toEqual([])
}

type Options = Parameters<AxeBuilder['options']>[0]
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

const AXE: Options = { resultTypes: ['violations'] }

/** What keeps someone from using the page, seriously or critically. */
const barriers = (violations: Violations): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))

/** What reaches beyond the right edge of a page that can be scrolled sideways. */
function outside(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const all = [...document.querySelectorAll('body *')]
  return all.filter((one) => one.getBoundingClientRect().right > clientWidth).map((one) => one.outerHTML.slice(0, 100))
}

declare global {
  interface Window {
    axe: { run: (root: Document, options: Options) => Promise<{ violations: Violations }> }
  }
}

/** Rows are alike, and axe takes long over hundreds of them: a few stand for all. */
function thinned(): void {
  for (const row of document.querySelectorAll<HTMLElement>('tbody tr:nth-child(n + 7), li:nth-child(n + 7)')) {
    row.style.display = 'none'
  }
}

/** Of a theme only the colours are its own; axe is there from before. They are looked at once they have faded in. */
async function contrast(options: Options): Promise<Violations> {
  const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(fades.map(({ finished }) => finished))
  return (await window.axe.run(document, { ...options, runOnly: ['color-contrast'] })).violations
}
