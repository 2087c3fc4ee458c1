import { expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { aMade, START } from '#test/support/made-tournament.ts'
import { claims } from '#test/support/people.ts'
import { aUser, bindings, fetchJson, postJson } from '#test/support/worker.ts'

type Asked = AnswerOf<'get', '/tournament/:id/getAsked'>

/** A Swiss of five rounds whose first entry belongs to a user. */
async function anEntry(name: string) {
  const made = await aMade(name, { system: 'swiss', rounds: 5 })
  await made.does(...START)
  const { headers } = await aUser(`${name}-ann`)
  await claims(made.id, 1, { user_id: `${name}-ann`, owner: `${name}-ann` })
  const ask = async (body: object) => {
    const { status, text } = await postJson(`/api/tournament/${made.id}/ask`, { no: 1, ...body }, headers)
    return { status, text }
  }
  const answer = (body: object) => postJson(`/api/tournament/${made.id}/answerAsk`, { no: 1, ...body }, made.headers)
  const told = async (user: string) => {
    const { results } = await bindings.DB.prepare('select content from notifications where user_id = ? order by id')
      .bind(`${name}-${user}`)
      .all<{ content: string }>()
    return results.map(({ content }) => content)
  }
  const asked = async () =>
    (await fetchJson<Asked>(`/api/tournament/${made.id}/getAsked`, { headers })).entries[0]!.asked
  return { ...made, ask, answer, asked, told }
}

test('a player asks for a bye within the rules, the desk answers with one click, and both are notified', async () => {
  const { ask, asked, told, desk, does } = await anEntry('Asked bye')
  expect(await ask({ kind: 'bye', round: 1, bye: 'H' })).toEqual({
    status: 409,
    text: 'Round 1 has already been published. Talk to the arbiter.',
  })
  expect(await ask({ kind: 'bye', round: 5, bye: 'H' })).toEqual({
    status: 409,
    text: 'There is no half-point bye in the last round.',
  })
  expect(await ask({ kind: 'bye', round: 9, bye: 'Z' })).toEqual({ status: 409, text: 'There are only 5 rounds.' })
  expect((await ask({ kind: 'bye', round: 2, bye: 'H' })).status).toBe(200)
  expect(await ask({ kind: 'bye', round: 3, bye: 'H' })).toEqual({
    status: 409,
    text: 'Each player can have one half-point bye only.',
  })
  expect((await ask({ kind: 'bye', round: 5, bye: 'Z' })).status).toBe(200)
  expect((await desk()).byeRequests).toMatchObject([
    { round: 2, state: 'waiting' },
    { round: 5, type: 'Z' },
  ])
  expect((await told('boss'))[0]).toBe('**Ann** asks for a half-point bye in round 2 in **Asked bye**.')
  await does({ type: 'setBye', no: 1, round: 2, bye: { type: 'H', state: 'granted' } })
  expect(await told('ann')).toEqual(['You have a half-point bye in round 2 of **Asked bye**.'])
  expect((await ask({ kind: 'bye', round: 5, bye: 'Z', isTakenBack: true })).status).toBe(200)
  expect(await asked()).toEqual([{ kind: 'bye', round: 2, bye: 'H', state: 'granted' }])
})

test('a player asks to withdraw or announces a late arrival; answered requests leave the desk', async () => {
  const { ask, answer, asked, told, desk, does, snapshot } = await anEntry('Asked leave')
  await ask({ kind: 'late', round: 2 })
  await ask({ kind: 'withdraw', round: 3 })
  expect((await desk()).requests).toMatchObject([
    { kind: 'late', round: 2, state: 'waiting' },
    { kind: 'withdraw', round: 3, state: 'waiting' },
  ])
  expect((await answer({ kind: 'late', round: 2, accept: true })).status).toBe(200)
  expect((await answer({ kind: 'late', round: 2, accept: false })).status).toBe(409)
  await does({ type: 'withdraw', no: 1, from: 3 })
  expect((await snapshot()).players.withdrawnFrom).toEqual({ 0: 3 })
  expect(await asked()).toMatchObject([{ state: 'granted' }, { state: 'granted' }])
  expect(await told('ann')).toEqual([
    'The arbiter of **Asked leave** knows that you’ll be late for round 2.',
    'You’ve been withdrawn from **Asked leave** from round 3 on.',
  ])
})

test('a player checks in for the next round with their own phone, and takes it back; the arbiter’s “not here” stays', async () => {
  const { ask, asked, desk, does } = await anEntry('Own check-in')
  expect((await ask({ kind: 'here', round: 2 })).status).toBe(200)
  expect((await desk()).checkIns).toEqual([{ round: 2, player: 1, isPresent: true }])
  expect(await asked()).toEqual([{ kind: 'here', round: 2, bye: null, state: 'granted' }])
  expect((await ask({ kind: 'here', round: 2 })).status).toBe(200)
  expect((await ask({ kind: 'here', round: 2, isTakenBack: true })).status).toBe(200)
  expect((await desk()).checkIns).toEqual([])
  expect(await ask({ kind: 'here', round: 3 })).toEqual({
    status: 409,
    text: 'Check in for round 2, which is played next.',
  })
  await does({ type: 'checkIn', round: 2, nos: [1], isPresent: false })
  expect(await ask({ kind: 'here', round: 2 })).toEqual({
    status: 409,
    text: 'The arbiter has marked you as not here. Talk to the arbiter.',
  })
})
