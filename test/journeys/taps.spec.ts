import { expect, type Locator, type Page } from '@playwright/test'
import { nameStar } from '#core/people/stars.ts'
import { DAY } from '#core/time.ts'
import { openEvent } from './made-event.ts'
import { test, type LiveEvent } from './live-event.ts'

test.use({ viewport: { width: 390, height: 844 } })

const SCORE = /\d½?–\d|½–\d/

/** Home as somebody sees it who follows a team: the first visit notes the star, the second has room for it. */
async function openHome(page: Page, team: string): Promise<Locator> {
  await page.goto('/')
  await page.evaluate((stars) => localStorage.setItem('stars', stars), JSON.stringify([nameStar(team)]))
  await page.reload()
  await page.reload()
  return page.getByRole('main')
}

/** An event whose first round starts tomorrow. */
async function anEventTomorrow({ organiser, id }: LiveEvent): Promise<string> {
  const name = `Tomorrow ${id}`
  const event = await openEvent((path, data) => organiser.ask(`tournament/${path}`, data), name, ['Ann Lee', 'Bo Lind'])
  const settings = { dates: [Date.now() + DAY] }
  await organiser.ask(`tournament/${event}/change`, { request: { type: 'editEvent', ...settings } })
  return name
}

test('on a phone home has the score of a followed team; boards, moves and the next round are a tap or two away', async ({
  page,
  liveEvent,
}) => {
  // Other journeys' events have the usual teams.
  const mark = Math.floor(Math.random() * 1e9).toString(36)
  const names = [`Amber ${mark}`, `Blue ${mark}`] as const
  const event = await liveEvent({ names })
  await event.match(1).endGame()
  const tomorrow = await anEventTomorrow(event)
  const home = await openHome(page, names[0])
  const own = home.getByRole('link', { name: new RegExp(`${names[0]}.*${names[1]}`, 's') }).first()

  // Without a tap: the score of the team, and who leads an event that is on.
  await expect(async () => {
    await page.reload()
    await expect(own).toHaveText(SCORE, { timeout: 3000 })
    await expect(home.getByText(/ leads? with | lead$/).first()).toBeVisible({ timeout: 3000 })
  }).toPass()

  // The first tap: when the round of tomorrow starts.
  await home.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(home.getByRole('listitem').filter({ hasText: tomorrow })).toHaveText(/\d\d:\d\d/)

  // The first tap: who plays on board 3. The second: the moves of that game.
  const match = (await own.getAttribute('href'))!
  await own.click()
  const third = page.locator(`a[href$="${match}/5"]`).first()
  await expect(third).toBeVisible()
  await third.click()
  await expect(page).toHaveURL(`${match}/5`)
  await expect(page.getByRole('img', { name: /osition/ }).first()).toBeVisible()
})
