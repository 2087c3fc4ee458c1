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

/** The switch in an event’s information. */
export const keepSwitch = (page: Page) => page.getByRole('switch', { name: 'Keep offline' })

/** Opens an event and keeps it on the device. */
export async function keepEvent(page: Page, id: string): Promise<void> {
  await page.goto(`/t/${id}/dashboard`)
  await keepSwitch(page).check()
  await expectKept(page, id)
}
