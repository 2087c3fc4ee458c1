import { expect, test } from 'vitest'
import { somePlayers } from '#test/support/build.ts'
import { countingDatabase, plan } from '#test/support/count-statements.ts'
import { aSaved, bindings, fetchJson } from '#test/support/worker.ts'
import type { TournamentRow } from '#worker/data/tournament-list.ts'
import { makePodiums } from '#worker/jobs/podiums.ts'

// Lists are cached for a second by their query: each look uses another.
let limit = 50
const podiumOf = async (id: string) =>
  (await fetchJson<TournamentRow[]>(`/api/tournaments?limit=${limit++}`))
    .find((row) => row.id === id)
    ?.podium.map(({ place, name, pool }) => [place, name, pool])

const OVER = { players: ['Ann Lee 2200', 'Bob', 'Cy', 'Dee'], rounds: ['1-2 1, 3-4 1', '1-3 1, 2-4 1'], active: false }

test('an event that is over has its podium in lists, and is not read for it again', async () => {
  await aSaved({ id: 'podiumcup', ...OVER, settings: { tieBreaks: ['rating'] } })
  await makePodiums(bindings)
  expect(await podiumOf('podiumcup')).toEqual([
    [1, 'Ann Lee', null],
    [2, 'Bob', null],
    [2, 'Cy', null],
  ])
  const { d1, statements } = countingDatabase(bindings.DB)
  await makePodiums({ DB: d1 })
  expect(statements).toHaveLength(1)
  expect((await plan(bindings.DB, statements[0]!))[0]).toContain('INDEX tournaments_without_podium')
})

test('lists show the winner of each pool', async () => {
  await aSaved({ id: 'poolcup', ...OVER, players: { ...somePlayers(OVER.players), pool: [0, 0, 1, 1] } })
  await makePodiums(bindings)
  expect(await podiumOf('poolcup')).toEqual([
    [1, 'Ann Lee', 'Pool A'],
    [1, 'Cy', 'Pool B'],
  ])
})

test('a change after the end changes the podium, and an event that goes on again has none', async () => {
  await aSaved({ id: 'backcup', ...OVER })
  await makePodiums(bindings)
  const change = (sql: string) => bindings.DB.prepare(`${sql} where id = 'backcup'`).run()
  await bindings.DB.prepare(
    "update matches set outcome = '01' where tournament_id = 'backcup' and round = 2 and no = 1",
  ).run()
  await change('update tournaments set version = version + 1')
  await makePodiums(bindings)
  expect((await podiumOf('backcup'))![0]).toEqual([1, 'Cy', null])
  await change('update tournaments set active = 1, version = version + 1')
  expect(await podiumOf('backcup')).toEqual([])
})
