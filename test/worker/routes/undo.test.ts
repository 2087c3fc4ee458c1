import { expect, test } from 'vitest'
import { cases } from '#test/support/audit.ts'
import { aMade, person, result, START } from '#test/support/made-tournament.ts'
import { aSession, aUser, bindings, fetchJson, postJson } from '#test/support/worker.ts'

type Event = Awaited<ReturnType<typeof aMade>>

/** The facts of a tournament, without the number of its version and the history. */
async function factsOf({ id, headers, snapshot, desk }: Event) {
  const { version: _version, updatedAt: _updatedAt, ...facts } = await snapshot()
  const { byeRequests, checkIns, draws, lineUps } = await desk()
  const details = await fetchJson(`/api/tournament/${id}/getDeskEntries`, { headers })
  return { ...facts, byeRequests, checkIns, draws, lineUps, details }
}

/** One step of undo or redo, on a new device of this user. */
async function step({ id }: Event, user: string, way: 'undo' | 'redo') {
  const { headers } = await aSession(user)
  const { status, text, code } = await postJson(`/api/tournament/${id}/${way}`, {}, headers)
  return status === 200 ? { message: (JSON.parse(text) as { message: string }).message } : { text, code }
}

/** A Swiss from its opening to its second round, with everything that an arbiter does on the way. */
const EVENT = [
  { type: 'open' },
  { type: 'addEntries', entries: [person('Ed', 1500), person('Flo', 1400)] },
  {
    type: 'editEntry',
    no: 6,
    change: { rating: 2000 },
    details: { club: 'Rooks', fideId: '14109603', sex: 'w', birth: '1991-05-14', group: 'U40', fee: 'paid' },
  },
  { type: 'removeEntries', nos: [6] },
  { type: 'addEntries', entries: [{ ...person('Gil', 1300), club: 'Owls', fideId: '14109611' }] },
  { type: 'checkIn', round: 1, nos: [1, 2, 3, 4, 5], isPresent: true },
  { type: 'setBye', no: 6, round: 1, bye: { type: 'H', state: 'granted' } },
  { type: 'draw', round: 1 },
  { type: 'redraw', round: 1, forbid: [1, 2] },
  { type: 'schedule', round: 1, publishAt: 8e12 },
  { type: 'publish', round: 1 },
  result(1, '10'),
  { type: 'unpublish', round: 1, isWithResults: true },
  { type: 'discardDraw', round: 1 },
  { type: 'draw', round: 1, isByHand: true },
  {
    type: 'editDraw',
    round: 1,
    pairs: [
      { white: 1, black: 2 },
      { white: 3, black: 4 },
      { white: 5, black: null, bye: 'U' },
      { white: 6, black: null, bye: 'H' },
    ],
  },
  { type: 'publish', round: 1 },
  result(1, '10'),
  result(2, '=='),
  { type: 'editEvent', settings: { location: 'Brno' }, name: 'Open of Brno' },
  { type: 'close', round: 1 },
  { type: 'withdraw', no: 4 },
  { type: 'draw', round: 2 },
  { type: 'enterResult', round: 1, no: 2, result: { outcome: '01' }, goes: 'redraw' },
  { type: 'publish', round: 2 },
  { type: 'abandon' },
  { type: 'resume' },
]

test('undo walks through the whole history to the beginning and redo to the end, over devices, and each step restores the facts of its time', async () => {
  const made = await aMade('walked', { system: 'swiss' })
  const states = [await factsOf(made)]
  for (const request of EVENT) {
    expect(await made.change(request, { reason: 'Ruling' })).toMatchObject({ status: 200 })
    states.push(await factsOf(made))
  }
  for (let times = 0; times < cases(1, 2); times += 1) {
    for (const [at, before] of [...states.slice(0, -1).entries()].toReversed()) {
      expect([at, await step(made, 'walked-boss', 'undo')]).toEqual([
        at,
        { message: expect.stringMatching(/^Undone\. ./) },
      ])
      expect([at, await factsOf(made)]).toEqual([at, before])
    }
    expect(await step(made, 'walked-boss', 'undo')).toEqual({
      text: 'There is nothing of yours left to undo.',
      code: 'nothing-to-undo',
    })
    for (const [at, after] of states.slice(1).entries()) {
      expect([at, await step(made, 'walked-boss', 'redo')]).toEqual([
        at,
        { message: expect.stringMatching(/^Redone\. ./) },
      ])
      expect([at, await factsOf(made)]).toEqual([at, after])
    }
    expect(await step(made, 'walked-boss', 'redo')).toEqual({
      text: 'There is nothing of yours left to redo.',
      code: 'nothing-to-undo',
    })
  }
})

test('a redo is in the history as one, keeps its reason, and is undone at the change that it made again', async () => {
  const made = await aMade('redone', { rounds: 1, isOpen: true })
  await made.does(...START.slice(1), result(1, '10'), result(2, '10'))
  const { version } = await made.change(result(1, '01'), { reason: 'Slip misread' })
  await step(made, 'redone-boss', 'undo')
  await step(made, 'redone-boss', 'redo')
  const [redo, undo, change] = await made.history()
  expect(redo).toMatchObject({ isRedo: true, undoes: undo!.version, reason: 'Slip misread', mayUndo: false })
  expect(undo).toMatchObject({ isRedo: false, undoes: version, isUndone: true })
  expect(change).toMatchObject({ isRedo: false, isUndone: false, mayUndo: true })
  expect(await made.undo(redo!.version)).toMatchObject({ status: 200 })
  const [again, , , first] = await made.history()
  expect(again).toMatchObject({ undoes: version, isRedo: false })
  expect(first).toMatchObject({ version, isUndone: true })
})

test('undo takes the caller’s own changes only, and tells where another arbiter’s change depends on them', async () => {
  const made = await aMade('undone-by-two', { isOpen: true })
  const { headers } = await aUser('undone-deputy')
  await bindings.DB.prepare('insert into deputies values (?, ?)').bind(made.id, 'undone-deputy').run()
  await made.does({ type: 'draw', round: 1 })
  const published = await postJson(
    `/api/tournament/${made.id}/change`,
    { request: { type: 'publish', round: 1 } },
    headers,
  )
  expect(published.status).toBe(200)
  expect(await step(made, 'undone-by-two-boss', 'undo')).toEqual({
    text: 'Round 1 has already been published.',
    code: 'changed-since',
  })
  expect(await step(made, 'undone-deputy', 'undo')).toEqual({ message: 'Undone. Round 1 taken back' })
  expect(await step(made, 'undone-deputy', 'undo')).toMatchObject({ code: 'nothing-to-undo' })
  expect(await step(made, 'undone-by-two-boss', 'undo')).toEqual({ message: 'Undone. Draw of round 1 discarded' })
  // The deputy's undo is not the boss's to redo.
  expect(await step(made, 'undone-by-two-boss', 'redo')).toEqual({
    message: 'Redone. Round 1 drawn by the Berger tables',
  })
  expect(await step(made, 'undone-by-two-boss', 'redo')).toMatchObject({ code: 'nothing-to-undo' })
})
