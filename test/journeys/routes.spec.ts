import { expect, test } from './watched-page.ts'

/** A route of spec §2 in a browser: what it answers, where it ends, and the heading that is seen there. */
interface Route {
  line: string
  at: string
  status?: number
  ends?: string
  heading: string
}

const RIVERS = 'Rivers Club League 2026'
const RAPID = 'FIDE Women’s World Rapid Championship 2024'.replace('’', "'")
const LOST = 'PAGE NOT FOUND'
const lost = (line: string, ...paths: string[]): Route[] =>
  paths.map((at) => ({ line, at, status: 404, heading: LOST }))

const SITE: Route[] = [
  { line: '/', at: '/', heading: 'Chess tournaments, live' },
  { line: '/events', at: '/events', heading: 'Events' },
  { line: '/teams', at: '/teams', heading: 'Teams' },
  { line: '/users', at: '/users', heading: 'Users' },
  { line: '/news', at: '/news', heading: 'News' },
  { line: '/contact', at: '/contact', heading: 'Contact' },
  {
    line: 'feedback response is a link to the post',
    at: '/feedback/feedback-welcome',
    heading: 'Round ticks are lovely',
  },
  { line: '/login', at: '/login', heading: 'Sign in' },
  { line: '/register', at: '/register', heading: 'Create account' },
  { line: '/reset/password without a code', at: '/reset/password', ends: '/login', heading: 'Sign in' },
  { line: '/me signed out goes to /login', at: '/me', ends: '/login', heading: 'Sign in' },
  { line: '/community', at: '/community', heading: 'Community' },
  { line: '/privacy', at: '/privacy', heading: 'Privacy' },
  { line: '/tos', at: '/tos', heading: 'Terms of Service' },
  { line: '/@/{username}', at: '/@/lock_keeper', heading: 'Marit Oosterlo' },
  { line: '/@/{userId}', at: '/@/u-lock-keeper', ends: '/@/lock_keeper', heading: 'Marit Oosterlo' },
  { line: '/@/{id} tab teams', at: '/@/lock_keeper/teams', heading: 'Marit Oosterlo' },
  { line: '/player/{id}', at: '/player/uzchess25-1', heading: 'Erigaisi Arjun' },
  {
    line: '/team/{id} is rewritten to the team id',
    at: '/team/rivers-1',
    ends: '/team/reti-sharks-brno',
    heading: 'Réti Sharks Brno',
  },
  { line: '/g/{id}', at: '/g/rivers-7-1', heading: 'Team Match: Nordlys Sjakklag – Cork Blackwater' },
  { line: '/g/{id}/{index}', at: '/g/rivers-7-1/1', heading: 'Team Match: Nordlys Sjakklag – Cork Blackwater' },
  {
    line: '/tournament/{id} redirects to /t/{id}',
    at: '/tournament/rivers',
    ends: '/t/rivers/dashboard',
    heading: RIVERS,
  },
  { line: '/{id} redirects to /t/{id}', at: '/rivers', ends: '/t/rivers/dashboard', heading: RIVERS },
  ...lost('unless the id is a reserved word, which gives not found', '/@', '/team', '/player', '/tournament'),
  ...lost('any other path: PAGE NOT FOUND', '/nowhere', '/nowhere/at/all', '/@/nobody_there', '/@/_bad'),
  ...lost('any other path: PAGE NOT FOUND', '/player/nowhere-1', '/team/nowhere', '/g/nothing', '/g/rivers-99-1', '/t'),
]

const TOURNAMENT: Route[] = [
  { line: '/t/{id} redirects to /t/{id}/dashboard', at: '/t/rivers', ends: '/t/rivers/dashboard', heading: RIVERS },
  {
    line: 'the address is rewritten to the vanity URL',
    at: '/t/wwrapid24/standings/3',
    ends: '/t/womens-world-rapid-2024/standings/3',
    heading: RAPID,
  },
  {
    line: '/pairings redirects to pairings/{round}',
    at: '/t/rivers/pairings',
    ends: '/t/rivers/pairings/7',
    heading: RIVERS,
  },
  {
    line: 'or to pairings/results when no longer active',
    at: '/t/uzchess25/pairings',
    ends: '/t/uzchess25/pairings/results',
    heading: 'UzChess Cup Masters 2025',
  },
  {
    line: '/standings redirects to the current round',
    at: '/t/rivers/standings',
    ends: '/t/rivers/standings/7',
    heading: RIVERS,
  },
  { line: 'individual', at: '/t/rivers/standings/individual', heading: RIVERS },
  {
    line: 'final redirects to last round number',
    at: '/t/rivers/standings/final',
    ends: '/t/rivers/standings/9',
    heading: RIVERS,
  },
  {
    line: 'non-numeric falls back to current round',
    at: '/t/rivers/standings/last-week',
    ends: '/t/rivers/standings/7',
    heading: RIVERS,
  },
  {
    line: '/leaderboard redirects to standings/individual',
    at: '/t/rivers/leaderboard',
    ends: '/t/rivers/standings/individual',
    heading: RIVERS,
  },
  { line: '/stats', at: '/t/rivers/stats', heading: RIVERS },
  { line: '/announcements', at: '/t/rivers/announcements', heading: RIVERS },
  { line: '/tv', at: '/t/rivers/tv', heading: RIVERS },
  { line: '/rules', at: '/t/rivers/rules', heading: RIVERS },
  ...lost(
    'any other /t/{id}/* gives not found with status 404',
    '/t/rivers/nonsense',
    '/t/rivers/dashboard/7',
    '/t/rivers/pairings/7/2',
    '/t/nobody',
    '/t/nobody/dashboard',
  ),
]

for (const [part, routes] of Object.entries({ 'site-wide routes': SITE, 'tournament at /t/{id}': TOURNAMENT })) {
  test(`§2 ${part}: every one answers, leads on or is not found`, async ({ visit }) => {
    const { page } = visit
    for (const { line, at, status = 200, ends = at, heading } of routes) {
      await test.step(`§2 ${line}: ${at}`, async () => {
        const answer = await page.goto(at)
        expect.soft(answer?.status(), `${line}: ${at}`).toBe(status)
        await expect.soft(page.getByRole('heading', { level: 1 }), `${line}: ${at}`).toHaveText(heading)
        await expect.soft(page, `${line}: ${at}`).toHaveURL(ends)
      })
    }
  })
}

test('§2 any other path: PAGE NOT FOUND with a link to the social page for maintenance notices', async ({ page }) => {
  await page.goto('/nowhere/at/all')
  await expect(page.getByRole('main').getByRole('link', { name: /social/i })).toHaveAttribute('href', /^https:/)
})

test('§2 rounds outside 0..totalRounds show nothing, plus one for standings; a knockout has no standings', async ({
  page,
}) => {
  const rows = page.getByRole('main').getByRole('row')
  await page.goto('/t/rivers/pairings/9')
  await expect(page.getByText('Draw has not yet taken place!')).toBeVisible()
  for (const nothing of ['/t/rivers/pairings/10', '/t/rivers/standings/11']) {
    await page.goto(nothing)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(rows, nothing).toHaveCount(0)
  }
  await page.goto('/t/rivers/standings/10')
  await expect(rows.first()).toBeVisible()
  await page.goto('/t/channel/standings/2')
  await expect(page.getByText('Knockout tournaments have no standings.')).toBeVisible()
  await expect(rows).toHaveCount(0)
})
