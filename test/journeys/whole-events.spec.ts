import { expect } from '@playwright/test'
import { close, drawAndPublish, press, resultOf, rowOf, showResults, typeResult, withdraw } from './desk-hands.ts'
import { reportAfter } from './report-of-another-program.ts'
import { test } from './three-browsers.ts'
import { entriesOf, finish, openEntry, OUTCOMES, playOn } from './whole-event.ts'

test('a. 41 players over seven rounds: byes, no-shows, a late entry, a withdrawal, and two results that were wrong', async ({
  hall,
}) => {
  const { desk, other, outside, does, plays } = hall
  await desk.goto('/manage/new')
  await desk.getByLabel('Name', { exact: true }).fill('Quay Open')
  await desk.getByLabel('Rounds').fill('7')
  const list = entriesOf(41).map(({ firstName, lastName, rating }) => `${lastName}, ${firstName}\t${rating}`)
  await desk.getByLabel(/^Paste the players/).fill(list.join('\n'))
  await press(desk, 'Create tournament')
  await expect(desk.getByRole('heading', { level: 1, name: 'Quay Open' })).toBeVisible()
  const id = new URL(desk.url()).pathname.split('/')[2]!
  await hall.admitOther(id)
  await press(desk, 'Open the tournament')
  await expect(desk.getByRole('button', { name: 'Draw round 1' })).toBeVisible()

  await test.step('round 1: byes asked for before it, two who don’t come', async () => {
    await openEntry(desk, id, 'Cleo Moss')
    await press(desk, 'Round 1: plays')
    await expect(desk.getByRole('button', { name: 'Round 1: bye, ½' })).toBeVisible()
    const half = (no: number, round: number) => ({ type: 'setBye', no, round, bye: { type: 'H', state: 'granted' } })
    await does(id, half(8, 2), half(9, 4))
    await drawAndPublish(desk, id, 1)
    await outside.goto(`/t/${id}/pairings/1`)
    await expect(outside.getByRole('link', { name: 'Ada Moss' }).first()).toBeVisible()
    await showResults(other, id, 1)
    await typeResult(other, '1 +')
    await typeResult(other, '2 -')
    for (const board of [1, 2]) await expect(rowOf(other, board)).toContainText('In')
    await plays(id, 1, OUTCOMES)
    await expect(desk.getByRole('button', { name: 'Close round 1' })).toBeVisible()
    await desk.reload()
    await close(desk, id, 1)
    await press(desk, 'All play round 2')
    await expect(desk.getByRole('heading', { name: 'Before round 2 is drawn' })).toHaveCount(0)
  })

  await test.step('round 2: a late entry, and a wrong result found before the next draw', async () => {
    await desk.goto(`/manage/${id}/players`)
    await press(desk, 'Add a player')
    const form = desk.locator('section').filter({ has: desk.getByRole('heading', { name: 'Add a player' }) })
    await form.getByLabel('First name').fill('Tara')
    await form.getByLabel('Last name').fill('Late')
    await form.getByLabel('Rating').fill('2505')
    await form.getByRole('button', { name: 'Add player' }).click()
    await expect(desk.getByText('42 entered')).toBeVisible()
    await drawAndPublish(desk, id, 2)
    await plays(id, 2, ['10', ...OUTCOMES])
    await showResults(other, id, 2)
    await expect(resultOf(other, 1)).toHaveText('1–0')
    await other.getByRole('button', { name: 'Board 1: Draw' }).click()
    await other.getByRole('button', { name: 'Slip misread' }).click()
    await press(other, 'Correct board 1')
    await expect(resultOf(other, 1)).toHaveText('½')
    await close(desk, id, 2)
  })

  await test.step('round 3: a wrong result found when the next round is drawn, which is drawn again', async () => {
    await playOn(hall, id, [3], ['10'])
    await does(id, { type: 'draw', round: 4 })
    await showResults(desk, id, 3)
    await desk.getByRole('button', { name: 'Board 2: Black wins' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Correct board 2 of round 3' })
    await expect(dialog.getByLabel('Correct it and draw the next round again')).toBeChecked()
    await press(desk, 'Correct board 2')
    await expect(dialog).toHaveCount(0)
    await expect(resultOf(desk, 2)).toHaveText('0–1')
    await desk.goto(`/manage/${id}/draw`)
    await press(desk, 'Publish round 4')
    await expect(desk.getByRole('list', { name: 'Boards of round 4' })).toBeVisible()
    await plays(id, 4, OUTCOMES)
    await does(id, { type: 'close', round: 4 })
  })

  await test.step('after round 4: a withdrawal', async () => {
    await openEntry(other, id, 'Bea Lund')
    await withdraw(other, 5)
    await expect(other.getByText('Withdrew', { exact: true })).toBeVisible()
  })

  await playOn(hall, id, [5, 6])
  await drawAndPublish(desk, id, 7)
  await plays(id, 7, OUTCOMES)
  await finish(hall, id, 7)
})

test('b. a tournament of another program is imported after round 4 and played to its end', async ({ hall }) => {
  const { desk, other, outside, does, plays } = hall
  await desk.goto('/manage/import')
  const buffer = Buffer.from(reportAfter(4, 7))
  await desk
    .getByLabel('Drop a file here, or choose one')
    .setInputFiles({ name: 'Round 4.trf', mimeType: 'text/plain', buffer })
  await desk.getByLabel('Name', { exact: true }).fill('Taken over')
  await press(desk, 'Import tournament')
  await expect(desk.getByRole('heading', { level: 1, name: 'Taken over' })).toBeVisible()
  const id = new URL(desk.url()).pathname.split('/')[2]!
  await hall.admitOther(id)
  await press(desk, 'Open the tournament')
  await expect(desk.getByRole('button', { name: 'Open the tournament' })).toHaveCount(0)
  await desk.reload()
  await does(id, { type: 'withdraw', no: 12, from: 5 })
  // Three others lost round 4 by forfeit.
  await desk.goto(`/manage/${id}`)
  await press(desk, 'All play round 5')
  await expect(desk.getByRole('heading', { name: 'Before round 5 is drawn' })).toHaveCount(0)
  await drawAndPublish(desk, id, 5)
  await outside.goto(`/t/${id}/pairings/5`)
  await expect(outside.getByText('Player0001').first()).toBeVisible()
  await expect(outside.getByText('Player0012')).toHaveCount(0)
  await showResults(other, id, 5)
  await typeResult(other, '1 1')
  await expect(resultOf(other, 1)).toHaveText('1–0')
  await plays(id, 5, OUTCOMES)
  await does(id, { type: 'close', round: 5 })
  await playOn(hall, id, [6])
  await drawAndPublish(other, id, 7)
  await plays(id, 7, OUTCOMES)
  await finish(hall, id, 7)
})

test('c. a round robin of eight, in which one player withdraws after three rounds and one after five', async ({
  hall,
}) => {
  const { desk, other, outside, does, plays, snapshot } = hall
  const entries = entriesOf(8)
  const id = await hall.make({ name: 'Mill Round Robin', rounds: 7, system: 'roundRobin', isOpen: true, entries })
  await playOn(hall, id, [1, 2])
  await drawAndPublish(desk, id, 3)
  await outside.goto(`/t/${id}/pairings/3`)
  await showResults(desk, id, 3)
  await typeResult(desk, '1')
  await desk.reload()
  await expect(resultOf(desk, 1)).toHaveText('1–0')
  await plays(id, 3, OUTCOMES)
  await close(other, id, 3)
  await openEntry(other, id, 'Hana Moss')
  await withdraw(other, 4)
  await expect(other.getByText('Withdrew', { exact: true })).toBeVisible()
  await playOn(hall, id, [4, 5])
  await openEntry(desk, id, 'Gwen Moss')
  await withdraw(desk, 6)
  await expect(desk.getByText('Withdrew', { exact: true })).toHaveCount(2)
  await does(id, { type: 'draw', round: 6 }, { type: 'publish', round: 6 })
  await plays(id, 6, OUTCOMES)
  await does(id, { type: 'close', round: 6 })
  await drawAndPublish(desk, id, 7)
  // Who leaves before half of the games (here after 3 of 7) is taken out of the table; later (after 5) the rest are forfeits.
  const { black, outcomes } = (await snapshot(id)).rounds[6]!
  const alone = black.flatMap((other, at) => (other < 0 ? [outcomes[2 * at]] : []))
  expect(alone).toEqual(['Z'])
  expect(outcomes.match(/../g)!.filter((pair) => pair === '+-' || pair === '-+')).toHaveLength(1)
  await plays(id, 7, OUTCOMES)
  await finish(hall, id, 7)
})
