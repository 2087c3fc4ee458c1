import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { PairingRow } from '#core/rows/pairing-row.ts'
import type { Segment } from '#core/tournament/segments.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import { aDailyPlan, dailyTeam } from '#simulator/daily/daily-plan.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { aLeague } from '#test/support/linked-league.ts'
import { call } from '#test/support/sign-in.ts'
import { bindings, fetchJson } from '#test/support/worker.ts'

const SEGMENTS: Segment[] = [
  { label: 'Rapid', timeClass: 'rapid', minBoards: 4, gamesPerBoard: 2 },
  { label: 'Blitz', timeClass: 'blitz', minBoards: 5, gamesPerBoard: 2 },
]
const SETTINGS: Partial<Settings> = {
  segments: SEGMENTS,
  fixtureScoring: 'perMini',
  gamePointTotal: 18,
  allowSelfLinks: 2,
  allowSelfSubmissions: true,
}

let site: ChessSiteClient
beforeAll(async () => {
  site = await aChessSite()
})
beforeEach(() => site.clearLog())

let lastId = 9600
/** A daily match at the site between two clubs. */
async function aMatch(first: string, second: string): Promise<string> {
  const plan = aDailyPlan({ id: (lastId += 1), startTime: Date.now(), teams: [dailyTeam(first), dailyTeam(second)] })
  await site.daily(plan)
  return `https://www.chess.com/club/matches/${plan.id}`
}

async function aFixture(id: string) {
  const people = await aLeague(id, SETTINGS)
  await bindings.DB.batch([
    bindings.DB.prepare('update teams set chess_com = ? where id = ?').bind(dailyTeam('Harbour Rooks').slug, `r-${id}`),
    bindings.DB.prepare('update teams set chess_com = ? where id = ?').bind(dailyTeam('Night Knights').slug, `k-${id}`),
  ])
  const submit = async (body: object, who: Record<string, string>) => {
    const { status, text } = await call('/submit/mini', { id: `${id}-1-1`, ...body }, who)
    return { status, text, state: status === 200 ? (JSON.parse(text) as { state: string }).state : null }
  }
  const minis = async () => (await fetchJson<PairingRow[]>(`/api/tournament/${id}/getPairings?round=1`))[0]!.minis!
  return { ...people, submit, minis }
}

test('a captain links one match of the fixture, which the site knows as one of both clubs, and removes the link', async () => {
  const { cap, foe, submit, minis } = await aFixture('minilink')
  const link = await aMatch('Harbour Rooks', 'Night Knights')
  expect(await submit({ k: 1, link }, cap)).toMatchObject({ status: 200, state: 'confirmed' })
  expect((await minis()).map((mini) => mini.link)).toEqual([link, null])
  const twice = await submit({ k: 2, link }, foe)
  expect(`${twice.status} ${twice.text}`).toMatch(/^409 .*already used for .*Rapid/)
  expect(await submit({ k: 1, link: null }, foe)).toMatchObject({ status: 200 })
  expect((await minis())[0]!.link).toBeNull()
})

test('a match of another club, and one that the site doesn’t have, are refused with a sentence', async () => {
  const { cap, boss, submit, minis } = await aFixture('miniforeign')
  const foreign = await submit({ k: 1, link: await aMatch('Harbour Rooks', 'Other Club') }, cap)
  expect(`${foreign.status} ${foreign.text}`).toMatch(
    /^400 That’s another match: Chess.com has Harbour Rooks – Other Club/,
  )
  const missing = await submit({ k: 1, link: 'https://www.chess.com/club/matches/1' }, cap)
  expect(missing.status).toBe(400)
  // A director’s link is checked as well.
  const request = { type: 'setMini', round: 1, no: 1, k: 1, link: await aMatch('Elsewhere', 'Nowhere') }
  const directed = await call('/tournament/miniforeign/change', { request }, boss)
  expect(`${directed.status} ${directed.text}`).toMatch(/^400 That’s another match/)
  expect((await minis())[0]!.link).toBeNull()
})

test('both captains report the points of a match; the desk decides where they differ', async () => {
  const { cap, foe, boss, submit, minis } = await aFixture('minireport')
  expect(await submit({ k: 1, points: [4.5, 3.5] }, cap)).toMatchObject({ state: 'reported' })
  expect((await minis())[0]).toMatchObject({ provisional: true, scored: false })
  expect(await submit({ k: 1, points: [4.5, 3.5] }, foe)).toMatchObject({ state: 'agreed' })
  expect(await submit({ k: 2, points: [6, 4] }, cap)).toMatchObject({ state: 'reported' })
  expect(await submit({ k: 2, points: [5, 5] }, foe)).toMatchObject({ state: 'disputed' })
  expect((await minis())[1]).toMatchObject({ provisional: false, scored: false })
  const request = { type: 'setMini', round: 1, no: 1, k: 2, result: { points: [6, 4] } }
  expect((await call('/tournament/minireport/change', { request }, boss)).status).toBe(200)
  expect((await minis())[1]).toMatchObject({ scores: [6, 4], scored: true })
  const late = await submit({ k: 2, points: [5, 5] }, foe)
  expect(`${late.status} ${late.text}`).toMatch(/^409 .*arbiter/i)
})

test('members who are no captains, strangers and nonsense are refused with a sentence', async () => {
  const { man, cap, submit } = await aFixture('minirefused')
  const answers = await Promise.all([
    submit({ k: 1, points: [1, 1] }, man),
    submit({ k: 3, points: [1, 1] }, cap),
    submit({ k: 1, points: [0, 0] }, cap),
    submit({ k: 1 }, cap),
    submit({ k: 1, link: 'https://example.com' }, cap),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 409, 409, 400, 400])
})
