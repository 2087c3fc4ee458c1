import { countFacts, expectKept, factCaches, keepEvent, lost, star } from './kept-here.ts'
import { alone as test } from './no-animations.ts'
import { register } from './signed-in.ts'
import { expect } from './watched-page.ts'

const EVENT = 'Rivers Club League 2026'
const CUP = 'UzChess Cup Masters 2025'

test('hiding results deletes what is kept before anything is shown', async ({ page, context }) => {
  await keepEvent(page, 'uzchess25')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: CUP })).toBeVisible()
  await page.getByRole('main').getByRole('switch', { name: 'Spoiler-free' }).click()
  await expect(lost(page)).toBeVisible()
  expect(await countFacts(page)).toBe(0)

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
    expect(await countFacts(page)).toBe(0)
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
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expectKept(page, 'rivers', false)
  await expectKept(page, 'uzchess25', false)
  await page.goto('/t/uzchess25/dashboard')
  await expect(page.getByRole('switch', { name: 'Keep offline' })).not.toBeChecked()
  expect(await countFacts(page)).toBe(0)
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
  await expect.poll(() => factCaches(page)).not.toContain('event-facts /assets/index-before.js')
  expect(await factCaches(page)).toHaveLength(1)
  await expectKept(page, 'uzchess25')
  expect(await page.evaluate(async () => await caches.match('/assets/index-before.js'))).toBeUndefined()
})
