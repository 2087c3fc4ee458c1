import { beforeAll, expect, test, vi } from 'vitest'
import { DAY } from '#core/time.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { StandingsAnswer } from '#core/rows/standings-answer.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import { aDailyPlan, dailyTeam, type DailyPlan } from '#simulator/daily/daily-plan.ts'
import { open } from '#worker/data/db.ts'
import { loadRecords } from '#worker/data/tournaments.ts'
import { reviewMatches } from '#worker/jobs/review-matches.ts'
import { answerSiteProposal, listSiteProposals } from '#worker/use-cases/site-proposals.ts'
import { aSignedIn } from '#test/support/caller.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { aPollingRoom, moveTo } from '#test/support/daily-match.ts'
import { aDirector } from '#test/support/made-tournament.ts'
import { division, FORFEITED, miniOf, REMOVED, withMatch, type Division } from '#test/support/worked-league.ts'
import { aSaved, bindings, fetchJson, postJson } from '#test/support/worker.ts'

/** The two matches of the worked league that the chess site decides: a forfeit that it shows as a draw, and a removal. */

vi.useFakeTimers({ toFake: ['Date'] })
let site: ChessSiteClient
beforeAll(async () => {
  site = await aChessSite()
  await moveTo(site, Date.UTC(2026, 2, 1, 12))
})

let lastMatch = 9400
const START = () => Date.now() + DAY

interface MatchOfFixture {
  round: number
  no: number
  k: number
}

/** A division with all results but one, whose match is linked to a match at the site. */
async function aLinkedDivision(name: Division, id: string, at: MatchOfFixture, some: Partial<DailyPlan>) {
  const headers = await aDirector(`boss-${id}`)
  const undecided = withMatch(division(name, { source: 'chessCom', pullResults: 2 }), at, {
    ...miniOf(at.k, '0-0'),
    points: null,
    outcome: '  ',
  })
  await aSaved({ ...undecided, id })
  await bindings.DB.prepare('update tournaments set organiser_id = ? where id = ?').bind(`boss-${id}`, id).run()
  const plan = aDailyPlan({ id: (lastMatch += 1), startTime: START(), ...some })
  await site.daily(plan)
  const link = `https://www.chess.com/club/matches/${plan.id}`
  const request = { type: 'setMini', ...at, link }
  const linked = await postJson(`/api/tournament/${id}/change`, { request }, headers)
  expect(`${linked.status} ${linked.text}`).toMatch(/^200 /)
  const stored = async () => snapshotFromRecords((await loadRecords(open(bindings.DB), id, 'desk'))!)
  const table = async () => {
    const { rows } = await fetchJson<StandingsAnswer>(`/api/tournament/${id}/getStandings?round=5`)
    return rows.map(({ name: club, score }) => `${club} ${score}`)
  }
  const director = aSignedIn(`boss-${id}`).caller
  return { ...aPollingRoom(site, id), plan, stored, table, director }
}

const BEFORE = ['Hazel 8', 'Gorse 7.5', 'Ivy 6', 'Juniper 5.5', 'Kale 2.5', 'Larch 0.5']
const AFTER = ['Hazel 8', 'Juniper 6.5', 'Gorse 6.5', 'Ivy 6', 'Kale 2.5', 'Larch 0.5']

/** Gorse – Juniper by boards: 2–0, 1–1, 1–1, ½–1½. On odd boards Gorse has White in the second game. */
function rapidOfRound4(closedAt: (over: number) => number): Partial<DailyPlan> {
  const [gorse, juniper] = [dailyTeam('Gorse', 4), dailyTeam('Juniper', 4)]
  const startTime = START()
  const over = startTime + 2 * DAY
  gorse.players[0] = { ...gorse.players[0]!, closed: { at: closedAt(over), fairPlay: true } }
  const ends = (board: number, game: 1 | 2, home: 'win' | 'draw' | 'loss') => {
    const isWhiteHome = (board + game) % 2 === 0
    const at = over - (game === 2 && board === 4 ? 0 : DAY)
    if (home === 'draw') return { board, game, white: 'agreed' as const, black: 'agreed' as const, at }
    const isWhiteWin = isWhiteHome === (home === 'win')
    const [white, black] = isWhiteWin ? (['win', 'resigned'] as const) : (['resigned', 'win'] as const)
    return { board, game, white, black, at }
  }
  return {
    teams: [gorse, juniper],
    startTime,
    minBoards: 4,
    endings: [
      ends(1, 1, 'win'),
      ends(1, 2, 'win'),
      ends(2, 1, 'win'),
      ends(2, 2, 'loss'),
      ends(3, 1, 'draw'),
      ends(3, 2, 'draw'),
      ends(4, 1, 'draw'),
      ends(4, 2, 'loss'),
    ],
  }
}

test('a blitz match that Ash came to with four players of five is Cedar’s, by the rule of the league', async () => {
  const followed = await aLinkedDivision('A', 'workedshort', FORFEITED, {
    teams: [dailyTeam('Cedar', 6), dailyTeam('Ash', 4)],
    minBoards: 5,
  })
  expect(await followed.table()).toContain('Cedar 3')
  await followed.follow(Date.now() + 3 * DAY)
  const { match } = await site.dailyMatch(followed.plan.id)
  expect([match.status, ...match.score]).toEqual(['finished', 0, 0])
  expect(await followed.table()).toEqual(['Ash 8.5', 'Birch 7', 'Elm 6.5', 'Cedar 4', 'Dale 4', 'Fir 0'])
})

test('a removal while the match runs is in the score that counts, though the letters say otherwise', async () => {
  const followed = await aLinkedDivision(
    'B',
    'workedfall',
    REMOVED,
    rapidOfRound4((over) => over - DAY / 2),
  )
  await followed.follow(Date.now() + 5 * DAY)
  const { match } = await site.dailyMatch(followed.plan.id)
  expect(match.score).toEqual([2.5, 5.5])
  expect(await followed.table()).toEqual(AFTER)
})

test('a removal after the end changes nothing until a director takes what the site says now', async () => {
  const followed = await aLinkedDivision(
    'B',
    'workedlate',
    REMOVED,
    rapidOfRound4((over) => over + 2 * DAY),
  )
  await followed.follow(Date.now() + 4 * DAY)
  expect(await followed.table()).toEqual(BEFORE)
  await moveTo(site, Date.now() + 3 * DAY)
  await reviewMatches(bindings, Date.now())
  expect(await followed.table()).toEqual(BEFORE)
  const [proposal] = await listSiteProposals(followed.director, await followed.stored())
  expect(proposal).toMatchObject({ k: 1, white: 'Gorse', black: 'Juniper', before: [4.5, 3.5], after: [2.5, 5.5] })
  expect(proposal!.moved).toContainEqual({ name: 'Juniper', from: 4, to: 2 })
  const answer = { match: proposal!.match, k: 1, take: true }
  await answerSiteProposal(followed.director, await followed.stored(), answer)
  expect(await followed.table()).toEqual(AFTER)
})
