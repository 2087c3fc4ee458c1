import { expect, test } from 'vitest'
import type { Settings } from '#core/tournament/tournament.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { aMember, call, profile } from '../../support/sign-in.ts'
import { aSaved, bindings, fetchJson } from '#test/support/worker.ts'

// A chess site without matches.
await aChessSite()

type Headers = Record<string, string>
interface Pairing {
  id: string
  status: string
  provisional: boolean
  scored: boolean
  scores: [number, number] | null
  matchW: number | null
}

const idOf = async (headers: Headers) => (JSON.parse((await profile(headers)).text) as { id: string }).id
const pairing = async (id: string, at = 0) =>
  (await fetchJson<Pairing[]>(`/api/tournament/${id}/getPairings?round=1&withResults=true`))[at]!
const run = (sql: string, ...values: (string | number)[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run()
const history = async (id: string) =>
  (
    await bindings.DB.prepare(
      `select version, source, reason, undoes, act from changes where tournament_id = ? and source <> 'import' order by version`,
    )
      .bind(id)
      .all<{ version: number; source: string; reason: string | null; undoes: number | null; act: string }>()
  ).results
const watch = (id: string) =>
  bindings.DB.prepare('select done from watches where tournament_id = ?').bind(id).first<{ done: number }>()

/** A tournament of two pairings, and calls by its director. */
async function aDirected(id: string, settings: Partial<Settings> = {}) {
  await aSaved({ id, players: ['Ann', 'Bob', 'Cy', 'Di'], rounds: ['1-2 *, 3-4 *'], settings })
  const boss = await aMember(`boss-${id}`)
  await run('update tournaments set organiser_id = ? where id = ?', await idOf(boss), id)
  const does = (what: string, body: object, headers: Headers = {}) =>
    call(`/tournament/${id}/${what}`, body, { ...boss, ...headers })
  const match = `${id}-1-1`
  const pulled = (no: number) =>
    run(`update matches set outcome = '10', facts = '{"provisional":true}' where tournament_id = ? and no = ?`, id, no)
  return { does, match, pulled }
}
const versionOf = ({ text }: { text: string }) => (JSON.parse(text) as { version: number }).version

test('where no results are pulled, they are entered by hand, corrected with a reason, and undone one by one', async () => {
  const { does, match } = await aDirected('byhand', { pullResults: 0 })
  expect((await does('setResult', { match, outcome: '10' })).status).toBe(200)
  expect(await pairing('byhand')).toMatchObject({ status: 'confirmed', matchW: 1, provisional: false })
  // Entering the same result again changes nothing, and needs no reason.
  expect((await does('setResult', { match, outcome: '10' })).status).toBe(200)
  expect(await does('setResult', { match, outcome: '01' })).toMatchObject({
    status: 409,
    code: 'reason-needed',
    text: 'Say why the confirmed result changes.',
  })
  expect((await does('setResult', { match, outcome: '01', reason: 'Slip misread' })).status).toBe(200)
  expect(await pairing('byhand')).toMatchObject({ matchW: 0 })
  expect((await does('undoResult', { match })).code).toBe('reason-needed')
  expect((await does('undoResult', { match, reason: 'It was right' })).status).toBe(200)
  expect(await pairing('byhand')).toMatchObject({ matchW: 1 })
  expect((await does('undoResult', { match, reason: 'Not played' })).status).toBe(200)
  expect(await pairing('byhand')).toMatchObject({ matchW: null, status: 'pending' })
  expect(await does('undoResult', { match })).toMatchObject({ status: 409, code: 'nothing-to-undo' })
  const rows = await history('byhand')
  expect(rows.map(({ reason }) => reason)).toEqual([null, 'Slip misread', 'It was right', 'Not played'])
  expect(rows.map(({ undoes }) => undoes)).toEqual([null, null, rows[1]!.version, rows[0]!.version])
})

test('a match of several games is entered with both sides’ points', async () => {
  const { does, match } = await aDirected('bypoints', { competitors: 'team', gamePointTotal: 12 })
  expect((await does('setResult', { match, outcome: '10' })).text).toBe('Enter the game points of both sides.')
  expect((await does('setResult', { match, points: [8, 5] })).text).toBe(
    'Together, both sides can have at most 12 game points.',
  )
  expect((await does('setResult', { match, points: [7.25, 4] })).status).toBe(400)
  expect((await does('setResult', { match, points: [7.5, 4.5] })).status).toBe(200)
  expect(await pairing('bypoints')).toMatchObject({ scores: [7.5, 4.5], matchW: 1, status: 'confirmed' })
})

test('an invalid result is refused in a sentence', async () => {
  const { does, match } = await aDirected('noresult')
  expect((await does('setResult', { match, outcome: '11' })).text).toBe(
    'A result is one of 10, ==, 01, +-, -+, --, =0, 0=, 00, WL, DD, LW.',
  )
  expect((await does('setResult', { match: 'x', outcome: '10' })).text).toBe('Name the pairing by its id.')
  expect((await does('setResult', { match: 'noresult-1-9', outcome: '10' })).status).toBe(404)
  expect((await does('setResult', { match: 'other-1-1', outcome: '10' })).status).toBe(404)
  expect((await does('undoResult', {})).status).toBe(400)
})

test('provisional results are confirmed one by one or all as one change, which is undone at once', async () => {
  const { does, match, pulled } = await aDirected('confirmall', { pullResults: 1 })
  await pulled(1)
  await pulled(2)
  expect(await pairing('confirmall')).toMatchObject({ provisional: true, scored: false })
  const one = await does('confirmResults', { matches: [match] })
  expect(JSON.parse(one.text)).toMatchObject({ message: 'Result confirmed.', count: 1 })
  expect(await pairing('confirmall')).toMatchObject({ provisional: false, scored: true, status: 'confirmed' })
  expect((await does('undoResult', { version: versionOf(one) })).status).toBe(200)
  expect(await pairing('confirmall')).toMatchObject({ provisional: true })
  const all = await does('confirmResults', { round: 1 })
  expect(JSON.parse(all.text)).toMatchObject({ message: '2 results confirmed.', count: 2 })
  const last = (await history('confirmall')).at(-1)!
  expect(JSON.parse(last.act)).toHaveLength(2)
  expect((await does('undoResult', { version: versionOf(all) })).status).toBe(200)
  expect([await pairing('confirmall'), await pairing('confirmall', 1)]).toMatchObject([
    { provisional: true },
    { provisional: true },
  ])
  // Without results to confirm nothing is changed.
  await does('confirmResults', {})
  const before = (await history('confirmall')).length
  expect(JSON.parse((await does('confirmResults', {})).text)).toMatchObject({ count: 0 })
  expect(await history('confirmall')).toHaveLength(before)
})

test('a change is not undone by its version once the result has changed again', async () => {
  const { does, match } = await aDirected('since')
  const first = await does('setResult', { match, outcome: '10' })
  await does('setResult', { match, outcome: '==', reason: 'Slip misread' })
  expect(await does('undoResult', { version: versionOf(first) })).toMatchObject({ status: 409, code: 'changed-since' })
  expect(await pairing('since')).toMatchObject({ matchW: 0.5 })
})

test('the same idempotency key is the same change, even with other changes in between', async () => {
  const { does, match } = await aDirected('samekeycup')
  const key = { 'idempotency-key': 'k1' }
  const first = await does('setResult', { match, outcome: '10' }, key)
  await does('setResult', { match, outcome: '01', reason: 'Slip misread' })
  const again = await does('setResult', { match, outcome: '10' }, key)
  expect(again).toMatchObject({ status: 200, text: first.text })
  expect(await pairing('samekeycup')).toMatchObject({ matchW: 0 })
  const undone = [1, 2].map(() => does('undoResult', { match, reason: 'No' }, { 'idempotency-key': 'k2' }))
  expect((await Promise.all(undone)).map(({ status }) => status)).toEqual([200, 200])
  expect(await pairing('samekeycup')).toMatchObject({ matchW: 1 })
})

test('a result by hand stops the polling of the chess site, and undoing it restarts it', async () => {
  const { does, match } = await aDirected('looked', { competitors: 'team', gamePointTotal: 2, pullResults: 2 })
  const link = 'https://www.chess.com/club/matches/live/70799'
  await run(
    `insert into watches (tournament_id, round, match_no, source, site_id, due_at) values ('looked', 1, 1, 'chessCom', '70799', 9e15)`,
  )
  const made = await does('setResult', { match, points: [2, 0] })
  expect(await watch('looked')).toEqual({ done: 1 })
  await does('undoResult', { version: versionOf(made) })
  expect(await watch('looked')).toEqual({ done: 0 })
  // The pulled result is removed for good: the site would only report it again.
  await run(
    `insert into changes (tournament_id, version, at, "by", source, act, inverse, key, hash)
     select id, version + 1, 1, null, 'chessCom', ?, '[]', 'pulled', 'x' from tournaments where id = 'looked'`,
    JSON.stringify([{ type: 'setResult', round: 1, no: 1, change: { outcome: '10' } }]),
  )
  await run(`update tournaments set version = version + 1 where id = 'looked'`)
  await run(`update matches set outcome = '10', white_points = 4, black_points = 0,
    facts = json_object('link', '${link}', 'provisional', json('true')) where tournament_id = 'looked' and no = 1`)
  expect((await does('undoResult', { match })).status).toBe(200)
  expect(await pairing('looked')).toMatchObject({ provisional: false, scored: false, matchW: null })
  expect(await watch('looked')).toEqual({ done: 1 })
})
