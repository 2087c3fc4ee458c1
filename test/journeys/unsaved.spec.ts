import type { Page } from '@playwright/test'
import { violations } from './accessibility.ts'
import { register } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  test('a user with unsaved changes is asked before they are lost, by a link, by "back" and when closing the window', async ({
    visit,
    context,
    baseURL,
  }) => {
    const { page } = visit
    const name = await register(context, baseURL!, 'writer')
    const settings = `/@/${name}/settings`
    await visit.to('/news')
    await page.getByRole('button', { name: `${name}, your account` }).click()
    await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL(settings)
    const zoom = page.getByRole('textbox', { name: 'Zoom' })
    const teams = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Teams' })

    await test.step('what is as it was is left without a question', async () => {
      const before = await zoom.inputValue()
      await zoom.fill('123 456')
      await zoom.fill(before)
      await teams.click()
      await expect(page).toHaveURL('/teams')
      await page.goBack()
    })

    await test.step('who stays keeps what they wrote, and is where they were', async () => {
      await zoom.fill('123 456')
      await teams.click()
      await expect(question(page)).toBeVisible()
      await question(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(question(page)).toHaveCount(0)
      await expect(teams).toBeFocused()
      await expect(page).toHaveURL(settings)
      await expect(zoom).toHaveValue('123 456')
      await teams.click()
      await page.keyboard.press('Escape')
      await expect(question(page)).toHaveCount(0)
    })

    await test.step('"back" asks as well, and goes back once it may', async () => {
      await page.evaluate(() => history.back())
      await expect(question(page)).toBeVisible()
      await expect(page).toHaveURL(settings)
      await question(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(zoom).toHaveValue('123 456')
      await page.evaluate(() => history.back())
      await question(page).getByRole('button', { name: 'Leave' }).click()
      await expect(page).toHaveURL('/news')
      await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
      await page.goForward()
      await expect(page).toHaveURL(settings)
      await expect(zoom).not.toHaveValue('123 456')
    })

    await test.step('who leaves loses it', async () => {
      await zoom.fill('123 456')
      await teams.click()
      await question(page).getByRole('button', { name: 'Leave' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible()
      await page.goBack()
      await expect(zoom).not.toHaveValue('123 456')
    })

    await test.step('the window that closes asks, until it is saved', async () => {
      const before = await zoom.inputValue()
      await zoom.fill('123 456')
      const asked = page.waitForEvent('dialog')
      await page.evaluate(() => void setTimeout(() => location.reload()))
      const dialog = await asked
      expect(dialog.type()).toBe('beforeunload')
      await dialog.dismiss()
      await expect(zoom).toHaveValue('123 456')
      const contact = page.getByRole('form', { name: 'Contact' })
      for (const value of ['123 456', before]) {
        await zoom.fill(value)
        await contact.getByRole('button', { name: 'Save' }).click()
        await expect(contact.getByText('Saved.')).toBeVisible()
        // The message may still be about the previous save.
        await expect(zoom).toHaveAttribute('value', value)
      }
      await teams.click()
      await expect(page).toHaveURL('/teams')
    })
    expect(visit.complaints()).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test(
    'unsent feedback asks before it is lost, in an accessible dialog',
    { tag: '@gate' },
    async ({ visit, context, baseURL }) => {
      const { page } = visit
      await register(context, baseURL!, 'writer')
      await visit.to('/contact')
      await page.getByRole('textbox', { name: 'Title' }).fill('More squares')
      await page.getByRole('link', { name: 'Kibitz, home' }).click()
      await expect(question(page)).toBeVisible()
      expect(await violations(page, { within: 'dialog' })).toEqual([])
      await question(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(page).toHaveURL('/contact')
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('More squares')
      expect(visit.complaints()).toEqual([])
    },
  )
})
