import { examine } from '#core/import/examine.ts'
import { defectiveReport } from '../../scripts/pictures/defective-report.ts'
import { standingsTsv } from '#cli/standings.ts'
import { aSpreadsheet } from '../support/spreadsheet.ts'
import { violations } from './accessibility.ts'
import { registerOrganiser } from './register-organiser.ts'
import { expect, test } from './watched-page.ts'

const FILE = { name: 'Millpond open.trf', mimeType: 'text/plain', buffer: Buffer.from(defectiveReport()) }

test('a report with faults is repaired and imported, and its table is that of our command', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  await registerOrganiser(context, baseURL!)
  await visit.to('/manage/import')
  await page.getByLabel('Drop a file here, or choose one').setInputFiles(FILE)
  await expect(page.getByRole('heading', { name: '7 problems' })).toBeVisible()
  // The file doesn't say who won, so repairing all faults leaves this one.
  await page.getByRole('button', { name: 'Genevieve won' }).click()
  await page.locator('h1').click()
  await page.keyboard.press('a')
  await expect(page.locator('[data-problem]')).toHaveCount(0)
  await page.getByLabel('Name', { exact: true }).fill('Weir Open after repairs')
  await page.getByRole('button', { name: 'Import tournament' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Weir Open after repairs' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/')[2]!
  await page.reload()
  await page.getByRole('button', { name: 'Open the tournament' }).click()
  await expect(page.getByRole('button', { name: 'Open the tournament' })).toHaveCount(0)

  // The same repairs without a browser.
  const about = { id: 'file', now: 0 }
  const { problems } = examine(defectiveReport(), new Map(), about)
  const repaired = examine(defectiveReport(), new Map(problems.map((problem) => [problem.id, 0])), about).text
  const table = standingsTsv(repaired)
  const ranks = table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => Number(line.split('\t')[1]))
  await visit.to(`/t/${id}/standings/4`)
  const rows = page.locator('tbody tr').filter({ has: page.locator('th[scope=row]') })
  await expect(rows).toHaveCount(17)
  const shown = await rows.locator('td:first-child').allInnerTexts()
  expect(shown.map(Number)).toEqual(ranks.toSorted((a, b) => a - b))
  await expect(rows.filter({ hasText: 'Zeman' })).toHaveCount(1)
})

test('each fault of a report is shown with its line and can be repaired by buttons or keys', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  await registerOrganiser(context, baseURL!)
  await visit.to('/manage/import')
  const chooser = page.getByLabel('Drop a file here, or choose one')
  expect(await violations(page)).toEqual([])

  // A file that is no text is refused with a sentence.
  await chooser.setInputFiles({ ...FILE, name: 'list.xlsx', buffer: Buffer.from('PK\u0003\u0004 and so on') })
  await expect(page.getByRole('alert')).toContainText('Open it, then copy its cells here or save it as CSV.')

  await chooser.setInputFiles(FILE)
  const items = page.locator('[data-problem]')
  await expect(page.getByRole('heading', { name: '7 problems' })).toBeVisible()
  await expect(items).toHaveCount(7)
  expect(await violations(page)).toEqual([])
  const item = (title: string) => items.filter({ hasText: title })
  await expect(item('The rating isn’t a number').getByRole('group')).toContainText('21O0')
  await expect(item('A wrong opponent')).toContainText('Round 2: Irina has 99, and 14 has Irina.')

  // Three ways: by its button, by accepting another repair, by keys.
  await item('Both players of a game claim the win').getByRole('button', { name: 'Genevieve won' }).click()
  await item('The rating isn’t a number').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: '7 problems, 2 decided' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('y')
  await expect(page.getByRole('heading', { name: '7 problems, 3 decided' })).toBeVisible()
  await page.getByRole('button', { name: /^Take back ?, line 15$/ }).click()
  await page.locator('h1').click()
  await page.keyboard.press('a')
  await expect(items).toHaveCount(0)
  await expect(page.getByText('Round 4 is open: 1 game has no result yet.')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('a spreadsheet is read in the browser, and its columns are given by hand', async ({ visit, context, baseURL }) => {
  const { page } = visit
  await registerOrganiser(context, baseURL!)
  await visit.to('/manage/import')
  // So many rows that the archive’s entry is larger than what libraries unpack at once.
  const rows = Array.from({ length: 1500 }, (_, at) => [
    at + 1,
    `Player ${at + 1}`,
    1000 + at,
    `Note ${at}`,
    'x'.repeat(250),
  ])
  const buffer = Buffer.from(
    aSpreadsheet([['Summer list'], ['No.', 'Name', 'Strength', 'Remark', 'More'], ...rows], [['Name'], ['Lee, Ann']]),
  )
  await page
    .getByLabel('Drop a file here, or choose one')
    .setInputFiles({ name: 'summer.xlsx', mimeType: 'application/zip', buffer })
  await expect(page.getByRole('heading', { name: 'As it is read' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Summer list/ })).toContainText('Not used: it is above the heading')
  await page.getByLabel('Column “Strength” is').selectOption('Rating')
  await page.getByLabel('Column “Remark” is').selectOption('Club')
  const facts = page.getByRole('complementary', { name: 'What comes in' })
  await expect(facts).toContainText('1500')
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Sheet').selectOption('Sheet 2')
  await page.getByLabel('Rounds').fill('3')
  await page.getByRole('button', { name: 'Create tournament' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'summer' })).toBeVisible()
})
