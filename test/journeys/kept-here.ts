import { expect, type Page } from '@playwright/test'

/** Runs in the page: whether the facts of an event are on the device, with the code that reads them. */
async function isKeptHere(id: string): Promise<boolean> {
  const shell = await (await caches.match('/shell.html', { cacheName: 'event-code' }))?.text()
  const build = /<script type="module"[^>]* src="([^"]+)"/.exec(shell ?? '')?.[1]
  const facts = await caches.match(`/api/tournament/${id}/snapshot`, { cacheName: `event-facts ${build}` })
  return facts !== undefined && navigator.serviceWorker.controller !== null
}

export const expectKept = (page: Page, id: string, isKept = true): Promise<void> =>
  expect.poll(() => page.evaluate(isKeptHere, id)).toBe(isKept)

/** Names of the caches with facts of events. */
export const factCaches = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('event-facts')))

/** How many answers are kept of all events. */
export const countFacts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('event-facts'))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().length
  })

/** The switch in an event’s information. */
export const keepSwitch = (page: Page) => page.getByRole('switch', { name: 'Keep offline' })

/** Opens an event and keeps it on the device. */
export async function keepEvent(page: Page, id: string): Promise<void> {
  await page.goto(`/t/${id}/dashboard`)
  await keepSwitch(page).check()
  await expectKept(page, id)
}

export const star = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Star ${name}` })
    .first()
    .click()

/** The page that has nothing to show without a network. */
export const lost = (page: Page) => page.getByRole('heading', { name: 'You’re offline' })
