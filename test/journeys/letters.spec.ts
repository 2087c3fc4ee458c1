import { expect, type BrowserContext } from '@playwright/test'
import { violations } from './accessibility.ts'
import { UNKNOWN } from './made-event.ts'
import { test } from './three-browsers.ts'

const ENTRIES = ['Zsófia Bakonyi', 'Łukasz Żurawski', 'Mireia Puigdomènech', 'Ilmari Kuusisto'].map((firstName) => ({
  ...UNKNOWN,
  firstName,
}))
const ADDRESS = 'zsofia@letters.example'
const OTHER = 'lukasz@letters.example'
/** Without a queue the cron trigger writes letters within the minute. */
const WAIT = { timeout: 90_000 }

/** The emails to an address that wait at the simulated mail service, as text. */
async function emailsTo(context: BrowserContext, site: string, address: string): Promise<string[]> {
  const page = await (await context.request.get(`${site}/dev/mail`)).text()
  return page.split('<article>').filter((article) => article.includes(`To ${address}`))
}

test('a director turns letters on, a player without an account gets her pairing, and stops them', async ({
  hall,
  baseURL,
}) => {
  const { desk, outside, does, make } = hall
  const id = await make({ name: 'Vltava Letters', rounds: 3, system: 'roundRobin', isOpen: true, entries: ENTRIES })

  await desk.goto(`/manage/${id}/settings#letters`)
  await desk.getByRole('switch', { name: 'Email players their pairing' }).click()
  await expect(desk.getByRole('switch', { name: 'Email players their pairing' })).toBeChecked()
  await desk.goto(`/manage/${id}/players`)
  await desk
    .getByRole('button', { name: /Zsófia Bakonyi/ })
    .last()
    .click()
  await desk.getByLabel('Email for pairings and results').fill(ADDRESS)
  await expect(desk.getByRole('button', { name: 'Save details' })).toBeDisabled()
  await desk.getByLabel('The player agreed to get these emails').check()
  await desk.getByRole('button', { name: 'Save details' }).click()
  await expect(desk.getByLabel('The player agreed to get these emails')).toHaveCount(0)
  expect.soft(await violations(desk)).toEqual([])

  await does(
    id,
    { type: 'editEntry', no: 2, change: {}, details: { email: OTHER }, agreed: true },
    { type: 'draw', round: 1 },
    { type: 'publish', round: 1 },
  )
  const context = outside.context()
  await expect.poll(() => emailsTo(context, baseURL!, ADDRESS), WAIT).toHaveLength(1)
  const [email] = await emailsTo(context, baseURL!, ADDRESS)
  expect(email).toContain('Vltava Letters: your pairing in round 1')
  expect(email).toMatch(/Board \d: you have (White|Black) against/)

  await desk.goto(`/manage/${id}`)
  await desk.getByRole('button', { name: 'Copy as text' }).click()
  await expect(desk.getByRole('dialog').getByLabel('Text')).toHaveValue(/Zsófia Bakonyi/)
  expect.soft(await violations(desk)).toEqual([])

  const stop = /href="(http[^"]*letters\?stop=[^"]+)"/.exec(email!)![1]!.replaceAll('&amp;', '&')
  await outside.goto(stop)
  await outside.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(outside.getByText('no more emails about this event')).toBeVisible()
  expect.soft(await violations(outside)).toEqual([])
  expect(await emailsTo(context, baseURL!, ADDRESS)).toHaveLength(0)

  // The next run writes to the other player, and no more to her.
  await does(id, { type: 'unpublish', round: 1 })
  expect(await emailsTo(context, baseURL!, OTHER)).toHaveLength(0)
  await does(id, { type: 'publish', round: 1 })
  await expect.poll(() => emailsTo(context, baseURL!, OTHER), WAIT).toHaveLength(1)
  expect(await emailsTo(context, baseURL!, ADDRESS)).toHaveLength(0)
})
