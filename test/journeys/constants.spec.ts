import { expect, test } from './watched-page.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('§9 sidebar donut 200 high; sidebar sticky limits 10% viewport and 275', async ({ page }) => {
  await page.goto('/t/rivers/pairings/7')
  const aside = page
    .getByRole('complementary')
    .filter({ has: page.locator('svg') })
    .last()
  expect((await aside.locator('svg[viewBox="0 0 200 200"]').boundingBox())!.height).toBe(200)
  const top = () => aside.evaluate((own) => getComputedStyle(own).top)
  for (const [height, limit] of [
    [900, '90px'],
    [2000, '200px'],
    [4000, '275px'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height })
    expect(await top()).toBe(limit)
  }
})
