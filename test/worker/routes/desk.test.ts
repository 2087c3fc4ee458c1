import { expect, test } from 'vitest'
import { ENGINE_VERSION } from '#core/draw/engines.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { aDirector, aMade, person, result, START, type MakeAnswer } from '#test/support/made-tournament.ts'
import { ask, aUser, fetchJson, postJson } from '#test/support/worker.ts'

// A chess site without matches.
await aChessSite()

test('a tournament needs a name and a number of rounds, and only its people can see it', async () => {
  const headers = await aDirector('maker')
  const made = await postJson('/api/tournament/create', { name: 'Mill Pönd Rapid!', rounds: 9 }, headers)
  expect(made.status).toBe(200)
  expect(JSON.parse(made.text)).toEqual({ id: 'millpondrapid', message: 'Tournament created.' })
  const own = await fetchJson<Snapshot>('/api/tournament/millpondrapid/snapshot', { headers })
  expect(own).toMatchObject({ name: 'Mill Pönd Rapid!', user: 'maker', stage: 'draft', round: 0 })
  expect(own.settings).toMatchObject({
    totalRounds: 9,
    pairingSystem: 'swiss',
    public: false,
    allowRegistration: 'closed',
  })
  expect((await ask('/api/tournament/millpondrapid/snapshot')).status).toBe(404)
  expect((await ask('/manage/millpondrapid', { headers: (await aUser('nosy')).headers })).status).toBe(404)
  // A second tournament of that name gets another address, and reserved words are not used as one.
  const again = await postJson('/api/tournament/create', { name: 'Mill Pond Rapid', rounds: 9 }, headers)
  expect((JSON.parse(again.text) as MakeAnswer).id).toMatch(/^millpondrapid[a-z0-9]+$/)
  const word = await postJson('/api/tournament/create', { name: 'New', rounds: 9 }, headers)
  expect((JSON.parse(word.text) as MakeAnswer).id).toMatch(/^new[a-z0-9]+$/)
})

test.each([
  ['Give the tournament a name of 1 to 80 characters.', { name: ' ', rounds: 9 }],
  ['Rounds must be a number from 1 to 99.', { name: 'Cup', rounds: 0 }],
  ['Each entry needs a name of 1 to 80 characters.', { name: 'Cup', rounds: 9, entries: [person('')] }],
])('%s', async (sentence, body) => {
  const headers = await aDirector(`wrong${sentence.length}`)
  expect(await postJson('/api/tournament/create', body, headers)).toMatchObject({ status: 400, text: sentence })
})

test('the first entries are numbered by rating, and a list of entries is undone as one change', async () => {
  const { change, undo, snapshot } = await aMade('numbers', { entries: [person('Ann', 1500), person('Bo', 2100)] })
  expect((await snapshot()).players.firstName).toEqual(['Bo', 'Ann'])
  const { version, message } = await change({ type: 'addEntries', entries: [person('Cy', 2500), person('Di')] })
  expect(message).toBe('Cy and Di entered')
  expect((await snapshot()).players.firstName).toEqual(['Bo', 'Ann', 'Cy', 'Di'])
  expect((await undo(version)).status).toBe(200)
  expect((await snapshot()).players.firstName).toEqual(['Bo', 'Ann'])
})

test('a round is drawn, seen by the desk alone, and published', async () => {
  const { id, does, change, desk, snapshot } = await aMade('drawn')
  expect(await change({ type: 'draw', round: 1 })).toMatchObject({
    status: 409,
    message: 'This tournament is still a draft. Open it first.',
  })
  await does({ type: 'open' }, { type: 'draw', round: 1 })
  expect((await desk()).draws).toMatchObject([
    {
      round: 1,
      engine: 'roundRobin',
      pairs: [
        { white: 1, black: 4 },
        { white: 2, black: 3 },
      ],
    },
  ])
  const seen = await fetchJson<Snapshot>(`/api/tournament/${id}/snapshot`)
  expect(seen).toMatchObject({ round: 0, rounds: [] })
  expect(seen.desk).toBeUndefined()
  await does(
    {
      type: 'editDraw',
      round: 1,
      pairs: [
        { white: 4, black: 1 },
        { white: 2, black: 3 },
      ],
    },
    { type: 'publish', round: 1 },
  )
  // All viewers see which boards differ from the engine's draw; the round keeps that draw.
  expect(await snapshot()).toMatchObject({
    round: 1,
    rounds: [{ white: [3, 1], black: [0, 2], outcomes: '    ', facts: { 0: { byHand: true } } }],
  })
  expect((await desk()).draws).toMatchObject([{ version: ENGINE_VERSION, proposed: [{ white: 1 }, { white: 2 }] }])
})

test('two arbiters who draw at once get one round, and both see it', async () => {
  const { change, desk } = await aMade('drawn-at-once', { isOpen: true })
  const answers = await Promise.all([1, 2, 3].map(() => change({ type: 'draw', round: 1 })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)!.message).toBe('Round 1 has already been drawn.')
  expect((await desk()).draws).toHaveLength(1)
})

test('the same request sent twice with its idempotency key is one change', async () => {
  const { change, history } = await aMade('senttwice')
  const open = () => change({ type: 'open' }, {}, { 'idempotency-key': 'k1' })
  const [first, second] = [await open(), await open()]
  expect(second).toMatchObject({ status: 200, version: first.version })
  expect((await history()).filter(({ words }) => words.startsWith('Tournament opened'))).toHaveLength(1)
})

test('a round is closed when all results are in, and with the last one the event is over', async () => {
  const { does, change, snapshot } = await aMade('last-round', { rounds: 1 })
  await does(...START, result(1, '10'))
  expect(await change({ type: 'close', round: 1 })).toMatchObject({
    status: 409,
    message: 'Round 1 has boards without a confirmed result: 2.',
  })
  expect(await change({ type: 'close', round: 1, isAdjourning: true })).toMatchObject({
    status: 409,
    message: expect.stringContaining('The standings can’t be final while games have no result'),
  })
  await does(result(2, '=0'), { type: 'close', round: 1 })
  expect(await snapshot()).toMatchObject({ active: false, closed: 1, rounds: [{ outcomes: '10=0' }] })
})

test('a round is taken back with its results if the arbiter knows of them: it becomes a draft, and undo restores them', async () => {
  const { does, change, undo, snapshot, desk } = await aMade('deskback')
  await does(...START, result(1, '10'))
  const takeBack = { type: 'unpublish', round: 1 }
  expect(await change(takeBack)).toMatchObject({
    status: 409,
    message: 'Round 1 has 1 result by now, which would be taken back too. Confirm that, then try again.',
  })
  const { version } = await change({ ...takeBack, isWithResults: true })
  expect(await snapshot()).toMatchObject({ round: 0, rounds: [] })
  expect((await desk()).draws).toHaveLength(1)
  expect((await undo(version)).status).toBe(200)
  expect(await snapshot()).toMatchObject({ round: 1, rounds: [{ outcomes: '10  ' }] })
})

test('a change can be undone while no later change depends on it, and the undo can be undone too', async () => {
  const { does, change, undo, history, snapshot } = await aMade('undone')
  await does(...START)
  const first = await change(result(1, '10'))
  const second = await change(result(1, '01'), { reason: 'Ruling' })
  expect(await undo(first.version)).toEqual({
    status: 409,
    text: 'A later change depends on this one. Undo that one first.',
  })
  expect((await undo(second.version)).status).toBe(200)
  expect((await snapshot()).rounds[0]!.outcomes).toBe('10  ')
  const [newest, undone] = await history()
  expect(newest).toMatchObject({ undoes: second.version, mayUndo: true })
  expect(undone).toMatchObject({ version: second.version, isUndone: true, mayUndo: false, reason: 'Ruling' })
  expect((await undo(newest!.version)).status).toBe(200)
  expect((await snapshot()).rounds[0]!.outcomes).toBe('01  ')
})

test('the history shows who did what, with the names of that time', async () => {
  const { does, history } = await aMade('told')
  await does({ type: 'open' }, { type: 'editEntry', no: 1, change: { firstName: 'Anna' } }, { type: 'withdraw', no: 1 })
  expect((await history()).map(({ words, by }) => `${by}: ${words}`)).toEqual([
    'told-boss: Entry 1 (Anna) withdrew from round 1 on',
    'told-boss: Entry 1 (Ann): first name Anna',
    'told-boss: Tournament opened; Settings: public',
    'told-boss: told created; 4 entered: Ann to Di',
  ])
})

test('the desk keeps byes and check-in, and the draw respects them', async () => {
  const { id, does, desk, snapshot } = await aMade('deskbyes', { system: 'knockout', rounds: 2 })
  await does(
    { type: 'open' },
    { type: 'setBye', no: 4, round: 1, bye: { type: 'H', state: 'granted' } },
    { type: 'checkIn', round: 1, nos: [1, 2], isPresent: true },
  )
  expect(await desk()).toMatchObject({
    byeRequests: [{ round: 1, player: 4, type: 'H', state: 'granted' }],
    checkIns: [
      { round: 1, player: 1, isPresent: true },
      { round: 1, player: 2, isPresent: true },
    ],
  })
  expect(await fetchJson<Snapshot>(`/api/tournament/${id}/snapshot`)).not.toHaveProperty('desk')
  await does({ type: 'draw', round: 1, isByHand: true })
  expect((await desk()).draws[0]!.pairs).toEqual([{ white: 4, black: null, bye: 'H' }])
  expect((await snapshot()).round).toBe(0)
})

test('a knockout is drawn by seeds, and continues with its winners and a match for third place', async () => {
  const { does, change, snapshot } = await aMade('cupko', { system: 'knockout', rounds: 2 })
  await does(...START, result(1, '01'))
  expect(await change({ type: 'close', round: 1 })).toMatchObject({ status: 409 })
  await does(result(2, '10'), { type: 'close', round: 1 }, { type: 'draw', round: 2, hasThirdPlace: true })
  await does({ type: 'publish', round: 2 })
  expect((await snapshot()).rounds[1]).toMatchObject({ white: [3, 0], black: [1, 2] })
})

test('a draw by the browser that differs from the server’s raises an alarm and is not saved', async () => {
  const { change, desk } = await aMade('drawn-twice', { isOpen: true })
  const expected = [
    { white: 1, black: 4 },
    { white: 2, black: 3 },
  ]
  const refused = await change({ type: 'draw', round: 1, expected: expected.toReversed() })
  expect(refused).toMatchObject({ status: 409 })
  expect(refused.message).toContain('Round 1 was not drawn: this browser and the server came to different pairings.')
  expect((await desk()).draws).toEqual([])
  expect(await change({ type: 'draw', round: 1, expected })).toMatchObject({ status: 200 })
})
