import { expect, test } from './watched-page.ts'

test.describe('§2 /pairings/results', () => {
  test('the pairings address of a finished event leads there; that of a running one leads to its current round', async ({
    request,
  }) => {
    for (const [from, to] of [
      ['/t/tecteams/pairings', '/t/tecteams/pairings/results'],
      ['/t/harbour/pairings', '/t/harbour/pairings/results'],
      ['/t/rivers/pairings', '/t/rivers/pairings/7'],
    ] as const) {
      const answer = await request.get(from, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location']]).toEqual([302, to])
    }
  })

  test('only when not active: a running event shows no podium', async ({ visit }) => {
    await visit.to('/t/rivers/pairings/results')
    await expect(visit.page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(visit.page.getByRole('region', { name: 'Podium' })).toHaveCount(0)
  })

  test('podium of first, second, third, on blocks of 132, 96 and 72 px', async ({ visit }) => {
    const { page } = visit
    await visit.to('/t/tecteams/pairings/results')
    const places = page.getByRole('region', { name: 'Podium' }).getByRole('listitem')
    await expect(places).toHaveCount(3)
    const blocks = await places.evaluateAll((all) =>
      all.map((place) => [place.lastElementChild!.textContent, place.lastElementChild!.getBoundingClientRect().height]),
    )
    expect(blocks).toEqual([
      ['1', 132],
      ['2', 96],
      ['3', 72],
    ])
  })

  test('links to the final standings, and for teams also to the individual results', async ({ visit }) => {
    const { page } = visit
    const links = page.getByRole('navigation', { name: 'Results' }).getByRole('link')
    await visit.to('/t/uzchess25/pairings/results')
    await expect(links).toHaveText(['Final standings'])
    await visit.to('/t/tecteams/pairings/results')
    await expect(links).toHaveText(['Individual results'])
    await links.first().click()
    await expect(page).toHaveURL(/\/t\/tecteams\/standings\/7$/)
  })

  test('a knockout has the podium of its finals, and its bracket instead of standings', async ({ visit }) => {
    await visit.to('/t/harbour/pairings/results')
    const podium = visit.page.getByRole('region', { name: 'Podium' })
    await expect(podium.getByText('Won the final')).toBeVisible()
    await expect(podium.getByText('Third place')).toHaveCount(1)
    await expect(podium.getByRole('link', { name: 'Bracket' })).toBeVisible()
  })
})

test.describe('§2 /standings/individual', () => {
  test('/leaderboard redirects to it', async ({ request }) => {
    const answer = await request.get('/t/rivers/leaderboard', { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/t/rivers/standings/individual'])
  })

  test('users without an account are hidden until Show unregistered', async ({ visit }) => {
    const { page } = visit
    await visit.to('/t/rivers/standings/individual')
    const rows = page.getByRole('rowheader')
    // A long table is filled at idle time; until then a placeholder row stands for the rest.
    await expect(page.locator('tbody tr[aria-hidden]')).toHaveCount(0)
    const registered = await rows.count()
    await page.getByRole('button', { name: 'Show unregistered' }).click()
    await expect(page.getByRole('button', { name: 'Hide unregistered' })).toBeVisible()
    await expect.poll(() => rows.count()).toBeGreaterThan(registered)
    await page.getByRole('button', { name: 'Hide unregistered' }).click()
    await expect(rows).toHaveCount(registered)
    expect(visit.complaints()).toEqual([])
  })

  test('a beta warning says to report errors to the tournament director', async ({ visit }) => {
    await visit.to('/t/rivers/standings/individual')
    await expect(visit.page.getByText(/beta.*contact the tournament director/)).toBeVisible()
  })

  test('names link to /@/{userId}, cells to the pairing in its round', async ({ visit }) => {
    const { page } = visit
    await visit.to('/t/rivers/standings/individual')
    const name = page.getByRole('rowheader').first().getByRole('link')
    expect(await name.getAttribute('href')).toMatch(/^\/@\/[\w-]+$/)
    await page
      .getByRole('link', { name: /^Round 3: / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/t\/rivers\/pairings\/3#rivers-3-\d+$/)
    await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport()
  })

  test('the first data comes with the page', async ({ visit }) => {
    const asked: string[] = []
    visit.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit.to('/t/tecteams/standings/individual')
    await visit.page.getByRole('button', { name: 'Show unregistered' }).click()
    await expect(visit.page.getByRole('rowheader').first()).toBeVisible()
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  })
})
