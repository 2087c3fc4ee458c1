import {
  expect,
  type APIRequestContext,
  type CDPSession,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
} from '@playwright/test'
import { preloadAxe, violations } from './accessibility.ts'
import { test } from './no-animations.ts'
import { publicPages } from './public-pages.ts'

const CUP = 'uzchess25'

/** Patterns of scores, results, or the fact of a result, in visible or spoken text. */
const TOLD = [
  /Humpy Koneru Final/,
  /½/,
  /(?<![\d–-])\d\s?[–-]\s?\d(?![\d–-])/,
  /\bConfirmed\b/,
  /, won\b/,
  /\bwins? the\b/i,
]
/** The same in the page's data: outcome letters, scores, moves, ranks. */
const SENT = [
  /"outcomes":"[^"]*[10=WDL+-]/,
  /"points":\[[^\]]*\d/,
  /"score[WB]":\d/,
  /"podium":\[\{/,
  /"pgn":"[^"]/,
  /"games":\["[^"]*[10=]/,
]

/** Fixed examples in explanations of figures, and the points needed for a rank, which are no results. */
const EXAMPLES =
  /4½ · 2214 ?: points before the round|Won with White (?:on board 1 )?against No\. 12 ½|½ point more is needed/g

/** Random letters and figures, among which `6-5` may be. */
const CHECK_MARKS = /(?<=check mark )[\w-]{12}/g

const inWords = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(EXAMPLES, ' ').replaceAll(CHECK_MARKS, ' ')

/** On the what-if page each board and its list of scores offer results to try, which are no real results. */
const isToTry = (path: string): boolean => path.endsWith('/what-if')
const OFFERED = /^(?:Board|Table|Score, (?:board|table)) \d+/

/** Removes the offered results that are not chosen. */
const withoutOffers = (html: string): string =>
  html
    .replaceAll(/(?<=role="group" aria-label="(?:Board|Table) \d[^>]*>).*?(?=<\/div>)/gs, (buttons) =>
      [...buttons.matchAll(/<button[^>]*aria-pressed="true".*?<\/button>/gs)].join(' '),
    )
    .replaceAll(/<select\b.*?<\/select>/gs, (choices) => /<option[^>]*selected[^>]*>[^<]*/.exec(choices)?.[0] ?? ' ')

const wordsOf = (path: string, html: string): string =>
  inWords(
    (isToTry(path) ? withoutOffers(html) : html)
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
      .replaceAll(/<(?:[^>]*?\b(?:aria-label|title|alt)="([^"]*)")?[^>]*>/g, ' $1 '),
  )

/** The text of a page for a screen reader: names, values and descriptions in the accessibility tree. */
async function heardOf(devtools: CDPSession, path: string): Promise<string> {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const words: string[] = []
  const walk = (id: string, isOffered: boolean): void => {
    const { ignored, role, name, value, description, properties = [], childIds = [] } = byId.get(id)!
    // Inline text boxes repeat their parent's text.
    if (role?.value === 'InlineTextBox') return
    const isChosen = properties.some((one) => one.name === 'pressed' && one.value.value === 'true')
    if (isOffered && !isChosen && !ignored) return
    if (!ignored) words.push(...[name, value, description].map((said) => String(said?.value ?? '')))
    const offers = (isOffered && !isChosen) || (isToTry(path) && !ignored && OFFERED.test(String(name?.value)))
    for (const child of childIds) if (byId.has(child)) walk(child, offers)
  }
  walk(nodes[0]!.nodeId, false)
  return inWords(words.join(' '))
}

/** Matches of the patterns, each with its surroundings. */
const telling = (where: string, text: string, wanted: RegExp[]): string[] =>
  wanted.flatMap((one) => {
    const at = text.search(one)
    return at < 0 ? [] : [`${where}: ${one} in “${text.slice(Math.max(0, at - 60), at + 60)}”`]
  })

/**
 * Results that a page reveals in its data, text or accessibility tree. Skips redirects, whose targets are checked as
 * pages of their own.
 */
async function toldBy(reader: APIRequestContext, how: Hearing | undefined, path: string): Promise<string[]> {
  const answer = await reader.get(path, { maxRedirects: 0 })
  if (answer.status() !== 200) return []
  const html = await answer.text()
  const read = [...telling(`${path}, data`, html, SENT), ...telling(path, wordsOf(path, html), TOLD)]
  if (!how) return read
  await how.page.setContent(html, { waitUntil: 'domcontentloaded' })
  return [...read, ...telling(`${path}, heard`, await heardOf(how.devtools, path), TOLD)]
}
interface Hearing {
  page: Page
  devtools: CDPSession
}

/** The crawl is split into this many tests by a hash of the path. */
const PARTS = 8
const partOf = (path: string): number => Array.from(path).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % PARTS

/**
 * All pages are read. Of pages that differ only in numbers, about this many also have their accessibility tree checked.
 */
const MOST_HEARD = 12
const toBeHeard = (paths: string[]): Set<string> =>
  new Set(
    [...Map.groupBy(paths, (path) => path.replaceAll(/\d+/g, '0')).values()].flatMap((alike) =>
      alike.filter((_, at) => at % Math.ceil(alike.length / MOST_HEARD) === 0),
    ),
  )

/** Pages to which scripts add content. */
const ALIVE = /^\/(?:t\/\w+\/(?!rules|screen|print)[a-z-]+)?$/

/** Reads pages without scripts, with a cookie that hides results or not. */
async function aReader({ browser, baseURL, playwright }: Reading, cookie: string) {
  const reader = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { cookie } })
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const devtools = await page.context().newCDPSession(page)
  return {
    reader,
    read: (path: string, isHeard = true) => toldBy(reader, isHeard ? { page, devtools } : undefined, path),
  }
}
type Reading = Pick<
  PlaywrightTestArgs & PlaywrightWorkerArgs & PlaywrightTestOptions,
  'browser' | 'baseURL' | 'playwright'
>

for (let part = 0; part < PARTS; part++) {
  test(`no page of the demo reveals a result to a reader who hides them, in its text, accessibility tree or data (${part + 1} of ${PARTS})`, async ({
    page,
    context,
    browser,
    baseURL,
    playwright,
  }) => {
    const { reader, read } = await aReader({ browser, baseURL, playwright }, 'spoilers=hide')
    const all = await publicPages(reader)
    expect(all.length).toBeGreaterThan(2000)
    const paths = all.filter((path) => partOf(path) === part)
    const heard = toBeHeard(all)
    const found: string[] = []
    for (const path of paths) found.push(...(await read(path, heard.has(path))))
    // Accessibility trees with scripts.
    await context.addCookies([{ name: 'spoilers', value: 'hide', url: baseURL! }])
    const devtools = await context.newCDPSession(page)
    for (const path of paths.filter((one) => ALIVE.test(one))) {
      await page.goto(path)
      found.push(...telling(`${path}, alive`, `${await page.title()} ${await heardOf(devtools, path)}`, TOLD))
    }
    expect(found).toEqual([])
  })
}

test('to a reader who hides nothing the same pages reveal results in text, accessibility tree and data', async ({
  browser,
  baseURL,
  playwright,
}) => {
  const { read } = await aReader({ browser, baseURL, playwright }, '')
  for (const path of [`/t/${CUP}/pairings/1`, `/t/${CUP}/player/1`, `/t/${CUP}/what-if`, `/g/${CUP}-1-1`]) {
    const found = await read(path)
    for (const where of [`${path}, data`, `${path}: `, `${path}, heard`])
      expect({ where, is: found.some((one) => one.startsWith(where)) }).toEqual({ where, is: true })
  }
})

test('results can be revealed: a move, a game, a round, everything (by keyboard too)', async ({
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

  // In a knockout the pairings themselves are results. The switch in every page's footer applies to all events.
  await page.goto('/t/channel/pairings/2?view=table')
  await page.getByRole('contentinfo').getByRole('switch', { name: 'Spoiler-free' }).click()
  await expect(page.getByText('Round 2 is hidden')).toBeVisible()
  await page.getByRole('button', { name: 'Show results of round 1' }).click()
  await expect(page.getByText('Round 2 is hidden')).toHaveCount(0)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
