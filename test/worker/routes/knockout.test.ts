import { expect, test } from 'vitest'
import { aChessSite } from '#test/support/chess-site.ts'
import { aMade, result, START } from '#test/support/made-tournament.ts'
import { ask, fetchJson, postJson } from '#test/support/worker.ts'

// A chess site without matches.
await aChessSite()

const TIED = {
  status: 409,
  message: 'There is no winner on board 1 (Ann – Di): it’s tied. Enter tie-break games, or who goes through.',
}
const decide = (more: object) => ({ type: 'decide', round: 1, no: 1, tieBreak: [], goesThrough: null, ...more })
const rapid = { kind: 'rapid', white: 'w', points: [0, 1], timeControl: '10+5' }

test('a tied knockout match is decided before its round closes; page, API, files and history say how', async () => {
  const { id, does, change, snapshot, history, undo } = await aMade('level', { system: 'knockout', rounds: 2 })
  await does(...START, result(1, '=='), result(2, '10'))
  expect(await change({ type: 'close', round: 1 })).toMatchObject(TIED)
  const decided = await change(decide({ tieBreak: [rapid] }))
  expect(decided).toMatchObject({ status: 200, message: 'Round 1, board 1: Ann – Di: tie-break games 0–1' })
  expect((await snapshot()).rounds[0]!.facts).toEqual({ 0: { tieBreak: 'rapid w 0:2 10+5' } })
  const [row] = await fetchJson<object[]>(`/api/tournament/${id}/getPairings?round=1`)
  expect(row).toMatchObject({
    decision: { through: 'b', reason: null, tieBreak: [{ kind: 'rapid', white: 'w', scores: [0, 1] }] },
  })
  for (const [path, words] of [
    [`/t/${id}/pairings/1`, 'Tie-break 0–1'],
    [`/t/${id}?embed=bracket`, 'Tie-break 0–1'],
    [`/t/${id}?embed=pairings`, 'Tie-break 0–1'],
    [`/g/${id}-1-1`, '10+5'],
    [`/api/tournament/${id}/tournament.trf`, '### Tie-break @ Round 1: 1-4: rapid W 0-1 10+5'],
  ] as const) {
    expect((await ask(path)).text, path).toContain(words)
  }
  await does({ type: 'close', round: 1 }, { type: 'draw', round: 2 }, { type: 'publish', round: 2 })
  expect((await snapshot()).rounds[1]).toMatchObject({ white: [3], black: [1] })
  expect((await undo(decided.version)).status).toBe(409)
  expect(JSON.stringify(await history())).toContain('tie-break games 0–1')
})

test('a decision is refused with a sentence where nothing is tied, and with invalid games', async () => {
  const { does, change } = await aMade('not-tied', { system: 'knockout', rounds: 2 })
  await does(...START, result(1, '10'))
  const byLot = decide({ goesThrough: { side: 'w', reason: 'lot' } })
  expect(await change(byLot)).toMatchObject({ status: 409, message: 'This match isn’t tied.' })
  expect(await change({ ...byLot, no: 2 })).toMatchObject({ status: 409 })
  expect(await change({ ...byLot, no: 9 })).toMatchObject({ status: 409, message: 'Pairing not found.' })
  expect(await change(decide({ tieBreak: [{ ...rapid, timeControl: 'a b' }] }))).toMatchObject({ status: 400 })
  expect(await change(decide({ goesThrough: { side: 'w', reason: 'corrected' } }))).toMatchObject({ status: 400 })
})

test('no call changes who goes through once the next round is drawn, unless it says who sits there', async () => {
  const { id, headers, does, change, snapshot, undo } = await aMade('bracketfix', { system: 'knockout', rounds: 2 })
  await does(...START)
  const { version } = await change(result(1, '10'))
  await does(result(2, '10'), { type: 'close', round: 1 }, { type: 'draw', round: 2 }, { type: 'publish', round: 2 })
  await does({ ...result(1, '10', 2) })
  const reason = { reason: 'Slip misread' }
  const refused = { status: 409, message: expect.stringContaining('Round 2 was drawn without Di') as string }
  expect(await change(result(1, '01'), reason)).toMatchObject(refused)
  const many = await postJson(
    `/api/tournament/${id}/setResult`,
    { match: `${id}-1-1`, outcome: '01', ...reason },
    headers,
  )
  expect(many).toMatchObject({ status: 409, text: refused.message })
  expect(await change({ type: 'clearResult', round: 1, no: 1 }, reason)).toMatchObject({ status: 409 })
  expect((await undo(version)).status).toBe(409)
  const fixed = await change({ ...result(1, '01'), goes: 'replace' }, reason)
  expect(fixed.message).toContain('Round 2, board 1: Di – Bo, was Ann – Bo 1–0')
  expect((await snapshot()).rounds[1]).toMatchObject({ white: [3], black: [1], outcomes: '  ' })
  expect((await undo(fixed.version)).status).toBe(200)
  expect((await snapshot()).rounds[1]).toMatchObject({ white: [0], black: [1], outcomes: '10' })
})
