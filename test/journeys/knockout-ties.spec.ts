import { expect, type Page } from '@playwright/test'
import { chooseMore, close, drawAndPublish, press, resultOf, rowOf, showResults, typeResult } from './desk-hands.ts'
import { UNKNOWN } from './made-event.ts'
import { test, type Hall } from './three-browsers.ts'

const NAMES = 'Ada Bea Cleo Dora Elin Faye Gwen Hana Ines Jana Kaja Lena'.split(' ')
const entriesOf = (names: string[]) => names.map((firstName, at) => ({ ...UNKNOWN, firstName, rating: 2600 - 10 * at }))
const aCup = (hall: Hall, names: string[], more: object = {}): Promise<string> =>
  hall.make({ name: 'Lock Cup', system: 'knockout', isOpen: true, entries: entriesOf(names), ...more })

/** Opens the results of a round whose board 1 may be a bye. */
async function showRound(page: Page, id: string, round: number): Promise<void> {
  await page.goto(`/manage/${id}/results`)
  await page
    .getByRole('group', { name: 'Round' })
    .getByRole('button', { name: String(round), exact: true })
    .click()
  await expect(rowOf(page, 2).or(rowOf(page, 1)).first()).toBeVisible()
}

const pick = (page: Page, game: number, result: string): Promise<void> =>
  page
    .getByRole('group', { name: `Tie-break game ${game}` })
    .getByRole('button', { name: result, exact: true })
    .click()

async function letThrough(page: Page, board: number, name: string, reason: string): Promise<void> {
  await page
    .getByRole('group', { name: `Board ${board}: goes through` })
    .getByRole('button', { name })
    .click()
  await page.getByLabel(`Board ${board}: reason`).selectOption(reason)
  await press(page, 'Goes through')
}

test('a knockout of twelve with tied games, a decision and a double forfeit is played to the podium', async ({
  hall,
}) => {
  const { desk, outside, does, plays } = hall
  const id = await aCup(hall, NAMES, { rounds: 4 })
  // Boards 1, 3, 5 and 7 are byes of the four best.
  await drawAndPublish(desk, id, 1)
  await showRound(desk, id, 1)
  await typeResult(desk, '2 5')
  await chooseMore(desk, 4, 'Both forfeit')
  await typeResult(desk, '6 1')
  await typeResult(desk, '8 1')
  await desk.goto(`/manage/${id}`)
  await expect(desk.getByRole('link', { name: 'Decide the tied match' })).toBeVisible()
  await showRound(desk, id, 1)
  await expect(desk.getByRole('heading', { name: 'Board 2 is tied' })).toBeVisible()
  await pick(desk, 1, '½')
  await pick(desk, 2, '0–1')
  await expect(desk.getByRole('heading', { name: 'Board 2: Ines goes through' })).toBeVisible()
  await expect(desk.getByRole('heading', { name: 'Board 4: nobody goes through' })).toBeVisible()
  await close(desk, id, 1)

  await drawAndPublish(desk, id, 2)
  await showRound(desk, id, 2)
  await expect(rowOf(desk, 1)).toContainText('Ines')
  await typeResult(desk, '1 1')
  await typeResult(desk, '3 5')
  await typeResult(desk, '4 1')
  await letThrough(desk, 3, 'Bea', 'Higher seed')
  await expect(desk.getByRole('heading', { name: 'Board 3: Bea goes through' })).toBeVisible()
  await outside.goto(`/t/${id}/pairings/2`)
  const quarters = outside.getByRole('region', { name: 'Quarter-finals', exact: true })
  await expect(quarters.getByRole('listitem')).toHaveCount(4)
  await expect(quarters.getByText('Higher seed')).toBeVisible()
  await expect(quarters.getByRole('listitem').nth(1)).toContainText('BYE')
  await expect(outside.getByText('Tie-break ½–1½')).toBeVisible()
  await close(desk, id, 2)

  await does(id, { type: 'draw', round: 3 }, { type: 'publish', round: 3 })
  await plays(id, 3, ['10', '01'])
  await close(desk, id, 3)
  await press(desk, 'Draw final and third place')
  await expect(desk.getByRole('list', { name: 'Draft of round 4' }).getByRole('listitem')).toHaveCount(2)
  await press(desk, 'Publish round 4')
  await expect(desk.getByRole('list', { name: 'Boards of round 4' })).toBeVisible()
  await showRound(desk, id, 4)
  await typeResult(desk, '1 5')
  await typeResult(desk, '2 1')
  await desk.getByLabel('Tie-break game 1 of board 1: speed').selectOption('Armageddon')
  await expect(desk.getByText('A draw is enough for Black.')).toBeVisible()
  await pick(desk, 1, '½')
  await expect(desk.getByRole('heading', { name: 'Board 1: Cleo goes through' })).toBeVisible()
  await expect(rowOf(desk, 1)).toContainText('Armageddon')
  await close(desk, id, 4)
  await expect(desk.getByRole('heading', { name: 'Finished' })).toBeVisible()
  await outside.goto(`/t/${id}`)
  await expect(outside.getByRole('region', { name: 'Podium' })).toContainText(/Cleo.*Ada.*Dora/s)
  await outside.goto(`/t/${id}/history`)
  await expect(outside.getByText('Round 4, board 1: Ada – Cleo: tie-break games ½–½', { exact: true })).toBeVisible()
})

test('a tie of teams is decided by a blitz match, and its correction board by board gives the seat to the other team', async ({
  hall,
}) => {
  const { desk, other, does, snapshot } = hall
  const id = await aCup(hall, ['Rooks', 'Knights', 'Bishops', 'Pawns'], {
    rounds: 2,
    competitors: 'team',
    gamesPerMatch: 4,
  })
  await does(id, { type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  await does(id, { type: 'enterBoards', round: 1, no: 1, boards: '10100101' })
  await does(id, { type: 'enterBoards', round: 1, no: 2, boards: '10101010' })
  await showResults(desk, id, 1)
  await expect(desk.getByRole('heading', { name: 'Table 1 is tied' })).toBeVisible()
  const points = desk.getByLabel('Tie-break game 1: points of both sides')
  await points.fill('2½-1½')
  await points.press('Enter')
  await expect(desk.getByRole('heading', { name: 'Table 1: Rooks goes through' })).toBeVisible()
  await close(desk, id, 1)
  await does(id, { type: 'draw', round: 2 }, { type: 'publish', round: 2 })

  await showResults(other, id, 1)
  await chooseMore(other, 1, 'Board by board')
  const form = rowOf(other, 1).getByRole('form')
  await form.getByLabel(/^Board 1: /).selectOption('01')
  await form.getByLabel('Reason').fill('Slip misread')
  await press(other, 'Save 1–3')
  const dialog = other.getByRole('dialog', { name: 'Correct table 1 of round 1' })
  await expect(dialog.getByLabel('Pawns gets the seat in round 2')).toBeChecked()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(async () => {
    const { rounds, players } = await snapshot(id)
    expect(rounds[1]!.white.concat(rounds[1]!.black).map((one) => players.firstName[one])).toContain('Pawns')
  }).toPass()
})

test('a corrected result shows whose seat changes, and the next round follows, or the other one stays in', async ({
  hall,
}) => {
  const { desk, other, outside, does, plays, snapshot } = hall
  const id = await aCup(hall, NAMES.slice(0, 8), { rounds: 3 })
  await does(id, { type: 'draw', round: 1 }, { type: 'publish', round: 1 })
  await plays(id, 1, ['10'])
  await does(id, { type: 'close', round: 1 }, { type: 'draw', round: 2 }, { type: 'publish', round: 2 })
  await plays(id, 2, ['10'])
  await showResults(desk, id, 1)
  await desk.getByRole('button', { name: 'Board 1: Black wins' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Correct board 1 of round 1' })
  await expect(dialog).toContainText('Round 2 was drawn with Ada. With the new result Hana goes through.')
  await expect(dialog.getByLabel('Hana gets the seat in round 2')).toBeChecked()
  await expect(dialog).toContainText('The result 1–0 on board 1 is removed.')
  await press(desk, 'Correct board 1')
  await expect(dialog).toHaveCount(0)
  await expect(resultOf(desk, 1)).toHaveText('0–1')
  await showResults(other, id, 2)
  await expect(rowOf(other, 1)).toContainText('Hana')
  await expect(resultOf(other, 1)).toHaveCount(0)
  await expect(resultOf(other, 2)).toHaveText('1–0')

  await showResults(desk, id, 1)
  await desk.getByRole('button', { name: 'Board 3: Black wins' }).click()
  const second = desk.getByRole('dialog', { name: 'Correct board 3 of round 1' })
  await second.getByLabel('Correct only the result').check()
  await press(desk, 'Correct board 3')
  await expect(second).toHaveCount(0)
  await outside.goto(`/t/${id}/pairings/2`)
  await expect(outside.getByText('Result corrected later')).toBeVisible()
  expect((await snapshot(id)).rounds[1]!.outcomes).toBe('  10')
})
