import type { Page } from '@playwright/test'
import { violations } from './accessibility.ts'
import { agree, press, resultOf, showResults } from './desk-hands.ts'
import { UNKNOWN } from './made-event.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { expect, test } from './watched-page.ts'

const OUTCOMES = ['10', '==', '01']
const TAKE_BACK = 'Take round 1 back'
const NAMES = Array.from({ length: 43 }, (_, at) => `P${String(at + 1).padStart(2, '0')}`)

const players = (names: string[]) => names.map((firstName, at) => ({ ...UNKNOWN, firstName, rating: 2400 - at }))
// By their attributes: boards off screen are not rendered.
const results = (page: Page) => page.locator('button[aria-label^="Board "][aria-pressed="true"]')

test('a published round is mended with its 21 results kept: colours, two players, a late arrival, and the whole round taken back', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  const { id, change } = await anOwnEvent(context, baseURL!, {
    name: 'Mended Open',
    system: 'swiss',
    rounds: 5,
    entries: players(NAMES),
  })
  await change(...FIRST_ROUND)
  for (let no = 1; no <= 21; no += 1)
    await change({ type: 'enterResult', round: 1, no, result: { outcome: OUTCOMES[no % 3] } })
  await showResults(page, id, 1)
  await expect(results(page)).toHaveCount(21)

  await test.step('colours are swapped at board 5', async () => {
    const [white, black] = await sidesOf(page, 5)
    await openPairing(page, 5)
    const dialog = page.getByRole('dialog', { name: 'Board 5 of round 1' })
    await expect(dialog.getByRole('heading', { name: 'After the change' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('form').or(dialog.locator('form')).getByRole('button', { name: 'Swap the colours' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => sidesOf(page, 5)).toEqual([black, white])
    await expect(resultOf(page, 5)).toHaveText('1–0')
    await expect(results(page)).toHaveCount(21)
    // Undo, and again.
    await press(page, /^Undo/)
    await expect.poll(() => sidesOf(page, 5)).toEqual([white, black])
    await expect(resultOf(page, 5)).toHaveText('0–1')
  })

  await test.step('two players of boards 3 and 4 are exchanged', async () => {
    const [[, one], [, other]] = [await sidesOf(page, 3), await sidesOf(page, 4)]
    await openPairing(page, 3)
    const dialog = page.getByRole('dialog', { name: 'Board 3 of round 1' })
    await dialog.getByRole('button', { name: /^Exchange a player/ }).click()
    await dialog.getByLabel('Exchange', { exact: true }).selectOption({ label: one! })
    await dialog.getByLabel('With').selectOption({ label: `${other}, board 4` })
    await dialog.getByRole('button', { name: 'Exchange the players' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row(page, 3)).toContainText(other!)
    await expect(row(page, 4)).toContainText(one!)
    await expect(results(page)).toHaveCount(21)
  })

  await test.step('a late arrival is seated against the bye', async () => {
    await press(page, 'Seat an opponent…')
    const dialog = page.getByRole('dialog', { name: /^Seat someone against/ })
    await dialog.getByLabel('First name').fill('Noor')
    await dialog.getByLabel('Last name').fill('de Wit')
    await dialog.getByLabel('Rating').fill('1932')
    await dialog.getByRole('button', { name: 'Seat Noor de Wit' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row(page, 22)).toContainText('Noor de Wit')
    await expect(results(page)).toHaveCount(21)
  })

  await test.step('the round is taken back, one board is changed, and the others get their results again', async () => {
    await visit.to(`/manage/${id}/draw`)
    await press(page, TAKE_BACK)
    const dialog = page.getByRole('dialog', { name: TAKE_BACK })
    await dialog.getByLabel('Type 1 to confirm').fill('1')
    await dialog.getByRole('button', { name: TAKE_BACK }).click()
    await expect(page.getByText('21 boards come back: the same players and colours.')).toBeVisible()
    const draft = page.getByRole('list', { name: 'Draft of round 1' })
    await draft.getByRole('listitem').nth(0).getByRole('button').first().press('c')
    await expect(page.getByText('1 result doesn’t come back:')).toBeVisible()
    await press(page, 'Publish round 1 with 20 results')
    await agree(page, 'Publish round 1 as it is?', 'Publish round 1')
    await expect(page.getByRole('list', { name: 'Boards of round 1' })).toBeVisible()
    await showResults(page, id, 1)
    await expect(results(page)).toHaveCount(20)
  })
  expect(visit.complaints()).toEqual([])
})

// By attributes: a board off screen has no role until it is scrolled to.
const row = (page: Page, board: number) => page.locator(`li:has(> div > button[aria-label="Go to board ${board}"])`)

async function openPairing(page: Page, board: number): Promise<void> {
  await press(page, `Board ${board}: more results`)
  await page.getByRole('menuitem', { name: 'Change the pairing…' }).click()
}

/** The names of the two players of a board. */
const sidesOf = (page: Page, board: number): Promise<string[]> => row(page, board).locator('bdi').allTextContents()

test('before a draw the desk asks about each player who lost by forfeit', async ({ visit, context, baseURL }) => {
  const { page } = visit
  const { id, change } = await anOwnEvent(context, baseURL!, {
    name: 'Absent Open',
    system: 'swiss',
    rounds: 4,
    entries: players(['Ada', 'Bea', 'Cleo', 'Dora', 'Elin', 'Faye']),
  })
  await change(...FIRST_ROUND)
  for (const [at, outcome] of ['+-', '--', '10'].entries())
    await change({ type: 'enterResult', round: 1, no: at + 1, result: { outcome } })
  await change({ type: 'close', round: 1 })
  await visit.to(`/manage/${id}`)
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Before round 2 is drawn' }) })
  await expect(panel.getByText('lost by forfeit')).toHaveCount(3)
  const draw = page.getByRole('button', { name: 'Draw round 2' })
  await expect(draw).toBeDisabled()
  expect(await violations(page)).toEqual([])
  const player = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  await player('Dora').getByRole('button', { name: 'Withdraw' }).click()
  await expect(player('Dora')).toHaveCount(0)
  await player('Bea').getByRole('button', { name: 'Plays round 2' }).click()
  await expect(player('Bea')).toHaveCount(0)
  await player('Elin').getByRole('button', { name: 'Misses round 2' }).click()
  await expect(panel).toHaveCount(0)
  await draw.click()
  const draft = page.getByRole('list', { name: 'Draft of round 2' })
  await expect(draft).toContainText('Bea')
  await expect(draft).not.toContainText('Dora')
  expect(visit.complaints()).toEqual([])
})

test('a draft is printed before it is published', async ({ visit, context, baseURL }) => {
  const { page } = visit
  const { id, change } = await anOwnEvent(context, baseURL!, {
    name: 'Draft Open',
    system: 'swiss',
    rounds: 3,
    entries: players(['Ada', 'Bea', 'Cleo', 'Dora']),
  })
  await change({ type: 'draw', round: 1 })
  await visit.to(`/manage/${id}/draw`)
  await page.getByRole('link', { name: 'Print the draft' }).click()
  const sheets = page.getByRole('region', { name: 'Sheets' })
  await expect(sheets).toContainText('Round 1 of 3, draft')
  await expect(sheets).toContainText('Cleo')
  await page.goto(`/t/${id}/print`)
  await expect(page.getByText('Round 1 hasn’t been drawn yet.')).toBeVisible()
})

test('check-in counts who is here, lists who is not, and checks in everyone else at once', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  const { id } = await anOwnEvent(context, baseURL!, {
    name: 'Counted Open',
    system: 'swiss',
    entries: players(['Ada', 'Bea', 'Cleo', 'Dora', 'Elin']),
  })
  await visit.to(`/manage/${id}/players`)
  await expect(page.getByText('0 of 5 here')).toBeVisible()
  await page.getByRole('switch', { name: 'Ada is here' }).click()
  await expect(page.getByText('1 of 5 here')).toBeVisible()
  await press(page, 'Not here yet 4')
  await press(page, 'Dora is not here')
  await press(page, 'Everyone but Dora is here')
  await expect(page.getByText('4 of 5 here')).toBeVisible()
  await expect(page.getByRole('switch', { name: /is here$/ })).toHaveCount(1)
  await expect(page.getByRole('switch', { name: 'Dora is here' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('the same name is not added twice without a question, and two entries of one person are merged', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  const { id } = await anOwnEvent(context, baseURL!, {
    name: 'Double Open',
    system: 'swiss',
    entries: [{ ...UNKNOWN, firstName: 'Jiří', lastName: 'Novák', rating: 1874 }, ...players(['Ada', 'Bea'])],
  })
  await visit.to(`/manage/${id}/players`)
  await press(page, 'Add a player')
  await page.getByLabel('First name').fill('Jiri')
  await page.getByLabel('Last name').fill('Novak')
  await press(page, 'Add player')
  await expect(page.getByText(/Jiří Novák \(1874\) is already entered\. Is this another person\?/)).toBeVisible()
  await expect(page.getByText('3 entered')).toBeVisible()
  await press(page, 'Add another Jiri Novak')
  await expect(page.getByText('4 entered')).toBeVisible()
  await press(page, 'Change Jiri Novak')
  await press(page, 'Entered twice…')
  const dialog = page.getByRole('dialog', { name: 'Merge two entries' })
  await expect(
    dialog.getByText(/All games and byes of no\. 4 \(Jiri Novak\) move to no\. \d \(Jiří Novák\)/),
  ).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Merge entries' }).click()
  await expect(page.getByText('3 entered')).toBeVisible()
})

test('the menu and the arrow of a director’s row are beside each other at every width', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  const { id, change } = await anOwnEvent(context, baseURL!, {
    name: 'Beside Open',
    system: 'swiss',
    entries: players(['Ada', 'Bea', 'Cleo', 'Dora']),
  })
  await change(...FIRST_ROUND)
  await visit.to(`/t/${id}/pairings/1`)
  const menu = page.getByRole('button', { name: 'Result and link of Ada – Cleo' })
  for (const width of [1366, 1100, 1000, 900, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(menu).toBeVisible()
    const arrow = page
      .getByRole('row')
      .filter({ has: menu })
      .getByRole('link', { name: /Ada – Cleo/ })
      .locator('+ *')
    const [one, other] = [(await menu.boundingBox())!, (await arrow.boundingBox())!]
    const isApart =
      one.x + one.width <= other.x + 1 ||
      other.x + other.width <= one.x + 1 ||
      one.y + one.height <= other.y + 1 ||
      other.y + other.height <= one.y + 1
    expect([width, isApart]).toEqual([width, true])
  }
})
