import { expect, test } from 'vitest'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aMade, result, START } from '#test/support/made-tournament.ts'
import { claims } from '#test/support/people.ts'
import { aUser, bindings, postJson } from '#test/support/worker.ts'

type Headers = Record<string, string>

/** A published round 1 whose first board has two users with accounts. */
async function aRound(name: string) {
  const made = await aMade(name)
  const { id, snapshot } = made
  await made.does(...START)
  await bindings.DB.prepare(
    `update tournaments set settings = json_set(settings, '$.allowSelfSubmissions', json('true')) where id = ?`,
  )
    .bind(id)
    .run()
  const { rounds, players } = await snapshot()
  const entryOf = (side: 'white' | 'black') => players.no[rounds[0]![side][0]!]!
  const [white, black] = await Promise.all([aUser(`${name}-white`), aUser(`${name}-black`)])
  await claims(id, entryOf('white'), { user_id: `${name}-white`, owner: `${name}-white` })
  await claims(id, entryOf('black'), { user_id: `${name}-black`, owner: `${name}-black` })
  // The rows were written without the Worker, so raise the version.
  await bindings.DB.prepare('update tournaments set version = version + 1 where id = ?').bind(id).run()
  const report = async (outcome: string, who: Headers, key?: string) => {
    const body = { id: `${id}-1-1`, outcome }
    const { status, text } = await postJson('/api/submit/result', body, {
      ...who,
      ...(key && { 'idempotency-key': key }),
    })
    return { status, answer: text.startsWith('{') ? (JSON.parse(text) as object) : text }
  }
  const board = ({ rounds: [round] }: Snapshot) => ({ outcome: round!.outcomes.slice(0, 2), facts: round!.facts?.[0] })
  return { ...made, white: white.headers, black: black.headers, report, board: async () => board(await snapshot()) }
}

test('both sides report their board, the arbiter confirms all at once, and the history shows who did what', async () => {
  const { white, black, report, board, does, desk, undo } = await aRound('Report agree')
  expect(await report('10', white)).toMatchObject({ status: 200, answer: { state: 'reported' } })
  expect(await report('10', black, 'a')).toMatchObject({ status: 200, answer: { state: 'agreed' } })
  const { version } = await desk()
  expect(await report('10', black, 'a')).toMatchObject({ status: 200 })
  expect((await desk()).version).toBe(version)
  expect(await board()).toMatchObject({ outcome: '10', facts: { provisional: true, whiteSays: '10', blackSays: '10' } })
  await does({ type: 'confirm' })
  expect((await board()).facts?.provisional).toBeUndefined()
  const [confirmed, second] = (await desk()).changes
  expect(second).toMatchObject({ by: 'Report agree-black', source: 'player' })
  expect(second!.words).toContain('reports 1–0')
  expect(await undo(confirmed!.version)).toMatchObject({ status: 200 })
  expect((await board()).facts?.provisional).toBe(true)
})

test('two different reports for one board are a dispute: directors are notified, and one click settles it', async () => {
  const { id, white, black, report, board, does, desk } = await aRound('Report clash')
  await report('10', white)
  expect(await report('01', black)).toMatchObject({
    status: 200,
    answer: { state: 'disputed', message: 'The other side reported another result. The arbiter will decide.' },
  })
  expect(await board()).toMatchObject({ outcome: '  ', facts: { whiteSays: '10', blackSays: '01' } })
  const told = await bindings.DB.prepare('select content from notifications where user_id = ?')
    .bind('Report clash-boss')
    .all<{ content: string }>()
  expect(told.results.map(({ content }) => content).join()).toContain('Two different results were reported')
  await does({ type: 'settle', round: 1, no: 1, by: 'b' })
  expect(await board()).toMatchObject({ outcome: '01' })
  expect((await desk()).changes[0]!.words).toMatch(/ 0–1$/)
  expect(await report('10', white)).toEqual({
    status: 409,
    answer: 'The arbiter has entered this result. If it’s wrong, tell them.',
  })
  await does({ ...result(2, '==') })
  expect((await postJson('/api/submit/result', { id: `${id}-1-2`, outcome: '10' }, white)).status).toBe(403)
})
