import { expect } from '@playwright/test'
import { violations } from './accessibility.ts'
import { anOrganiser } from './account.ts'
import { site } from '../../playwright.config.ts'
import { test } from './watched-page.ts'

test('sections are reported on one form, unless somebody plays in two of them', async ({ page }) => {
  const organiser = await anOrganiser(site.url)
  await organiser.enter(page.context())
  const id = `pier-${Date.now().toString(36)}`
  const call = (path: string, data: object) => organiser.ask<{ tournament: string }>(path, data)
  await call('festival/create', { name: 'Pier Festival', id })
  const section = async (word: string, kind: string): Promise<string> => {
    const tournament = { name: `${id} ${word}`, rounds: 3 }
    return (await call(`festival/${id}/createSection`, { section: { word, kind }, tournament })).tournament
  }
  const [a, b, blitz] = [
    await section('Open A', 'main'),
    await section('Open B', 'main'),
    await section('Blitz', 'side'),
  ]
  for (const [firstName, sections] of [
    ['Ada', [a, blitz]],
    ['Bea', [a]],
    ['Cyril', [b]],
    ['Dora', [b]],
  ] as const)
    await call(`festival/${id}/changeRegister`, {
      request: { type: 'addPerson', person: { firstName, lastName: 'Nováková', birth: '1990', sex: 'w' }, sections },
    })
  await call(`festival/${id}/change`, { request: { type: 'stage', stage: 'public' } })
  for (const tournament of [a, b])
    for (const type of ['draw', 'publish'])
      await call(`tournament/${tournament}/change`, { request: { type, round: 1 } })

  await page.goto(`/manage/f/${id}`)
  await page.getByRole('link', { name: 'Reports', exact: true }).click()
  const sheet = page.getByRole('region', { name: 'Sheets' })
  await expect(sheet.getByRole('heading', { name: 'Pier Festival' })).toBeVisible()
  await expect(sheet.getByRole('row', { name: /^All/ })).toContainText('All4')
  await expect(sheet).toContainText('Open A, Open B')
  expect.soft(await violations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('checkbox', { name: 'Open A' })).toBeHidden()
  await expect(sheet).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('checkbox', { name: 'Open B' }).uncheck()
  await expect(page.getByText('Choose at least two sections.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Blitz' }).check()
  await expect(page.getByRole('alert')).toContainText('Ada Nováková plays in more than one of these sections.')
  await expect(sheet).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  // Within the bar, whose tabs don't all fit.
  await expect(page.getByRole('link', { name: 'Reports', exact: true })).toBeInViewport({ ratio: 1 })

  await page.getByRole('link', { name: 'Rating report of Open B' }).click()
  await expect(page.getByRole('dialog', { name: 'Rating report' })).toBeVisible()
})
