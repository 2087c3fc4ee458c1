import { expect, test } from 'vitest'
import { aDirector, aMade, person, START } from '#test/support/made-tournament.ts'
import { playerLine } from '#test/support/trf/lines.ts'
import { ask, bindings, postJson } from '#test/support/worker.ts'

const CUP = { name: 'Keyed cup', rounds: 3, entries: ['Ann', 'Bo'].map((name) => person(name)) }
const REPORT = [playerLine(1, 'Lee, Ann', '   2 w 1'), playerLine(2, 'Lind, Bo', '   1 b 0')].join('\n')

async function aCreator(name: string) {
  const headers = await aDirector(name)
  return async (path: string, body: object, key: string) => {
    const answer = await postJson(`/api/tournament/${path}`, body, { ...headers, 'idempotency-key': key })
    const { status, text, code } = answer
    return { status, code, id: status === 200 ? (JSON.parse(text) as { id: string }).id : text }
  }
}
const countOf = async (boss: string) =>
  (await bindings.DB.prepare('select count(*) as n from tournaments where organiser_id = ?').bind(boss).first())?.['n']

test('two requests to create a tournament under one key make one, also at the same time', async () => {
  const create = await aCreator('keyed-boss')
  const first = await create('create', CUP, 'k1')
  expect(first).toMatchObject({ status: 200, id: 'keyedcup' })
  expect(await create('create', CUP, 'k1')).toEqual(first)
  const both = await Promise.all([1, 2, 3].map(() => create('create', { ...CUP, name: 'Keyed twice' }, 'k2')))
  expect(both.map(({ id }) => id)).toEqual(['keyedtwice', 'keyedtwice', 'keyedtwice'])
  expect(await countOf('keyed-boss')).toBe(2)
  // Another key is another tournament, and so is the same key of another user. Keys of later changes don’t count.
  expect((await create('create', CUP, 'k3')).id).not.toBe('keyedcup')
  expect((await create('keyedcup/change', { request: { type: 'open' } }, 'k4')).status).toBe(200)
  expect((await create('create', CUP, 'k4')).status).toBe(200)
  const other = await aCreator('keyed-other')
  expect((await other('create', CUP, 'k1')).id).not.toBe('keyedcup')
})

test('the key of a created tournament is refused for another one, also at the same time', async () => {
  const create = await aCreator('rekeyed-boss')
  const named = (name: string) => create('create', { ...CUP, name }, 'k1')
  const both = await Promise.all([named('Rekeyed one'), named('Rekeyed two')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.code).toBe('key-reused')
  expect(await named('Rekeyed three')).toMatchObject({ status: 409, code: 'key-reused' })
  expect(await countOf('rekeyed-boss')).toBe(1)
})

test('a report that is sent twice under one key is imported once', async () => {
  const create = await aCreator('keyed-importer')
  const report = { name: 'Keyed report', report: REPORT }
  const [one, two] = await Promise.all([create('import', report, 'k1'), create('import', report, 'k1')])
  expect([one!.id, two!.id, (await create('import', report, 'k1')).id]).toEqual(Array(3).fill('keyedreport'))
  expect(await create('import', { ...report, name: 'Other' }, 'k1')).toMatchObject({ status: 409, code: 'key-reused' })
  expect(await countOf('keyed-importer')).toBe(1)
})

test('the same key with another request is refused, and changes nothing', async () => {
  const cup = await aMade('Reused key cup')
  await cup.does(...START)
  const enter = (outcome: string) =>
    cup.change({ type: 'enterResult', round: 1, no: 1, result: { outcome } }, {}, { 'idempotency-key': 'k1' })
  const first = await enter('10')
  expect(await enter('10')).toMatchObject({ status: 200, version: first.version })
  expect(await enter('01')).toEqual({
    status: 409,
    message: 'This Idempotency-Key was used for another request. Use a new one.',
    version: 0,
    code: 'key-reused',
  })
  expect((await cup.snapshot()).rounds[0]!.outcomes.slice(0, 2)).toBe('10')
})

test('of two different requests at the same time under one key, one is refused', async () => {
  const cup = await aMade('Raced key cup')
  await cup.does(...START)
  const enter = (no: number) =>
    cup.change({ type: 'enterResult', round: 1, no, result: { outcome: '10' } }, {}, { 'idempotency-key': 'k1' })
  const statuses = (await Promise.all([enter(1), enter(2)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
})

test('a key that is too long is refused, whatever the call', async () => {
  for (const path of ['/api/tournament/create', '/api/login', '/api/nowhere']) {
    const { status, text } = await postJson(path, {}, { 'idempotency-key': 'x'.repeat(65) })
    expect([status, text]).toEqual([400, 'An Idempotency-Key can have at most 64 characters.'])
  }
  expect((await ask('/api/tournaments', { headers: { 'idempotency-key': 'x'.repeat(64) } })).status).toBe(200)
})
