import { expect } from '@playwright/test'
import { violations } from './accessibility.ts'
import { UNKNOWN } from './made-event.ts'
import { test } from './three-browsers.ts'

const player = (firstName: string, lastName: string, rest: object = {}) => ({
  ...UNKNOWN,
  firstName,
  lastName,
  ...rest,
})
const ENTRIES = [
  player('Jiří', 'Novák', { rating: 1600, fideId: '990000002', birth: '1951', nationality: 'CZE' }),
  player('Ingrid', 'Moe', { rating: 1500 }),
]

test('a director adds the right one of three namesakes by typing, and refreshes all ratings before round 1', async ({
  hall,
}) => {
  const { desk, outside: visitor, does, make } = hall
  const id = await make({ name: 'Mill Pond Rapid', rounds: 5, system: 'swiss', isOpen: true, entries: ENTRIES })
  await does(id, { type: 'editEvent', settings: { federation: 'CZE', timeControl: '15+10' } })

  await desk.goto(`/manage/${id}/players`)
  await desk.getByRole('button', { name: 'Add a player', exact: true }).click()
  const search = desk.getByRole('combobox', { name: 'Name, FIDE ID or national number' })
  await expect(desk.getByText(/^FIDE list of 1 \w+ \d{4}$/)).toBeVisible()
  await search.fill('novák jiří')
  const found = desk.getByRole('option', { name: /Jiří Novák/ })
  await expect(found).toHaveCount(3)
  await expect(found.nth(0)).toContainText('born 2003, FIDE 990000001')
  await expect(found.nth(1)).toContainText('Entered')
  await expect(found.nth(2)).toContainText('CM')
  await expect(desk.getByText('Rapid, seeds here')).toBeVisible()
  await expect(desk.getByText(/Not to be confused with no. 1 Jiří Novák \(born 1951, Czechia\)/)).toBeVisible()
  expect.soft(await violations(desk)).toEqual([])
  await search.press('Enter')
  await expect(desk.getByText('Jiří Novák entered')).toBeVisible()
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()

  // One who is entered already is not added again; a name without marks and in any order is found too.
  await search.fill('jiri novak')
  await search.press('ArrowDown')
  await expect(
    desk.getByText('Already entered as no. 1.').or(desk.getByText('Already entered as no. 3.')),
  ).toBeVisible()
  await search.fill('Zzyzx')
  await expect(desk.getByText('No list has “Zzyzx”. Enter the player below.')).toBeVisible()

  await desk.getByRole('button', { name: 'Refresh ratings' }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByRole('row', { name: /Jiří Novák/ })).toContainText('1655')
  await expect(dialog.getByText('1 entry has no FIDE ID and stays as it is.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Take 1 change' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(desk.getByText(/^Ratings taken from the lists of 1 \w+ \d{4}: 1 entry$/).first()).toBeVisible()
  await visitor.goto(`/t/${id}/players`)
  await expect(visitor.getByRole('row', { name: /Novák/ }).filter({ hasText: '1655' })).toHaveCount(1)
  await expect(visitor.getByText(/^Seeded by FIDE rating, else the national one. Lists of 1 \w+ \d{4}.$/)).toBeVisible()
  await desk.getByRole('button', { name: 'Undo' }).first().click()
  await expect(desk.getByText('1600').first()).toBeVisible()

  // An entry without an ID is found in the lists, and gets their data.
  await desk.getByRole('button', { name: /Change Ingrid Moe/ }).click()
  await desk.getByRole('button', { name: 'Find in the rating lists' }).click()
  const link = desk.getByRole('combobox', { name: 'Name, FIDE ID or national number' }).last()
  await link.fill('solbakken ingrid')
  await expect(desk.getByRole('option', { name: /Ingrid Solbakken/ }).first()).toContainText('born 2016')
  await link.press('Enter')
  await expect(
    desk
      .getByRole('button', { name: /Change Ingrid Solbakken/ })
      .or(desk.getByText('Ingrid Solbakken'))
      .first(),
  ).toBeVisible()
})
