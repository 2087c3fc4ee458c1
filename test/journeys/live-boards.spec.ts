import { violations } from './accessibility.ts'
import { askFor, UNKNOWN } from './made-event.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { expect, test } from './watched-page.ts'

const LAST_NAMES = ['Ahn', 'Berg', 'Cole', 'Dahl', 'Eck', 'Falk']

test('§30 a fan watches all boards: moves and evaluations arrive, a finished board keeps its position, filters choose boards', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const site = baseURL!
  const { id, change } = await anOwnEvent(context, site, {
    name: 'All Boards Open',
    entries: LAST_NAMES.map((lastName, at) => ({ ...UNKNOWN, firstName: 'Jo', lastName, title: at === 0 ? 'IM' : '' })),
  })
  await change(...FIRST_ROUND)
  const { source } = await askFor<{ source: string }>(context, site, `tournament/${id}/addBoardSource`, {
    kind: 'push',
  })
  const { token } = await askFor<{ token: string }>(context, site, `tournament/${id}/makeBoardToken`, {})
  const snapshot = await page.request.get(`/api/tournament/${id}/snapshot`).then((answer) => answer.json())
  const [{ white, black }] = snapshot.rounds as [{ white: number[]; black: number[] }]
  const push = async (at: number, moves: string) => {
    const [one, other] = [white[at]!, black[at]!].map((side) => `${LAST_NAMES[side!]}, Jo`)
    const answer = await page.request.post(`${site}/api/broadcast/round/${source}/push`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
      data: `[White "${one}"]\n[Black "${other}"]\n[Result "*"]\n\n${moves} *\n`,
    })
    expect(answer.status()).toBe(200)
  }
  await push(0, '1. e4 {[%clk 1:29:58]} e5 {[%clk 1:29:40]}')
  await page.waitForTimeout(1100)
  await push(1, '1. d4')

  const fan = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await fan.goto(`${site}/t/${id}/boards/1`)
  const running = fan.getByRole('region', { name: 'Running' }).getByRole('listitem')
  await expect(running).toHaveCount(2)
  await expect(running.first().getByRole('link', { name: /1… e5$/ })).toBeVisible()
  await expect(fan.getByRole('button', { name: /^Running 2$/ })).toHaveAttribute('aria-pressed', 'true')
  expect(await violations(fan)).toEqual([])

  await test.step('a move and its evaluation arrive without a request', async () => {
    await page.waitForTimeout(1100)
    await push(0, '1. e4 {[%clk 1:29:58]} e5 {[%clk 1:29:40]} 2. Nf3 {[%clk 1:29:31]}')
    await expect(running.first().getByRole('link', { name: /2\. Nf3$/ })).toBeVisible()
    await askFor(context, site, `tournament/${id}/evaluate`, { round: 1, evaluations: [[1, 1, 3, 210]] })
    await expect(running.first().getByRole('link', { name: /2\. Nf3, White is better, \+2\.1$/ })).toBeVisible()
    await fan.getByRole('switch', { name: 'Evaluations' }).click()
    await expect(running.first().getByRole('link', { name: /2\. Nf3$/ })).toBeVisible()
  })

  await test.step('a finished board says its result and keeps its position', async () => {
    await change({ type: 'enterResult', round: 1, no: 1, result: { outcome: '10' } })
    const over = fan.getByRole('region', { name: 'Finished' }).getByRole('listitem')
    await expect(over).toHaveCount(1)
    await expect(over.getByRole('link', { name: /1–0/ })).toBeVisible()
    await expect(over.locator('use')).toHaveCount(32)
    await expect(running).toHaveCount(1)
  })

  await test.step('filters and sizes are in the address', async () => {
    await fan.getByRole('button', { name: /^All 3$/ }).click()
    await expect(fan.getByRole('region', { name: 'Still to start' }).getByRole('listitem')).toHaveCount(1)
    await fan.getByRole('button', { name: 'S', exact: true }).click()
    await expect(fan).toHaveURL(/show=all.*size=s/)
    await fan.goBack()
    await expect(fan).toHaveURL(/show=all$/)
  })
  await fan.context().close()
})
