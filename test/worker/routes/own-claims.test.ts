import { expect, test } from 'vitest'
import { claims } from '#test/support/people.ts'
import { aMember, call, profile } from '../../support/sign-in.ts'
import { aSaved, bindings, fetchJson } from '#test/support/worker.ts'

type Headers = Record<string, string>
const idOf = async (headers: Headers) => (JSON.parse((await profile(headers)).text) as { id: string }).id
const aCup = (id: string) => aSaved({ id, players: ['Ann Lee NED', 'Bob', 'Cy'], rounds: ['1-2 1'] })
const direct = async (id: string, headers: Headers) =>
  bindings.DB.prepare('update tournaments set organiser_id = ? where id = ?')
    .bind(await idOf(headers), id)
    .run()
const codeFor = async (entry: string, director: Headers) =>
  (JSON.parse((await call(`/${entry}/createCode`, {}, director)).text) as { code: string }).code

test('a user with an entry can’t ask for another, and an open request of theirs is closed with the reason', async () => {
  await aCup('ownclaim')
  const [boss, ann] = [await aMember('boss-own'), await aMember('ann-own')]
  await direct('ownclaim', boss)
  expect((await call('/player/ownclaim-1/requestClaim', {}, ann)).status).toBe(200)
  // Meanwhile the user gets an entry in another way.
  await claims('ownclaim', 2, { user_id: await idOf(ann), owner: 'ann-own' })
  const answer = (accept: boolean) =>
    idOf(ann).then((user) => call('/tournament/ownclaim/answerClaim', { user, no: 1, accept }, boss))
  expect(await answer(true)).toMatchObject({
    status: 409,
    code: 'has-entry',
    text: 'This person already has an entry in this tournament, so their request is closed.',
  })
  expect(await fetchJson('/api/tournament/ownclaim/getClaims', { headers: boss })).toEqual([])
  expect(await answer(true)).toMatchObject({ status: 409, code: 'already-answered' })
  expect(await call('/player/ownclaim-3/requestClaim', {}, ann)).toMatchObject({ status: 409, code: 'has-entry' })
})

test('other requests of a user are closed once they have an entry', async () => {
  await aCup('othersclaim')
  const [boss, ann] = [await aMember('boss-settle'), await aMember('ann-settle')]
  await direct('othersclaim', boss)
  await call('/player/othersclaim-1/requestClaim', {}, ann)
  const code = await codeFor('player/othersclaim-2', boss)
  expect((await call('/player/othersclaim-2/create', { method: 'code', code }, ann)).status).toBe(200)
  expect(await fetchJson('/api/tournament/othersclaim/getClaims', { headers: boss })).toEqual([])
})

test('createCode makes a code that claims the entry', async () => {
  await aCup('codeclaim')
  const [boss, ann] = [await aMember('boss-codeclaim'), await aMember('ann-codeclaim')]
  await direct('codeclaim', boss)
  const code = await codeFor('player/codeclaim-1', boss)
  expect((await call('/player/codeclaim-1/createCode', {}, ann)).status).toBe(403)
  expect((await call('/player/codeclaim-1/createCode', { code: 'AAAA-AAAA' }, ann)).status).toBe(403)
  expect(JSON.parse((await call('/player/codeclaim-1/createCode', { code }, ann)).text)).toMatchObject({
    message: 'This entry is now yours.',
    id: await idOf(ann),
  })
  expect(await fetchJson('/api/player/codeclaim-1/getClaim', { headers: ann })).toMatchObject({ state: 'yours' })
})

test('createCodes makes a code for each unclaimed entry that plays; each code claims its own entry, and earlier codes stop working', async () => {
  await aCup('slips')
  const [boss, ann] = [await aMember('boss-slips'), await aMember('ann-slips')]
  await direct('slips', boss)
  const before = await codeFor('player/slips-1', boss)
  const own = await codeFor('player/slips-2', boss)
  expect((await call('/player/slips-2/create', { method: 'code', code: own }, boss)).status).toBe(200)
  expect((await call('/tournament/slips/createCodes', {}, ann)).status).toBe(403)
  const { codes } = JSON.parse((await call('/tournament/slips/createCodes', {}, boss)).text) as {
    codes: { no: number; code: string }[]
  }
  expect(codes.map(({ no }) => no)).toEqual([1, 3])
  expect(new Set(codes.map(({ code }) => code)).size).toBe(2)
  const claim = (code: string) => call('/player/slips-1/create', { method: 'code', code }, ann)
  expect((await claim(before)).status).toBe(403)
  expect((await claim(codes[1]!.code)).status).toBe(403)
  expect((await claim(codes[0]!.code)).status).toBe(200)
})
