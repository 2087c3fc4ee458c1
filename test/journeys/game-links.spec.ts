import type { BrowserContext } from '@playwright/test'
import { violations } from './accessibility.ts'
import { anAccount, anOrganiser } from './account.ts'
import { UNKNOWN } from './made-event.ts'
import { expect, test } from './watched-page.ts'

const HALF_A_DAY = 12 * 3_600_000

/** Values of `allowSelfLinks`. */
const LINKS = { waitForDirector: 1, countAtOnce: 3 } as const

/** Signs in a new user whose match has no game link yet. */
async function enterWithMatch(context: BrowserContext, baseURL: string, allowSelfLinks: number) {
  const [organiser, player] = await Promise.all([anOrganiser(baseURL), anAccount(baseURL, 'player')])
  const entries = [{ ...UNKNOWN, firstName: 'Ann', lastName: 'Lee' }]
  const event = { name: 'Linked Games', rounds: 1, system: 'roundRobin', registration: 'open', isOpen: true, entries }
  const { id } = await organiser.ask('tournament/create', event)
  const change = (request: object) => organiser.ask(`tournament/${id}/change`, { request })
  await change({ type: 'editEvent', settings: { allowSelfLinks } })
  await player.ask(`tournament/${id}/join`, {})
  await change({ type: 'draw', round: 1 })
  await change({ type: 'publish', round: 1 })
  await player.enter(context)
  return { id, organiser, player, match: `${id}-1-1` }
}

test('§4 game link: a floating panel asks for the link of the user’s match, and stays away for 12 hours after Later', async ({
  page,
  context,
  baseURL,
}) => {
  const { player } = await enterWithMatch(context, baseURL!, LINKS.countAtOnce)
  await page.clock.install()
  await page.goto('/users')
  await page.evaluate(() => localStorage.removeItem('game-link-later'))
  await page.reload()
  const panel = page.getByRole('complementary', { name: 'Game link' })
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await page.clock.runFor(6000)
  await expect(panel).toContainText(player.name)
  expect(await violations(page)).toEqual([])
  await panel.getByRole('button', { name: 'Later' }).click()
  await expect(panel).toHaveCount(0)
  await page.clock.runFor(HALF_A_DAY - 120_000)
  await expect(panel).toHaveCount(0)
  await page.clock.runFor(240_000)
  await expect(panel).toBeVisible()
  await panel.getByRole('textbox', { name: 'Game link' }).fill('https://www.chess.com/club/matches/live/7')
  await panel.getByRole('button', { name: 'Add game link' }).click()
  await expect(panel.getByText('Link does not match format for a Chess.com link')).toBeVisible()
})

test('§2 match card: a player adds a game link, which must be one of the chess site, and removes it again', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  const { player } = await enterWithMatch(context, baseURL!, LINKS.countAtOnce)
  await visit.to(`/@/${player.name}`)
  const card = page.getByRole('article', { name: player.name }).first()
  await card.getByRole('button', { name: 'Add game link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add game link' })
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add game link' }).click()
  await expect(dialog.getByText('Link is required.')).toBeVisible()
  const field = dialog.getByRole('textbox', { name: 'Link' })
  await field.fill('https://lichess.org/abcdefgh')
  await field.press('Enter')
  await expect(dialog.getByText('Link must be a valid link from Chess.com')).toBeVisible()
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await field.fill('https://www.chess.com/game/live/123456')
  await field.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(card.getByRole('link', { name: 'Join game link' })).toHaveAttribute(
    'href',
    'https://www.chess.com/game/live/123456',
  )
  await card.getByRole('button', { name: 'Remove game link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(card.getByRole('button', { name: 'Add game link' })).toBeVisible()
  expect(visit.complaints()).toEqual([])
})

test('§6 director: a player’s link is listed on the dashboard until it is confirmed', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  const { id, match, player, organiser } = await enterWithMatch(context, baseURL!, LINKS.waitForDirector)
  const link = 'https://www.chess.com/game/live/70710'
  await player.ask('submit/gameLink', { id: match, tournamentId: id, link })
  await organiser.enter(context)
  await visit.to(`/t/${id}/dashboard`)
  const waiting = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Game links to confirm' }) })
  await expect(waiting.getByRole('link', { name: 'chess.com/game/live/70710' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await waiting.getByRole('button', { name: 'Decline' }).click()
  await expect(waiting).toHaveCount(0)
  expect(visit.complaints()).toEqual([])
})
