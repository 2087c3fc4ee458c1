import { expect, type Page } from '@playwright/test'
import { iframeHtml } from '#core/embed/snippet.ts'
import { formatPoints } from '#core/text/score.ts'
import { aPlan, aTeam } from '#simulator/plan.ts'
import { test } from './host.ts'
import { SOON } from './live-rows.ts'
import { forget } from './no-animations.ts'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { simulatedMatch, type SimulatedMatch } from './simulated-match.ts'
import { simulator } from './simulated.ts'

const BOARDS = 16
const MINUTE = 60_000
const LABELS = ['Rapid', 'Blitz']
const CLUBS = ['Harbour Rooks', 'Night Knights', 'Orchard Pawns', 'Quiet Queens']

/** Two matches of 16 boards at the chess site for the first pairing of a league, both in the middlegame. */
async function aLiveFixture(page: Page, baseURL: string) {
  const { id, change } = await anOwnEvent(page.context(), baseURL, {
    name: `Two Match League ${Math.floor(Math.random() * 1e6).toString(36)}`,
    names: CLUBS,
    competitors: 'team',
    gamesPerMatch: 4 * BOARDS,
  })
  const segments = LABELS.map((label) => ({
    label,
    timeClass: label.toLowerCase(),
    minBoards: BOARDS,
    gamesPerBoard: 2,
  }))
  await change(
    { type: 'editEvent', settings: { tieBreaks: ['EDE', 'gamePoints'], pullResults: 2 } },
    { type: 'editEvent', settings: { segments, fixtureScoring: 'perMini' } },
    ...FIRST_ROUND,
  )
  const first = Math.floor(Math.random() * 1e8) + 100
  const names = await page.request
    .get(`${baseURL}/api/tournament/${id}/getPairings?round=1`)
    .then(async (answer) => ((await answer.json()) as { w: string; b: string }[])[0]!)
  const matches: SimulatedMatch[] = []
  for (const at of LABELS.keys()) {
    const siteId = first + at
    await simulator.plan(
      aPlan({
        id: siteId,
        name: 'A fixture',
        teams: [aTeam(names.w, BOARDS), aTeam(names.b, BOARDS)],
        startTime: Date.now() - 3 * MINUTE,
        frozenAt: 3,
        control: { base: 2700, increment: 15 },
        speed: 6,
        seed: at + 1,
      }),
    )
    await change({
      type: 'setMini',
      round: 1,
      no: 1,
      k: at + 1,
      link: `https://www.chess.com/club/matches/live/${siteId}`,
    })
    matches.push(simulatedMatch(simulator, `${id}-1-1`, siteId))
  }
  return { id, matches }
}

const textOf = async (match: SimulatedMatch): Promise<string> =>
  (await match.score()).map((points) => formatPoints(2 * points)).join('–')

test('a fixture of two live matches of sixteen boards is followed on pages, in a frame and in what-if', async ({
  page,
  context,
  baseURL,
  host,
  site,
}) => {
  const { id, matches } = await aLiveFixture(page, baseURL!)
  const [rapid, blitz] = matches as [SimulatedMatch, SimulatedMatch]
  const row = page.locator(`tr#${id}-1-1`)
  const showsBoth = async (where: { innerText: () => Promise<string> }) => {
    const wanted = await Promise.all([rapid, blitz].map(textOf))
    const shown = (await where.innerText()).replace(/\s/g, '')
    for (const text of wanted) expect(shown).toContain(text)
  }

  await page.goto(`/t/${id}/pairings/1`)
  await rapid.endGame(0)
  await blitz.endGame(1)
  await expect(() => showsBoth(row)).toPass(SOON)

  const framing = await context.newPage()
  await host.show(
    framing,
    iframeHtml({ src: `${site}/t/${id}/pairings/1?embed=pairings`, title: 'Pairings', width: 400, height: 300 }),
  )
  const frame = framing.locator('iframe').contentFrame().locator('main')
  const sum = async () =>
    (await Promise.all([rapid.score(), blitz.score()]))
      .reduce(([a, b], [c, d]) => [a + c, b + d])
      .map((points) => formatPoints(2 * points))
  const framed = async () =>
    (await frame.locator(`tr[data-key="${id}-1-1"] .tile`).allInnerTexts()).map((text) => text.replace(/\s/g, ''))
  await expect(async () => expect(await framed()).toEqual(await sum())).toPass(SOON)

  // One more game of each: the page and the frame follow without a reload.
  await rapid.endGame(0)
  await blitz.endGame(0)
  await expect(() => showsBoth(row)).toPass(SOON)
  await expect(async () => expect(await framed()).toEqual(await sum())).toPass(SOON)

  // The match's page has both matches with all their boards.
  await row.getByRole('link', { name: /Table 1/ }).click()
  const list = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Matches of this fixture' }) })
  await expect(() => showsBoth(list)).toPass(SOON)
  for (const label of LABELS) await expect(list.getByText(label, { exact: true })).toBeVisible()
  await expect(page.getByText(`${2 * BOARDS} boards, 2 games each`)).toBeVisible()
  for (const label of LABELS) await expect(page.getByRole('heading', { level: 3, name: label })).toBeVisible()
  await page.goto(`/g/${id}-1-1/1001`)
  await expect(page.getByRole('region', { name: 'Board 1, game 1, Blitz' })).toBeVisible()
  await page.goto(`/t/${id}/boards/1`)
  await expect(page.getByRole('link', { name: /Board 1, Rapid/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Board 16, Blitz/ }).first()).toBeVisible()

  await forget(page)
  await page.goto(`/t/${id}/what-if`)
  const board = page.getByRole('group', { name: /^Table 1, / })
  await board.getByRole('button').first().click()
  await expect(board.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: 'What if' })).toContainText('One result is yours')

  // Both matches end: their scores are taken without a director.
  await rapid.at(120)
  await blitz.at(120)
  await page.goto(`/t/${id}/pairings/1`)
  await expect(() => showsBoth(row)).toPass(SOON)
})
