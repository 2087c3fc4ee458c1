import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DAY, WEEK } from '#core/time.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import { open } from '#worker/data/db.ts'
import { loadRecords } from '#worker/data/tournaments.ts'
import { reviewMatches } from '#worker/jobs/review-matches.ts'
import { answerSiteProposal, listSiteProposals } from '#worker/use-cases/site-proposals.ts'
import { undoChange } from '#worker/use-cases/undo-change.ts'
import { aSignedIn } from '../../support/caller.ts'
import { aChessSite } from '../../support/chess-site.ts'
import { aDailyMatch, dailyTeam, moveTo } from '../../support/daily-match.ts'
import { rowOf } from '../../support/watched-tournament.ts'
import { aUser, bindings } from '../../support/worker.ts'

vi.useFakeTimers({ toFake: ['Date'] })
let site: ChessSiteClient
beforeAll(async () => {
  site = await aChessSite()
  await moveTo(site, Date.UTC(2026, 2, 1, 12))
})
beforeEach(() => bindings.DB.prepare('update watches set review_at = null').run())

const stored = async (id: string) => snapshotFromRecords((await loadRecords(open(bindings.DB), id, 'desk'))!)

/** A finished daily match on two boards, won 3–1 by the home side, whose board 1 is closed later. */
async function aFinishedMatch(id: string, closed?: { days: number; fairPlay: boolean }) {
  const [home, away] = [dailyTeam('Harbour Knights', 2), dailyTeam('Night Owls', 2)]
  const start = Date.now() + DAY
  const ends = (board: number, game: 1 | 2, isHome: boolean) => {
    const isWhiteHome = (board + game) % 2 === 0
    const [white, black] = isWhiteHome === isHome ? (['win', 'resigned'] as const) : (['resigned', 'win'] as const)
    return { board, game, white, black, at: start + DAY / 2 }
  }
  const over = start + DAY / 2
  if (closed)
    home.players[0] = { ...home.players[0]!, closed: { at: over + closed.days * DAY, fairPlay: closed.fairPlay } }
  const followed = await aDailyMatch(site, id, {
    teams: [home, away],
    startTime: start,
    endings: [ends(1, 1, true), ends(1, 2, true), ends(2, 1, true), ends(2, 2, false)],
  })
  await followed.follow(over + DAY / 4)
  await aUser(`${id}dir`)
  await bindings.DB.prepare('update tournaments set organiser_id = ?1 where id = ?2').bind(`${id}dir`, id).run()
  const director = aSignedIn(`${id}dir`).caller
  return { ...followed, over, director, proposals: async () => listSiteProposals(director, await stored(id)) }
}

test('an account closed after the end becomes a proposal, and the result stays until a director takes it', async () => {
  const match = await aFinishedMatch('reviewtake', { days: 3, fairPlay: true })
  expect((await match.match()).points).toEqual([6, 2])
  for (let day = 1; day < 3; day += 1) {
    await moveTo(site, match.over + day * DAY + DAY / 3)
    await reviewMatches(bindings, Date.now())
  }
  expect(await match.proposals()).toEqual([])
  await moveTo(site, match.over + 5 * DAY)
  await reviewMatches(bindings, Date.now())
  expect(await match.proposals()).toMatchObject([
    {
      match: 'reviewtake-1-1',
      before: [3, 1],
      after: [1, 3],
      closed: [{ side: 'w', board: 1 }],
      moved: [
        { name: 'Night Owls', from: 2, to: 1 },
        { name: 'Harbour Knights', from: 1, to: 2 },
      ],
    },
  ])
  expect((await match.match()).points).toEqual([6, 2])
  const told = await rowOf<{ content: string }>("select content from notifications where user_id = 'reviewtakedir'")
  expect(told.content).toContain('Take the new score or keep the result.')
  const version = await answerSiteProposal(match.director, await stored('reviewtake'), {
    match: 'reviewtake-1-1',
    take: true,
  })
  expect(await match.match()).toMatchObject({ points: [2, 6], outcome: '01' })
  expect(await match.proposals()).toEqual([])
  await undoChange(match.director, await stored('reviewtake'), { version })
  expect(await match.match()).toMatchObject({ points: [6, 2], outcome: '10' })
  expect(await match.proposals()).toHaveLength(1)
})

test('a dismissed proposal stays dismissed, until that is undone', async () => {
  const match = await aFinishedMatch('reviewkeep', { days: 0.5, fairPlay: true })
  await moveTo(site, match.over + 2 * DAY)
  await reviewMatches(bindings, Date.now())
  const keep = { match: 'reviewkeep-1-1', take: false }
  const version = await answerSiteProposal(match.director, await stored('reviewkeep'), keep)
  expect(await match.match()).toMatchObject({ points: [6, 2], facts: { dismissed: '1:3' } })
  await moveTo(site, Date.now() + DAY)
  await reviewMatches(bindings, Date.now())
  expect(await match.proposals()).toEqual([])
  await expect(answerSiteProposal(match.director, await stored('reviewkeep'), keep)).rejects.toThrow('already answered')
  await undoChange(match.director, await stored('reviewkeep'), { version })
  expect(await match.proposals()).toHaveLength(1)
})

test('people who neither direct the event nor lead one of its two teams see no proposal', async () => {
  const match = await aFinishedMatch('reviewnames', { days: 0.5, fairPlay: true })
  await moveTo(site, match.over + 2 * DAY)
  await reviewMatches(bindings, Date.now())
  await aUser('reviewreader')
  expect(await listSiteProposals(aSignedIn('reviewreader').caller, await stored('reviewnames'))).toEqual([])
  expect(await match.proposals()).toHaveLength(1)
})

test('a player who closes his own account changes nothing', async () => {
  const match = await aFinishedMatch('reviewown', { days: 0.5, fairPlay: false })
  await moveTo(site, match.over + 2 * DAY)
  await reviewMatches(bindings, Date.now())
  expect(await match.proposals()).toEqual([])
})

test('a finished match is looked at daily for a week, then weekly, and no more once its event is closed', async () => {
  const match = await aFinishedMatch('reviewpace')
  await site.clearLog()
  const days: number[] = []
  for (let day = 1; day <= 30; day += 1) {
    await moveTo(site, match.over + day * DAY + DAY / 3)
    const before = (await site.log(`/pub/match/${match.plan.id}`)).length
    await reviewMatches(bindings, Date.now())
    if ((await site.log(`/pub/match/${match.plan.id}`)).length > before) days.push(day)
  }
  expect(days).toEqual([1, 2, 3, 4, 5, 6, 7, 14, 21, 28])
  await bindings.DB.prepare("update tournaments set active = 0 where id = 'reviewpace'").run()
  await moveTo(site, Date.now() + 2 * WEEK)
  await reviewMatches(bindings, Date.now())
  expect(await rowOf("select review_at from watches where tournament_id = 'reviewpace'")).toEqual({ review_at: null })
})
