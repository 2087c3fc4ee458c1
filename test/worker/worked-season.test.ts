import { expect, test } from 'vitest'
import type { SeasonDesk } from '#core/rows/season-desk.ts'
import type { SeasonOdds } from '#core/rows/season-odds.ts'
import type { SeasonAnswer } from '#core/rows/season-rows.ts'
import { aDirector } from '#test/support/made-tournament.ts'
import { CLUBS, FIXTURES, LEAGUE_RULES, REMOVED, type Division } from '#test/support/worked-league.ts'
import { ask, claim, fetchJson, postJson } from '#test/support/worker.ts'

/** The worked league as its manager plays it: a season of two divisions, whose results come round by round. */

const { segments, fixtureScoring, forfeitBoardPoints } = LEAGUE_RULES

async function aSeason(league: string) {
  const headers = await aDirector(`${league}-owner`)
  const send = async (path: string, body: object): Promise<void> => {
    const { status, text } = await postJson(`/api/${path}`, body, headers)
    expect(`${status} ${text}`).toMatch(/^200 /)
  }
  const change = (request: object) => send(`league/${league}/changeSeason`, { season: 'autumn', request })
  await send('league/create', { name: 'Worked League', id: league })
  await send(`league/${league}/createSeason`, {
    name: 'Autumn',
    rules: {
      tiers: 2,
      up: 2,
      down: 2,
      everyDays: 14,
      preset: { segments, fixtureScoring, forfeitBoardPoints, winReward: 1, drawReward: 0.5, gamePointTotal: 18 },
    },
    starts: ['2026-10-03'],
    entries: [...CLUBS.A, ...CLUBS.B].map((name) => ({ name })),
  })
  for (const request of [
    { type: 'step', step: 'closeEntries' },
    { type: 'divide' },
    { type: 'makeDivisions' },
    { type: 'step', step: 'publish' },
  ])
    await change(request)
  const read = <Answered>(call: string): Promise<Answered> =>
    fetchJson(`/api/league/${league}/${call}?season=autumn`, { headers })
  const { divisions } = await read<SeasonAnswer>('getSeason')
  const ids = divisions.map(({ tournament }) => tournament!.id)
  await Promise.all(ids.map((id) => claim(id)))
  const atDesk = (tier: number, request: object) => send(`tournament/${ids[tier - 1]}/change`, { request })
  return { read, atDesk }
}
type Season = Awaited<ReturnType<typeof aSeason>>

/** Closes the round before, draws and publishes a round, unless it is the first, and enters its results. */
async function playRound({ atDesk }: Season, tier: number, round: number): Promise<void> {
  if (round > 1) {
    await atDesk(tier, { type: 'close', round: round - 1 })
    await atDesk(tier, { type: 'draw', round })
    await atDesk(tier, { type: 'publish', round })
  }
  const name: Division = tier === 1 ? 'A' : 'B'
  const fixtures = FIXTURES[name].trim().split('\n')[round - 1]!.trim().split(' · ')
  for (const [board, fixture] of fixtures.entries()) {
    const [, , ...scores] = fixture.split(' ')
    for (const [mini, score] of scores.entries()) {
      const result = score === '+:-' ? { outcome: '+-' } : { points: score.split('-').map(Number) }
      await atDesk(tier, { type: 'setMini', round, no: board + 1, k: mini + 1, result })
    }
  }
}

const tables = ({ divisions }: SeasonAnswer): string[] =>
  divisions.map(({ rows }) => rows.map(({ name, mp, gp }) => `${name} ${mp} (${gp})`).join(', '))

/** The clubs of the first division of the next season. */
const nextFirst = ({ next }: SeasonDesk): string =>
  next!.entries
    .filter(({ tier }) => tier === 1)
    .map(({ name }) => name)
    .toSorted()
    .join(' ')

test('the worked season, from its entries to the next one, with a removal that flips a promotion', async () => {
  const season = await aSeason('worked-league')
  for (const tier of [1, 2]) for (let round = 1; round <= 4; round++) await playRound(season, tier, round)
  const odds = await season.read<SeasonOdds>('getOdds')
  expect(odds.divisions.map(({ none, ways, runs, isEqual }) => [none, ways, runs, isEqual])).toEqual([
    [null, 125, null, true],
    [null, 125, null, true],
  ])
  const [a, b] = odds.divisions.map(({ teams }) => teams)
  const open = { settled: null }
  expect(a!.map(({ down }) => down)).toMatchObject([{}, {}, open, open, {}, { share: 1, settled: true }])
  expect(b!.map(({ up }) => up)).toMatchObject([
    open,
    { share: 1, settled: true },
    open,
    open,
    { share: 0 },
    { share: 0 },
  ])
  expect((await ask('/api/league/worked-league/getOdds')).status).toBe(200)

  for (const tier of [1, 2]) await playRound(season, tier, 5)
  expect((await season.read<SeasonOdds>('getOdds')).divisions.map(({ none }) => none)).toEqual(['over', 'over'])
  expect(tables(await season.read<SeasonAnswer>('getSeason'))).toEqual([
    'Ash 8.5 (58), Birch 7 (49.5), Elm 6.5 (44.5), Cedar 4 (46.5), Dale 4 (42), Fir 0 (29.5)',
    'Hazel 8 (60), Gorse 7.5 (54), Ivy 6 (56.5), Juniper 5.5 (49.5), Kale 2.5 (35), Larch 0.5 (15)',
  ])
  expect(nextFirst(await season.read<SeasonDesk>('getSeasonDesk'))).toBe('Ash Birch Cedar Elm Gorse Hazel')

  const { round, no, k, points } = REMOVED
  const ruling = { kind: 'fairPlay', result: { points: points.map((half) => half / 2) }, reason: 'Board 1 rescored' }
  await season.atDesk(2, { type: 'ruleMini', round, no, k, ruling })
  expect(tables(await season.read<SeasonAnswer>('getSeason'))[1]).toBe(
    'Hazel 8 (60), Juniper 6.5 (51.5), Gorse 6.5 (52), Ivy 6 (56.5), Kale 2.5 (35), Larch 0.5 (15)',
  )
  expect(nextFirst(await season.read<SeasonDesk>('getSeasonDesk'))).toBe('Ash Birch Cedar Elm Hazel Juniper')
})
