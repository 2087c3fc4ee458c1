import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './host.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'

type Report = { wrong: string[] }

declare global {
  interface Window {
    /** Functions of the other site's script (test/outside/program.js). */
    read: (site: string) => Promise<Report & { refused: Record<number, string[]>; statuses: Record<string, number> }>
    hear: (site: string, tournament: string) => Promise<Report & { heard: string[]; isCurrent: boolean }>
  }
}

const PROGRAM = readFileSync(new URL('../outside/program.js', import.meta.url), 'utf8')
const LINES = `<script type="module">${PROGRAM}\nObject.assign(window, { read, hear })</script>`

test('a script of another origin can read every public call and understands every refusal', async ({
  page,
  host,
  site,
}) => {
  await host.show(page, LINES)
  const { wrong, refused, statuses } = await page.evaluate((at) => window.read(at), site)
  expect(wrong).toEqual([])
  // Refused calls are for signed-in users or our own pages only: writes, and codes from emails.
  expect(refused[403]).toContain('get /exchangeSession')
  expect(Object.keys(refused).sort()).toEqual(['401', '403'])
  expect(Object.values(statuses)).toEqual([404, 404, 400, 414, 404, 426, 403])
})

test(
  'a script of another origin receives a room’s events and reads the changed data',
  { tag: '@gate' },
  async ({ page, host, site, browser }) => {
    const names = ['Ann', 'Bo', 'Cy', 'Di']
    const { id, change } = await anOwnEvent(await browser.newContext(), site, { name: 'Heard abroad', names })
    await change(...FIRST_ROUND)
    await host.show(page, LINES)
    const opened = page.waitForEvent('websocket')
    const report = page.evaluate(([at, event]) => window.hear(at, event), [site, id] as const)
    await opened
    await change({ type: 'enterResult', round: 1, no: 1, result: { outcome: '10' } })
    const { heard, isCurrent, wrong } = await report
    expect(wrong).toEqual([])
    expect(heard).toEqual(expect.arrayContaining(['online', 'pong', 'match']))
    expect(isCurrent).toBe(true)
  },
)
