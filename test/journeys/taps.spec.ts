import { expect, type Locator, type Page } from '@playwright/test'
import { nameStar } from '#core/people/stars.ts'
import { anOrganiser, asking } from './account.ts'
import { openEvent } from './made-event.ts'
import { test } from './live-event.ts'

test.use({ viewport: { width: 390, height: 844 } })

const SCORE = /\d½?–\d/

/** Home as somebody sees it who follows the team. */
async function openHome(page: Page, team: string): Promise<Locator> {
  await page.addInitScript((stars) => localStorage.setItem('stars', stars), JSON.stringify([nameStar(team)]))
  await page.goto('/')
  // The next visit has room for what the reader follows.
  await page.reload()
  return page.getByRole('main')
}

test(
  'on a phone the score of a followed team is on home, and boards, moves and times are one or two taps away',
  { tag: '@gate' },
  async ({ page, baseURL, liveEvent }) => {
    const event = await liveEvent()
    await event.match(1).endGame()
    const home = await openHome(page, 'Amber Anchors')
    const own = home.getByRole('link', { name: /Amber Anchors.*Blue Bishops/s }).first()

    // No tap: the score of the team, and who leads an event that is on.
    await expect(async () => {
      await page.reload()
      await expect(own).toHaveText(SCORE, { timeout: 3000 })
    }).toPass()
    await expect(home.getByText(/ lead( with|, |$)|leads with/).first()).toBeVisible()

    // One tap: the boards of the match. Two: the moves of a game.
    await own.click()
    await expect(page).toHaveURL(new RegExp(`/g/${event.id}-1-1`))
    const boards = page.getByRole('link', { name: /3/ }).or(page.getByRole('button', { name: /3/ }))
    await expect(boards.first()).toBeVisible()

    // One tap: when the next round starts.
    const ask = asking(await anOrganiser(baseURL!))
    await openEvent(ask, `Tomorrow ${event.id}`, ['Ann Lee', 'Bo Lind'])
    await page.goto('/')
    await home.getByRole('button', { name: 'Tomorrow' }).click()
    await expect(home.getByText(/No rounds on this day|\d\d:\d\d/).first()).toBeVisible()
  },
)
