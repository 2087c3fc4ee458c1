import { beforeEach, expect, test, vi } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#core/time.ts'
import { teamsUnidentified } from '#core/game/no-game.ts'
import { aRound } from '#test/support/build.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { advance } from '#test/support/watched-match.ts'
import { rowOf } from '#test/support/watched-tournament.ts'
import { aSaved, bindings } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import * as watches from '#worker/data/watches.ts'
import { MAX_REQUESTS, pollTournament, type PollContext, type PollState } from '#worker/rooms/poll.ts'

vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 20, 12) })
vi.spyOn(console, 'warn').mockImplementation(() => {})
const site = await aChessSite()
beforeEach(async () => {
  await site.mood('ok')
  advance(2 * DAY)
  await site.clearLog()
})

const team = (id: string, name: string, ...scores: number[]) => ({
  id,
  name,
  leaders: scores.map((score, at) => ({ username: `${id}${at}`, score })),
})

/** A match of two teams that is linked to a battle. */
async function watchedBattle(id: string, siteId: string) {
  await aSaved({
    id,
    players: 2,
    rounds: [
      aRound('1-2 *', {
        facts: { 0: { link: `https://lichess.org/tournament/${siteId}`, linkSource: 'lichess', linkType: 'team' } },
      }),
    ],
    settings: { competitors: 'team', pullResults: 2 },
  })
  await bindings.DB.prepare(
    `update players set lichess = case no when 1 then 'https://lichess.org/team/owls-brno' else 'rooks' end where tournament_id = ?`,
  )
    .bind(id)
    .run()
  const db = open(bindings.DB)
  await watches.start(db, id, { round: 1, no: 1, source: 'lichess', siteId }, Date.now())
  const read = () => watches.loadOfTournament(db, id) as Promise<PollState>
  let looking = await read()
  return {
    turn: async () => {
      const context: PollContext = {
        env: bindings,
        clock: () => Date.now(),
        roll: () => 0,
        publish: async () => {},
        requests: MAX_REQUESTS,
      }
      if ((await pollTournament(context, looking)).outdated) looking = await read()
    },
    problem: () => looking.watches[0]?.problem,
    pairing: async () => {
      const row = await rowOf<{
        outcome: string
        white_points: number | null
        black_points: number | null
        facts: string
      }>('select outcome, white_points, black_points, facts from matches where tournament_id = ?', id)
      const { bodyStatus } = JSON.parse(row.facts) as { bodyStatus?: string }
      return { outcome: row.outcome, points: [row.white_points, row.black_points], bodyStatus }
    },
  }
}

test('a team battle gives the points of both teams while it runs, which may fall, and the result after its end', async () => {
  const startTime = Date.now() + 10 * MINUTE
  const battle = { id: 'battle01', startTime, minutes: 60 }
  const others = [team('knights', 'Knights', 90, 60)]
  await site.teamBattle({ ...battle, teams: [team('owls-brno', 'Owls of Brno'), team('rooks', 'Rooks'), ...others] })
  const watched = await watchedBattle('battle-run', 'battle01')
  await watched.turn()
  expect(await watched.pairing()).toEqual({ outcome: '  ', points: [null, null], bodyStatus: 'scheduled' })
  advance(15 * MINUTE)
  await site.teamBattle({
    ...battle,
    teams: [team('owls-brno', 'Owls of Brno', 20, 11), team('rooks', 'Rooks', 14, 16), ...others],
  })
  await watched.turn()
  expect(await watched.pairing()).toEqual({ outcome: '  ', points: [62, 60], bodyStatus: 'in_progress' })
  // Lichess takes a cheater out of the running arena.
  await site.teamBattle({
    ...battle,
    teams: [team('owls-brno', 'Owls of Brno', 11), team('rooks', 'Rooks', 14, 16), ...others],
  })
  advance(MINUTE)
  await watched.turn()
  expect((await watched.pairing()).points).toEqual([22, 60])
  advance(HOUR)
  await watched.turn()
  expect(await watched.pairing()).toMatchObject({ outcome: '  ', bodyStatus: 'finished' })
  advance(11 * MINUTE)
  await watched.turn()
  expect(await watched.pairing()).toEqual({ outcome: '01', points: [22, 60], bodyStatus: 'finished' })
})

test('a team that left the battle has no points there, though its score lingers', async () => {
  const startTime = Date.now() - 10 * MINUTE
  await site.teamBattle({
    id: 'battle02',
    startTime,
    teams: [{ ...team('owls-brno', 'Owls of Brno', 20), isRemoved: true }, team('rooks', 'Rooks', 5)],
  })
  const watched = await watchedBattle('battle-left', 'battle02')
  await watched.turn()
  expect(await watched.pairing()).toMatchObject({ points: [null, null] })
  expect(watched.problem()).toBe(teamsUnidentified('Lichess'))
})

test('a running battle is asked twice a minute, by two requests', async () => {
  await site.teamBattle({
    id: 'battle03',
    startTime: Date.now() - MINUTE,
    teams: [team('owls-brno', 'Owls of Brno', 2), team('rooks', 'Rooks', 5)],
  })
  const watched = await watchedBattle('battle-pace', 'battle03')
  for (let second = 0; second < 60; second += 5) {
    await watched.turn()
    advance(5 * SECOND)
  }
  expect((await site.log()).map(({ path }) => path.replace('/lichess/api', ''))).toEqual(
    Array.from({ length: 2 }, () => ['/tournament/battle03', '/tournament/battle03/teams']).flat(),
  )
})
