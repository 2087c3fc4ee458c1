import { violations, preloadAxe } from './accessibility.ts'
import { expectSameAsSent } from './as-sent.ts'
import { forget } from './no-animations.ts'
import { expect, MOST_MOVED, test, type Visit } from './watched-page.ts'

const of = (id: string, ...pages: string[]): string[] => pages.map((page) => `/t/${id}/${page}`)
const RAPID = 'womens-world-rapid-2024'

/** All pages, with rounds that look different from each other. */
const WALKS: Record<string, string[]> = {
  'the pages of the site': ['/', '/news', '/api', '/community', '/manual', '/privacy', '/tos'],
  'signing in, contact, a post': ['/login', '/register', '/contact', '/feedback/feedback-welcome'],
  'pages that are not found': ['/nowhere/at/all', '/t/nobody/dashboard', '/t/rivers/nonsense'],
  'a team event being played': of('rivers', 'dashboard', 'pairings/7', 'boards/7', 'pairings/8', 'pairings/99'),
  'the standings of a team event': of('rivers', 'standings/7', 'standings/0', 'standings/9', 'why/6', 'why/rank/2/6'),
  'charts, notices, stream and rules': of('rivers', 'stats', 'announcements', 'tv', 'rules'),
  'charts of a large event, and of one without a round': [...of(RAPID, 'stats'), ...of('winter', 'stats')],
  'a knockout': of('channel', 'dashboard', 'pairings/1', 'pairings/2', 'standings/2'),
  'an event that nothing is drawn of': of('winter', 'dashboard', 'pairings/0', 'standings/0'),
  'a large event that is over': of(RAPID, 'dashboard', 'pairings/results', 'pairings/5', 'why/2', 'why/rank/3/7'),
  'the standings of a large event': of(RAPID, 'standings/11', 'standings/1', 'standings/13'),
  'a round robin': of('uzchess25', 'dashboard', 'pairings/9', 'standings/final'),
  'a team event that is over': of('tecteams', 'dashboard', 'pairings/2', 'pairings/results', 'standings/7'),
  'the individual results of a team event': of('rivers', 'standings/individual'),
  'who plays, and how they stand': [
    ...of('rivers', 'players'),
    ...of('winter', 'players', 'players?view=federations', 'player/1'),
    ...of(RAPID, 'player/1'),
    ...of('uzchess25', 'standings/9?view=crosstable'),
  ],
  'teams and their boards': of('rivers', 'team/1', 'team/1?view=boards', 'standings/individual?view=boards'),
  'people, teams, and what is followed': ['/users', '/teams', '/following', '/embed'],
  'profiles, and what was changed': ['/player/wwrapid24-1', '/team/reti-sharks-brno', ...of('rivers', 'history')],
  'the profile of a member': ['/@/lock_keeper', '/@/lock_keeper/teams'],
  'the list of events': ['/events', '/events?search=nothing+like+it'],
  'sheets to print, and a screen for the hall': of('rivers', 'print', 'print?sheet=names', 'screen'),
  'what if': [...of('rivers', 'what-if'), ...of('winter', 'what-if')],
  'matches being played, and to come': ['/g/rivers-7-2', '/g/rivers-7-10', '/g/channel-2-1'],
  'matches that are over': ['/g/rivers-6-1/3', '/g/tecteams-3-2', '/g/uzchess25-9-1'],
}

/** Paths in `npm test`: on a desktop, one page of the commonest kinds. The audit walks all of `WALKS` on both screens. */
const GATE_WALKS: Record<string, string[]> = {
  'lists and a team event': ['/', '/events', ...of('rivers', 'pairings/6', 'standings/6')],
  'individuals, people and forms': [
    ...of(RAPID, 'standings/11'),
    ...of('channel', 'pairings/1'),
    '/@/lock_keeper',
    '/g/rivers-6-1/3',
    '/login',
    '/nowhere/at/all',
  ],
}

/** Pages with content that is rendered only in browsers, so it differs from the HTML. */
const BY_BROWSERS = /^\/(following|embed)$|\/(boards|history|print|rules|screen|stats|what-if|why)\b/

/** Each page is checked at its own width and in a window made narrower: tablets get the desktop page. */
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, narrower: 320 },
  desktop: { viewport: { width: 1440, height: 900 }, narrower: 768 },
}

/** Lists show matches of other journeys’ events too, which may be taken back before their running games are asked for. */
const GONE = /\/api\/result\/\S+\/running\b.*404|404.*\/api\/result\/\S+\/running\b/

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
      for (const [name, paths] of Object.entries(GATE_WALKS))
        test(`${name}, in short: ${WATCHED}`, { tag: '@gate' }, ({ visit }) => walk(visit, paths, narrower))
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

/** Runs in the page: elements beyond the right edge, if the page can be scrolled sideways. */
function outside(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const found = [...document.querySelectorAll('body *')].filter(
    (one) => one.getBoundingClientRect().right > clientWidth,
  )
  const widths = `${scrollWidth} in ${clientWidth} of a window of ${innerWidth}`
  return [widths, ...found.slice(0, 20).map((one) => one.outerHTML.slice(0, 100))]
}
