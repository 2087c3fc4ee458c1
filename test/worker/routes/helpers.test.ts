import { expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { aMade, result, START } from '#test/support/made-tournament.ts'
import { aUser, bindings, fetchJson, postJson } from '#test/support/worker.ts'

type Look = AnswerOf<'post', '/help/look'>

/** A tournament with round 1 published and a helper. */
async function aHelped(name: string, boards = {}) {
  const made = await aMade(name)
  await made.does(...START)
  const added = await postJson(`/api/tournament/${made.id}/addHelper`, { name: 'Table 3', ...boards }, made.headers)
  expect(added.status, added.text).toBe(200)
  const { path, helper } = JSON.parse(added.text) as { path: string; helper: number }
  const secret = path.replace('/help/#', '')
  const help = async (call: string, body: object = {}, headers: Record<string, string> = {}) => {
    const { status, text } = await postJson(`/api/help/${call}`, { secret, ...body }, headers)
    return { status, text }
  }
  const enter = (no: number, outcome: string) => help('enter', { round: 1, no, result: { outcome }, was: '  ' })
  return { ...made, helper, help, enter, look: async () => JSON.parse((await help('look')).text) as Look }
}

test('a helper enters results by a link, without an account, and the history says which helper it was', async () => {
  const { enter, help, look, desk } = await aHelped('Helped')
  expect(await look()).toMatchObject({ name: 'Table 3', round: 1, boards: [{ board: 1, isConfirmed: false }, {}] })
  expect((await enter(1, '10')).status).toBe(200)
  const [made] = (await desk()).changes
  expect(made).toMatchObject({ by: 'Helper: Table 3', source: 'helper' })
  expect((await look()).boards[0]).toMatchObject({ outcome: '10', result: '1–0', isConfirmed: true })
  // Only the arbiter may change a confirmed result, but helpers may undo their own slips.
  expect(await enter(1, '01')).toEqual({
    status: 409,
    text: 'This board has a confirmed result. Ask the arbiter to change it.',
  })
  expect((await help('undo', { version: made!.version })).status).toBe(200)
  expect((await look()).boards[0]).toMatchObject({ isConfirmed: false })
  const opened = (await desk()).changes.at(-1)!
  expect((await help('undo', { version: opened.version })).status).toBe(403)
})

test('a helper’s result that is sent again after its answer was lost is saved once and answered as the first time', async () => {
  const { help, desk } = await aHelped('Resent')
  const send = () =>
    help('enter', { round: 1, no: 1, result: { outcome: '10' }, was: '  ' }, { 'idempotency-key': 'one-result' })
  expect(await send()).toMatchObject({ status: 200 })
  const before = (await desk()).changes.length
  expect(await send()).toMatchObject({ status: 200 })
  expect((await desk()).changes).toHaveLength(before)
})

test('a helper enters results at assigned boards of the current round only, and none once the link is revoked or the event is over', async () => {
  const { id, headers, helper, enter, help, look, does } = await aHelped('Ranged', { fromBoard: 2, toBoard: 2 })
  expect((await look()).boards.map(({ board }) => board)).toEqual([2])
  expect(await enter(1, '10')).toEqual({ status: 403, text: 'You enter board 2. Board 1 is another arbiter’s.' })
  expect(await enter(2, '==')).toMatchObject({ status: 200 })
  expect((await help('enter', { round: 2, no: 1, result: { outcome: '10' } })).status).toBe(404)
  const stored = await postJson(`/api/tournament/${id}/addHelper`, { name: 'x', fromBoard: 3, toBoard: 1 }, headers)
  expect(stored).toMatchObject({ status: 400, text: 'The first board comes before the last one.' })
  await does({ type: 'abandon' })
  expect((await help('look')).status).toBe(410)
  await does({ type: 'resume' })
  expect((await help('look')).status).toBe(200)
  expect((await postJson(`/api/tournament/${id}/removeHelper`, { helper }, headers)).status).toBe(200)
  expect(await help('look')).toEqual({
    status: 410,
    text: 'This link was revoked. Ask the arbiter for a new one.',
  })
})

test('helpers may undo results they entered while the round is current', async () => {
  const { does, desk, enter, help } = await aHelped('Next hour')
  await enter(1, '10')
  const { version } = (await desk()).changes[0]!
  await enter(2, '==')
  await does({ type: 'close', round: 1 }, { type: 'draw', round: 2 }, { type: 'publish', round: 2 })
  const refusal = 'Results of round 1 are the arbiter’s to change.'
  expect(await help('undo', { version })).toEqual({ status: 409, text: refusal })
})

test('an arbiter enters results of assigned boards with their account, under their own name', async () => {
  const { id, headers, desk, does } = await aMade('Arbited')
  await does(...START)
  const arbiter = await aUser('arbited-eve')
  const add = (body: object) => postJson(`/api/tournament/${id}/addArbiter`, body, headers)
  expect((await add({ username: 'nobody-here' })).status).toBe(404)
  expect((await add({ username: 'arbited-eve', fromBoard: 1, toBoard: 2 })).status).toBe(200)
  expect((await desk()).arbiters).toEqual([])
  const invited = await fetchJson('/api/profile/invitations', { headers: arbiter.headers })
  expect(invited).toMatchObject([{ kind: 'arbiter', id, competitors: 'individual', fromBoard: 1, toBoard: 2 }])
  const answer = { kind: 'arbiter', id, accept: true }
  expect((await postJson('/api/profile/answerInvitation', answer, arbiter.headers)).status).toBe(200)
  // Their boards can change without asking again.
  expect((await add({ username: 'arbited-eve', fromBoard: 1, toBoard: 1 })).status).toBe(200)
  const enter = (no: number) =>
    postJson('/api/help/enter', { secret: id, round: 1, no, result: { outcome: '10' } }, arbiter.headers)
  expect(await enter(2)).toMatchObject({ status: 403, text: 'You enter board 1. Board 2 is another arbiter’s.' })
  expect((await enter(1)).status).toBe(200)
  const { changes, arbiters } = await desk()
  expect(changes[0]).toMatchObject({ by: 'arbited-eve', source: 'director' })
  expect(arbiters).toEqual([{ username: 'arbited-eve', fromBoard: 1, toBoard: 1 }])
  const { version } = changes[0]!
  expect((await postJson('/api/help/undo', { secret: id, version }, arbiter.headers)).status).toBe(200)
  expect((await postJson(`/api/tournament/${id}/removeArbiter`, { username: 'arbited-eve' }, headers)).status).toBe(200)
  expect((await enter(1)).status).toBe(404)
})

test('an arbiter may not undo what they may not make: a deputy who is one now keeps to results of these boards', async () => {
  const { id, headers } = await aMade('Former deputy')
  const { headers: deputy } = await aUser('former-deputy')
  const post = async (path: string, body: object, by = deputy) => {
    const { status, text } = await postJson(`/api${path}`, body, by)
    return status === 200 ? (JSON.parse(text) as { version: number }) : { status, text }
  }
  await bindings.DB.prepare('insert into deputies values (?, ?)').bind(id, 'former-deputy').run()
  const change = (request: object) => post(`/tournament/${id}/change`, { request }) as Promise<{ version: number }>
  for (const request of START) await change(request)
  const settings = await change({ type: 'editEvent', settings: { location: 'Brno' } })
  const [first, second] = [await change(result(1, '10')), await change(result(2, '10'))]
  await bindings.DB.prepare('delete from deputies where tournament_id = ?').bind(id).run()
  const undo = ({ version }: { version: number }) => post('/help/undo', { secret: id, version })
  expect(await undo(first)).toMatchObject({ status: 404 })

  await post(`/tournament/${id}/addArbiter`, { username: 'former-deputy', fromBoard: 1, toBoard: 1 }, headers)
  await post('/profile/answerInvitation', { kind: 'arbiter', id, accept: true })
  expect(await undo(settings)).toEqual({ status: 403, text: 'Only results can be undone here.' })
  expect(await undo(second)).toEqual({ status: 403, text: 'You enter board 1. Board 2 is another arbiter’s.' })
  expect(await undo(first)).toMatchObject({ version: expect.any(Number) })
  expect(await post(`/tournament/${id}/undo`, {})).toMatchObject({ status: 403 })
})
