import { violations } from './accessibility.ts'
import { anAccount } from './account.ts'
import { askFor, UNKNOWN } from './made-event.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { simulator } from './simulated.ts'
import { expect, test } from './watched-page.ts'

const NAMES = [
  'Ada',
  'Bo',
  'Carl',
  'Dora',
  'Ed',
  'Fay',
  'Gus',
  'Hal',
  'Ida',
  'Jo',
  'Kim',
  'Lea',
  'Max',
  'Nia',
  'Otto',
  'Pia',
]

test('§31 a round of eight boards is started on Lichess: one account is missing and added, each player opens their own link, and the results arrive', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const site = baseURL!
  const tail = Math.random().toString(36).slice(2, 8)
  const account = (name: string) => `${name.toLowerCase()}_${tail}`
  const { id, change } = await anOwnEvent(context, site, {
    name: 'Links Open',
    rounds: 5,
    system: 'swiss',
    registration: 'open',
    entries: NAMES.slice(1).map((firstName) => ({ ...UNKNOWN, firstName })),
  })
  const player = await anAccount(site, 'player')
  await player.ask(`tournament/${id}/join`, {})
  for (const name of NAMES) await simulator.lichess({ username: account(name), online: true })
  // The one who has joined has no account yet.
  for (const [at, name] of NAMES.slice(1).entries())
    await change({ type: 'editEntry', no: at + 1, change: {}, details: { lichess: account(name) } })
  await change({ type: 'editEvent', settings: { pullResults: 2, timeControl: '10+5' } }, ...FIRST_ROUND)

  await page.goto(`/manage/${id}`)
  const panel = page
    .getByRole('region', { name: 'Games on Lichess' })
    .or(page.locator('section').filter({ has: page.getByRole('heading', { name: 'Games on Lichess' }) }))
  await expect(panel.getByText('Not started')).toHaveCount(8)
  await page.keyboard.press('l')
  const dialog = page.getByRole('dialog', { name: 'Start games on Lichess' })
  await expect(dialog.getByText('Clock: 10 min + 5 s')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start games' }).click()
  await expect(panel.getByText('Links ready')).toHaveCount(7, { timeout: 60_000 })
  await expect(panel.getByText('no Lichess account', { exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await panel.getByRole('button', { name: /^Lichess account of player/i }).click()
  const named = page.getByRole('dialog')
  await named.getByRole('textbox', { name: 'Username on Lichess' }).fill(account('Ada'))
  await named.getByRole('button', { name: 'Save account' }).click()
  await expect(named).toHaveCount(0)
  await panel
    .getByRole('button', { name: /^Start board/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click()
  await expect(panel.getByText('Links ready')).toHaveCount(8, { timeout: 60_000 })

  // The player finds their own link on the page of the match.
  const own = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await player.enter(own)
  const phone = await own.newPage()
  const { boards } = await page.evaluate(async (of) => {
    const cookie = /sessionID=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const headers = { authorization: JSON.stringify({ sessionID: decodeURIComponent(cookie) }) }
    return (await (await fetch(`/api/tournament/${of}/getStarts`, { headers })).json()) as {
      boards: { no: number; whiteNo: number; blackNo: number; whiteLink: string }[]
    }
  }, id)
  const board = boards.find(({ whiteNo, blackNo }) => whiteNo === 16 || blackNo === 16)!
  await phone.goto(`${site}/g/${id}-1-${board.no}`)
  const way = phone.getByRole('link', { name: 'Open my game' })
  await expect(way).toHaveAttribute('href', /^https:\/\/lichess\.org\/\w{8}\?color=(white|black)$/, {
    timeout: 30_000,
  })
  expect(await violations(phone)).toEqual([])
  await own.close()

  // Both players of each board open their links; the games were played at once.
  for (const { whiteLink } of boards)
    await simulator.joinChallenge(/\w{8}(?=\?)/.exec(whiteLink)![0], {
      startTime: Date.now() - 60 * 60_000,
      secondsPerMove: 1,
    })
  await askFor(context, site, `tournament/${id}/askSite`, {})
  await expect(panel.getByText('Finished')).toHaveCount(8, { timeout: 90_000 })
})
