import { violations } from './accessibility.ts'
import { FIRST_ROUND, anOwnEvent } from './own-event.ts'
import { expect, test } from './watched-page.ts'

test('a director sets up fixtures of two matches, enters one and rules on it, and readers see each score', async ({
  page,
  baseURL,
}) => {
  const { id, change } = await anOwnEvent(page.context(), baseURL!, {
    name: 'Orchard League',
    names: ['Ash', 'Birch', 'Cedar', 'Dale'],
    competitors: 'team',
    gamesPerMatch: 8,
  })
  await change({ type: 'editEvent', settings: { tieBreaks: ['EDE', 'gamePoints'] } })
  await page.goto(`/manage/${id}/settings`)
  const add = page.getByRole('button', { name: 'Add a match' })
  await add.click()
  const first = page.getByRole('group', { name: 'Match 1' })
  await first.getByLabel('Name').fill('Rapid')
  await first.getByLabel('Name').press('Enter')
  await expect(page.getByRole('group', { name: 'Rapid' })).toBeVisible()
  await add.click()
  await page.getByRole('group', { name: 'Match 2' }).getByLabel('Name').fill('Blitz')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Blitz' })).toBeVisible()
  await page.getByLabel('What decides a fixture').selectOption('Match points of each match')
  await expect(page.getByLabel('What decides a fixture')).toHaveValue('perMini')

  await change(...FIRST_ROUND)
  await page.goto(`/t/${id}/pairings/1`)
  const row = page.getByRole('row').filter({ hasText: 'Table 1' })
  await row.getByRole('button', { name: /^Result and link/ }).click()
  await page.getByRole('menuitem', { name: 'Matches of this fixture…' }).click()
  const rapid = page.getByRole('form', { name: 'Rapid' })
  await rapid.getByRole('textbox').nth(1).fill('5.5')
  await rapid.getByRole('textbox').nth(2).fill('2.5')
  await rapid.getByRole('button', { name: 'Save Rapid' }).click()
  await expect(rapid.getByRole('textbox').nth(1)).toHaveValue('5½')
  await rapid.getByLabel('This is').selectOption('A fair play ruling')
  await rapid.getByRole('textbox').nth(1).fill('3.5')
  await rapid.getByRole('textbox').nth(2).fill('4.5')
  await rapid.getByLabel('Reason').fill('Board 1 closed for fair play')
  await rapid.getByRole('button', { name: 'Save Rapid' }).click()
  await expect(rapid.getByRole('button', { name: 'Take the ruling back' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  // The fixture goes on: its score so far, and that of each match, are in the row.
  await page.goto(`/t/${id}/pairings/1`)
  await expect(row).toContainText('3½–4½')
  await row.getByRole('link', { name: /Table 1/ }).click()
  await expect(page.getByText('Fair play ruling')).toBeVisible()
  await expect(page.getByText('Before: 5½–2½')).toBeVisible()
  await expect(page.getByText('Board 1 closed for fair play')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Matches of this fixture' })).toBeVisible()
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 860 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  expect(await violations(page)).toEqual([])
  await page.goto(`/t/${id}/pairings/1?embed=pairings`)
  await expect(page.getByText('3½–4½')).toBeVisible()
})
