import { register } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

test('§2 /contact#feedback: a signed-in user sends feedback, and it is public afterwards', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  await visit.to('/contact#feedback')
  const section = page.getByRole('region', { name: 'Feedback' }).or(page.locator('#feedback'))
  await section.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login?back=%2Fcontact%23feedback')
  const name = await register(context, baseURL!, 'thinker')
  await visit.to('/contact')
  await page.getByRole('button', { name: 'Bug' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('שלום <b>world</b>')
  await page.getByRole('textbox', { name: 'Your feedback' }).fill('**Bold** words, <script>alert(1)</script> no script')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await page.getByRole('link', { name: 'View it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('שלום <b>world</b>')
  await expect(page.getByRole('article').locator('strong')).toHaveText('Bold')
  await page.getByRole('article').getByRole('link', { name }).click()
  await expect(page).toHaveURL(`/@/${name}`)
})

test('on a phone a signed-in user sees the form at once, without layout shifts', async ({
  visit,
  context,
  baseURL,
}) => {
  await visit.page.setViewportSize({ width: 390, height: 844 })
  const name = await register(context, baseURL!, 'thinker')
  await visit.to('/contact')
  await expect(visit.page.getByRole('button', { name: `${name}, your account` })).toBeVisible()
  expect(visit.complaints()).toEqual([])
})

test('§2 floating prompt: it appears after a while, leads to the form, and stays away once closed', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.getItem('kept') ?? localStorage.clear())
  await page.goto('/teams')
  const prompt = page.getByRole('complementary', { name: 'Feedback' })
  await expect(prompt.getByRole('link', { name: 'Tell us what you think' })).toHaveAttribute(
    'href',
    '/contact#feedback',
  )
  await prompt.getByRole('button', { name: 'Close' }).click()
  await expect(prompt).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('feedback-prompt'))).toBe('closed')
})
