import { violations } from './accessibility.ts'
import { UNKNOWN } from './made-event.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { expect, test } from './watched-page.ts'

const NAMES = [
  ['Ada', 'Ahn'],
  ['Bo', 'Berg'],
  ['Carl', 'Cole'],
  ['Dora', 'Dahl'],
] as const

const game = (white: string, black: string, moves: string, result = '*', board?: number) =>
  [
    `[White "${white}"]`,
    `[Black "${black}"]`,
    `[Result "${result}"]`,
    ...(board ? [`[Board "${board}"]`] : []),
    '',
    `${moves} ${result}`,
    '',
    '',
  ].join('\n')

test('§30 a program pushes the boards of the hall: a fan sees the moves at once, a stray game finds its pairing, and the desk takes the result', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const site = baseURL!
  const { id, change } = await anOwnEvent(context, site, {
    name: 'Hall Open',
    entries: NAMES.map(([firstName, lastName]) => ({ ...UNKNOWN, firstName, lastName })),
  })
  await change(...FIRST_ROUND)

  await page.goto(`/manage/${id}/boards`)
  await page.getByRole('button', { name: 'Add a source' }).click()
  await page.getByRole('combobox', { name: 'Kind of source' }).selectOption({ label: 'Pushed to us' })
  await page.getByRole('button', { name: 'Add source' }).click()
  await page.getByRole('button', { name: 'Make a token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make a token' }).click()
  const token = await dialog.getByRole('group', { name: 'Token' }).innerText()
  const address = await dialog.getByText('/api/broadcast/round/').innerText()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()

  const pairings = await page.request.get(`/api/tournament/${id}/snapshot`).then((answer) => answer.json())
  const { white, black } = (pairings.rounds as { white: number[]; black: number[] }[])[0]!
  const nameOf = (at: number) => `${NAMES[at]![1]}, ${NAMES[at]![0]}`
  const first = [nameOf(white[0]!), nameOf(black[0]!)] as const
  const push = async (pgn: string) => {
    const answer = await page.request.post(address, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
      data: pgn,
    })
    expect(answer.status()).toBe(200)
  }

  await push(game(...first, '1. e4 {[%clk 1:29:58]} e5 {[%clk 1:29:44]}') + game('Board PC 2', '', '1. d4', '*', 2))
  const fan = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await fan.goto(`${site}/t/${id}/boards/1`)
  // White's clock runs.
  await expect(fan.getByText('1:29:44')).toBeVisible()

  await expect(page.getByText('move 1', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('“Board PC 2” – “”')).toBeVisible()
  await page.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText('Every game has its pairing.')).toBeVisible()

  await page.waitForTimeout(1100)
  await push(
    game(...first, '1. e4 {[%clk 1:29:58]} e5 {[%clk 1:29:44]} 2. Nf3 {[%clk 1:29:31]}', '1-0') +
      game('Board PC 2', '', '1. d4 d5', '*', 2),
  )
  await expect(fan.getByText('1:29:31')).toBeVisible()
  await expect(page.getByText('says 1–0')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Take the 1 that agrees' }).click({ timeout: 60_000 })
  await expect(page.getByText('confirmed', { exact: true })).toBeVisible()
  const file = await page.request.get(`/api/tournament/${id}/games.pgn?round=1`)
  expect(await file.text()).toContain('2. Nf3')
  await fan.context().close()
})
