import type { BrowserContext } from '@playwright/test'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { violations } from './accessibility.ts'
import { ask, UNKNOWN } from './made-event.ts'
import { registerOrganiser } from './register-organiser.ts'
import { expect, test } from './watched-page.ts'

const FIELD = [
  'Jonas Brehm IM 2480 GER',
  'Alvaro Echegaray GM 2560 ESP',
  'Tim Falkenrath GM 2541 GER',
  'Oleh Savchuk GM 2500 UKR',
  'Moritz Lenz IM 2478 GER',
  'Pawel Dudek IM 2465 POL',
  'Bram Hoekstra IM 2440 NED',
  'Lukas Arndt FM 2390 GER',
  'Remi Gaillard IM 2350 FRA',
  'Felix Stahl - 2105 GER',
].map((line) => line.split(' '))

/** The number of Jonas Brehm once the list is in the order of ratings. */
const OWN = 4

/** Results of that player by round; all other games are drawn. */
const RESULTS = ['1', '1', '1', '1', '1', '0', '0', '1', '=']
const LOSS: Record<string, string> = { '1': '0', '0': '1', '=': '=' }

const ARBITER = {
  role: 'chief',
  firstName: 'Jana',
  lastName: 'Holubová',
  title: 'IA',
  fideId: '306584',
  federation: 'CZE',
}

/** A round robin of titled players with so many rounds played, and the next one published. */
async function anEvent(context: BrowserContext, site: string) {
  await registerOrganiser(context, site)
  const entries = FIELD.map(([firstName, lastName, title, rating, nationality]) => ({
    ...UNKNOWN,
    firstName,
    lastName,
    title: title === '-' ? '' : title,
    rating: Number(rating),
    nationality,
  }))
  const { id } = await ask(context, site, 'create', {
    name: 'Amber Masters',
    rounds: 9,
    system: 'roundRobin',
    isOpen: true,
    timeControl: '90+30',
    entries,
  })
  const change = (request: object) => ask(context, site, `${id}/change`, { request })
  const play = async (round: number) => {
    await change({ type: 'draw', round })
    await change({ type: 'publish', round })
    const { rounds, players } = (await (
      await context.request.get(`${site}/api/tournament/${id}/snapshot`)
    ).json()) as Snapshot
    const { white, black } = rounds[round - 1]!
    const own = RESULTS[round - 1]!
    const results = white.map((one, at) => {
      const [first, second] = [players.no[one], players.no[black[at]!]]
      const outcome = first === OWN ? own + LOSS[own]! : second === OWN ? LOSS[own]! + own : '=='
      return { no: at + 1, outcome }
    })
    for (const { no, outcome } of results) await change({ type: 'enterResult', round, no, result: { outcome } })
    await change({ type: 'close', round })
  }
  return { id, change, play }
}

test('the desk sees what a player still needs for a norm, visitors once it is shown, and the certificate is printed', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const { id, change, play } = await anEvent(context, baseURL!)
  for (let round = 1; round <= 7; round++) await play(round)

  await page.goto(`/manage/${id}/norms`)
  const own = page.getByRole('listitem').filter({ hasText: 'GM norm, 5 of 7' })
  await expect(own).toContainText('1½ from 2.')
  await expect(own).toContainText('titled')
  expect(await violations(page)).toEqual([])

  const visitor = await browser.newPage()
  await visitor.goto(`${baseURL}/t/${id}/norms`)
  await expect(visitor.getByText('The organiser doesn’t show norms.')).toBeVisible()

  await page.getByRole('switch', { name: 'Show norms to visitors' }).click()
  await expect(page.getByText('Everybody sees chances and norms.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('1½ from 2.')).toBeVisible()
  await visitor.goto(`${baseURL}/t/${id}/player/${OWN}`)
  await expect(visitor.getByRole('heading', { name: 'Norms' })).toBeVisible()
  await visitor.close()

  await change({ type: 'editEvent', settings: { officials: [ARBITER], fideEvent: '412877' } })
  await play(8)
  await play(9)
  await page.reload()
  await expect(page.getByText('Achieved.')).toBeVisible()
  await page.getByRole('link', { name: 'Print the certificate of the GM norm' }).click()
  const sheet = page.getByRole('region', { name: /Certificate of GM title result/ })
  await expect(sheet).toContainText('Echegaray, Alvaro')
  await expect(sheet).toContainText('2436')
  await expect(sheet).toContainText('IA Holubová, Jana (306584)')
  await expect(sheet).toContainText('412877')
})
