import { expect } from '@playwright/test'
import { expectStandingsOfReport } from './public-table.ts'
import { close, press } from './desk-hands.ts'
import { test } from './three-browsers.ts'
import { entriesOf, OUTCOMES, playOn } from './whole-event.ts'

test('j. 500 players over nine rounds: the last round is drawn while its page stays usable, and everyone sees it', async ({
  hall,
}) => {
  const { desk, other, outside, plays, report, snapshot } = hall
  const id = await hall.make({
    name: 'Five Hundred',
    rounds: 9,
    system: 'swiss',
    isOpen: true,
    entries: entriesOf(500),
  })
  await playOn(hall, id, [1, 2, 3, 4, 5, 6, 7, 8])
  await outside.goto(`/t/${id}/pairings/9`)
  await expect(outside.getByText('Draw has not yet taken place!')).toBeVisible()
  await other.goto(`/manage/${id}`)
  await desk.goto(`/manage/${id}/draw`)
  await press(desk, 'Draw round 9')
  await desk.keyboard.press('/')
  await desk.getByRole('combobox').fill('Five H')
  await expect(desk.getByRole('option').first()).toContainText('Five Hundred')
  await desk.keyboard.press('Escape')
  await expect(desk.getByText('Draft, only the desk sees it')).toBeVisible()
  await desk.reload()
  await expect(desk.getByText('250 boards, drawn by the Swiss system.')).toBeVisible()
  await press(other, 'Publish round 9')
  await expect(outside.getByRole('row').filter({ hasText: 'Ada Moss' }).first()).toBeVisible()
  expect((await snapshot(id)).rounds[8]!.white).toHaveLength(250)
  await plays(id, 9, OUTCOMES)
  await close(other, id, 9)
  expectStandingsOfReport(await snapshot(id), await report(id))
})
