import { gzipSync } from 'node:zlib'
import { expect, type BrowserContext, type Page, type Response } from '@playwright/test'
import { iframeHtml } from '#core/embed/snippet.ts'
import { enginesToCome } from '#core/forecast/round-to-come.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { RoundSystem } from '#core/tournament/tournament.ts'
import { fromFiles } from '../../scripts/demo/files.ts'
import { test } from './host.ts'
import { ask, UNKNOWN } from './made-event.ts'
import { forget } from './no-animations.ts'
import { registerOrganiser } from './register-organiser.ts'
import { signInByLetter } from './signed-in.ts'

const LIGHT: [path: string, seen: RegExp][] = [
  ['/t/channel/what-if?embed=odds', /\d%.*played 1,000 times/s],
  ['/t/rivers/team/1?embed=player', /Réti Sharks Brno.*Rank.*Round 7/s],
  ['/team/rivers-1?embed=games', /Réti Sharks Brno/],
]

/** Without the site's fonts, which come after the first paint. */
const bytesOf = async (all: Response[]): Promise<number> => {
  const answers = all.filter((answer) => answer.request().resourceType() !== 'font')
  const sizes = await Promise.all(answers.map(async (answer) => gzipSync(await answer.body(), { level: 9 }).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('odds of teams take at most 31.5 kB, a team’s results and its next games 30 kB, and Swiss odds are computed on request', async ({
  page,
  host,
  site,
}) => {
  const complaints: string[] = []
  page.on('pageerror', (fault) => complaints.push(fault.message))
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  for (const [path, seen] of LIGHT) {
    await forget(page)
    answers.length = 0
    await page.goto(path)
    await expect(page.locator('main')).toContainText(seen)
    expect({ path, kB: (await bytesOf(answers)) / 1000 <= 30 }).toEqual({ path, kB: true })
    for (const answer of answers) expect((await answer.allHeaders())['set-cookie']).toBeUndefined()
    expect(answers.some((answer) => answer.url().includes('odds-worker'))).toBe(path.endsWith('odds'))
  }
  await forget(page)
  answers.length = 0
  await host.show(
    page,
    iframeHtml({ src: `${site}/t/rivers/what-if?embed=odds&iteration=2`, title: 'Odds', width: 600, height: 300 }),
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Work out odds' }).click()
  await expect(frame.locator('main')).toContainText(/\d%.*played [\d,]+ times/s)
  const own = answers.filter((answer) => answer.url().startsWith(site))
  expect(own.some((answer) => answer.url().includes('odds-worker-teams'))).toBe(true)
  expect(await bytesOf(own)).toBeLessThanOrEqual(31_500)
  expect(complaints).toEqual([])
})

const PLAYERS = 40

/** The bytes that odds in a frame cost on a first visit, and the engine that computed them. */
async function weighOdds(page: Page, id: string) {
  await forget(page)
  const answers: Response[] = []
  const keep = (answer: Response) => void answers.push(answer)
  page.on('response', keep)
  await page.goto(`/t/${id}/what-if?embed=odds`)
  await page.getByRole('button', { name: 'Work out odds' }).click()
  await expect(page.locator('main')).toContainText(/\d%.*played [\d,]+ times/s)
  page.off('response', keep)
  const engine = answers.map((answer) => /odds-worker-([a-z-]+)-/.exec(answer.url())?.[1]).find(Boolean)
  return { engine, bytes: await bytesOf(answers) }
}

test('odds of a Swiss of 40 players with undrawn rounds take at most 32.5 kB, including engine and data', async ({
  page,
  context,
  baseURL,
}) => {
  await registerOrganiser(context, baseURL!)
  const id = await anOpenUnderWay(context, baseURL!, { name: 'Rapid of Forty', rounds: 9, played: 6 })
  const { engine, bytes } = await weighOdds(page, id)
  expect(engine).toBe('players')
  expect(bytes).toBeLessThanOrEqual(32_500)
})

/** Systems of rounds 5 to 7, after four rounds of Swiss. */
const FOLLOWED: Record<string, { from: number; system: RoundSystem['system'] }[]> = {
  knockout: [{ from: 5, system: 'knockout' }],
  'round-robin': [{ from: 5, system: 'roundRobin' }],
  mixed: [
    { from: 5, system: 'roundRobin' },
    { from: 6, system: 'knockout' },
  ],
}

test('odds of 40 players whose Swiss is followed by a knockout, a round robin or both take at most 34.5 kB', async ({
  page,
  context,
  baseURL,
}) => {
  // The copied event is a Swiss followed by a knockout.
  await signInByLetter(context, baseURL!, 'quay_side')
  const id = await anOpenUnderWay(context, baseURL!, { name: 'Harbour Forty', rounds: 7, played: 2, like: 'harbour' })
  for (const [wanted, systems] of Object.entries(FOLLOWED)) {
    await followBy(page, id, systems)
    const { engine, bytes } = await weighOdds(page, id)
    expect({ engine, bytes: bytes <= 34_500 || bytes }).toEqual({ engine: wanted, bytes: true })
  }
})

/** The site cannot yet change each round’s system, so this changes its answers. */
async function followBy(page: Page, id: string, followers: { from: number; system: RoundSystem['system'] }[]) {
  await page.unrouteAll()
  const answer = await page.request.get(`/api/tournament/${id}/snapshot`)
  const asMade = (await answer.json()) as Snapshot
  const [swiss] = asMade.systems
  const followed = followers.map(({ from, system }, at) => ({
    from,
    to: (followers[at + 1]?.from ?? asMade.settings.totalRounds! + 1) - 1,
    system,
    poolNames: [],
  }))
  const snapshot = { ...asMade, systems: [swiss!, ...followed] }
  await page.route(`**/api/tournament/${id}/snapshot`, (route) => route.fulfill({ json: snapshot }))
  await page.route(`**/t/${id}/what-if?embed=odds`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(`"${enginesToCome(asMade)}"`, `"${enginesToCome(snapshot)}"`) })
  })
}

/** An open Swiss of real names and ratings with a few finished rounds. */
async function anOpenUnderWay(
  context: BrowserContext,
  baseURL: string,
  { played, ...event }: { name: string; rounds: number; played: number; like?: string },
): Promise<string> {
  const { players } = fromFiles()[0]!.snapshot
  const entries = players.no.slice(0, PLAYERS).map((_, at) => ({
    ...UNKNOWN,
    // In some files a player has only one name, as the last name.
    firstName: `${players.firstName[at]} ${players.lastName[at]}`.trim(),
    lastName: '',
    title: players.title?.[at] ?? '',
    rating: players.rating[at]!,
    nationality: players.nationality[at]!,
  }))
  const given = { ...event, system: 'swiss', gamesPerMatch: 1, isOpen: true, entries }
  const { id } = await ask(context, baseURL, 'create', given)
  const change = (type: string, round: number) => ask(context, baseURL, `${id}/change`, { request: { type, round } })
  for (let round = 1; round <= played; round++) {
    for (const type of ['draw', 'publish']) await change(type, round)
    const results = Array.from({ length: PLAYERS / 2 }, (_, at) => ({
      match: `${id}-${round}-${at + 1}`,
      outcome: ['10', '==', '01'][(at * at + round) % 3],
    }))
    await ask(context, baseURL, `${id}/setResults`, { results })
    await change('close', round)
  }
  return id
}
