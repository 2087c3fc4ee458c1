import { expect, type APIRequestContext } from '@playwright/test'
import { DEMO_EVENTS } from './demo-events.ts'
import { SECTIONS } from '#core/addresses/paths.ts'
import { preloadAxe, violations } from './accessibility.ts'
import { test } from './no-animations.ts'

const CUP = 'uzchess25'

/** What would be a score, a result, or a word that there is one, in what is seen or heard. */
const TOLD = [
  /Humpy Koneru Final/,
  /½/,
  /(?<![\d–-])[01]\s?[–-]\s?[01](?![\d–-])/,
  /\bConfirmed\b/,
  /, won\b/,
  /\bwins? the\b/i,
]
/** The same in the data that a page is taken over with: a letter of a game, a score, a game's moves, a place. */
const SENT = [
  /"outcomes":"[^"]*[10=WDL+-]/,
  /"points":\[[^\]]*\d/,
  /"score[WB]":\d/,
  /"podium":\[\{/,
  /"pgn":"[^"]/,
  /"games":\["[^"]*[10=]/,
]

/** Every public page of an event, as far as there is one for each round. */
async function pagesOf(request: APIRequestContext, id: string): Promise<string[]> {
  const event = (await (await request.get(`/api/tournament/${id}/snapshot`)).json()) as {
    round: number
    players: { no: number[] }
  }
  const rounds = Array.from({ length: event.round }, (_, at) => at + 1)
  const no = event.players.no[0]
  return [
    ...SECTIONS.map((section) => `/t/${id}/${section}`),
    ...rounds.flatMap((round) => ['pairings', 'standings', 'boards', 'why'].map((one) => `/t/${id}/${one}/${round}`)),
    ...['standings/individual', 'standings/final', 'pairings/results', `player/${no}`, `team/${no}`].map(
      (rest) => `/t/${id}/${rest}`,
    ),
    ...rounds.map((round) => `/g/${id}-${round}-1`),
    `/player/${id}-${no}`,
    `/team/${id}-${no}`,
    `/player/${id}-${no}/tournaments`,
    ...['standings', 'pairings', 'bracket', 'live', 'board'].map((embed) => `/t/${id}/dashboard?embed=${embed}`),
  ]
}

/** What figures mean is said by examples. */
const EXAMPLES = /4½ · 2214 ?: points before the round|Won with White (?:on board 1 )?against the \w+ ranked 12th ½/g

const inWords = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<(?:[^>]*?\b(?:aria-label|title|alt)="([^"]*)")?[^>]*>/g, ' $1 ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(EXAMPLES, ' ')

test('no page of the demo tells a result to a reader who hides them: not its words, its names for who listens, its title or its data', async ({
  page,
  context,
  browser,
  baseURL,
  playwright,
}) => {
  // It reads every page there is.
  test.setTimeout(600_000)
  const open = await playwright.request.newContext({ baseURL: baseURL! })
  // Other journeys make events of their own, of which there are more and more.
  const paths = ['/', '/events', '/news', ...(await Promise.all(DEMO_EVENTS.map((id) => pagesOf(open, id)))).flat()]
  await open.dispose()
  const hiding = [{ name: 'spoilers', value: 'hide', url: baseURL! }]
  await context.addCookies(hiding)
  const plain = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  await plain.addCookies(hiding)
  const reading = await plain.newPage()
  const found: string[] = []
  const search = (where: string, text: string, wanted: RegExp[]) => {
    for (const one of wanted) {
      const at = text.search(one)
      if (at >= 0) found.push(`${where}: ${one} in “${text.slice(Math.max(0, at - 60), at + 60)}”`)
    }
  }
  for (const path of paths) {
    const answer = await reading.goto(path)
    const html = await answer!.text()
    search(`${path}, data`, html, SENT)
    // Results that may still come are to be tried there.
    if (path.endsWith('/what-if')) continue
    search(path, inWords(html), TOLD)
    search(`${path}, heard`, inWords(await reading.locator('body').ariaSnapshot()), TOLD)
  }
  // What scripts add, as it is heard.
  for (const path of [
    '/',
    '/t/channel/dashboard',
    `/t/${CUP}/stats`,
    `/t/${CUP}/standings/1`,
    '/t/rivers/pairings/1',
  ]) {
    await page.goto(path)
    if (path !== '/') await expect(page.getByRole('region', { name: 'Hidden results' })).toBeVisible()
    search(`${path}, heard`, inWords(`${await page.title()} ${await page.locator('body').ariaSnapshot()}`), TOLD)
  }
  expect(found).toEqual([])
  expect(paths.length).toBeGreaterThan(200)
})

test('results are shown when they are asked for: a move, a game, a round, all (keyboard too)', async ({
  page,
  context,
  baseURL,
}) => {
  const bar = page.getByRole('region', { name: 'Hidden results' })
  const row = (board: number) => page.locator(`tr#${CUP}-1-${board}`)
  await preloadAxe(page)
  await page.goto(`/t/${CUP}/dashboard`)
  const own = page.getByRole('main').getByRole('switch', { name: 'Spoiler-free' })
  await own.focus()
  await page.keyboard.press('Space')
  await expect(bar).toBeVisible()
  await expect(own).toBeChecked()

  await page.goto(`/t/${CUP}/pairings/1`)
  await expect(bar).toBeVisible()
  await expect(page.getByRole('button', { name: /^Show result, Board/ })).toHaveCount(5)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Show result, Board 2' }).press('Enter')
  await expect(row(2)).toContainText('Confirmed')
  await expect(row(1)).not.toContainText('Confirmed')

  await context.addCookies([{ name: 'spoilers', value: `show~${CUP}.1b2~rivers.1-5`, url: baseURL! }])
  await page.goto('/g/rivers-6-1')
  await page.getByRole('button', { name: 'Play through the moves' }).click()
  const moves = page.getByRole('list', { name: 'Moves' }).getByRole('button')
  await page.getByRole('button', { name: 'Show next move' }).click()
  await expect(moves).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(moves).toHaveCount(2)
  await page.keyboard.press('ArrowLeft')
  await expect(moves).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Show result' }).click()
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible()

  await page.goto(`/t/${CUP}/pairings/1`)
  await bar.getByRole('button', { name: 'Show round 1' }).click()
  await expect(row(5)).toContainText('Confirmed')
  await expect(bar).toContainText('from round 2 on')
  await bar.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByText('All results are shown.')).toBeVisible()
  await page.getByRole('button', { name: 'Hide again' }).click()
  await expect(page.getByRole('button', { name: /^Show result, Board/ })).toHaveCount(5)

  // Of a knockout even who meets is a result; the switch at the foot of every page is for all events.
  await page.goto('/t/channel/pairings/2?view=table')
  await page.getByRole('contentinfo').getByRole('switch', { name: 'Spoiler-free' }).click()
  await expect(page.getByText('Round 2 is hidden')).toBeVisible()
  await page.getByRole('button', { name: 'Show results of round 1' }).click()
  await expect(page.getByText('Round 2 is hidden')).toHaveCount(0)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
