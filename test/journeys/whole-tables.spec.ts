import { expect } from '@playwright/test'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { importText } from '#test/support/trf/files.ts'
import { standingsTsv } from '#cli/standings.ts'
import { chooseMore, close, drawAndPublish, press, resultOf, rowOf, showResults, typeResult } from './desk-hands.ts'
import { askFor, UNKNOWN } from './made-event.ts'
import { expectTableOfReport } from './public-table.ts'
import { test } from './three-browsers.ts'

const NAMES = 'Ada Bea Cleo Dora Elin Faye Gwen Hana Ines Jana Kaja Lena Mira Nora Olga Pia'.split(' ')
const entries = NAMES.map((firstName, at) => ({ ...UNKNOWN, firstName, rating: 2600 - 10 * at }))

/**
 * Pairings and outcomes of each round by name, without numbers; absent players are left out, as only reports list them.
 */
const meetings = (snapshot: Snapshot): string[][] =>
  snapshot.rounds.map(({ white, black, outcomes }) =>
    white
      .flatMap((one, at) => {
        if (black[at]! < 0) return []
        const names = [one, black[at]!].map((position) => competitorName(snapshot, position))
        return `${names.join(' – ')} ${outcomes.slice(2 * at, 2 * at + 2)}`
      })
      .toSorted(),
  )

test('d. a knockout of sixteen: a semi-final is corrected, and its other player plays the final', async ({ hall }) => {
  const { desk, other, outside, does, plays, snapshot, report } = hall
  const id = await hall.make({ name: 'Lock Cup', rounds: 4, system: 'knockout', isOpen: true, entries })
  await drawAndPublish(desk, id, 1)
  await outside.goto(`/t/${id}/pairings/1`)
  await expect(outside.getByRole('region', { name: 'Round of 16', exact: true }).getByRole('listitem')).toHaveCount(8)
  await showResults(other, id, 1)
  await typeResult(other, '1 1')
  await expect(resultOf(other, 1)).toHaveText('1–0')
  await plays(id, 1, ['10'])
  await does(id, { type: 'close', round: 1 }, { type: 'draw', round: 2 }, { type: 'publish', round: 2 })
  await plays(id, 2, ['01'])
  await does(id, { type: 'close', round: 2 })
  await drawAndPublish(other, id, 3)
  await plays(id, 3, ['10'])
  const wrong = await snapshot(id)
  const [first, second] = [wrong.rounds[2]!.white[0]!, wrong.rounds[2]!.black[0]!].map((one) => NAMES[one]!)
  await close(desk, id, 3)
  await desk.goto(`/manage/${id}/draw`)
  await desk.getByRole('switch', { name: 'Match for the third place' }).click()
  await press(desk, 'Draw round 4')
  const draft = desk.getByRole('list', { name: 'Draft of round 4' })
  await expect(draft.getByRole('listitem')).toHaveCount(2)
  await expect(draft.getByRole('listitem').first()).toContainText(first!)

  // The slip of the first semi-final was misread: its loser plays the final.
  await showResults(other, id, 3)
  await other.getByRole('button', { name: 'Board 1: Black wins' }).click()
  const dialog = other.getByRole('dialog', { name: 'Correct board 1 of round 3' })
  await expect(dialog.getByLabel(`${second} gets the seat in round 4`)).toBeChecked()
  await press(other, 'Correct board 1')
  await expect(dialog).toHaveCount(0)
  await expect(resultOf(other, 1)).toHaveText('0–1')
  await expect(draft.getByRole('listitem').first()).toContainText(second!)
  await desk.reload()
  await expect(draft.getByRole('listitem')).toHaveCount(2)
  await expect(draft.getByRole('listitem').last()).toContainText(first!)
  await press(desk, 'Publish round 4')
  await expect(desk.getByRole('list', { name: 'Boards of round 4' })).toBeVisible()
  await outside.goto(`/t/${id}/pairings/4`)
  const final = outside.getByRole('region', { name: 'Final', exact: true })
  await expect(final).toContainText(second!)
  await plays(id, 4, ['10'])
  await close(desk, id, 4)
  await expect(desk.getByRole('heading', { name: 'Finished' })).toBeVisible()
  await expect(final.locator('span', { hasText: ', won' }).first()).toBeVisible()

  // The report has the same pairings as the public page.
  const text = await report(id)
  const { snapshot: read } = importText(text)
  expect(meetings(read)).toEqual(meetings(await snapshot(id)))
  expect(() => standingsTsv(text)).not.toThrow()
})

/** Outcomes of four boards per match, two letters each, repeated. */
const BOARDS = ['10==0110', '1010==01', '==01==10', '010110==']

test('e. nine teams of four boards over five rounds: reserves, a match forfeit, a board forfeit, a bye', async ({
  hall,
}) => {
  const { desk, other, outside, does, snapshot, report } = hall
  const teams = 'Rooks Knights Bishops Pawns Queens Kings Castles Gambits Forks'.split(' ')
  const id = await hall.make({
    name: 'Basin League',
    rounds: 5,
    system: 'swiss',
    competitors: 'team',
    gamesPerMatch: 4,
    isOpen: true,
    entries: teams.map((firstName, at) => ({ ...UNKNOWN, firstName, rating: 2500 - 20 * at })),
  })
  /** Alternates between the organiser and the second arbiter, because requests per account and minute are limited. */
  let turn = 0
  const say = (path: string, body: object) =>
    askFor([desk, other][turn++ % 2]!.context(), new URL(desk.url(), 'http://localhost').origin, path, body)
  await desk.goto(`/manage/${id}/players`)
  for (const [at, team] of teams.entries()) {
    const roster = [1, 2, 3, 4, 5].map((no) => ({ name: `${team} ${no}`, rating: 2400 - 10 * at - no }))
    await say(`tournament/${id}/setRoster`, { team: at + 1, roster })
  }
  /** The first four players of each team without a line-up. */
  const lineUps = async (round: number) => {
    const { rounds, players } = await snapshot(id)
    const { white, black } = rounds[round - 1]!
    const playing = white.flatMap((one, at) => (black[at]! < 0 ? [] : [one, black[at]!]))
    for (const position of playing) {
      const team = players.no[position]!
      const individuals = [1, 2, 3, 4].map((no) => 5 * (team - 1) + no)
      await say(`tournament/${id}/handInLineUp`, { round, team, individuals })
    }
  }
  const playMatches = async (round: number, nos: number[]) => {
    for (const no of nos) {
      const boards = BOARDS[(round + no) % BOARDS.length]!
      await does(id, { type: 'enterBoards', round, no, boards })
    }
  }

  await drawAndPublish(desk, id, 1)
  await outside.goto(`/t/${id}/pairings/1`)
  await expect(outside.getByText('Rooks').first()).toBeVisible()
  await expect(outside.getByText('BYE').first()).toBeVisible()
  await lineUps(1)
  await showResults(desk, id, 1)
  const name = (await desk.getByRole('list', { name: 'Line-ups' }).getByRole('button').first().innerText()).split(
    '\n',
  )[0]!
  await test.step('a reserve sits down at board 4', async () => {
    await desk.getByRole('button', { name: new RegExp(`^${name}\\s*In$`) }).click()
    await desk.getByLabel('Board 4', { exact: true }).selectOption(String(5 * (teams.indexOf(name) + 1)))
    await press(desk, 'Change the line-up')
    await expect(desk.getByRole('button', { name: 'Change the line-up' })).toBeDisabled()
  })
  await test.step('a match is entered board by board, one of them forfeited', async () => {
    await showResults(other, id, 1)
    await chooseMore(other, 1, 'Board by board')
    const form = rowOf(other, 1).getByRole('form')
    await expect(form.getByText(`${name} 5`)).toBeVisible()
    for (const [at, result] of ['10', '==', '01', '+-'].entries())
      await form.getByLabel(new RegExp(`^Board ${at + 1}: `)).selectOption(result)
    await press(other, 'Save 2½–1½')
    await expect(form).toHaveCount(0)
    await expect(rowOf(other, 1)).toContainText('2½–1½')
  })
  await test.step('another match is forfeited', async () => {
    await chooseMore(desk, 2, 'White wins by forfeit')
    await expect(rowOf(desk, 2)).toContainText('+')
    await desk.reload()
    await expect(rowOf(desk, 1)).toContainText('2½–1½')
  })
  await playMatches(1, [3, 4])
  await close(desk, id, 1)
  await press(desk, 'Plays round 2')
  await expect(desk.getByRole('heading', { name: 'Before round 2 is drawn' })).toHaveCount(0)
  for (const round of [2, 3, 4, 5]) {
    await does(id, { type: 'draw', round }, { type: 'publish', round })
    await lineUps(round)
    await playMatches(round, [1, 2, 3, 4])
    if (round < 5) await does(id, { type: 'close', round })
  }
  await close(other, id, 5)
  await expect(other.getByRole('heading', { name: 'Finished' })).toBeVisible()
  await outside.goto(`/t/${id}/standings/5`)
  const text = await report(id)
  await expectTableOfReport(outside, text)
  // Individual scores follow from line-ups and boards.
  const { individuals, games } = importText(text)
  expect(individuals).toHaveLength(45)
  expect(games.length).toBeGreaterThan(70)
  await outside.goto(`/t/${id}/standings/individual?show=all&search=${name}`)
  await expect(outside.getByRole('row').filter({ hasText: `${name} 5` })).toHaveCount(1)
})
