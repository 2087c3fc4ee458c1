import { violations } from './accessibility.ts'
import { agree } from './desk-hands.ts'
import { ask, UNKNOWN } from './made-event.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { registerOrganiser } from './register-organiser.ts'
import { expect, test } from './watched-page.ts'

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora', 'Elin', 'Faye']

test(
  'a draw is ready before it is requested, a board changed by hand is marked for everyone, and a visitor can check the draw',
  { tag: '@gate' },
  async ({ page, context, browser, baseURL }) => {
    const site = baseURL!
    await registerOrganiser(context, site)
    const entries = NAMES.map((firstName, at) => ({ ...UNKNOWN, firstName, rating: 2000 - at }))
    const { id } = await ask(context, site, 'create', {
      name: 'Weir Swiss',
      rounds: 4,
      system: 'swiss',
      isOpen: true,
      entries,
    })
    const status = (text: string) => page.getByRole('status').filter({ hasText: text })

    await page.goto(`/manage/${id}/draw`)
    await expect(status('The draw is ready: 3 boards.')).toBeVisible()
    await page.getByRole('button', { name: 'Draw round 1' }).click()
    const draft = page.getByRole('list', { name: 'Draft of round 1' })
    await expect(draft.getByRole('listitem')).toHaveCount(3)
    await draft.getByRole('button', { name: /^Ada/ }).click()
    await draft.getByRole('button', { name: /^Dora/ }).click()
    await expect(draft.getByText('By hand')).toHaveCount(1)
    await page.getByRole('button', { name: 'Publish round 1' }).click()
    const question = page.getByRole('dialog', { name: 'Publish round 1 as it is?' })
    await expect(question).toContainText('Board 1 differs from the engine.')
    expect(await violations(page)).toEqual([])
    await question.getByRole('button', { name: 'Publish round 1' }).click()

    const visitor = await browser.newContext({ baseURL: site })
    const outside = await visitor.newPage()
    await outside.goto(`/t/${id}/pairings/1`)
    await expect(outside.getByText('By hand')).toHaveCount(1)
    await outside.locator('html[data-alive]').waitFor()
    await outside.getByRole('button', { name: 'Check this draw' }).click()
    const check = outside.getByRole('region', { name: 'This draw checked' })
    await expect(check).toContainText('1 of 3 boards was changed by hand. All others are as FIDE’s rules draw them')
  },
)

test('all draws that can follow the last game are ready before it ends', async ({ visit, context, baseURL }) => {
  const { page } = visit
  const { id, change } = await anOwnEvent(context, baseURL!, {
    name: 'Weir Swiss',
    names: NAMES,
    system: 'swiss',
    rounds: 4,
  })
  const status = (text: string) => page.getByRole('status').filter({ hasText: text })
  await change(...FIRST_ROUND)
  // With one game open, the draws for all three results are made; with its result one remains.
  await change({ type: 'enterResult', round: 1, no: 1, result: { outcome: '10' } })
  await change({ type: 'enterResult', round: 1, no: 2, result: { outcome: '==' } })
  await visit.to(`/manage/${id}/draw`)
  await expect(status('Round 2 is ready, whichever way the last games end.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await change({ type: 'enterResult', round: 1, no: 3, result: { outcome: '01' } })
  await change({ type: 'close', round: 1 })
  await expect(status('The draw is ready: 3 boards.')).toBeVisible()
  await page.getByRole('button', { name: 'Draw round 2' }).click()
  await expect(page.getByRole('list', { name: 'Draft of round 2' }).getByRole('listitem')).toHaveCount(3)
  expect(visit.complaints()).toEqual([])
})

test('a board of the draft is changed by keys, two players are kept apart, and fixed boards survive a reload', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  const site = baseURL!
  await registerOrganiser(context, site)
  const entries = [...NAMES, 'Gwen', 'Hana'].map((firstName, at) => ({ ...UNKNOWN, firstName, rating: 2000 - at }))
  const { id } = await ask(context, site, 'create', {
    name: 'Lock Swiss',
    rounds: 5,
    system: 'swiss',
    isOpen: true,
    entries,
  })
  await ask(context, site, `${id}/change`, { request: { type: 'draw', round: 1 } })
  await visit.to(`/manage/${id}/draw`)
  const draft = page.getByRole('list', { name: 'Draft of round 1' })
  const board = (no: number) => draft.getByRole('listitem').nth(no - 1)
  const seat = (name: string) => draft.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(board(1)).toContainText('Ada')
  await expect(page.getByText('Drawn again in this browser: the same pairs.')).toBeVisible()

  // W explains, C swaps colours, and the focus stays.
  await seat('Ada').press('w')
  await expect(board(1)).toContainText('Both have 0 points.')
  await seat('Ada').press('c')
  await expect(board(1)).toContainText('By hand')
  await expect(page.getByText('Board 1 differs from the engine.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { name: 'Engine’s own' })).toBeVisible()
  await expect(board(1).locator('button').first()).toContainText('Elin')

  // F fixes a pair: it stays fixed on a newly opened page, and keeps its colours when others are kept apart.
  await seat('Elin').press('f')
  await expect(board(1).getByText('Fixed')).toBeVisible()
  await visit.to(`/manage/${id}/draw`)
  await expect(board(1).getByText('Fixed')).toBeVisible()
  await expect(seat('Bea')).toBeVisible()
  await seat('Bea').press('x')
  await expect(page.getByRole('button', { name: 'Allow Bea – Faye again' })).toBeVisible()
  await expect(board(1)).toContainText('Fixed')
  await expect(board(1).locator('button').first()).toContainText('Elin')
  await expect(draft.getByRole('listitem').filter({ hasText: 'Bea' })).not.toContainText('Faye')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Allow Bea – Faye again' }).click()
  await expect(draft.getByRole('listitem').filter({ hasText: 'Bea' })).toContainText('Faye')

  // T separates a board; P and a click pair both players with others.
  await seat('Cleo').press('t')
  await expect(page.getByText('Cleo and Gwen sit nowhere yet.')).toBeVisible()
  await page.getByRole('button', { name: /^Cleo/ }).click()
  await page.getByRole('button', { name: /^Gwen/ }).click()
  await expect(draft.getByRole('listitem')).toHaveCount(4)
  await page.keyboard.press('Shift+Enter')
  await agree(page, 'Publish round 1 as it is?', 'Publish round 1')
  await expect(page).toHaveURL(`/manage/${id}`)
  await expect(page.getByRole('heading', { name: 'Round 1' })).toBeVisible()
  expect(visit.complaints()).toEqual([])
})

test('a user who requests an unfinished draw sees its progress, can cancel it, and gets it when it is done', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  const site = baseURL!
  await registerOrganiser(context, site)
  const entries = NAMES.map((firstName, at) => ({ ...UNKNOWN, firstName, rating: 2000 - at }))
  const { id } = await ask(context, site, 'create', {
    name: 'Slow Swiss',
    rounds: 4,
    system: 'swiss',
    isOpen: true,
    entries,
  })
  // Holds the worker back, like a long draw.
  const held = Promise.withResolvers<void>()
  await page.route('**/draw-worker*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`/manage/${id}/draw`)
  const drawing = page.getByRole('button', { name: 'Draw round 1' })
  await expect(page.getByRole('progressbar', { name: 'Round 1 being drawn' })).toBeVisible()
  await drawing.click()
  await expect(drawing).toBeDisabled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Stopped.')).toBeVisible()
  await expect(drawing).toBeEnabled()
  await drawing.click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  held.resolve()
  await expect(page.getByRole('list', { name: 'Draft of round 1' }).getByRole('listitem')).toHaveCount(3)
})
