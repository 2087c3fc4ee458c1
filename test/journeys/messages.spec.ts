import type { Page } from '@playwright/test'
import { expect, test } from './watched-page.ts'
import { changeFirst } from './first-answers.ts'

/** An empty state or an error message of spec §8, and the page that shows it. */
interface Message {
  at: string
  says: string
  /** Changes the page's first data to a state that the demo lacks. */
  as?: (page: Page) => Promise<unknown>
}

const withoutPlayers = (page: Page) =>
  changeFirst(page, /\/t\/winter\//, (html) =>
    html.replace(
      /(<script type="application\/json" id="initial-queries">)(.*?)(<\/script>)/s,
      (_, begin, json, end) => {
        const first = JSON.parse(json) as [string[], { players?: Record<string, unknown[]> }][]
        for (const [, { players = {} }] of first) for (const column of Object.keys(players)) players[column] = []
        return begin + JSON.stringify(first) + end
      },
    ),
  )

const MESSAGES: Message[] = [
  { at: '/t/winter/standings/0', says: 'No players entered yet.', as: withoutPlayers },
  { at: '/t/winter/dashboard', says: 'No players entered yet.', as: withoutPlayers },
  { at: '/t/winter/stats', says: 'No players entered yet.', as: withoutPlayers },
  { at: '/t/winter/pairings/0', says: 'Draw has not yet taken place!' },
  { at: '/t/winter/stats', says: 'Draw has not yet taken place!' },
  { at: '/t/rivers/pairings/9', says: 'Draw has not yet taken place!' },
  { at: '/t/uzchess25/announcements', says: 'This tournament has no announcements at this time.' },
  { at: '/t/womens-world-rapid-2024/dashboard', says: 'This tournament has no announcements at this time.' },
  { at: '/@/tide_table/teams', says: 'This user is not in any teams' },
  { at: '/g/rivers-7-9', says: 'Match has not yet started!' },
]

for (const { at, says, as } of MESSAGES) {
  test(`§8 ${at}: ${says}`, async ({ page }) => {
    await as?.(page)
    await page.goto(at)
    await expect(page.getByText(says, { exact: true }).first()).toBeVisible()
  })
}

test('§8 home tournaments fetch failure: an error page like a 404, and the rest of the site works', async ({
  page,
}) => {
  // Opens another page first: pages may preload home's data, which must fail too.
  await page.route('/api/tournaments*', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'Down.' }),
  )
  await page.goto('/teams')
  await page.getByRole('link', { name: /home/ }).click()
  await expect(page.getByRole('heading', { name: /Couldn’t load/ })).toBeVisible()
  await expect(page.getByText('Down.')).toBeVisible()
  await page.unroute('/api/tournaments*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chess tournaments, live' })).toBeVisible()
})

test('§8 players, settings, state or status fetch failure: state failure shows the error page', async ({ page }) => {
  await page.goto('/team/rivers-1/tournaments')
  await page.route('/api/tournament/rivers/snapshot', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Resting.' }),
  )
  await page.getByRole('main').getByRole('link', { name: 'Rivers Club League 2026' }).first().click()
  await expect(page.getByText('Resting.')).toBeVisible()
})
