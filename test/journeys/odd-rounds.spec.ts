import { expect, type Page } from '@playwright/test'
import { agree, close, drawAndPublish, press, resultOf, rowOf, showResults, typeResult } from './desk-hands.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { test } from './three-browsers.ts'
import { entriesOf, finish, OUTCOMES, playOn } from './whole-event.ts'

test('f. a round without a legal pairing names the players in the way, and is paired by hand', async ({ hall }) => {
  const { desk, other, outside, does, plays } = hall
  const id = await hall.make({ name: 'Six by five', rounds: 5, system: 'swiss', isOpen: true, entries: entriesOf(6) })
  const played = [
    ['==', '10', '=='],
    ['01', '==', '10'],
    ['==', '10', '01'],
  ]
  for (const [at, outcomes] of played.entries()) {
    const round = at + 1
    await does(id, { type: 'draw', round }, { type: 'publish', round })
    await plays(id, round, outcomes)
    if (round < 3) await does(id, { type: 'close', round })
  }
  await close(desk, id, 3)
  await desk.goto(`/manage/${id}/draw`)
  await press(desk, 'Draw round 4')
  const refusal = desk.getByRole('alert').filter({ hasText: 'Round 4 has no legal pairing' })
  await expect(refusal).toContainText(/In the way: 2 Bea Moss, 4 Dora Moss, 6 Faye Moss/)
  await desk.reload()
  await press(desk, 'Draw by hand')
  const left = desk.getByRole('heading', { name: 'Not paired yet' })
  for (const [white, black] of [
    ['Ada', 'Bea'],
    ['Cleo', 'Dora'],
    ['Elin', 'Faye'],
  ]) {
    await desk.getByRole('button', { name: new RegExp(`^${white} Moss`) }).click()
    await desk.getByRole('button', { name: new RegExp(`^${black} Moss`) }).click()
    await agree(desk, 'Break a pairing rule?', 'Pair them so')
    await expect(desk.getByRole('list', { name: 'Draft of round 4' })).toContainText(black!)
  }
  await expect(left).toHaveCount(0)
  await press(desk, 'Publish round 4')
  await agree(desk, 'Publish round 4 as it is?', 'Publish round 4')
  await outside.goto(`/t/${id}/pairings/4`)
  await expect(outside.getByRole('row').filter({ hasText: 'Ada Moss' }).first()).toContainText('Bea Moss')
  await plays(id, 4, ['==', '10', '01'])
  await close(other, id, 4)
  // The arbiter pairs the others freely.
  const pairs = [
    [6, 2],
    [4, 5],
    [3, 1],
  ].map(([white, black]) => ({ white, black }))
  await does(id, { type: 'draw', round: 5, isByHand: true }, { type: 'editDraw', round: 5, pairs })
  await does(id, { type: 'publish', round: 5 })
  await plays(id, 5, ['10'])
  await finish(hall, id, 5)
})

test('a published round is retracted with its results, and restored completely', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const names = ['Ada', 'Bea', 'Cleo', 'Dora']
  const { id, change } = await anOwnEvent(context, baseURL!, { name: 'Taken back', names, system: 'swiss' })
  await change(...FIRST_ROUND, { type: 'enterResult', round: 1, no: 1, result: { outcome: '10' } })
  const rounds = async () => {
    const snapshot = await context.request.get(`${baseURL}/api/tournament/${id}/snapshot`)
    return ((await snapshot.json()) as { rounds: unknown[] }).rounds
  }
  const before = await rounds()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${baseURL}/t/${id}/pairings/1`)
  await expect(visitor.getByText('Ada').first()).toBeVisible()
  await page.goto(`/manage/${id}/draw`)
  await press(page, 'Take round 1 back')
  const asked = page.getByRole('dialog', { name: 'Take round 1 back' })
  await asked.getByLabel('Type 1 to confirm').fill('1')
  await asked.getByRole('button', { name: 'Take round 1 back' }).click()
  await expect(page.getByText('Draft, only the desk sees it')).toBeVisible()
  await expect(visitor.getByText('Ada')).toHaveCount(0)
  await page.goto(`/manage/${id}/history`)
  await press(page, 'Undo Round 1 taken back')
  await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toBeVisible()
  await expect(visitor.getByText('Ada').first()).toBeVisible()
  expect(await rounds()).toEqual(before)
})

test('g. round 3 of 5 is retracted with its results, and restored completely', async ({ hall }) => {
  const { desk, other, outside, plays, does, snapshot } = hall
  const id = await hall.make({ name: 'Lost round', rounds: 5, system: 'swiss', isOpen: true, entries: entriesOf(10) })
  await playOn(hall, id, [1, 2])
  await drawAndPublish(desk, id, 3)
  await plays(id, 3, OUTCOMES)
  const before = await snapshot(id)
  await outside.goto(`/t/${id}/pairings/3`)
  await expect(outside.getByText('Ada Moss').first()).toBeVisible()
  await desk.goto(`/manage/${id}/draw`)
  await press(desk, 'Take round 3 back')
  const asked = desk.getByRole('dialog', { name: 'Take round 3 back' })
  await asked.getByLabel('Type 3 to confirm').fill('3')
  await asked.getByRole('button', { name: 'Take round 3 back' }).click()
  await expect(desk.getByText('Draft, only the desk sees it')).toBeVisible()
  await expect.poll(async () => (await snapshot(id)).round).toBe(2)
  await expect(outside.getByText('Ada Moss')).toHaveCount(0)
  await desk.reload()
  // Another arbiter restores it.
  await other.goto(`/manage/${id}/history`)
  await press(other, 'Undo Round 3 taken back')
  await expect(other.getByRole('status').filter({ hasText: 'Undone' })).toBeVisible()
  expect((await snapshot(id)).rounds).toEqual(before.rounds)
  await expect(desk.getByText('Draft, only the desk sees it')).toHaveCount(0)
  await does(id, { type: 'close', round: 3 })
  await playOn(hall, id, [4])
  await drawAndPublish(other, id, 5)
  await plays(id, 5, OUTCOMES)
  await finish(hall, id, 5)
})

test('h. two arbiters enter the same 60 boards concurrently, with reloads: each result is saved or needs a decision', async ({
  hall,
}) => {
  const { desk, other, outside, does, snapshot } = hall
  const id = await hall.make({ name: 'Two slips', rounds: 1, system: 'swiss', isOpen: true, entries: entriesOf(120) })
  await does(id, { type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  await Promise.all([showResults(desk, id, 1), showResults(other, id, 1), outside.goto(`/t/${id}/pairings/1`)])
  const boards = Array.from({ length: 60 }, (_, at) => at + 1)
  const between = boards.slice(1, -1)
  // On three boards the second arbiter's slip says draw. The arbiters start at different ends, so that each is first at
  // one of them.
  const draws = [1, 30, 60]
  const enter = async (page: Page, order: number[], signOf: (board: number) => string) => {
    for (const board of order) await typeResult(page, `${board} ${signOf(board)}`)
  }
  const second = (board: number) => (draws.includes(board) ? '5' : '1')
  await Promise.all([
    enter(desk, [1, ...between, 60], () => '1'),
    (async () => {
      await enter(other, [60, ...between.slice(0, 24)], second)
      await other.reload()
      await expect(rowOf(other, 1)).toBeVisible()
      await enter(other, [...between.slice(24), 1], second)
    })(),
  ])

  // All changes are sent, and no result was silently replaced by the other arbiter's.
  for (const page of [desk, other]) {
    await expect(page.getByText(/^\d+ changes? waits? for the network/)).toHaveCount(0)
    await expect(page.getByText('Saving', { exact: true })).toHaveCount(0)
  }
  const outcomes = async () => (await snapshot(id)).rounds[0]!.outcomes.match(/../g)!
  const isLanded = async (): Promise<boolean> => !(await outcomes()).includes('  ')
  await expect.poll(isLanded).toBe(true)
  const entered = await outcomes()
  expect(boards.filter((board) => entered[board - 1] !== '10' && !draws.includes(board))).toEqual([])
  expect([entered[0], entered[59]]).toEqual(['10', '=='])

  // The arbiter who came second has to decide, even after a reload.
  await Promise.all([desk.reload(), other.reload()])
  const late = entered[29] === '10' ? other : desk
  const asked = (page: Page, board: number) => rowOf(page, board).getByRole('button', { name: /yours$|^Correct board/ })
  const all = (page: Page) => page.getByRole('button', { name: /yours$|^Correct board/ })
  for (const page of [desk, other]) await expect(all(page)).toHaveCount(page === late ? 2 : 1)

  await asked(desk, 60).click()
  const others = rowOf(other, 1).getByRole('button', { name: /entered by someone else$|^Leave it$/ })
  await others.click()
  await asked(late, 30).click()
  const faces = [
    [1, '1–0'],
    [30, late === desk ? '1–0' : '½'],
    [60, '1–0'],
  ] as const
  for (const page of [desk, other]) {
    await expect(all(page)).toHaveCount(0)
    for (const [board, face] of faces) await expect(resultOf(page, board)).toHaveText(face)
  }
  await finish(hall, id, 1)
})
