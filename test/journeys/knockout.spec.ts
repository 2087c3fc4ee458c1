import type { Page } from '@playwright/test'
import { expect, test } from './watched-page.ts'

const box = (page: Page) => page.getByRole('region', { name: 'Main bracket, scrolls horizontally' })
const left = (page: Page) => box(page).evaluate((own) => own.scrollLeft)
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('§2 knockout view', () => {
  test(
    'bracket columns per round: each halves the pairings, and winners connect to the next',
    { tag: '@gate' },
    async ({ visit }) => {
      const { page } = visit
      await visit.to('/t/channel/pairings/2')
      for (const [name, matches] of [
        ['Round of 16', 8],
        ['Quarter-finals', 4],
        ['Semi-finals', 2],
        ['Final', 1],
      ] as const) {
        await expect(column(page, name).getByRole('listitem')).toHaveCount(matches)
      }
      const card = column(page, 'Round of 16').getByRole('link').first()
      const name = await card.locator('span', { hasText: ', won' }).locator('bdi').last().innerText()
      await expect(column(page, 'Quarter-finals').getByRole('link').first()).toContainText(name)
      expect(visit.complaints()).toEqual([])
    },
  )

  test('rounds after the current one are shown as not yet played, with possible players', async ({ visit }) => {
    const { page } = visit
    await visit.to('/t/channel/pairings/2')
    const semis = column(page, 'Semi-finals')
    await expect(semis.getByText('Not yet played')).toBeAttached()
    await expect(semis.getByText(/ or /).first()).toBeVisible()
    await expect(semis.getByRole('link')).toHaveCount(0)
    await expect(column(page, 'Final').getByText('Winner of semi-final 1')).toBeVisible()
  })

  test('a live match has a red edge and says so', async ({ visit }) => {
    const { page } = visit
    await visit.to('/t/channel/pairings/2')
    const live = column(page, 'Quarter-finals').getByRole('listitem').filter({ hasText: 'Live' })
    await expect(live).toHaveCount(1)
    const [edge, red] = await live.getByRole('link').evaluate((card) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = 'var(--live)'
      return [getComputedStyle(card).borderTopColor, getComputedStyle(probe).color]
    })
    expect(edge).toBe(red)
  })

  test('pool or bracket titles: one bracket is shown at a time', async ({ visit }) => {
    const { page } = visit
    await visit.to('/t/channel/pairings/2')
    await expect(page.getByRole('heading', { name: 'Main bracket' })).toBeVisible()
    await page.getByRole('button', { name: 'Places 9–16' }).click()
    await expect(page.getByRole('heading', { name: 'Places 9–16' })).toBeVisible()
    await expect(column(page, 'Round 2').getByRole('listitem')).toHaveCount(4)
  })

  test('one click shows the table instead', async ({ visit }) => {
    await visit.to('/t/channel/pairings/2')
    await visit.page.getByRole('button', { name: 'Table' }).click()
    await expect(visit.page.getByRole('table', { name: 'Main bracket, round 2' })).toBeVisible()
  })

  test('in a tournament with several systems the bracket has the knockout’s rounds only', async ({ visit }) => {
    const { page } = visit
    await visit.to('/t/harbour/pairings/4')
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('navigation', { name: 'Round', exact: true }).getByRole('link', { name: '6' }).click()
    await expect(column(page, 'Quarter-finals').getByRole('listitem')).toHaveCount(4)
    await expect(column(page, 'Final').getByRole('link')).toHaveCount(1)
    expect(visit.complaints()).toEqual([])
  })
})

test.describe('§9 knockout', () => {
  test('vertical padding 45*2^(round-1) minus 45 px, slots of 90 px, columns of 256 px at least', async ({ visit }) => {
    const { page } = visit
    await visit.to('/t/channel/pairings/1')
    const measured = await box(page).evaluate((own) =>
      [...own.children].map((column) => {
        const slot = column.querySelector('li')!
        const { paddingTop, paddingBottom, height } = getComputedStyle(slot)
        return [paddingTop, paddingBottom, height, column.getBoundingClientRect().width >= 256]
      }),
    )
    expect(measured).toEqual([
      ['0px', '0px', '90px', true],
      ['45px', '45px', '180px', true],
      ['135px', '135px', '360px', true],
      ['315px', '315px', '720px', true],
    ])
  })

  test.describe('scroll step 100 px', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('with buttons and arrow keys', async ({ visit }) => {
      const { page } = visit
      await visit.to('/t/channel/pairings/1')
      const [back, on] = ['Scroll left', 'Scroll right'].map((name) => page.getByRole('button', { name }))
      expect(await left(page)).toBe(0)
      await on!.click()
      await expect.poll(() => left(page)).toBe(100)
      await on!.click()
      await on!.click()
      await expect.poll(() => left(page)).toBe(300)
      await back!.click()
      await expect.poll(() => left(page)).toBe(200)
      await box(page).focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => left(page)).toBe(300)
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => left(page)).toBe(200)
    })

    test('the address of a round shows its column', async ({ visit }) => {
      const { page } = visit
      await visit.to('/t/channel/pairings/2')
      expect(await left(page)).toBe(296)
      await visit.to('/t/channel/pairings/1#channel-1-3')
      await expect(page.locator('#channel-1-3')).toBeInViewport()
    })
  })
})
