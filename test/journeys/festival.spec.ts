import { expect } from '@playwright/test'
import { registerOrganiser } from './register-organiser.ts'
import { site } from '../../playwright.config.ts'
import { test } from './watched-page.ts'

test('an organiser gets from an empty page to a festival of three sections, and a player enters it by the form', async ({
  page,
  browser,
}) => {
  await registerOrganiser(page.context(), site.url)
  const name = `Pier Festival ${Date.now().toString(36)}`
  await page.goto('/manage/new')
  await page.getByRole('link', { name: 'Several tournaments under one name' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Place').fill('Old Pier')
  await page.getByLabel('First day').fill('2027-06-18')
  await page.getByLabel('Last day').fill('2027-06-22')
  await page.getByRole('button', { name: 'New festival' }).click()

  for (const word of ['Open A', 'U14', 'Blitz']) {
    await page.getByLabel('Short name').fill(word)
    await page.getByLabel('Round 1 starts').fill('10:00')
    await page.getByRole('button', { name: 'Make the section' }).click()
    await expect(page.getByText(`Section ${word} added.`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Settings of U14' }).click()
  const settings = page.getByRole('dialog')
  await settings.getByLabel('Most places').fill('1')
  await settings.getByLabel('Born from (year)').fill('2013')
  await settings.getByLabel('Fee in EUR').fill('20')
  await settings.getByRole('button', { name: 'Save' }).click()
  await settings.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Settings of Blitz' }).click()
  await settings.getByLabel('Kind').selectOption('Side event')
  await settings.getByRole('button', { name: 'Save' }).click()
  await settings.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Open the festival' }).click()
  await page.getByRole('button', { name: 'Open entries' }).click()
  await expect(page.getByText('The entry form is open.')).toBeVisible()
  await page.getByRole('link', { name: 'View as visitor' }).click()
  await page.waitForURL(/\/f\//)
  const address = page.url()

  const player = await (await browser.newContext()).newPage()
  await player.goto(address)
  await expect(player.getByRole('heading', { name, level: 1 })).toBeVisible()
  await player.getByRole('link', { name: 'Enter', exact: true }).first().click()
  await player.getByLabel('First name', { exact: true }).fill('Adéla')
  await player.getByLabel('Last name', { exact: true }).fill('Nová')
  await player.getByLabel('Year of birth', { exact: true }).fill('2012')
  await expect(player.getByText('U14 is for players born in 2013 or later.')).toBeVisible()
  await player.getByLabel('Year of birth', { exact: true }).fill('2014')
  await player.getByLabel('Email', { exact: true }).fill('nova@example.org')
  await player.getByRole('checkbox', { name: /U14/ }).check()
  // One main section, and any side event.
  await expect(player.getByRole('checkbox', { name: /Open A/ })).toBeDisabled()
  await player.getByRole('checkbox', { name: /Blitz/ }).check()
  await player.getByRole('button', { name: 'Send entry' }).click()
  await expect(player.getByText('You are in.')).toHaveCount(2)
  await expect(player.getByText('20 € to pay')).toBeVisible()
  await player.reload()
  await expect(player.getByText('You are in.')).toHaveCount(2)

  await player.getByRole('link', { name: 'Enter somebody else' }).last().click()
  await player.getByLabel('First name', { exact: true }).fill('Boris')
  await player.getByLabel('Year of birth', { exact: true }).fill('2013')
  await player.getByLabel('Email', { exact: true }).fill('nova@example.org')
  await player.getByRole('checkbox', { name: /U14.*full: you would be number 1/ }).check()
  await player.getByRole('button', { name: 'Send entry' }).click()
  await expect(player.getByText('Number 1 on the waiting list.')).toBeVisible()
  await player.getByRole('link', { name: 'Entries', exact: true }).click()
  await expect(player.getByRole('table', { name: 'Entries' }).getByRole('row')).toHaveCount(3)

  await page.getByRole('link', { name: 'Manage festival' }).click()
  await page.getByRole('link', { name: 'Fees', exact: true }).click()
  await page.getByRole('button', { name: 'Payments of Adéla Nová' }).click()
  await page.getByRole('button', { name: 'Enter the payment' }).click()
  await expect(page.getByText('Adéla Nová paid 20 €.')).toBeVisible()
  const { promise: slowNetwork, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/getDesk', (route) => slowNetwork.then(() => route.continue()))
  await page.getByRole('link', { name: 'Door', exact: true }).click()
  const here = page.getByRole('button', { name: 'Nová, Adéla, U14: here' })
  // Until the marks have loaded, a press could set one that it should take back.
  await expect(here).toBeDisabled()
  answer()
  await here.click()
  await expect(page.getByText('1 of 2 are here')).toBeVisible()
})
