import { expect } from '@playwright/test'
import { NO_PRIZES } from '#core/tournament/prizes.ts'
import { violations } from './accessibility.ts'
import { anOrganiser } from './account.ts'
import { site } from '../../playwright.config.ts'
import { test } from './watched-page.ts'

test('a player of two sections wins in both and keeps one prize; the best woman of all is found over the sections', async ({
  page,
  browser,
}) => {
  const organiser = await anOrganiser(site.url)
  await organiser.enter(page.context())
  const id = `quay-${Date.now().toString(36)}`
  const call = (path: string, data: object) => organiser.ask<{ tournament: string }>(path, data)
  await call('festival/create', { name: 'Quay Festival', id })
  const section = async (word: string, kind: string, euros: number): Promise<string> => {
    const { tournament } = await call(`festival/${id}/createSection`, {
      section: { word, kind },
      tournament: { name: `${id} ${word}`, rounds: 3 },
    })
    const prizes = [{ amount: euros * 100, thing: '', worth: 0 }]
    const own = { name: '', condition: {}, sharing: 'place', leastShare: 0, leastEntries: 0, prizes }
    await call(`tournament/${tournament}/change`, {
      request: { type: 'setPrizes', prizes: { ...NO_PRIZES, categories: [own] } },
    })
    return tournament
  }
  const [open, blitz] = [await section('Open', 'main', 100), await section('Blitz', 'side', 80)]
  const enters = (firstName: string, sections: string[], sex: string) =>
    call(`festival/${id}/changeRegister`, {
      request: { type: 'addPerson', person: { firstName, lastName: 'Nováková', birth: '1990', sex }, sections },
    })
  await call(`festival/${id}/change`, { request: { type: 'stage', stage: 'public' } })
  await enters('Ada', [open, blitz], 'w')
  await enters('Bea', [open], 'w')
  await enters('Cyril', [blitz], 'm')
  for (const tournament of [open, blitz]) {
    for (const request of [
      { type: 'draw', round: 1 },
      { type: 'publish', round: 1 },
    ])
      await call(`tournament/${tournament}/change`, { request })
    const { rounds } = await organiser.read<{ rounds: { white: number[] }[] }>(`tournament/${tournament}/snapshot`)
    const outcome = rounds[0]!.white[0] === 0 ? '10' : '01'
    await call(`tournament/${tournament}/change`, {
      request: { type: 'enterResult', round: 1, no: 1, result: { outcome } },
    })
  }

  await page.goto(`/manage/f/${id}/prizes`)
  await page.getByRole('button', { name: 'Add a category' }).click()
  await page.getByLabel('Amount of prize 1').fill('150')
  await page.getByRole('button', { name: 'Women', exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Prizes of the festival entered.')).toBeVisible()
  expect.soft(await violations(page)).toEqual([])

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/f/${id}`)
  await visitor.getByRole('link', { name: 'Prizes', exact: true }).click()
  const group = (name: string) =>
    visitor.getByRole('rowgroup').filter({ has: visitor.locator('th').getByText(name, { exact: true }) })
  await expect(group('Women')).toContainText('Ada Nováková')
  await expect(group('Open: Overall')).toContainText('Bea Nováková')
  await expect(group('Blitz: Overall')).toContainText('Cyril Nováková')
  await expect(group('Blitz: Overall').getByText('Ada Nováková keeps 150').first()).toBeAttached()
  expect.soft(await violations(visitor)).toEqual([])

  // The section’s own page names the same winner, and says by which rule.
  await visitor.goto(`/t/${blitz}/prizes`)
  const own = visitor.getByRole('table', { name: 'All prizes' })
  await expect(own.getByRole('link', { name: 'Cyril Nováková' })).toBeVisible()
  await expect(own.getByRole('link', { name: 'Ada Nováková' })).toHaveCount(0)
  await expect(visitor.getByText('Winners follow the rule of the whole festival.')).toBeVisible()
  expect.soft(await violations(visitor)).toEqual([])
  await visitor.getByRole('link', { name: 'Prizes of the whole festival' }).click()
  await expect(group('Women')).toBeVisible()

  await visitor.getByRole('button', { name: 'Star Quay Festival' }).click()
  await visitor.goto('/following')
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Quay Festival' })).toBeVisible()
  expect.soft(await violations(visitor)).toEqual([])
  await visitor.goto(`/f/${id}/prizes`)

  await page.getByLabel('This holds for').selectOption('these prizes alone')
  await expect(page.getByText('Prizes of the festival changed.')).toBeVisible()
  await visitor.reload()
  await expect(group('Open: Overall')).toHaveCount(0)
})
