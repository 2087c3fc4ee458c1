import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { dice } from '#cli/dice.ts'
import { inventedPlayer } from '../demo/names.ts'
import { DESKTOP, PHONE, shoot } from './camera.ts'
import { defectiveReport } from './defective-report.ts'
import { ask, signIn } from './director.ts'

const PLAYERS = 24
const BOARDS = PLAYERS / 2
const FILE = { name: 'Millpond open.trf', mimeType: 'text/plain', buffer: Buffer.from(defectiveReport()) }

/** Runs an event from its first entry to its last round and takes a screenshot at each step of the manual. */
export async function photograph(browser: Browser, url: string, folder: string): Promise<void> {
  const at = await director(browser, url, DESKTOP)
  const page = await at.newPage()
  const phone = await (await director(browser, url, PHONE)).newPage()
  const take = (name: string, of = page) => shoot(of, folder, name)
  const id = await anEvent(at, url)
  const change = (request: object, more = {}) => ask(at, url, `${id}/change`, { request, ...more })
  const desk = (tab = '') => `${url}/manage/${id}${tab}`
  const board = (no: number, of = page) => ({
    press: (result: string) => of.getByRole('button', { name: `Board ${no}: ${result}` }).click(),
  })

  await page.goto(`${url}/manage/new`)
  await page.getByLabel('Name', { exact: true }).fill('Riverside Open')
  await page.getByLabel(/^Paste the players/).fill(invented().map(listed).slice(0, 6).join('\n'))
  await page
    .getByText('6 players')
    .or(page.getByRole('button', { name: 'Create tournament' }))
    .first()
    .waitFor()
  await take('create')

  await page.goto(`${url}/manage/import`)
  await page.getByLabel('Drop a file here, or choose one').setInputFiles(FILE)
  await page.locator('[data-problem]').first().waitFor()
  await take('import')

  await change({ type: 'checkIn', round: 1, nos: [1, 2, 3, 5, 6, 8], isPresent: true })
  await change({ type: 'setBye', round: 2, no: 4, bye: { type: 'H', state: 'granted' } })
  await page.goto(desk('/players'))
  await page.getByText(`${PLAYERS} entered, 6 here`).waitFor()
  await take('players')
  await page
    .getByRole('button', { name: /^Change / })
    .nth(3)
    .click()
  await page.getByRole('button', { name: /^Withdraw from/ }).scrollIntoViewIfNeeded()
  await take('byes')

  await change({ type: 'draw', round: 1 })
  await page.goto(desk('/draw'))
  await page.getByText('Draft, only the desk sees it').waitFor()
  await take('draw')
  await change({ type: 'publish', round: 1 })

  const enter = (no: number, outcome: string) => change({ type: 'enterResult', round: 1, no, result: { outcome } })
  for (const [no, outcome] of [
    [1, '10'],
    [2, '=='],
    [4, '01'],
    [7, '10'],
  ] as const)
    await enter(no, outcome)
  await page.goto(desk())
  await page.getByRole('list', { name: 'Boards of round 1' }).waitFor()
  await take('desk')
  await phone.goto(desk('/results'))
  await phone.getByRole('button', { name: 'Go to board 3' }).waitFor()
  await take('results-phone', phone)
  await page.goto(desk('/results'))
  await page.getByRole('button', { name: 'Go to board 3' }).waitFor()
  await take('results')
  await board(1).press('Draw')
  await page.getByText('Why does it change?').waitFor()
  await take('correct')
  await page.getByRole('button', { name: 'Leave it' }).click()

  await offline(phone, async () => {
    for (const [no, result] of [
      [3, 'White wins'],
      [5, 'Draw'],
      [6, 'Black wins'],
    ] as const)
      await board(no, phone).press(result)
    await phone.getByText('3 changes wait for the network').click()
    await phone.evaluate(() => scrollTo(0, 0))
    await take('offline-phone', phone)
    // Another arbiter enters a different result for this board.
    await enter(5, '10')
  })
  await phone.getByText('has two results.').waitFor()
  await phone.getByText(/waits? for the network/).waitFor({ state: 'detached' })
  await phone.evaluate(() => scrollTo(0, 0))
  await take('two-results-phone', phone)
  await phone.getByRole('button', { name: /yours/ }).click()
  await phone.getByText('has two results.').waitFor({ state: 'detached' })

  await page.goto(desk('/print?sheet=slips'))
  await page.getByRole('region', { name: /^Result slips, page 1/ }).waitFor()
  await take('print')
  await page.goto(desk('/print?sheet=claims'))
  await page.getByRole('button', { name: 'Make claim codes' }).click()
  await page.getByRole('region', { name: /^Claim slips, page 1/ }).waitFor()
  await take('claims')

  for (let no = 8; no <= BOARDS; no += 1) await enter(no, no % 3 === 0 ? '==' : '10')
  await page.goto(desk())
  await page.getByRole('button', { name: 'Close round 1' }).waitFor()
  await take('close')
  await page.goto(desk('/history'))
  await page.getByText('Round 1 published').first().waitFor()
  await page.getByText('History is unbroken').waitFor()
  await take('history')
}

async function director(browser: Browser, url: string, look: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(look)
  await signIn(context, url)
  // Suppresses prompts that would cover the page.
  await context.addInitScript(() => {
    localStorage.setItem('feedback-prompt', 'closed')
    localStorage.setItem('game-link-later', String(Date.now()))
  })
  return context
}

/** Runs `act` without a network, once the device has saved the desk for offline use. */
async function offline(page: Page, act: () => Promise<void>): Promise<void> {
  await page.waitForTimeout(5000)
  await page.context().setOffline(true)
  await act()
  await page.context().setOffline(false)
}

function invented() {
  const roll = dice(5)
  return Array.from({ length: PLAYERS }, (_, at) => inventedPlayer(at + 90, Math.round(2310 - at * 31), roll))
}

const listed = ({ firstName, lastName, rating, nationality }: ReturnType<typeof invented>[number]): string =>
  `${lastName}, ${firstName}\t${rating}\t${nationality}`

async function anEvent(context: BrowserContext, url: string): Promise<string> {
  const entries = invented().map((player) => ({ ...player, pool: 0, fideId: null, sex: null, club: null, birth: null }))
  const event = { name: 'Riverside Open', rounds: 5, system: 'swiss', timeControl: '15+10', isOpen: true, entries }
  return (await ask(context, url, 'create', event)).id
}
