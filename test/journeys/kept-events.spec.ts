import type { CDPSession, Page } from '@playwright/test'
import { violations } from './accessibility.ts'
import { expectKept, factCaches, keepEvent, keepSwitch } from './kept-here.ts'
import { ask } from './made-event.ts'
import { alone as test } from './no-animations.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { register } from './signed-in.ts'
import { expect } from './watched-page.ts'

const NAMES = ['Ann Lee', 'Bo Lind', 'Cy Moss', 'Dee Hart']
const EVENT = 'Rivers Club League 2026'
const CUP = 'UzChess Cup Masters 2025'

const star = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Star ${name}` })
    .first()
    .click()
const bar = (page: Page) => page.getByText(/^Reconnecting… as of \d\d:\d\d$/)
const lost = (page: Page) => page.getByText('Couldn’t load this page')

test(
  'every section of a starred event opens without a network, and goes on when the network is back',
  { tag: '@gate' },
  async ({ page, context }) => {
    await page.goto('/t/rivers/dashboard')
    await star(page, EVENT)
    await expectKept(page, 'rivers')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: EVENT })).toBeVisible()
    await expect(bar(page)).toBeVisible()
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
      await expect(page.getByText('Couldn’t load')).toHaveCount(0)
    }
    await page.goto('/g/rivers-1-1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(lost(page)).toHaveCount(0)
    await context.setOffline(false)
    await expect(bar(page)).toHaveCount(0)
  },
)

test('the moves of a match that was opened can be replayed without a network', async ({ page, context }) => {
  await keepEvent(page, 'uzchess25')
  await page.goto('/g/uzchess25-1-1')
  const moves = page.getByRole('main').getByText('e4', { exact: true }).or(page.getByText('d4', { exact: true }))
  await expect(moves.first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/api/result/uzchess25-1-1?games=true'))))
    .toBe(true)
  await context.setOffline(true)
  await page.reload()
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
  const here = page.getByRole('region', { name: 'On this device' })
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

  await here.getByRole('switch', { name: 'Keep starred events offline' }).uncheck()
  await expect(here.getByText('Nothing is stored on this device.')).toBeVisible()
  const left = () =>
    page.evaluate(async () => ({
      caches: (await caches.keys()).filter((name) => name.startsWith('event-')),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
  expect(await left()).toEqual({ caches: [], workers: 0 })
  await page.goto('/t/rivers/dashboard')
  await expect(keepSwitch(page)).not.toBeChecked()
  expect(await left()).toEqual({ caches: [], workers: 0 })
})

test('hiding results deletes what is kept before anything is shown', async ({ page, context }) => {
  await keepEvent(page, 'uzchess25')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: CUP })).toBeVisible()
  await page.getByRole('main').getByRole('switch', { name: 'Spoiler-free' }).check()
  await expect(lost(page)).toBeVisible()
  expect(await factCaches(page)).toEqual([])

  await test.step('back online it is kept without its results', async () => {
    await context.setOffline(false)
    await page.goto('/t/uzchess25/standings')
    await expectKept(page, 'uzchess25')
    const kept = () =>
      page.evaluate(async () => {
        const snapshot = (await (await caches.match('/api/tournament/uzchess25/snapshot'))!.json()) as {
          hidden?: object
          rounds: { outcomes: string }[]
        }
        return { isHidden: snapshot.hidden !== undefined, outcomes: snapshot.rounds.map(({ outcomes }) => outcomes) }
      })
    expect(await kept()).toMatchObject({ isHidden: true })
    expect((await kept()).outcomes.join('')).not.toMatch(/[10=]/)
  })

  await test.step('and again when revealed results are hidden again', async () => {
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page.getByText('All results are shown.')).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Hide again' }).click()
    await expect(lost(page)).toBeVisible()
    expect(await factCaches(page)).toEqual([])
  })
})

test('signing out leaves no event on the device', async ({ page, context, baseURL }) => {
  await register(context, baseURL!, 'reader')
  await page.goto('/t/rivers/dashboard')
  await star(page, EVENT)
  await keepEvent(page, 'uzchess25')
  await expectKept(page, 'rivers')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('following') ?? ''))
    .toContain('"synced":["event rivers"]')
  await page.getByRole('button', { name: 'your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expectKept(page, 'rivers', false)
  await expectKept(page, 'uzchess25', false)
})

test('after a deployment the code is replaced, and facts of the build before are dropped', async ({ page }) => {
  await keepEvent(page, 'uzchess25')
  // As an earlier build left it: its own page and facts, which the code of today can't read.
  await page.evaluate(async () => {
    const code = await caches.open('event-code')
    const shell = await (await code.match('/shell.html'))!.text()
    const old = shell.replace(/(<script type="module"[^>]* src=")[^"]+/, '$1/assets/index-before.js')
    await code.put('/shell.html', new Response(old, { headers: { 'content-type': 'text/html' } }))
    await code.put('/assets/index-before.js', new Response(''))
    for (const name of await caches.keys()) if (name.startsWith('event-facts')) await caches.delete(name)
    const facts = await caches.open('event-facts /assets/index-before.js')
    await facts.put('/api/tournament/uzchess25/snapshot', Response.json({ format: 'older' }))
  })
  await page.goto('/events')
  await expectKept(page, 'uzchess25')
  await expect.poll(() => factCaches(page)).toHaveLength(1)
  expect(await factCaches(page)).not.toContain('event-facts /assets/index-before.js')
  expect(await page.evaluate(async () => await caches.match('/assets/index-before.js'))).toBeUndefined()
})

async function limitSpace(page: Page, baseURL: string, quotaSize?: number): Promise<void> {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const limit = quotaSize === undefined ? {} : { quotaSize }
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL, ...limit })
  await devtools.detach()
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
