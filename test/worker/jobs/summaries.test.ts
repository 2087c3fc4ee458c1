import { expect, test } from 'vitest'
import { countingDatabase, plan } from '#test/support/count-statements.ts'
import { ask, aSaved, bindings, fetchJson } from '#test/support/worker.ts'
import type { TournamentRow } from '#worker/data/tournament-list.ts'
import { makeSummaries } from '#worker/jobs/summaries.ts'

const NOW = Date.UTC(2026, 5, 1)

// Lists are cached for a second by their query: each look uses another.
let limit = 70
const rowOf = async (id: string, headers = {}) =>
  (await fetchJson<TournamentRow[]>(`/api/tournaments?limit=${limit++}`, { headers })).find((row) => row.id === id)!
const change = (id: string, sql: string) =>
  bindings.DB.prepare(`update tournaments set version = version + 1, ${sql} where id = '${id}'`).run()

const LIVE = { players: ['Ann Lee 2200', 'Bob', 'Cy', 'Dee'], rounds: ['1-2 1, 3-4 *'] }

test('lists say who leads a live event, and how far its round is', async () => {
  await aSaved({ id: 'leadersum', ...LIVE })
  await makeSummaries(bindings, NOW)
  expect((await rowOf('leadersum')).summary).toMatchObject({
    round: 1,
    pairings: 2,
    finished: 1,
    leaders: [{ name: 'Ann Lee' }],
    points: 1,
  })
})

test('an event is not read again before it changes', async () => {
  await makeSummaries(bindings, NOW)
  const { d1, statements } = countingDatabase(bindings.DB)
  await makeSummaries({ DB: d1 }, NOW)
  expect(statements).toHaveLength(1)
  expect((await plan(bindings.DB, statements[0]!)).join()).toContain('INDEX tournaments_without_summary')
})

test('after a draw the summary of the round before is not shown', async () => {
  await aSaved({ id: 'nextcup', ...LIVE })
  await makeSummaries(bindings, NOW)
  await change('nextcup', 'round = 2')
  expect((await rowOf('nextcup')).summary).toBeNull()
})

test('readers who hide results are not told who leads', async () => {
  expect((await rowOf('leadersum', { cookie: 'spoilers=hide' })).summary).toBeNull()
})

test('an event whose rows can’t be read has no summary, and does not hold up the others', async () => {
  await aSaved({ id: 'brokencup', ...LIVE })
  await aSaved({ id: 'wholecup', ...LIVE })
  await bindings.DB.prepare("update matches set facts = '{' where tournament_id = 'brokencup'").run()
  await makeSummaries(bindings, NOW)
  await change('wholecup', "name = 'Whole'")
  await makeSummaries(bindings, NOW)
  expect((await rowOf('wholecup')).summary).not.toBeNull()
})

test('a profile has the rank and the points of its entries, unless its reader hides results', async () => {
  await aSaved({ id: 'rankcup', ...LIVE })
  await makeSummaries(bindings, NOW)
  const standing = async (cookie: string) =>
    (JSON.parse((await ask('/api/player/rankcup-1', { headers: { cookie } })).text) as { tournaments: unknown[] })
      .tournaments
  expect(await standing('')).toMatchObject([{ standing: { rank: 1, points: 1 } }])
  expect(await standing('spoilers=hide')).toMatchObject([{ standing: null }])
})
