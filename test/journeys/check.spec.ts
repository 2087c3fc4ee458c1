import type { Page } from '@playwright/test'
import { randomEvent } from '#cli/random-event.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { exportTrf } from '#core/trf/export.ts'
import { violations } from './accessibility.ts'
import { expect, test } from './watched-page.ts'

const EVENT: Snapshot = { ...randomEvent({ players: 24, rounds: 5, seed: 8 }), name: 'Weir Open', active: true }

/** The event with the opponents of two boards of its last round exchanged. */
function exchanged(): Snapshot {
  const round = EVENT.rounds[4]!
  const [first, second, ...others] = round.black
  return { ...EVENT, rounds: EVENT.rounds.with(4, { ...round, black: [second!, first!, ...others] }) }
}

/** With two boards, the ranks of the first two, and the points of number 7 wrong. */
function faulty(): string {
  const lines = exportTrf(exchanged()).split('\n')
  const rankOf = (line: string): number => (line.startsWith('001') ? Number(line.slice(85, 89)) : 0)
  const swapped = lines.map((line) => {
    const rank = rankOf(line)
    return rank === 1 || rank === 2 ? `${line.slice(0, 85)}   ${3 - rank}${line.slice(89)}` : line
  })
  return swapped
    .map((line) => (line.startsWith('001    7') ? `${line.slice(0, 80)} 9.5${line.slice(84)}` : line))
    .join('\n')
}

const choose = (page: Page, text: string, name = 'weir.trf') =>
  page
    .getByLabel('Drop a report here, or choose a file')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

const shoot = async (page: Page, name: string): Promise<void> => {
  if (!process.env['SHOTS']) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `/tmp/shots/checker/${name}-${colorScheme}.png`, fullPage: true })
  }
}

test('a report is checked in the browser: boards, ranks and lines that differ are named, and nothing of it is sent', async ({
  visit,
}) => {
  const { page } = visit
  await page.setViewportSize({ width: 1366, height: 900 })
  await visit.to('/check')
  await page.waitForLoadState('networkidle')
  await shoot(page, 'choose-1366')
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    // Code of the page that comes late.
    if (request.method() === 'GET' && /^\/assets\/[\w.-]+$/.test(pathname) && search === '') return
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  })
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  await choose(page, faulty())
  await expect(page.getByText(/^\d+ things to look at$/)).toBeVisible()
  const pairings = page.locator('#check-pairings')
  await expect(pairings.getByRole('heading', { name: /^Round 4 12 boards as the rules pair them$/ })).toBeVisible()
  await expect(pairings.getByRole('heading', { name: /^Round 5 \d+ of 12 boards differ$/ })).toBeVisible()
  await expect(pairings.getByRole('row').nth(1)).toContainText(/C\d+ is (met less well|broken): /)
  const standings = page.locator('#check-standings')
  await expect(standings.getByRole('row')).toHaveCount(3)
  await expect(standings.getByRole('row').nth(1)).toContainText(/is \d+(st|nd) with (more|fewer) points|decided by/)
  await expect(page.locator('#check-report')).toContainText('9.5')
  expect(await violations(page)).toEqual([])
  await shoot(page, 'found-1366')
  await page.setViewportSize({ width: 390, height: 844 })
  await shoot(page, 'found-390')
  expect(sent).toEqual([])
  expect(visit.complaints()).toEqual([])
})

test('on a phone and by keys alone a report can be pasted, and a text that is none is refused in a sentence', async ({
  visit,
}) => {
  const { page } = visit
  await page.setViewportSize({ width: 390, height: 844 })
  await visit.to('/check')
  expect(await violations(page)).toEqual([])
  await shoot(page, 'choose-390')
  const field = page.getByLabel('Text of the report')
  await field.fill('Anna Berg\nBo Lind')
  await field.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This is no tournament report.')
  await page.getByRole('button', { name: 'Another file' }).press('Enter')

  await choose(page, 'PK\u0003\u0004 and so on', 'open.trf')
  await expect(page.getByRole('alert')).toContainText(/\.$/)

  await field.fill(exportTrf(EVENT))
  await field.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing differs from FIDE’s rules.')).toBeVisible()
  await expect(page.getByText('Weir Open · 24 players · 5 rounds')).toBeVisible()
  await shoot(page, 'right-390')

  await page.getByRole('button', { name: 'Another file' }).press('Enter')
  await field.fill(
    '001    1      Berg,Anna                         2000                             1.0    1     9 w 1\n',
  )
  await field.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#check-report')).toContainText('Line 1')
})
