import type { BrowserContext, Page } from '@playwright/test'
import { DAY, MINUTE } from '#core/time.ts'
import { violations } from './accessibility.ts'
import { ask, askFor } from './made-event.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { register } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

const TEAMS = ['Rooks', 'Knights']
const FIRST_START = Math.floor((Date.now() + 3 * DAY) / MINUTE) * MINUTE

/** Two captains with teams of three players, signed in in browsers of their own. */
async function captainsOf(id: string, director: BrowserContext, site: string, contexts: BrowserContext[]) {
  for (const [at, context] of contexts.entries()) {
    await register(context, site, `captain${at}`)
    const { code } = await askFor<{ code: string }>(director, site, `team/${id}-${at + 1}/createCode`, {})
    await askFor(context, site, `team/${id}-${at + 1}/create`, { method: 'code', code })
    const roster = ['Ann', 'Bo', 'Cy'].map((name, place) => ({
      name: `${name} ${TEAMS[at]}`,
      rating: 2100 - 50 * place,
    }))
    await ask(context, site, `${id}/setRoster`, { team: at + 1, roster })
  }
}

const open = async (context: BrowserContext, id: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(`/t/${id}/captain`)
  await expect(page.getByRole('heading', { name: /^Rooks – Knights/, level: 2 })).toBeVisible()
  return page
}

test('a captain’s month: line-up, a time both agree on, two different reports, and the arbiter’s ruling', async ({
  visit,
  browser,
  baseURL,
}) => {
  const site = baseURL!
  const contexts = await Promise.all([0, 1, 2].map(() => browser.newContext({ baseURL: site })))
  const [director, first, second] = contexts as [BrowserContext, BrowserContext, BrowserContext]
  const { id, change } = await anOwnEvent(director, site, {
    name: 'Captains’ League',
    names: TEAMS,
    competitors: 'team',
    gamesPerMatch: 2,
    rounds: 1,
    timeZone: 'Asia/Tokyo',
  })
  await captainsOf(id, director, site, [first, second])
  const settings = { agreeDaysBefore: 2, agreeDaysAfter: 2, allowSelfSubmissions: true, protestHours: 999 }
  await change({ type: 'editEvent', settings, dates: [FIRST_START] }, ...FIRST_ROUND)

  const rooks = await open(first, id)
  await test.step('the line-up is handed in, hidden from the other captain', async () => {
    await rooks.getByRole('button', { name: 'Hand in the line-up' }).click()
    await expect(rooks.getByRole('button', { name: 'Change the line-up' })).toBeVisible()
  })
  await test.step('one captain offers a time in their own zone, the other takes it', async () => {
    await rooks.getByRole('button', { name: 'Offer times' }).click()
    await expect(rooks.getByText(/ in Tokyo$/).first()).toBeVisible()
    await rooks.getByRole('button', { name: 'Offer this time' }).click()
    await expect(rooks.getByText('You offer, and wait for an answer')).toBeVisible()
    expect(await violations(rooks)).toEqual([])
    const knights = await open(second, id)
    await expect(knights.getByText('The other team has handed in its line-up.')).toBeVisible()
    await expect(knights.getByText('Rooks offer')).toBeVisible()
    await knights.getByRole('button', { name: 'Take it' }).click()
    await expect(knights.getByText('Time agreed')).toBeVisible()
    await knights.close()
  })
  await test.step('both report, but not the same; each tells the arbiter what happened', async () => {
    const report = (context: BrowserContext, points: number[]) =>
      askFor(context, site, 'submit/result', { id: `${id}-1-1`, points })
    await report(first, [2, 0])
    await report(second, [1, 1])
    await rooks.reload()
    await expect(rooks.getByText(/reported different results/)).toBeVisible()
    await rooks.getByLabel('What happened?').fill('Bo won on time on board 2.')
    await rooks.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(rooks.getByRole('list', { name: 'What the captains say' })).toContainText('Bo won on time')
  })
  await test.step('the arbiter reads it and decides; the captain may protest', async () => {
    const desk = await director.newPage()
    await desk.goto(`/manage/${id}/results`)
    await expect(desk.getByText('Bo won on time on board 2.')).toBeVisible()
    await desk
      .getByRole('button', { name: /Rooks$/ })
      .filter({ hasText: '2–0' })
      .click()
    // The result is there once the desk has saved it.
    await expect(async () => {
      await rooks.reload()
      await expect(rooks.getByText('Result confirmed')).toBeVisible({ timeout: 3000 })
    }).toPass()
    await rooks.getByRole('button', { name: 'Protest' }).click()
    await rooks.getByLabel('What do you protest against?').fill('Board 1 was played by somebody else.')
    await rooks.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(rooks.getByText('Board 1 was played by somebody else.')).toBeVisible()
    await desk.reload()
    await desk.getByLabel('Reason').fill('Checked with both players.')
    await desk.getByRole('button', { name: 'Dismiss' }).click()
    await rooks.reload()
    await expect(rooks.getByText('Dismissed', { exact: true })).toBeVisible()
    await desk.close()
  })
  await visit.to(`/t/${id}/captain`)
  await expect(visit.page.getByText('This page is for captains')).toBeVisible()
  for (const context of contexts) await context.close()
})
