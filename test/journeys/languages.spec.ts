import { expect, mergeTests, type Page } from '@playwright/test'
import { sentence } from './catalogue.ts'
import { expectScore, hasStayed, SOON, stay } from './live-rows.ts'
import { test as withLiveEvents } from './live-event.ts'
import { test as base } from './watched-page.ts'

const test = mergeTests(base, withLiveEvents)
const PASSWORD = 'Grob 1. g4 forever'
const language = (page: Page) => page.locator('html')

test.describe('a German fan', () => {
  test.use({ locale: 'de-DE' })

  test(
    'is offered German, follows a live round in it, signs up in it and gets letters in it',
    { tag: '@gate' },
    async ({ page, liveEvent }) => {
      const de = (area: string, key: string) => sentence('de', area, key)
      const event = await liveEvent()
      const match = event.match(1)
      await page.goto(`/t/${event.id}/pairings/1`)
      await expect(language(page)).toHaveAttribute('lang', 'en')
      await expect(page.getByText(de('language', 'offer'))).toBeVisible()
      await page.getByRole('button', { name: de('language', 'read') }).click()
      await expect(page).toHaveURL(`/de/t/${event.id}/pairings/1`)
      await expect(language(page)).toHaveAttribute('lang', 'de')
      await expect(page.getByText(de('language', 'offer'))).toHaveCount(0)

      await stay(page)
      await expectScore(page, match, SOON)
      await match.endGame()
      await expectScore(page, match, SOON)
      expect(await hasStayed(page)).toBe(true)

      const name = `fan-${Date.now().toString(36)}`
      await page.getByRole('link', { name: de('session', 'signIn'), exact: true }).click()
      await expect(page).toHaveURL(/\/de\/login\?/)
      await page.goto(`/register`)
      await expect(page).toHaveURL('/de/register')
      await page.getByRole('textbox', { name: de('session', 'username'), exact: true }).fill(name)
      await page.getByRole('textbox', { name: de('session', 'email'), exact: true }).fill(`${name}@example.org`)
      await page.getByLabel(de('session', 'password'), { exact: true }).and(page.locator('input:visible')).fill('abc')
      await page.getByRole('button', { name: de('session', 'createAccount') }).click()
      await expect(page.getByRole('alert')).not.toHaveText(/Password|must/)
      await page
        .getByLabel(de('session', 'password'), { exact: true })
        .and(page.locator('input:visible'))
        .fill(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: name })).toBeVisible()

      const letters = (await (await page.request.get('/dev/mail')).text()).split('<article>')
      const letter = letters.find((one) => one.includes(`${name}@example.org`))
      expect(letter).toContain(de('letters', 'verificationSubject'))
      expect(letter).toContain(`/de/@/${name}/verify/email?code=`)
    },
  )
})

test.describe('an Arabic fan', () => {
  test.use({ locale: 'ar', viewport: { width: 1366, height: 768 } })

  test('is offered Arabic, and reads a table from right to left whose figures keep their order', async ({ visit }) => {
    const { page } = visit
    const ar = (area: string, key: string) => sentence('ar', area, key)
    await visit.to('/t/womens-world-rapid-2024/standings/11')
    await page.getByRole('button', { name: ar('language', 'read') }).click()
    await expect(page).toHaveURL('/ar/t/womens-world-rapid-2024/standings/11')
    await expect(language(page)).toHaveAttribute('dir', 'rtl')

    const first = page.getByRole('row').filter({ hasText: 'Humpy Koneru' })
    const name = (await first.getByText('Humpy Koneru').boundingBox())!
    const score = first.getByText('8½', { exact: true }).first()
    expect((await score.boundingBox())!.x).toBeLessThan(name.x)
    // The half is at the right of the eight.
    const [eight = 0, half = 0] = await score.evaluate((element) => {
      const lefts: number[] = []
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode())
        for (let at = 0; at < (texts.currentNode as Text).length; at += 1) {
          const letter = document.createRange()
          letter.setStart(texts.currentNode, at)
          letter.setEnd(texts.currentNode, at + 1)
          lefts.push(letter.getBoundingClientRect().left)
        }
      return lefts
    })
    expect(half).toBeGreaterThan(eight)

    await page
      .getByRole('link', { name: ar('tournament', 'pairings'), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/ar\/t\/womens-world-rapid-2024\/pairings/)
    expect(visit.complaints()).toEqual([])
  })
})

test('an English reader who opens a shared Arabic link is offered English, and nothing switches by itself', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to('/ar/t/rivers/standings/6')
  await expect(language(page)).toHaveAttribute('lang', 'ar')
  await expect(language(page)).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: sentence('en', 'language', 'read') }).click()
  await expect(page).toHaveURL('/t/rivers/standings/6')
  await expect(language(page)).toHaveAttribute('lang', 'en')
  await visit.to('/ar/t/rivers/standings/6')
  await expect(language(page)).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('button', { name: sentence('en', 'language', 'read') })).toHaveCount(0)
  expect(visit.complaints()).toEqual([])
})

test('the menu of languages opens the same page in another one, and the next page without a tag too', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to('/t/rivers/standings/6?sort=name')
  await page.getByRole('button', { name: sentence('en', 'language', 'language') }).click()
  await page.getByRole('link', { name: 'Deutsch' }).first().click()
  await expect(page).toHaveURL('/de/t/rivers/standings/6?sort=name')
  await page.goto('/events')
  await expect(page).toHaveURL('/de/events')
  await page.goBack()
  await expect(page).toHaveURL('/de/t/rivers/standings/6?sort=name')
  expect(visit.complaints()).toEqual([])
})
