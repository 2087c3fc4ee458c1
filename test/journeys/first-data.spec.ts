import type { Page } from '@playwright/test'
import { expect, test } from './watched-page.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Requests to the API and for text files from now on. */
function questions(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') || pathname.endsWith('.md')) asked.push(pathname + search)
  })
  return asked
}

/** In `npm test`: one page with lists and one page of an event. */
const IN_GATE = '/t/womens-world-rapid-2024/standings/11'

/** The query for the header's live mark; pages do not wait for it. */
const ANY_LIVE = '/api/tournaments?perPhase=11'
/** Of parts whose code comes late: what happened in the round, and what a competitor did in other events. */
const LATE = /\/getMoments$|^\/api\/(player|team|meetings)\b/

for (const [what, path, known] of [
  ['home', '/', 'Announcements'],
  ['a tournament’s dashboard', '/t/rivers/dashboard', 'Round 7 is live'],
  ['a round of pairings', '/t/rivers/pairings/6', 'Confirmed'],
  ['standings', '/t/womens-world-rapid-2024/standings/11', 'Koneru'],
  ['individual scores', '/t/rivers/standings/individual', 'Individual scores'],
  ['a match that is over', '/g/rivers-6-1/3', 'Rivers Club League 2026'],
  ['a user', '/@/demo_player', 'demo_player'],
  ['a player', '/player/uzchess25-1', 'PAST MATCHES'],
  ['a team', '/team/rivers-1', 'PAST MATCHES'],
  ['a player’s card', '/t/womens-world-rapid-2024/player/1', '8603006'],
  ['a team’s card', '/t/rivers/team/1', 'Players'],
  ['a starting list', '/t/womens-world-rapid-2024/players', '8603006'],
  ['events', '/events?search=rivers', 'Rivers Club League 2026'],
  ['teams', '/teams', 'Teams'],
  ['teams from a letter on', '/teams?from=R', 'Teams'],
  ['users who are looked for', '/users?search=demo', 'demo_player'],
  ['news', '/news', 'News'],
  ['a page of prose', '/privacy', 'Privacy'],
] as const) {
  const tag = path === IN_GATE ? '@gate' : '@audit'
  test(
    `${what}: the page is rendered from the data that came with it and requests nothing again`,
    { tag },
    async ({ visit }) => {
      const { page } = visit
      const asked = questions(page)
      await visit.to(path)
      await expect(page.getByRole('main').getByText(known).first()).toBeVisible()
      await expect(page.locator('#main [aria-busy="true"]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      // Live data is not part of the first data: moves of the banner's board and the number of online users.
      const isLive = (one: string) => one === ANY_LIVE || one.endsWith('/running') || one.startsWith('/api/online')
      expect(asked.filter((one) => !isLive(one) && !LATE.test(one))).toEqual([])
      const late = asked.filter((one) => LATE.test(one))
      expect(late).toHaveLength(new Set(late).size)
      expect(visit.complaints()).toEqual([])
    },
  )
}

const STANDINGS = '/t/womens-world-rapid-2024/standings/11'
/** Details for player cards; not part of the snapshot. */
const DETAILS = '/api/tournament/womens-world-rapid-2024/getEntryDetails'

test('pointing at a link preloads its page once, and opening it asks only for the player’s other events', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to(STANDINGS)
  const asked = questions(page)
  const files: string[] = []
  const loaded = new Set<string>()
  page.on('request', (request) => /\.(js|css)$/.test(request.url()) && files.push(request.url()))
  page.on('requestfinished', (request) => loaded.add(request.url()))
  const player = page.getByRole('rowheader').nth(2).getByRole('link')
  const path = (await player.getAttribute('href'))!
  expect(path).toMatch(/^\/t\/womens-world-rapid-2024\/player\/\d+$/)
  const answer = page.waitForResponse((one) => one.url().endsWith(DETAILS))
  await player.hover()
  await answer
  // The card's code asks for its last part (web/parts/card/beyond.tsx) when it runs, and each module for all its imports at once.
  await expect
    .poll(() => files.some((file) => /\/beyond-/.test(file)) && files.every((file) => loaded.has(file)))
    .toBe(true)
  expect(asked).toEqual([DETAILS])
  const before = files.length
  await page.mouse.move(0, 0)
  await player.hover()
  await player.click()
  await expect(page.getByRole('heading', { name: 'Rounds' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((one) => one !== ANY_LIVE).slice(1)).toEqual([expect.stringMatching(/^\/api\/player\//)])
  expect(files).toHaveLength(before)
  expect(visit.complaints()).toEqual([])
})

test('keyboard focus preloads a page too; passing over a link quickly, or saving data, preloads nothing', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to(STANDINGS)
  const asked = questions(page)
  const links = page.getByRole('rowheader').getByRole('link')
  // Dispatched in the page: pointer moves sent from the test would be too slow.
  await page.evaluate(() => {
    for (const link of [...document.querySelectorAll('th a'), document.body])
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await page.waitForTimeout(200)
  expect(asked).toEqual([])

  const answer = page.waitForResponse((one) => one.url().endsWith(DETAILS))
  await links.nth(6).focus()
  await answer

  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await visit.to(STANDINGS)
  asked.length = 0
  await links.nth(7).hover()
  await page.waitForTimeout(300)
  expect(asked).toEqual([])
})

test('a page whose code fails to load says so in its place, and loads when the reader tries again', async ({
  page,
}) => {
  await page.goto('/t/rivers/standings/7')
  await page.route('**/assets/stats-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Stats' }).click()
  await expect(page.getByText('This part of Kibitz couldn’t be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Rivers Club League 2026' })).toBeVisible()
  await page.unroute('**/assets/stats-*.js')
  // The page also retries every few seconds, so it may have loaded already.
  await page
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 2000 })
    .catch(() => {})
  // A canvas is drawn by scripts, so the page is interactive again.
  await expect(page.locator('canvas').first()).toBeVisible()

  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Teams' }).click()
  // On a machine without a network the other message is shown.
  const failure = page.getByRole('heading', { name: /Couldn’t load this page|You’re offline/ })
  await expect(failure).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(failure).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 2000 })
    .catch(() => {})
  await expect(page.getByRole('link', { name: 'Rivers Club League 2026' }).first()).toBeVisible()
})
