import { beforeAll, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#core/match/live.ts'
import { emptyMini, type Mini } from '#core/match/mini.ts'
import { applyEvent } from '#core/snapshot/apply-event.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { MINUTE } from '#core/time.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import type { Plan } from '#simulator/plan.ts'
import { aRound } from '../../support/build.ts'
import { aChessSite } from '../../support/chess-site.ts'
import { advance } from '../../support/watched-match.ts'
import { aPlanFor, AWAY, HOME, rowsOf } from '../../support/watched-tournament.ts'
import { aSaved, bindings } from '../../support/worker.ts'
import { open } from '#worker/data/db.ts'
import { loadRecords } from '#worker/data/tournaments.ts'
import * as watches from '#worker/data/watches.ts'
import { runningAnswers } from '#worker/rooms/followed-boards.ts'
import { MAX_REQUESTS, pollTournament, type PollState } from '#worker/rooms/poll.ts'

vi.useFakeTimers({ toFake: ['Date'] })
vi.spyOn(console, 'warn').mockImplementation(() => {})
let site: ChessSiteClient
beforeAll(async () => {
  site = await aChessSite()
})

const stored = async (id: string): Promise<Snapshot> => snapshotFromRecords((await loadRecords(open(bindings.DB), id))!)

/** A fixture of a rapid and a blitz match, both linked, and a function that polls both. */
async function aFixture(id: string, plans: [Plan, Plan]) {
  for (const plan of plans) await site.plan(plan)
  const minis = plans.map((plan, at): Mini => ({
    ...emptyMini(at + 1),
    facts: { link: `https://www.chess.com/live#tm=${plan.id}`, linkSource: 'chessCom', linkType: 'team' },
  }))
  await aSaved({
    id,
    players: [HOME, AWAY],
    rounds: [{ ...aRound('1-2 *'), minis: { 0: minis } }],
    settings: {
      competitors: 'team',
      gamePointTotal: 16,
      pullResults: 2,
      segments: ['Rapid', 'Blitz'].map((label) => ({ label, timeClass: 'rapid', minBoards: 4, gamesPerBoard: 2 })),
      fixtureScoring: 'perMini',
    },
  })
  for (const [at, plan] of plans.entries())
    await watches.start(
      open(bindings.DB),
      id,
      { round: 1, no: 1, k: at + 1, source: 'chessCom', siteId: String(plan.id) },
      0,
    )
  const read = () => watches.loadOfTournament(open(bindings.DB), id) as Promise<PollState>
  const events: LiveEvent[] = []
  let shown = await stored(id)
  let looking = await read()
  const turn = async () => {
    const { outdated } = await pollTournament(
      {
        env: bindings,
        clock: () => Date.now(),
        roll: () => 0,
        publish: async (told) => {
          events.push(...told)
          for (const event of told) {
            const after = applyEvent(shown, event)
            if (after === 'gap') throw new Error('There is a gap.')
            shown = after
          }
        },
        requests: MAX_REQUESTS,
      },
      looking,
    )
    if (outdated) looking = await read()
    return outdated
  }
  return { turn, events, shown: () => shown, looking: () => looking }
}

test('the matches of a fixture are polled side by side, each to its own end, and viewers see its score', async () => {
  const plans: [Plan, Plan] = [aPlanFor(9101, -2), aPlanFor(9102, -30)]
  const { turn, events, shown, looking } = await aFixture('fixture-poll', plans)
  expect(looking().watches.map(({ no, k }) => [no, k])).toEqual([
    [1, 1],
    [1, 2],
  ])
  for (let minute = 0; minute < 120; minute += 1) {
    expect(await turn()).toBe(false)
    // Both are being played then.
    if (minute === 32) {
      const [answer, ...others] = runningAnswers(looking().watches, Date.now())
      expect(others).toEqual([])
      expect(
        answer!.lineUp
          .map(({ board }) => board)
          .toSorted((a, b) => a - b)
          .join(' '),
      ).toBe('1 2 3 4 1001 1002 1003 1004')
    }
    advance(MINUTE)
  }
  const scores = await Promise.all(plans.map(async ({ id }) => (await site.match(id)).match.score))
  const [fixture] = pairings(await stored('fixture-poll'), 1)
  expect(fixture!.minis!.map(({ points }) => points)).toEqual(scores.map((score) => score.map((each) => 2 * each)))
  expect(fixture!.points).toEqual([0, 1].map((side) => 2 * (scores[0]![side]! + scores[1]![side]!)))
  const won = scores.map(([first, second]) => (first > second ? 2 : first === second ? 1 : 0))
  expect(fixture!.mp![0]).toBe(won[0]! + won[1]!)
  expect(fixture!.outcome).not.toBe('  ')
  expect(looking().watches).toEqual([])
  expect(shown().rounds).toEqual((await stored('fixture-poll')).rounds)
  for (const event of events) expect(JSON.stringify(event).length).toBeLessThanOrEqual(120)
})

test('the games of both matches are kept apart', async () => {
  const games = await rowsOf<{ no: number }>(
    "select no from games where tournament_id = 'fixture-poll' and match_no = 1 order by no",
  )
  expect(games.map(({ no }) => no)).toEqual([
    ...Array.from({ length: 8 }, (_, at) => at + 1),
    ...Array.from({ length: 8 }, (_, at) => at + 1001),
  ])
})
