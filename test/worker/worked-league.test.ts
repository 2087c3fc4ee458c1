import { expect, test } from 'vitest'
import type { StandingsAnswer } from '#core/rows/standings-answer.ts'
import { aDirector } from '#test/support/made-tournament.ts'
import { division, FIXTURES, REMOVED, type Division } from '#test/support/worked-league.ts'
import { aSaved, bindings, fetchJson, postJson } from '#test/support/worker.ts'

/** The worked league, played result by result through the API. */

/** A division whose fixtures are drawn, and calls of its director. */
async function aDivision(name: Division, id: string) {
  await aSaved({ ...division(name, {}, 0), id })
  const headers = await aDirector(`boss-${id}`)
  await bindings.DB.prepare('update tournaments set organiser_id = ? where id = ?').bind(`boss-${id}`, id).run()
  const change = async (request: object, reason?: string): Promise<number> =>
    (await postJson(`/api/tournament/${id}/change`, { request, ...(reason && { reason }) }, headers)).status
  const enter = async (): Promise<void> => {
    for (const [at, round] of FIXTURES[name].trim().split('\n').entries())
      for (const [board, fixture] of round.trim().split(' · ').entries()) {
        const [, , ...scores] = fixture.split(' ')
        for (const [mini, score] of scores.entries()) {
          const result = score === '+:-' ? { outcome: '+-' } : { points: score.split('-').map(Number) }
          const request = { type: 'setMini', round: at + 1, no: board + 1, k: mini + 1, result }
          expect(await change(request), fixture).toBe(200)
        }
      }
  }
  const table = async (): Promise<string[]> => {
    const { rows } = await fetchJson<StandingsAnswer>(`/api/tournament/${id}/getStandings?round=5`)
    return rows.map(({ name: club, score }) => `${club} ${score}`)
  }
  const undo = async (): Promise<number> => (await postJson(`/api/tournament/${id}/undo`, {}, headers)).status
  return { change, enter, table, undo }
}

test('division A ends in its table, with the forfeit at its notional score', async () => {
  const { enter, table } = await aDivision('A', 'workedapia')
  await enter()
  expect(await table()).toEqual(['Ash 8.5', 'Birch 7', 'Elm 6.5', 'Cedar 4', 'Dale 4', 'Fir 0'])
})

test('a removal ruled after the last round puts Juniper above Gorse, until it is undone or Juniper has a penalty', async () => {
  const { change, enter, table, undo } = await aDivision('B', 'workedapib')
  await enter()
  const before = ['Hazel 8', 'Gorse 7.5', 'Ivy 6', 'Juniper 5.5', 'Kale 2.5', 'Larch 0.5']
  const after = ['Hazel 8', 'Juniper 6.5', 'Gorse 6.5', 'Ivy 6', 'Kale 2.5', 'Larch 0.5']
  expect(await table()).toEqual(before)
  const { round, no, k, points } = REMOVED
  const ruling = { kind: 'fairPlay', result: { points: points.map((half) => half / 2) }, reason: 'Board 1 rescored' }
  const rule = { type: 'ruleMini', round, no, k, ruling }
  expect(await change(rule)).toBe(200)
  expect(await table()).toEqual(after)
  expect(await undo()).toBe(200)
  expect(await table()).toEqual(before)
  expect(await change(rule)).toBe(200)
  expect(await change({ type: 'grantBonus', no: 4, round: 5, mp: -1, gp: 0, reason: 'Late report' })).toBe(200)
  expect((await table()).slice(0, 4)).toEqual(['Hazel 8', 'Gorse 6.5', 'Ivy 6', 'Juniper 5.5'])
})

test('under other rules of the league the same results end in other tables', async () => {
  const { change, enter, table } = await aDivision('A', 'workedrules')
  await enter()
  const under = async (settings: object) => {
    expect(await change({ type: 'editEvent', settings }, 'Another league'), JSON.stringify(settings)).toBe(200)
    return table()
  }
  expect((await under({ forfeitBoardPoints: 'none' })).slice(3)).toEqual(['Dale 4', 'Cedar 4', 'Fir 0'])
  const bySegments = ['Ash 4.5', 'Birch 3.5', 'Elm 3', 'Cedar 2', 'Dale 2', 'Fir 0']
  expect(await under({ fixtureScoring: 'segments', forfeitBoardPoints: 'minimum' })).toEqual(bySegments)
  expect(await under({ fixtureScoring: 'sum' })).toEqual([
    'Ash 4',
    'Birch 3.5',
    'Dale 2.5',
    'Elm 2.5',
    'Cedar 2.5',
    'Fir 0',
  ])
  expect(await under({ forfeitBoardPoints: 'none' })).toEqual([
    'Ash 5',
    'Birch 3.5',
    'Dale 2.5',
    'Elm 2.5',
    'Cedar 1.5',
    'Fir 0',
  ])
})

test('a removal counts under other rules too', async () => {
  const { change, enter, table } = await aDivision('B', 'workedruleb')
  await enter()
  const { round, no, k, points } = REMOVED
  const ruling = { kind: 'fairPlay', result: { points: points.map((half) => half / 2) }, reason: 'Board 1 rescored' }
  expect(await change({ type: 'editEvent', settings: { fixtureScoring: 'segments' } }, 'Another league')).toBe(200)
  expect((await table()).slice(0, 2)).toEqual(['Hazel 4', 'Gorse 4'])
  expect(await change({ type: 'ruleMini', round, no, k, ruling })).toBe(200)
  expect(await table()).toEqual(['Hazel 4', 'Juniper 3.5', 'Ivy 3', 'Gorse 3', 'Kale 1.5', 'Larch 0'])
  expect(await change({ type: 'editEvent', settings: { fixtureScoring: 'sum' } }, 'Another league')).toBe(200)
  expect(await table()).toEqual(['Hazel 5', 'Ivy 3.5', 'Juniper 3', 'Gorse 2.5', 'Kale 1', 'Larch 0'])
})
