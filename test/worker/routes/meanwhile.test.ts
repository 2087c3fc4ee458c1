import { expect, test } from 'vitest'
import type { Settings } from '#core/tournament/tournament.ts'
import { aTeam, claims } from '#test/support/people.ts'
import { rowOf, rowsOf } from '../../support/watched-tournament.ts'
import { ask, aSaved, aUser, bindings } from '#test/support/worker.ts'

type Headers = Record<string, string>
const LINK = 'https://www.chess.com/club/matches/live/70701'

const run = (sql: string, ...values: (string | number)[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run()

/** Posts to a call; `meanwhile` runs after the call has read, and before it writes. */
const call = (path: string, body: object, headers: Headers, meanwhile?: () => Promise<unknown>) =>
  ask(
    `/api${path}`,
    {
      method: 'POST',
      headers: { origin: 'http://localhost', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
    meanwhile,
  )

const aCup = (id: string, settings: Partial<Settings> = {}) =>
  aSaved({ id, players: ['Ann', 'Bob'], rounds: [], settings: { allowRegistration: 'open', ...settings } })
const entries = async (id: string) => (await rowsOf('select no from players where tournament_id = ?', id)).length
const versionOf = (id: string) => rowOf('select version from tournaments where id = ?', id)
const closed = (id: string) => () =>
  run("update tournaments set settings = json_set(settings, '$.allowRegistration', 'closed') where id = ?", id)

test('a user who joins while registration closes is not entered', async () => {
  await aCup('closesopen')
  const { headers } = await aUser('closes-open')
  const { status, text } = await call('/tournament/closesopen/join', {}, headers, closed('closesopen'))
  expect([status, text]).toEqual([409, 'Registration for this tournament is closed.'])
  expect(await entries('closesopen')).toBe(2)
})

test('a user who asks to join while registration closes leaves no request behind', async () => {
  await aCup('closesask', { allowRegistration: 'approve' })
  const { headers } = await aUser('closes-ask')
  const { status } = await call('/tournament/closesask/join', {}, headers, closed('closesask'))
  expect(status).toBe(409)
  expect(await rowsOf("select 1 from requests where tournament_id = 'closesask'")).toEqual([])
})

test.each([
  ['drawn', 'insert into matches (tournament_id, round, no, board, white, black) values (?, 1, 1, 1, 1, 2)'],
  ['begun', 'update tournaments set round = 1 where id = ?'],
])('a user who withdraws while the first round is %s stays entered', async (word, sql) => {
  const id = `withdraw${word}`
  await aCup(id)
  const { headers } = await aUser(`withdraws-${word}`)
  expect((await call(`/tournament/${id}/join`, {}, headers)).status).toBe(200)
  const { status } = await call(`/tournament/${id}/withdraw`, {}, headers, () => run(sql, id))
  expect([status, await entries(id)]).toEqual([409, 3])
})

test('a request that is withdrawn while it is granted enters nobody', async () => {
  await aCup('takesback', { allowRegistration: 'approve' })
  const [{ headers }, boss] = [await aUser('takes-back'), await aUser('takes-back-boss', 2)]
  await call('/tournament/takesback/join', {}, headers)
  const { status, text } = await call(
    '/tournament/takesback/answerRequest',
    { user: 'takes-back', accept: true },
    boss.headers,
    () => run("update requests set state = 'withdrawn' where user_id = 'takes-back'"),
  )
  expect([status, text]).toEqual([409, 'This request has already been answered or withdrawn.'])
  expect(await entries('takesback')).toBe(2)
})

const owner = (id: string) => rowOf('select user_id as user from players where tournament_id = ? and no = 1', id)

test.each([
  ['used', 'update codes set used_at = 1 where subject = ?'],
  ['over', 'update codes set expires_at = 1 where subject = ?'],
])('a code that is %s while an entry is claimed with it does not work', async (word, sql) => {
  const id = `code${word}`
  await aCup(id)
  const [{ headers }, boss] = [await aUser(`code-${word}`), await aUser(`code-${word}-boss`, 2)]
  const { code } = JSON.parse((await call(`/player/${id}-1/createCode`, {}, boss.headers)).text) as { code: string }
  const before = await versionOf(id)
  const claim = { method: 'code', code }
  const { status } = await call(`/player/${id}-1/create`, claim, headers, () => run(sql, `${id}-1`))
  expect(status).toBeGreaterThanOrEqual(403)
  expect(status).toBeLessThanOrEqual(409)
  expect(await owner(id)).toEqual({ user: null })
  expect(await versionOf(id)).toEqual(before)
})

test('an entry that one user gets while another claims it stays the first one’s', async () => {
  await aCup('gotfirst')
  const [{ headers }, boss] = [await aUser('got-second'), await aUser('got-boss', 2)]
  await aUser('got-first')
  const { code } = JSON.parse((await call('/player/gotfirst-1/createCode', {}, boss.headers)).text) as { code: string }
  const first = () => claims('gotfirst', 1, { user_id: 'got-first', owner: 'got-first' })
  const { status } = await call('/player/gotfirst-1/create', { method: 'code', code }, headers, first)
  expect([status, await owner('gotfirst')]).toEqual([409, { user: 'got-first' }])
})

test('a claim that is withdrawn while the director grants it gives nothing', async () => {
  await aCup('claimsback')
  const [{ headers }, boss] = [await aUser('claims-back'), await aUser('claims-back-boss', 2)]
  expect((await call('/player/claimsback-1/requestClaim', {}, headers)).status).toBe(200)
  const grant = { user: 'claims-back', no: 1, accept: true }
  const { status } = await call('/tournament/claimsback/answerClaim', grant, boss.headers, () =>
    run("delete from claim_requests where tournament_id = 'claimsback'"),
  )
  expect([status, await owner('claimsback')]).toEqual([409, { user: null }])
})

async function aLeague(id: string): Promise<Headers> {
  const { headers } = await aUser(`captain-${id}`)
  await aTeam(`rooks-${id}`, {}, { [`captain-${id}`]: 1 })
  await aSaved({
    id,
    players: ['Rooks', 'Knights'],
    rounds: ['1-2 *'],
    settings: { competitors: 'team', source: 'chessCom', pullResults: 0, allowSelfLinks: 3 },
  })
  await claims(id, 1, { team_id: `rooks-${id}`, owner: `rooks-${id}` })
  return headers
}
const linkOf = (id: string) =>
  rowOf<{ link: string | null; outcome: string }>(
    "select facts ->> 'link' as link, outcome from matches where tournament_id = ?",
    id,
  )
const typedIn = (id: string) => () => run("update matches set outcome = '01' where tournament_id = ?", id)

test.each([
  ['has its result', 'resultfirst', typedIn('resultfirst'), { link: null, outcome: '01' }],
  [
    'is aborted',
    'abortfirst',
    () => run(`update matches set facts = '{"aborted":true}' where tournament_id = 'abortfirst'`),
    { link: null, outcome: '  ' },
  ],
  [
    'gets another link',
    'linkfirst',
    () => run(`update matches set facts = '{"link":"https://x.example"}' where tournament_id = 'linkfirst'`),
    { link: 'https://x.example', outcome: '  ' },
  ],
] as const)('a link that comes as its match %s is not added', async (_, id, meanwhile, after) => {
  const headers = await aLeague(id)
  const before = await versionOf(id)
  const { status } = await call(
    '/submit/gameLink',
    { id: `${id}-1-1`, tournamentId: id, link: LINK },
    headers,
    meanwhile,
  )
  expect([status, await linkOf(id), await versionOf(id)]).toEqual([409, after, before])
  expect(await rowsOf('select state from links where tournament_id = ?', id)).toEqual([])
})

test('a link that is removed while the result of its match arrives stays, with the result', async () => {
  const headers = await aLeague('resultstays')
  await call('/submit/gameLink', { id: 'resultstays-1-1', tournamentId: 'resultstays', link: LINK }, headers)
  const { status } = await call('/submit/removeGameLink', { id: 'resultstays-1-1' }, headers, typedIn('resultstays'))
  expect([status, await linkOf('resultstays')]).toEqual([409, { link: LINK, outcome: '01' }])
})
