import { expect, test, vi } from 'vitest'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { MINUTE } from '#core/time.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { aWatchedTournament, aPlanFor, rowsOf } from '#test/support/watched-tournament.ts'
import { aUser, bindings, fetchJson, postJson } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import * as watches from '#worker/data/watches.ts'
import { pollTournament, MAX_REQUESTS, type PollState } from '#worker/rooms/poll.ts'

const MATCHES = 4
const id = 'provisional'

vi.useFakeTimers({ toFake: ['Date'] })
const site = await aChessSite()

/** Polls the chess site until every match is over. */
async function pullAll(): Promise<void> {
  const looking = (await watches.loadOfTournament(open(bindings.DB), id)) as PollState
  const world = { env: bindings, clock: () => Date.now(), roll: () => 0, publish: async () => {} }
  for (let turns = 0; turns < 60 && looking.watches.length > 0; turns += 1) {
    await pollTournament({ ...world, requests: MAX_REQUESTS }, looking)
    vi.setSystemTime(Date.now() + MINUTE)
  }
}

test('results from the chess site wait for a director, who edits one, confirms the others in one act, and undoes both', async () => {
  const plans = Array.from({ length: MATCHES }, (_, at) => aPlanFor(7000 + at, 90))
  for (const plan of plans) await site.plan(plan)
  await aWatchedTournament(id, plans, { pullResults: 1 })
  await pullAll()
  const { headers } = await aUser('pulling-boss', 2)
  const round = async () => {
    const { rounds } = await fetchJson<Snapshot>(`/api/tournament/${id}/snapshot`, { headers })
    const { outcomes, facts = {} } = rounds[0]!
    const waiting = Object.entries(facts).filter(([, one]) => one.provisional)
    return { outcomes: outcomes.match(/../g)!, waiting: waiting.map(([at]) => Number(at) + 1) }
  }
  const change = async (request: object) => {
    const answer = await postJson(`/api/tournament/${id}/change`, { request }, headers)
    expect(answer.status, answer.text).toBe(200)
    return (JSON.parse(answer.text) as { version: number }).version
  }
  const pulled = await round()
  expect(pulled.waiting).toHaveLength(MATCHES)

  // A result that a director enters is final at once.
  const edited = await change({ type: 'enterResult', round: 1, no: 4, result: { points: [8, 0] } })
  expect((await round()).waiting).not.toContain(4)
  const confirmed = await change({ type: 'confirm' })
  const since = 'select version from changes where tournament_id = ? and version > ?'
  expect(await rowsOf(since, id, edited)).toEqual([{ version: confirmed }])
  const all = await round()
  expect(all.waiting).toEqual([])
  expect(all.outcomes).toEqual(pulled.outcomes.with(3, all.outcomes[3]!))

  const undo = (version: number) => postJson(`/api/tournament/${id}/undo`, { version }, headers)
  expect((await undo(edited)).status).toBe(200)
  expect(await round()).toEqual({ outcomes: pulled.outcomes, waiting: [4] })
  expect((await undo(confirmed)).status).toBe(200)
  expect(await round()).toEqual(pulled)
})
