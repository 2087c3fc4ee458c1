import type { BrowserContext, Page } from '@playwright/test'
import { violations } from './accessibility.ts'
import { cutNames } from './cut-names.ts'
import { ask, UNKNOWN } from './made-event.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { registerOrganiser } from './register-organiser.ts'
import { expect, test } from './watched-page.ts'

const PLAYERS = 111
const BOARDS = 55

/** A tournament with a published round, and a function that sends its desk requests. */
async function aDrawn(context: BrowserContext, site: string, name = 'Hall Open') {
  await registerOrganiser(context, site)
  const entries = Array.from({ length: PLAYERS }, (_, at) => ({
    ...UNKNOWN,
    firstName: `Given${at + 1}`,
    lastName: `Surname${String(PLAYERS - at).padStart(3, '0')}`,
    title: at === 0 ? 'GM' : '',
    rating: 2400 - at,
    nationality: 'NED',
  }))
  const { id } = await ask(context, site, 'create', {
    name,
    rounds: 5,
    system: 'roundRobin',
    isOpen: true,
    entries,
  })
  const change = (request: object) => ask(context, site, `${id}/change`, { request })
  await change({ type: 'draw', round: 1 })
  await change({ type: 'publish', round: 1 })
  return { id, change }
}

/** The text of each printed sheet, and the number and size of PDF pages. */
async function printed(page: Page) {
  const sheets = page.getByRole('region', { name: /page \d+ of \d+$/ })
  await expect(sheets.first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const size = /\/MediaBox \[\s*0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!
  return {
    texts: await sheets.allTextContents(),
    pages: [...pdf.matchAll(/\/Type \/Page\b/g)].length,
    /** In points. */
    size: [Math.round(Number(size[1])), Math.round(Number(size[2]))],
  }
}

const A4 = [595, 842]
const A4_WIDE = [842, 595]
const LETTER = [612, 792]

test(
  'pairings are printed on one page with their round, the time and the check mark',
  { tag: '@gate' },
  async ({ page, context, baseURL }) => {
    const { id, change } = await anOwnEvent(context, baseURL!, { name: 'Porch Open', names: ['Ann', 'Bo', 'Cy', 'Di'] })
    await change(...FIRST_ROUND)
    await page.goto(`/t/${id}/print?paper=a4&sheet=pairings`)
    await expect(page.getByText('Check mark').first()).toBeVisible()
    const { texts, pages, size } = await printed(page)
    expect([texts.length, pages, size]).toEqual([1, 1, A4])
    for (const words of [/Round 1 of 3/, /Printed \d+ \w{3} \d{4}, \d\d:\d\d/, /Check mark [\w-]{12}/, /Ann/, /Di/])
      expect(texts[0]).toMatch(words)
  },
)

test('each print sheet has the right pages, each with its round, the time and the check mark; the hall’s screen turns pages by itself and shows new results', async ({
  visit,
  context,
  browser,
  baseURL,
}) => {
  const { page } = visit
  await page.setViewportSize({ width: 1440, height: 900 })
  const { id, change } = await aDrawn(context, baseURL!)
  const onEach = (texts: string[], words: RegExp) => expect(texts.filter((text) => !words.test(text))).toEqual([])
  const SHEETS = [
    { sheet: 'pairings', pages: 3, size: A4 },
    { sheet: 'names', pages: 4, size: A4 },
    { sheet: 'standings&round=1', pages: 4, size: A4 },
    { sheet: 'crosstable&round=1', pages: 5, size: A4_WIDE },
    { sheet: 'pairings&paper=letter', pages: 3, size: LETTER },
  ]
  await visit.to(`/t/${id}/print?paper=a4`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violations(page)).toEqual([])
  for (const { sheet, pages, size } of SHEETS) {
    await test.step(sheet, async () => {
      await page.goto(`/t/${id}/print?paper=a4&sheet=${sheet}`.replace('paper=a4&sheet=pairings&', 'sheet=pairings&'))
      await expect(page.getByText('Check mark').first()).toBeVisible()
      const paper = await printed(page)
      expect([paper.texts.length, paper.pages, paper.size]).toEqual([pages, pages, size])
      onEach(paper.texts, /Round 1 of 5/)
      onEach(paper.texts, /Printed \d+ \w{3} \d{4}, \d\d:\d\d/)
      onEach(paper.texts, /Check mark [\w-]{12}/)
      onEach(paper.texts, new RegExp(`Page \\d of ${pages}`))
      onEach(paper.texts, new RegExp(id))
    })
  }
  // No player is missing, and names are sorted.
  await page.goto(`/t/${id}/print?sheet=names&paper=a4`)
  const { texts } = await printed(page)
  const names = [...texts.join('\n').matchAll(/Surname(\d{3}), /g)].map(([, figure]) => Number(figure))
  expect(names).toEqual(Array.from({ length: PLAYERS }, (_, at) => at + 1))

  // The desk has further sheets.
  await visit.to(`/manage/${id}/print?sheet=slips&paper=a4`)
  const slips = await printed(page)
  expect([slips.texts.length, slips.pages]).toEqual([7, 7])
  expect(slips.texts.join('\n').match(/Board \d+/g)).toHaveLength(BOARDS)
  await page.goto(`/manage/${id}/print?sheet=cards&paper=a4`)
  expect((await printed(page)).pages).toBe(PLAYERS / 3)
  await page.goto(`/manage/${id}/print?sheet=checkin&paper=a4`)
  expect((await printed(page)).pages).toBe(4)
  await page.goto(`/manage/${id}/print?sheet=poster&paper=a4`)
  expect((await printed(page)).pages).toBe(1)
  expect(await violations(page)).toEqual([])

  const hall = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const screen = await hall.newPage()
  await screen.goto(`${baseURL}/t/${id}/screen?seconds=3`)
  const shown = (at: number) => screen.getByRole('list', { name: `Pairings by name, page ${at} of 4` })
  await expect(shown(1).getByRole('listitem')).toHaveCount(32)
  await expect(shown(2)).toBeVisible()
  await expect(shown(3)).toContainText('Surname065, ')
  await screen.keyboard.press('Space')
  await expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible()
  await expect(screen.getByText(`0 of ${BOARDS} results`)).toBeVisible()
  await change({ type: 'enterResult', round: 1, no: 2, result: { outcome: '10' } })
  await expect(screen.getByRole('list', { name: 'New results' })).toContainText('Board 2')
  await expect(screen.getByText(`1 of ${BOARDS} results`)).toBeVisible()
  expect(await violations(screen)).toEqual([])
  expect(visit.complaints()).toEqual([])
  await hall.close()
})

test('a result slip has all results to tick, however long its names are', async ({ visit, context, baseURL }) => {
  const { page } = visit
  await registerOrganiser(context, baseURL!)
  const long = 'Internationales Schach-Open um den grossen Wanderpokal der Gemeinde am See'
  const entries = ['Ann', 'Bo'].map((firstName) => ({
    ...UNKNOWN,
    firstName,
    lastName: 'Wolfeschlegelsteinhausen'.repeat(3),
  }))
  const { id } = await ask(context, baseURL!, 'create', { name: long, rounds: 1, isOpen: true, entries })
  for (const type of ['draw', 'publish']) await ask(context, baseURL!, `${id}/change`, { request: { type, round: 1 } })
  await visit.to(`/manage/${id}/print?sheet=slips&paper=a4`)
  const slip = page.getByRole('article')
  await expect(slip.getByText('0–1', { exact: true })).toBeVisible()
  const beyond = await slip.evaluate((one) => {
    const { right } = one.getBoundingClientRect()
    return [...one.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > right).length
  })
  expect(beyond).toBe(0)
})

test('no sheet and no projector screen cuts a name, however long the names of teams and the event are', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  const names = [
    'Schachfreunde Wolfeschlegelsteinhausenbergerdorff-Untertürkheim von 1908 e. V.',
    'Internationale Spielvereinigung Maximiliana-Featherstonehaugh-Cholmondeley II',
    'Шахматный клуб Международного университета Восточной Сибири имени Чигорина 3',
    'Rooks',
  ]
  const name = 'Internationales Schach-Open um den grossen Wanderpokal der Gemeinde am See'
  const event = { name, competitors: 'team', boards: 4, rounds: 3, names }
  const { id, change } = await anOwnEvent(context, baseURL!, event)
  await change(...FIRST_ROUND)
  for (const sheet of ['pairings', 'names', 'standings&round=1', 'crosstable&round=1', 'slips', 'cards', 'checkin']) {
    await page.goto(`/manage/${id}/print?paper=a4&sheet=${sheet}`)
    await expect(
      page
        .getByText(/Printed \d/)
        .or(page.getByRole('article'))
        .first(),
    ).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    // The event’s name is on each slip as a reminder only.
    expect(await cutNames(page, sheet === 'slips' ? names : [...names, name]), sheet).toEqual([])
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  for (const shown of ['screen', 'screen?show=standings']) {
    await page.goto(`/t/${id}/${shown}`)
    await expect(page.getByRole('listitem').filter({ hasText: 'Rooks' }).first()).toBeVisible()
    expect(await cutNames(page, [...names, name]), shown).toEqual([])
  }
})

test('on a phone the footer of a sheet is below its rows, as on paper', async ({ visit, context, baseURL }) => {
  const { page } = visit
  await page.setViewportSize({ width: 390, height: 844 })
  const { id, change } = await aDrawn(context, baseURL!, 'Pocket Open')
  await change({ type: 'enterResult', round: 1, no: 1, result: { outcome: '10' } })
  for (const sheet of ['pairings', 'crosstable&round=1']) {
    await page.goto(`/manage/${id}/print?paper=letter&sheet=${sheet}`)
    const first = page.getByRole('region', { name: /page 1 of \d+$/ })
    await expect(first.getByText('Check mark')).toBeVisible()
    const gap = await first.evaluate((one) => {
      const rows = one.querySelector('table')!.getBoundingClientRect()
      return one.querySelector('footer > span')!.getBoundingClientRect().top - rows.bottom
    })
    expect(gap, sheet).toBeGreaterThanOrEqual(0)
  }
})
