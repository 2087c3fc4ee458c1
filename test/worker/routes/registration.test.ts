import { expect, test } from 'vitest'
import { anAccount, aTeam, claims } from '../../support/people.ts'
import { aMember, call, profile } from '../../support/sign-in.ts'
import { ask, aSaved, bindings, fetchJson } from '../../support/worker.ts'

type Headers = Record<string, string>
const join = (id: string, headers: Headers, team?: string) => call(`/tournament/${id}/join`, { team }, headers)
const withdraw = (id: string, headers: Headers) => call(`/tournament/${id}/withdraw`, {}, headers)
const idOf = async (headers: Headers) => (JSON.parse((await profile(headers)).text) as { id: string }).id
const names = async (id: string) =>
  (await fetchJson<{ firstName: string }[]>(`/api/tournament/${id}/fetchPlayers`)).map(({ firstName }) => firstName)
const settings = (id: string, allowRegistration: string) =>
  bindings.DB.prepare(
    "update tournaments set settings = json_set(settings, '$.allowRegistration', ?), version = version + 1 where id = ?",
  )
    .bind(allowRegistration, id)
    .run()
const aCup = (id: string, allowRegistration: 'open' | 'approve' | 'closed', more: object = {}) =>
  aSaved({
    id,
    players: ['Ann', 'Bob'],
    rounds: [],
    ...more,
    settings: { allowRegistration, ...(more as { settings?: object }).settings },
  })

test('a user who joins an open tournament is entered at once, once, and all viewers see it', async () => {
  await aCup('opencup', 'open')
  const cleo = await aMember('cleo-joins')
  const { version } = await fetchJson<{ version: number }>('/api/tournament/opencup/snapshot')
  const tries = await Promise.all(Array.from({ length: 10 }, () => join('opencup', cleo)))
  expect(tries.every(({ status }) => status === 200)).toBe(true)
  expect(JSON.parse(tries[0]!.text)).toEqual({
    state: 'joined',
    mayWithdraw: true,
    entries: [{ no: 3, name: 'cleo-joins', team: null }],
  })
  expect(await names('opencup')).toEqual(['Ann', 'Bob', 'cleo-joins'])
  expect((await fetchJson<{ version: number }>('/api/tournament/opencup/snapshot')).version).toBe(version + 1)
  expect(JSON.parse((await profile(cleo)).text)).toMatchObject({ players: ['opencup-3'] })
})

test('two users who join at the same time are both entered, each under their own number', async () => {
  await aCup('rushcup', 'open')
  const people = await Promise.all(Array.from({ length: 6 }, (_, at) => aMember(`rush-${at}x`)))
  const answers = await Promise.all(people.map((one) => join('rushcup', one)))
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
  expect(new Set(await names('rushcup')).size).toBe(8)
})

test('where entries need approval the director answers; an answered request can’t be answered again', async () => {
  await aCup('askcup', 'approve')
  const [dan, eve, boss] = [await aMember('dan-asks'), await aMember('eve-asks'), await aMember('boss-asks')]
  await bindings.DB.prepare('update tournaments set organiser_id = ? where id = ?')
    .bind(await idOf(boss), 'askcup')
    .run()
  expect(JSON.parse((await join('askcup', dan)).text)).toEqual({ state: 'waiting', mayWithdraw: true, entries: [] })
  // Requests are ordered by time.
  await new Promise((resolve) => setTimeout(resolve, 5))
  await join('askcup', eve)
  const requests = await fetchJson<{ username: string }[]>('/api/tournament/askcup/getRequests', { headers: boss })
  expect(requests.map(({ username }) => username)).toEqual(['dan-asks', 'eve-asks'])
  const answer = async (who: Headers, accept: boolean) =>
    call('/tournament/askcup/answerRequest', { user: await idOf(who), accept }, boss)
  expect((await answer(dan, true)).status).toBe(200)
  expect(await answer(dan, true)).toMatchObject({
    status: 409,
    text: 'This request has already been answered or withdrawn.',
  })
  expect((await answer(eve, false)).status).toBe(200)
  expect(await names('askcup')).toEqual(['Ann', 'Bob', 'dan-asks'])
})

test('a request to join that is withdrawn takes its notification away, if no director has seen it', async () => {
  await aCup('takenbackcup', 'approve')
  const [ivy, boss] = [await aMember('ivy-returns'), await aMember('boss-returns')]
  await bindings.DB.prepare('update tournaments set organiser_id = ? where id = ?')
    .bind(await idOf(boss), 'takenbackcup')
    .run()
  const told = async () =>
    (await fetchJson<{ content: string; id: number }[]>('/api/profile/notifications', { headers: boss })).filter(
      ({ content }) => content.includes('asks to join'),
    )
  await join('takenbackcup', ivy)
  expect(await told()).toHaveLength(1)
  await withdraw('takenbackcup', ivy)
  expect(await told()).toEqual([])
  await join('takenbackcup', ivy)
  await call('/profile/readNotification', { id: (await told())[0]!.id }, boss)
  await withdraw('takenbackcup', ivy)
  expect(await told()).toHaveLength(1)
})

test('accepting and withdrawing at the same time end in one consistent state', async () => {
  await aCup('racecup', 'approve')
  const boss = await aMember('boss-races')
  await bindings.DB.prepare('update tournaments set organiser_id = ? where id = ?')
    .bind(await idOf(boss), 'racecup')
    .run()
  for (let at = 0; at < 10; at += 1) {
    const one = await aMember(`racer-${at}x`)
    await join('racecup', one)
    const user = await idOf(one)
    await Promise.all([
      call('/tournament/racecup/answerRequest', { user, accept: true }, boss),
      withdraw('racecup', one),
    ])
    const { state } = await fetchJson<{ state: string }>('/api/tournament/racecup/getEntry', { headers: one })
    const isIn = (await names('racecup')).includes(`racer-${at}x`)
    expect([state, isIn]).toEqual(isIn ? ['joined', true] : ['none', false])
  }
})

test('an entered user may withdraw until the first round is drawn', async () => {
  await aCup('leavecup', 'open')
  const [fay, gus] = [await aMember('fay-leaves'), await aMember('gus-stays')]
  await join('leavecup', fay)
  await join('leavecup', gus)
  expect(JSON.parse((await withdraw('leavecup', fay)).text)).toEqual({ state: 'none', mayWithdraw: false, entries: [] })
  expect(await names('leavecup')).toEqual(['Ann', 'Bob', 'gus-stays'])
  await bindings.DB.prepare("update tournaments set round = 1, version = version + 1 where id = 'leavecup'").run()
  expect(await withdraw('leavecup', gus)).toMatchObject({
    status: 409,
    text: 'Round 1 has been drawn. To withdraw, ask the tournament director.',
  })
})

test('a closed tournament accepts no entry, not even at the moment it is closed', async () => {
  await aCup('shutcup', 'closed')
  await aCup('closing', 'open')
  const hal = await aMember('hal-late')
  const refusal = { status: 409, text: 'Registration for this tournament is closed.' }
  expect(await join('shutcup', hal)).toMatchObject(refusal)
  const [answer] = await Promise.all([join('closing', hal), settings('closing', 'closed')])
  const isIn = (await names('closing')).includes('hal-late')
  expect(answer.status).toBe(isIn ? 200 : 409)
})

test('a team is entered by one of its admins, once, even if several try', async () => {
  await aSaved({
    id: 'openleague',
    players: ['Owls'],
    rounds: [],
    settings: { competitors: 'team', allowRegistration: 'open' },
  })
  const [ida, joe] = [await aMember('ida-admin'), await aMember('joe-admin')]
  await aTeam(
    'knightsclub',
    { name: 'Knights Club', nationality: 'NED' },
    { [await idOf(ida)]: 1, [await idOf(joe)]: 1 },
  )
  expect(await join('openleague', ida)).toMatchObject({
    status: 403,
    text: 'Choose a team you’re an admin of.',
  })
  const both = await Promise.all([join('openleague', ida, 'knightsclub'), join('openleague', joe, 'knightsclub')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await names('openleague')).toEqual(['Owls', 'Knights Club'])
})

test('a team’s entry is withdrawn by an admin of it, and by no other member', async () => {
  await aCup('backleague', 'open', { settings: { competitors: 'team' } })
  const [kim, lea] = [await aMember('kim-admin'), await aMember('lea-member')]
  await aTeam('backclub', { name: 'Back Club' }, { [await idOf(kim)]: 1, [await idOf(lea)]: 0 })
  await join('backleague', kim, 'backclub')
  await withdraw('backleague', lea)
  expect(await names('backleague')).toEqual(['Ann', 'Bob', 'Back Club'])
  expect((await withdraw('backleague', kim)).status).toBe(200)
  expect(await names('backleague')).toEqual(['Ann', 'Bob'])
})

test('a user with several teams entered names the one that withdraws, and the others stay', async () => {
  await aCup('twoleague', 'open', { settings: { competitors: 'team' } })
  const kay = await aMember('kay-two')
  for (const club of ['twoclub', 'tooclub']) {
    await aTeam(club, { name: `The ${club}` }, { [await idOf(kay)]: 1 })
    await join('twoleague', kay, club)
  }
  const take = (team?: string) => call('/tournament/twoleague/withdraw', { team }, kay)
  expect(await take()).toMatchObject({ status: 400, text: 'Choose the team to withdraw.' })
  expect(await take('another')).toMatchObject({ status: 403, code: 'not-team-admin' })
  expect(JSON.parse((await take('twoclub')).text)).toMatchObject({
    state: 'joined',
    entries: [{ name: 'The tooclub', team: 'tooclub' }],
  })
  expect(await names('twoleague')).toEqual(['Ann', 'Bob', 'The tooclub'])
})

test('an entry that the organiser made stays when its claimant withdraws, and becomes unclaimed', async () => {
  await aCup('madecup', 'open')
  const bo = await aMember('bo-claimed')
  await claims('madecup', 2, { user_id: await idOf(bo), owner: 'bo-claimed' })
  await bindings.DB.prepare("update tournaments set version = version + 1 where id = 'madecup'").run()
  expect(JSON.parse((await withdraw('madecup', bo)).text)).toMatchObject({ state: 'none', entries: [] })
  expect(await names('madecup')).toEqual(['Ann', 'Bob'])
  const row = "select user_id as user, owner from players where tournament_id = 'madecup' and no = 2"
  expect(await bindings.DB.prepare(row).first()).toEqual({ user: null, owner: null })
})

test('an entry takes over the accounts that its player has verified, and no others', async () => {
  await aCup('accountcup', 'open')
  const [moe, ned] = [await aMember('moe-proves'), await aMember('ned-says')]
  await anAccount(await idOf(moe), 'lichess', { username: 'MoeProves', verified: 1 })
  await anAccount(await idOf(moe), 'chessCom', { username: 'MoeSays' })
  await anAccount(await idOf(ned), 'lichess', { username: 'NedSays' })
  for (const one of [moe, ned]) await join('accountcup', one)
  const { results } = await bindings.DB.prepare(
    "select lichess, chess_com as chessCom from players where tournament_id = 'accountcup' and user_id is not null order by no",
  ).all()
  expect(results).toEqual([
    { lichess: 'MoeProves', chessCom: null },
    { lichess: null, chessCom: null },
  ])
})

test('without a session the user is asked to sign in', async () => {
  expect(await ask('/api/tournament/opencup/getEntry')).toMatchObject({ status: 401, text: 'Sign in to do that.' })
})
