import { expect, test } from 'vitest'
import { DAY } from '#core/time.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { anAccount, claims } from '#test/support/people.ts'
import { aMember, call, profile } from '../../support/sign-in.ts'
import { ask, aSaved, bindings, fetchJson } from '#test/support/worker.ts'

const site = await aChessSite()
type Headers = Record<string, string>
interface Claim {
  state: string
  ways: { method: string; code: string | null; why: string | null }[]
  hint: string | null
}

const idOf = async (headers: Headers) => (JSON.parse((await profile(headers)).text) as { id: string }).id
const create = (entry: string, given: object, headers: Headers) => call(`/${entry}/create`, given, headers)
const claimOf = (entry: string, headers: Headers) => fetchJson<Claim>(`/api/${entry}/getClaim`, { headers })
const whyNot = async (entry: string, method: string, headers: Headers) =>
  (await claimOf(entry, headers)).ways.find((way) => way.method === method)?.why
const run = (sql: string, ...values: (string | number)[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run()
const direct = async (id: string, headers: Headers) =>
  run('update tournaments set organiser_id = ? where id = ?', await idOf(headers), id)
const codeFor = async (entry: string, director: Headers) =>
  (JSON.parse((await call(`/${entry}/createCode`, {}, director)).text) as { code: string }).code
const aCup = (id: string) => aSaved({ id, players: ['Ann Lee NED', 'Bob', 'Cy'], rounds: ['1-2 1'] })
const aLeague = (id: string) =>
  aSaved({ id, players: ['Rooks', 'Knights'], rounds: ['1-2 1'], settings: { competitors: 'team' } })

test('a director’s code gives an entry to the user who claims it, once', async () => {
  await aCup('codecup')
  const [boss, ann, bob] = [await aMember('boss-code'), await aMember('ann-code'), await aMember('bob-code')]
  await direct('codecup', boss)
  const { version } = await fetchJson<{ version: number }>('/api/tournament/codecup/snapshot')
  const code = await codeFor('player/codecup-1', boss)
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
  const { text } = await create('player/codecup-2', { method: 'code', code }, bob)
  expect(text).toBe('This code doesn’t work for this entry. It may have been used or expired.')
  expect((await create('player/codecup-1', { method: 'code', code: code.toLowerCase() }, ann)).status).toBe(200)
  expect(await fetchJson<object>('/api/player/codecup-1')).toMatchObject({
    username: 'ann-code',
    userId: await idOf(ann),
  })
  expect((await fetchJson<{ version: number }>('/api/tournament/codecup/snapshot')).version).toBe(version + 1)
  expect(await claimOf('player/codecup-1', ann)).toMatchObject({ state: 'yours' })
  expect(await claimOf('player/codecup-1', bob)).toMatchObject({ state: 'taken' })
  expect(await create('player/codecup-1', { method: 'code', code }, bob)).toMatchObject({
    status: 409,
    text: 'Someone else has already claimed this entry.',
  })
  expect((await create('player/codecup-1', { method: 'code', code }, ann)).status).toBe(200)
  expect(JSON.parse((await profile(ann)).text)).toMatchObject({ players: ['codecup-1'] })
})

test('if many users claim with one code at once, one gets the entry', async () => {
  await aCup('claimrace')
  const boss = await aMember('boss-race')
  await direct('claimrace', boss)
  const code = await codeFor('player/claimrace-2', boss)
  const people = await Promise.all(Array.from({ length: 12 }, (_, at) => aMember(`racer-${at}x`)))
  const answers = await Promise.all(people.map((one) => create('player/claimrace-2', { method: 'code', code }, one)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(11).fill(409)].toSorted())
  expect(new Set(answers.map(({ code: why }) => why))).toEqual(new Set([null, 'entry-taken']))
})

test('an expired, replaced or misspelt code does not work', async () => {
  await aCup('latecup')
  const [boss, ann] = [await aMember('boss-late'), await aMember('ann-late')]
  await direct('latecup', boss)
  const first = await codeFor('player/latecup-1', boss)
  const second = await codeFor('player/latecup-1', boss)
  expect((await create('player/latecup-1', { method: 'code', code: first }, ann)).status).toBe(403)
  await run('update codes set expires_at = ? where subject = ?', Date.now() - DAY, 'latecup-1')
  expect((await create('player/latecup-1', { method: 'code', code: second }, ann)).status).toBe(403)
  expect(await create('player/latecup-1', { method: 'code', code: 'IOIO-0101' }, ann)).toMatchObject({
    status: 400,
    text: 'Enter the code as xxxx-xxxx: eight letters and digits.',
  })
  expect((await create('player/latecup-1', { method: 'charm' }, ann)).text).toBe('Choose how to claim this entry.')
})

test('a user has at most one entry in a tournament', async () => {
  await aCup('twicecup')
  const [boss, ann] = [await aMember('boss-twice'), await aMember('ann-twice')]
  await direct('twicecup', boss)
  const codes = [await codeFor('player/twicecup-1', boss), await codeFor('player/twicecup-2', boss)]
  const answers = await Promise.all(
    codes.map((code, at) => create(`player/twicecup-${at + 1}`, { method: 'code', code }, ann)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    text: 'You already have an entry in this tournament.',
    code: 'has-entry',
  })
})

test('a player is claimed with the account or email address in the entry, if the user has verified it', async () => {
  await aCup('waycup')
  await claims('waycup', 1, { lichess: 'LeeAnn' })
  await claims('waycup', 2, { contact: 'bob@club.example' })
  const [ann, bob, eve] = [await aMember('ann-way'), await aMember('bob-way'), await aMember('eve-way')]
  expect(await claimOf('player/waycup-3', ann)).toEqual({
    state: 'open',
    ways: [
      { method: 'code', code: null, why: null },
      { method: 'facebook', code: 'unavailable', why: 'Authentication via Facebook is not available at this time.' },
    ],
    hint: 'There are no available authentication methods for this player. Submit a request to your Tournament director.',
  })
  expect(await claimOf('player/waycup-1', ann)).toMatchObject({
    hint: 'You do not have any available authentication methods for this player. Do you definitely own it?',
  })
  const unlinked = 'You need to link your Lichess account to use it as an authentication method here.'
  expect(await whyNot('player/waycup-1', 'lichess', ann)).toBe(unlinked)
  expect(await create('player/waycup-1', { method: 'lichess' }, ann)).toMatchObject({
    status: 403,
    text: unlinked,
    code: 'not-proven',
  })
  await anAccount(await idOf(eve), 'lichess', { username: 'eve', verified: 1 })
  expect((await create('player/waycup-1', { method: 'lichess' }, eve)).status).toBe(403)
  await anAccount(await idOf(ann), 'lichess', { username: 'leeann', verified: 0 })
  expect(await whyNot('player/waycup-1', 'lichess', ann)).toBe(unlinked)
  await run('update accounts set verified = 1 where user_id = ?', await idOf(ann))
  expect(await claimOf('player/waycup-1', ann)).toMatchObject({ hint: null })
  expect((await create('player/waycup-1', { method: 'lichess' }, ann)).status).toBe(200)

  await run("update users set email = 'bob@club.example' where id = ?", await idOf(bob))
  expect(await create('player/waycup-2', { method: 'email' }, bob)).toMatchObject({
    status: 403,
    text: 'Email requires a matching verified email address.',
  })
  await run(`update users set email_meta = '{"verified":true}' where id = ?`, await idOf(bob))
  expect((await create('player/waycup-2', { method: 'email' }, bob)).status).toBe(200)
})

test('a team is claimed by a user whom its club lists as an admin; the user becomes the team’s admin', async () => {
  await aLeague('clubcup')
  await claims('clubcup', 1, { chess_com: 'https://www.chess.com/club/rook-city' })
  await site.club({ slug: 'rook-city', name: 'Rook City', admin: ['ANN_R'], members: ['bob_r'] })
  const [ann, bob] = [await aMember('ann-club'), await aMember('bob-club')]
  await anAccount(await idOf(ann), 'chessCom', { username: 'Ann_R', verified: 1 })
  await anAccount(await idOf(bob), 'chessCom', { username: 'bob_r', verified: 1 })
  expect(await create('team/clubcup-1', { method: 'chessCom' }, bob)).toMatchObject({
    status: 403,
    text: 'Chess.com doesn’t list bob_r as an admin of this club.',
  })
  const { status, text } = await create('team/clubcup-1', { method: 'chessCom' }, ann)
  expect(status, text).toBe(200)
  const { id } = JSON.parse(text) as { id: string }
  expect(await fetchJson<object>('/api/team/clubcup-1', { headers: ann })).toMatchObject({
    id,
    teamId: id,
    name: 'Rooks',
    founder: 'ann-club',
    admin: ['ann-club'],
    permissions: 1,
    tournaments: [{ tournamentId: 'clubcup' }],
  })
  expect((await create('player/clubcup-2', { method: 'chessCom' }, ann)).status).toBe(404)
  await claims('clubcup', 2, { chess_com: 'knight-town' })
  await site.mood('500')
  expect(await create('team/clubcup-2', { method: 'chessCom' }, ann)).toMatchObject({
    status: 502,
    text: 'Still waiting for data from Chess.com. Check back later.',
  })
  await site.mood('ok')
})

test('a team is claimed by a leader of its Lichess team', async () => {
  await aLeague('leadcup')
  await claims('leadcup', 2, { lichess: 'knights-of-ni' })
  await site.lichessTeam({ id: 'knights-of-ni', name: 'Knights', leaders: ['Ned_K'] })
  const [ned, tim] = [await aMember('ned-lead'), await aMember('tim-lead')]
  await anAccount(await idOf(ned), 'lichess', { username: 'Ned_K', verified: 1 })
  await anAccount(await idOf(tim), 'lichess', { username: 'Tim_K', verified: 1 })
  expect((await create('team/leadcup-2', { method: 'lichess' }, tim)).text).toBe(
    'Lichess doesn’t list Tim_K as an admin of this club.',
  )
  expect((await create('team/leadcup-2', { method: 'lichess' }, ned)).status).toBe(200)
})

test('if many users claim one team at once, one gets it, and one team is created', async () => {
  await aLeague('rushlg')
  await claims('rushlg', 1, { contact: 'rooks@club.example' })
  const people = await Promise.all(Array.from({ length: 8 }, (_, at) => aMember(`rusher-${at}x`)))
  await run(
    `update users set email = 'rooks@club.example', email_meta = '{"verified":true}' where username like 'rusher-%'`,
  )
  const answers = await Promise.all(people.map((one) => create('team/rushlg-1', { method: 'email' }, one)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  const made = await bindings.DB.prepare(
    "select count(*) as n from teams where name = 'Rooks' and founder_id in (select id from users where username like 'rusher-%')",
  ).first<{ n: number }>()
  expect(made?.n).toBe(1)
})

test('a user without proof asks the director, who gives the entry or refuses', async () => {
  await aCup('askclaim')
  const [boss, ann, bob] = [await aMember('boss-ask'), await aMember('ann-ask'), await aMember('bob-ask')]
  await direct('askclaim', boss)
  for (const who of [ann, bob, ann]) {
    expect((await call('/player/askclaim-1/requestClaim', {}, who)).status).toBe(200)
    // Requests are ordered by time.
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(await claimOf('player/askclaim-1', ann)).toMatchObject({ state: 'waiting' })
  const requests = await fetchJson<{ username: string; entry: string }[]>('/api/tournament/askclaim/getClaims', {
    headers: boss,
  })
  expect(requests.map(({ username, entry }) => [username, entry])).toEqual([
    ['ann-ask', 'Ann Lee'],
    ['bob-ask', 'Ann Lee'],
  ])
  const answer = async (who: Headers, accept: boolean) =>
    call('/tournament/askclaim/answerClaim', { user: await idOf(who), no: 1, accept }, boss)
  expect((await answer(ann, true)).text).toBe('[]')
  expect(await fetchJson<object>('/api/player/askclaim-1')).toMatchObject({ username: 'ann-ask' })
  expect(await answer(bob, false)).toMatchObject({
    status: 409,
    text: 'This request has already been answered or withdrawn.',
  })
  expect((await call('/player/askclaim-2/requestClaim', {}, bob)).status).toBe(200)
  expect(
    (await call('/tournament/askclaim/answerClaim', { user: await idOf(bob), no: 2, accept: false }, boss)).text,
  ).toBe('[]')
  expect((await ask('/api/player/askclaim-2')).text).toContain('"userId":null')
})
