import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aDailyPlan, dailyTeam } from '#simulator/daily/daily-plan.ts'
import { CRON_PATH } from '../../scripts/run/site.ts'
import { anOrganiser } from './account.ts'
import { UNKNOWN } from './made-event.ts'
import { simulator } from './simulated.ts'
import { expect, test } from './watched-page.ts'

const DAY = 86_400_000

/** A league of two clubs whose daily match ended two days ago, 3–1, and whose winner’s first board was closed since. */
async function aClosedBoard(baseURL: string) {
  const organiser = await anOrganiser(baseURL)
  const number = 500_000_000 + Math.floor(Math.random() * 100_000_000)
  const [home, away] = [dailyTeam(`Gorse ${number}`, 2), dailyTeam(`Juniper ${number}`, 2)]
  const over = Date.now() - 2 * DAY
  home.players[0] = { ...home.players[0]!, closed: { at: over + DAY, fairPlay: true } }
  const won = (board: number, game: 1 | 2, isHome: boolean) => {
    const isHomeWhite = (board + game) % 2 === 0
    const [white, black] = isHomeWhite === isHome ? (['win', 'resigned'] as const) : (['resigned', 'win'] as const)
    return { board, game, white, black, at: over }
  }
  const endings = [won(1, 1, true), won(1, 2, true), won(2, 1, true), won(2, 2, false)]
  await simulator.daily(aDailyPlan({ id: number, teams: [home, away], startTime: over - 9 * DAY, endings }))
  const entries = [home, away].map(({ name }, at) => ({ ...UNKNOWN, firstName: name, rating: 2000 - at }))
  const event = { rounds: 1, system: 'roundRobin', competitors: 'team', gamesPerMatch: 4, isOpen: true, entries }
  const { id } = await organiser.ask('tournament/create', { name: `After the End ${number}`, ...event })
  const change = (request: object) => organiser.ask(`tournament/${id}/change`, { request })
  await change({ type: 'editEvent', settings: { pullResults: 2 } })
  await change({ type: 'draw', round: 1 })
  await change({ type: 'publish', round: 1 })
  const link = `https://www.chess.com/club/matches/${number}`
  await organiser.ask('submit/gameLink', { id: `${id}-1-1`, tournamentId: id, link })
  const points = async () => (await organiser.read<Snapshot>(`tournament/${id}/snapshot`)).rounds[0]!.points
  return { id, organiser, points }
}

test('an account closed after the end of a daily match is proposed at the desk, and changes the result with one press', async ({
  page,
  context,
  baseURL,
}) => {
  const { id, organiser, points } = await aClosedBoard(baseURL!)
  const isHomeFirst = async () => (await points())?.[0] === 6
  await expect.poll(points).toContain(6)
  const wasFirst = await isHomeFirst()
  await organiser.enter(context)
  await page.request.get(CRON_PATH)
  await page.goto(`/manage/${id}`)
  const panel = page.locator('section', {
    has: page.getByRole('heading', { name: 'Changed on Chess.com after the end' }),
  })
  await expect(async () => {
    await page.reload()
    await expect(panel).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect(panel).toContainText(wasFirst ? 'Confirmed 3–1, now 1–3' : 'Confirmed 1–3, now 3–1')
  await expect(panel).toContainText('Closed for fair play:')
  await expect(panel).toContainText('2 → 1')
  expect(await points()).toEqual(wasFirst ? [6, 2] : [2, 6])
  await panel.getByRole('button', { name: 'Take new score' }).click()
  await expect(panel).toHaveCount(0)
  await expect.poll(points).toEqual(wasFirst ? [2, 6] : [6, 2])
})
