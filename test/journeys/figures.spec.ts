import { expect, test } from './watched-page.ts'

const RAPID = '/t/womens-world-rapid-2024'

for (const [device, viewport] of [
  ['a desktop', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${device} the words of a column head explain its figure, and lead to all figures`, async ({ visit }) => {
    const { page } = visit
    await page.setViewportSize(viewport)
    await visit.to(`${RAPID}/standings/11`)
    const score = page.getByRole('columnheader', { name: 'Score' })
    const note = page.getByRole('dialog', { name: 'Points' })
    // The note is opened by code that is loaded once the page is idle; until then the link leads to all figures.
    await expect(async () => {
      if (page.url().includes('/figures')) await page.goBack()
      await score.getByRole('link', { name: 'Score', exact: true }).click()
      await expect(note).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(note).toContainText('What the results have earned')
    await expect(note).toContainText('Here it comes first: it ranks the players.')
    await expect(note).toContainText('Humpy Koneru')
    await expect(note).toContainText('= 8½')
    if (process.env['SHOTS']) await page.screenshot({ path: `/tmp/shots/key/note-${viewport.width}.png` })
    await page.keyboard.press('Escape')
    await expect(note).toBeHidden()
    await expect(page).toHaveURL(`${RAPID}/standings/11`)
    await score.getByRole('link', { name: 'Sort by Score' }).click()
    await expect(score).toHaveAttribute('aria-sort', 'ascending')
    await score.getByRole('link', { name: 'Score', exact: true }).click()
    await note.getByRole('link', { name: 'All figures' }).click()
    await expect(page).toHaveURL(/\/figures\?event=womens-world-rapid-2024#points$/)
    await expect(page.locator('#points')).toContainText('in use')
    if (process.env['SHOTS']) await page.screenshot({ path: `/tmp/shots/key/figures-${viewport.width}.png` })
    expect(visit.complaints()).toEqual([])
  })
}
