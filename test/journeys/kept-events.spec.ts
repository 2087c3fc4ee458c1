import type { CDPSession, Page } from '@playwright/test'
import { violations } from './accessibility.ts'
import { expectKept, keepEvent, keepSwitch, lost, star } from './kept-here.ts'
import { ask } from './made-event.ts'
import { alone as test } from './no-animations.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { expect } from './watched-page.ts'

const NAMES = ['Ann Lee', 'Bo Lind', 'Cy Moss', 'Dee Hart']
const EVENT = 'Rivers Club League 2026'
const CUP = 'UzChess Cup Masters 2025'

const bar = (page: Page) => page.getByText(/^Reconnecting… as of \d\d:\d\d$/)

test('a starred event opens without a network, says how old it is, and goes on when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/t/rivers/standings')
  await star(page, EVENT)
  await expectKept(page, 'rivers')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(bar(page)).toBeVisible()
  await context.setOffline(false)
  await expect(bar(page)).toHaveCount(0)
})

test('every section of a kept event opens without a network', async ({ page, context }) => {
  await keepEvent(page, 'rivers')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: EVENT })).toBeVisible()
  for (const [path, there] of [
    ['pairings/1', page.getByRole('table').first()],
    ['standings', page.getByRole('table').first()],
    ['players', page.getByRole('table').first()],
    ['team/1', page.getByRole('main').getByRole('heading', { level: 2 }).first()],
    ['stats', page.getByText('Unplayed pairings count as pending.')],
    ['rules', page.getByRole('link', { name: /Open (PDF|the rules)/ }).first()],
    ['history', page.getByRole('main').getByRole('listitem').first()],
    ['announcements', page.getByRole('main').getByRole('article').first()],
  ] as const) {
    await page.goto(`/t/rivers/${path}`)
    await expect(there).toBeVisible()
    await expect(page.getByText('Couldn’t load').or(lost(page))).toHaveCount(0)
  }
  await page.goto('/g/rivers-6-1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(lost(page)).toHaveCount(0)
})

test('the moves of a match that was opened can be replayed without a network', async ({ page, context }) => {
  await keepEvent(page, 'rivers')
  await page.goto('/g/rivers-6-1')
  const moves = page.getByRole('list', { name: 'Moves' }).getByRole('button')
  await expect(moves.first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/api/result/rivers-6-1?games=true'))))
    .toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(bar(page)).toBeVisible()
  await expect(moves.first()).toBeVisible()
})

test('the site’s start page shows the kept events without a network; each can be removed, and one switch ends it all', async ({
  page,
  context,
}) => {
  await page.goto('/t/rivers/dashboard')
  await star(page, EVENT)
  await expectKept(page, 'rivers')
  await keepEvent(page, 'uzchess25')
  await context.setOffline(true)
  await page.goto('/')
  await expect(page).toHaveURL('/following')
  const here = page.locator('section', { has: page.getByRole('heading', { name: 'On this device' }) })
  await expect(here.getByRole('link', { name: EVENT })).toBeVisible()
  await expect(here.getByText(/as of \d\d:\d\d · \d+ kB/)).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  await here.getByRole('link', { name: CUP }).click()
  await expect(page.getByRole('heading', { level: 1, name: CUP })).toBeVisible()

  await context.setOffline(false)
  await page.goto('/following')
  await here.getByRole('button', { name: `Remove ${CUP} from this device` }).click()
  await expect(here.getByRole('link', { name: CUP })).toHaveCount(0)
  await expectKept(page, 'uzchess25', false)
  await expectKept(page, 'rivers')

  await here.getByRole('switch', { name: 'Keep events offline' }).uncheck()
  await expect(here.getByText('Nothing is stored on this device.')).toBeVisible()
  const left = () =>
    page.evaluate(async () => ({
      caches: (await caches.keys()).filter((name) => name.startsWith('event-')),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
  await expect.poll(left).toEqual({ caches: [], workers: 0 })
  await page.goto('/t/rivers/dashboard')
  await expect(keepSwitch(page)).not.toBeChecked()
  expect(await left()).toEqual({ caches: [], workers: 0 })
})

/** Runs in the page: the language of the kept pages. */
const keptLanguage = async () =>
  /<html lang="([^"]+)"/.exec((await (await caches.match('/shell.html'))?.text()) ?? '')?.[1]

test('an event is kept in the language of the last page, and opens in it at all its addresses', async ({
  page,
  context,
}) => {
  await keepEvent(page, 'rivers')
  await page.goto('/de/t/rivers/history')
  await expect.poll(() => page.evaluate(keptLanguage)).toBe('de')
  await expectKept(page, 'rivers')
  await context.setOffline(true)
  for (const path of ['/de/t/rivers/standings', '/t/rivers/standings', '/ar/t/rivers/standings']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/de\/t\/rivers\/standings(\/7)?$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('table').first()).toBeVisible()
  }
  await page.goto('/de/t/rivers/history')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.goto('/de')
  await expect(page).toHaveURL('/de/following')
  await expect(page.getByRole('link', { name: EVENT }).first()).toBeVisible()
})

async function limitSpace(page: Page, baseURL: string, quotaSize?: number): Promise<void> {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const limit = quotaSize === undefined ? {} : { quotaSize }
  // The limit ends with the session, which stays open.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL, ...limit })
}

test('on a full device an event says that there is no space, and everything else works', async ({ page, baseURL }) => {
  await page.goto('/t/uzchess25/dashboard')
  await limitSpace(page, baseURL!, 50_000)
  await keepSwitch(page).check()
  await expect(page.getByText('There’s no space left on this device.')).toBeVisible()
  await page.goto('/t/uzchess25/standings')
  await expect(page.getByRole('table').first()).toBeVisible()
  await page.goto('/following')
  await expect(page.getByRole('alert')).toContainText('There’s no space left on this device.')

  await limitSpace(page, baseURL!)
  await page.goto('/t/uzchess25/dashboard')
  await expectKept(page, 'uzchess25')
  await expect(page.getByText(/^Opens without a network, as of/)).toBeVisible()
})

test('an event that turns private, or is deleted, leaves the device at the next contact', async ({
  page,
  browser,
  baseURL,
}) => {
  const organiser = await browser.newContext()
  const { id, change } = await anOwnEvent(organiser, baseURL!, { name: 'Loft Open', names: NAMES })
  await change(...FIRST_ROUND)
  await page.goto(`/t/${id}/dashboard`)
  await keepSwitch(page).check()
  await expectKept(page, id)
  await change({ type: 'editEvent', settings: { public: false } })
  await page.goto(`/t/${id}/dashboard`)
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible()
  await expectKept(page, id, false)

  await change({ type: 'editEvent', settings: { public: true } })
  await page.goto(`/t/${id}/pairings/1`)
  await expectKept(page, id)
  await ask(organiser, baseURL!, `${id}/delete`, { name: 'Loft Open' })
  await page.goto(`/t/${id}/pairings/1`)
  await expectKept(page, id, false)
})

test('a private event is not offered for keeping', async ({ page, context, baseURL }) => {
  const { id, change } = await anOwnEvent(context, baseURL!, { name: 'Attic Open', names: NAMES })
  await change({ type: 'editEvent', settings: { public: false } })
  await page.goto(`/t/${id}/dashboard`)
  await expect(page.getByRole('main').getByRole('switch', { name: 'Spoiler-free' })).toBeVisible()
  await star(page, 'Attic Open')
  await expect(keepSwitch(page)).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expectKept(page, id, false)
})

test('results that came while a reader was away are shown when the network is back', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const organiser = await browser.newContext()
  const { id, change } = await anOwnEvent(organiser, baseURL!, { name: 'Barn Open', names: NAMES })
  await change(...FIRST_ROUND)
  await keepEvent(page, id)
  await context.setOffline(true)
  await page.goto(`/t/${id}/pairings/1`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(bar(page)).toBeVisible()
  await change({ type: 'enterResult', round: 1, no: 1, result: { outcome: '10' } })
  await context.setOffline(false)
  await expect(page.getByRole('row').nth(1)).toContainText('Confirmed')
})
