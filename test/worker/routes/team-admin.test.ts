import { expect, test } from 'vitest'
import { claims, aTeam } from '#test/support/people.ts'
import { aMember, call, PASSWORD, profile } from '../../support/sign-in.ts'
import { ask, aSaved, bindings, fetchJson } from '#test/support/worker.ts'

type Headers = Record<string, string>
interface Team {
  id: string
  name: string
  description: string
  ecf: string | null
  fide: string | null
  admin: string[]
  users: { username: string; level: number }[]
  tournaments: { tournamentId: string; id: string }[]
}
const idOf = async (headers: Headers) => (JSON.parse((await profile(headers)).text) as { id: string }).id
const team = (id: string) => fetchJson<Team>(`/api/team/${id}`)
const names = async (id: string) => (await team(id)).users.map(({ username }) => username)
const act = (id: string, what: string, body: object, who: Headers) => call(`/team/${id}/${what}`, body, who)
const merge = (from: string, to: string, who: Headers, keepFields: string[] = []) =>
  act(from, 'merge', { to, keepFields }, who)

/** A team with this admin and these members. */
async function aClub(id: string, fields: Record<string, string>, admin: Headers, ...members: Headers[]) {
  const levels = await Promise.all([admin, ...members].map(async (who, at) => [await idOf(who), at === 0 ? 1 : 0]))
  await aTeam(id, { name: id, ...fields }, Object.fromEntries(levels) as Record<string, number>)
}
const aLeague = async (id: string, one: string, other?: string) => {
  await aSaved({ id, players: ['One', 'Two'], rounds: ['1-2 1'], settings: { competitors: 'team' } })
  await claims(id, 1, { team_id: one, owner: one })
  if (other) await claims(id, 2, { team_id: other, owner: other })
}

const accepts = (who: Headers, id: string, accept = true) =>
  call('/profile/answerInvitation', { kind: 'team', id, accept }, who)

test('an admin invites a user from the list, who is a member once they accept, and makes them an admin', async () => {
  const [ann, bob] = [await aMember('ann-adds'), await aMember('bob-added')]
  await aClub('adders', {}, ann)
  expect(await act('adders', 'addUser', { username: '  ' }, ann)).toMatchObject({
    status: 400,
    text: 'Choose a user from the list.',
  })
  expect(await act('adders', 'addUser', { username: 'nobody-here' }, ann)).toMatchObject({
    status: 404,
    text: 'There’s no user called nobody-here.',
  })
  expect(await act('adders', 'addUser', { username: 'BOB-added' }, ann)).toMatchObject({
    status: 200,
    text: '{"message":"bob-added is invited, and joins the team by accepting."}',
  })
  expect(await names('adders')).toEqual(['ann-adds'])
  expect((await act('adders', 'setLevel', { username: 'bob-added', level: 1 }, ann)).code).toBe('not-member')
  expect((await accepts(bob, 'adders')).status).toBe(200)
  expect((await act('adders', 'addUser', { username: 'bob-added' }, ann)).text).toBe(
    'bob-added is already in the team.',
  )
  expect(await names('adders')).toEqual(['ann-adds', 'bob-added'])
  expect((await act('adders', 'setLevel', { username: 'bob-added', level: 1 }, bob)).status).toBe(403)
  expect((await act('adders', 'setLevel', { username: 'bob-added', level: 1 }, ann)).status).toBe(200)
  expect((await team('adders')).admin).toEqual(['ann-adds', 'bob-added'])
  expect((await act('adders', 'removeUser', { username: 'ann-adds' }, bob)).status).toBe(200)
  expect((await act('adders', 'addUser', { username: 'ann-adds' }, ann)).status).toBe(403)
  expect(await names('adders')).toEqual(['bob-added'])
})

test('every member may leave a team, except its last admin', async () => {
  const [ann, bob] = [await aMember('ann-stays'), await aMember('bob-leaves')]
  await aClub('leavers', {}, ann, bob)
  expect((await act('leavers', 'removeUser', { username: 'bob-leaves' }, bob)).status).toBe(200)
  for (const [what, body] of [
    ['removeUser', { username: 'ann-stays' }],
    ['setLevel', { username: 'ann-stays', level: 0 }],
  ] as const) {
    expect(await act('leavers', what, body, ann)).toMatchObject({
      status: 409,
      text: 'A team needs at least one admin.',
      code: 'last-admin',
    })
  }
  expect(await act('leavers', 'removeUser', { username: 'bob-leaves' }, ann)).toMatchObject({
    text: 'That user isn’t in this team.',
    code: 'not-member',
  })
})

test('a user who deletes the account leaves the team to another admin, or to the longest-standing member', async () => {
  const [ann, bob, cat] = [await aMember('ann-farewell'), await aMember('bob-farewell'), await aMember('cat-farewell')]
  await aClub('heirs', {}, ann, cat)
  await bindings.DB.prepare('insert into team_members values (?, ?, 0, 0)')
    .bind('heirs', await idOf(bob))
    .run()
  const leave = (who: Headers) => call('/profile/delete', { password: PASSWORD, name: 'keep' }, who)
  expect((await leave(ann)).status).toBe(200)
  expect(await team('heirs')).toMatchObject({ admin: ['bob-farewell'] })
  await act('heirs', 'setLevel', { username: 'cat-farewell', level: 1 }, bob)
  expect((await leave(bob)).status).toBe(200)
  expect(await team('heirs')).toMatchObject({ admin: ['cat-farewell'] })
  expect((await leave(cat)).status).toBe(200)
  expect(await team('heirs')).toMatchObject({ users: [] })
})

test('if two admins leave at once, one of them stays', async () => {
  const [ann, bob] = [await aMember('ann-both'), await aMember('bob-both')]
  await aClub('bothers', {}, ann)
  await act('bothers', 'addUser', { username: 'bob-both' }, ann)
  await accepts(bob, 'bothers')
  await act('bothers', 'setLevel', { username: 'bob-both', level: 1 }, ann)
  const answers = await Promise.all([
    act('bothers', 'removeUser', { username: 'ann-both' }, ann),
    act('bothers', 'removeUser', { username: 'bob-both' }, bob),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('nobody is in a team without agreeing: an invitation is seen by the invited and the admins alone, and ends with its answer', async () => {
  const [ann, bob, cat] = [await aMember('ann-invites'), await aMember('bob-invited'), await aMember('cat-sees')]
  await aClub('inviters', { name: 'Inviters' }, ann)
  const invited = async (who: Headers) =>
    (await fetchJson<{ invited: string[] }>('/api/team/inviters', { headers: who })).invited
  const own = (who: Headers) => fetchJson<object[]>('/api/profile/invitations', { headers: who })
  for (const _again of [1, 2]) await act('inviters', 'addUser', { username: 'bob-invited' }, ann)
  expect([await invited(ann), await invited(bob), await invited(cat), await invited({})]).toEqual([
    ['bob-invited'],
    [],
    [],
    [],
  ])
  expect((await fetchJson<{ teams: object[] }>('/api/user/bob-invited')).teams).toEqual([])
  expect(await own(bob)).toMatchObject([{ kind: 'team', id: 'inviters', name: 'Inviters', by: 'ann-invites' }])
  const told = await fetchJson<{ content: string; link: string }[]>('/api/profile/notifications', { headers: bob })
  expect(told).toMatchObject([
    { content: '**ann\\-invites** invites you to join the team **Inviters**.', link: '/me/teams' },
  ])
  expect(await own(cat)).toEqual([])
  expect(await accepts(cat, 'inviters')).toMatchObject({ status: 409, code: 'already-answered' })
  expect((await accepts(bob, 'inviters', false)).status).toBe(200)
  expect(await accepts(bob, 'inviters')).toMatchObject({ status: 409, code: 'already-answered' })
  expect([await invited(ann), await names('inviters')]).toEqual([[], ['ann-invites']])
  await act('inviters', 'addUser', { username: 'bob-invited' }, ann)
  expect((await act('inviters', 'removeUser', { username: 'bob-invited' }, ann)).text).toContain(
    'is no longer invited.',
  )
  expect(await own(bob)).toEqual([])
  await act('inviters', 'addUser', { username: 'bob-invited' }, ann)
  const answers = await Promise.all([
    accepts(bob, 'inviters'),
    accepts(bob, 'inviters'),
    accepts(bob, 'inviters', false),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('a team’s description has at most 280 letters, and may be empty', async () => {
  const ann = await aMember('ann-says')
  await aClub('sayers', { description: 'Old', fide: '12' }, ann)
  const update = (given: object) => act('sayers', 'update', given, ann)
  expect((await update({ description: 'x'.repeat(281) })).text).toBe('Description can’t be longer than 280 characters.')
  expect((await update({ name: '' })).text).toBe('Team name must be 1 to 100 characters.')
  expect((await update({ nationality: 'XYZ' })).text).toBe('Enter the federation’s three-letter code.')
  expect((await update({ fide: 'abc' })).text).toBe('A FIDE ID has digits only.')
  expect((await update({ description: 'x'.repeat(280), name: 'Sayers & Söhne' })).status).toBe(200)
  expect(await team('sayers')).toMatchObject({ name: 'Sayers & Söhne', fide: '12' })
  expect((await update({ description: '', fide: '', nationality: 'ned' })).status).toBe(200)
  expect(await team('sayers')).toMatchObject({ description: '', fide: null, nationality: 'NED' })
  const found = await fetchJson<{ name: string }[]>('/api/teams?search=sohne')
  expect(found).toEqual([])
  expect(await fetchJson<{ name: string }[]>('/api/teams?search=sayers')).toMatchObject([{ name: 'Sayers & Söhne' }])
})

test('a merge keeps results, links and members, and the fields chosen from either team', async () => {
  const [ann, bob, cat] = [await aMember('ann-joins'), await aMember('bob-joins'), await aMember('cat-joins')]
  await aClub('goes', { description: 'Goes', ecf: 'G1' }, ann, bob)
  await aClub('stays', { description: 'Stays', fide: '7' }, ann, cat)
  await aLeague('mergelg', 'goes')
  const { version } = await fetchJson<{ version: number }>('/api/tournament/mergelg/snapshot')
  const before = await fetchJson<object[]>('/api/team/goes/getMatches')
  const { status, text } = await merge('goes', 'stays', ann, ['description', 'ecf'])
  expect(status, text).toBe(200)
  expect(JSON.parse(text)).toEqual({ message: 'goes merged into stays.', id: 'stays' })
  expect(await team('stays')).toMatchObject({
    description: 'Goes',
    ecf: 'G1',
    fide: '7',
    admin: ['ann-joins'],
    tournaments: [{ tournamentId: 'mergelg', id: 'mergelg-1' }],
  })
  expect(await names('stays')).toEqual(['ann-joins', 'bob-joins', 'cat-joins'])
  expect(await fetchJson<object[]>('/api/team/stays/getMatches')).toEqual(before)
  // Old addresses lead to the merged team.
  expect(await team('goes')).toMatchObject({ id: 'stays' })
  expect(await team('mergelg-1')).toMatchObject({ id: 'stays' })
  expect((await fetchJson<{ version: number }>('/api/tournament/mergelg/snapshot')).version).toBe(version + 1)
  expect(await merge('goes', 'stays', ann)).toMatchObject({
    status: 409,
    text: 'This team has been merged into another team.',
  })
})

test('only an admin of both merges two teams, never one with itself, and never two that meet', async () => {
  const [ann, bob] = [await aMember('ann-only'), await aMember('bob-only')]
  await aClub('onlyone', {}, ann, bob)
  await aClub('onlytwo', {}, bob, ann)
  expect(await merge('onlyone', 'onlytwo', ann)).toMatchObject({
    status: 403,
    text: 'You must be admin of both teams to create a merge request.',
  })
  await aClub('onlythree', {}, ann)
  await aLeague('onlylg', 'onlyone', 'onlythree')
  expect((await merge('onlyone', 'onlyone', ann)).text).toBe('A team can’t be merged into itself.')
  expect(await merge('onlyone', 'onlythree', ann)).toMatchObject({
    status: 409,
    text: 'Both teams play in Cup, so they can’t be merged.',
  })
  expect((await merge('onlyone', 'nowhere', ann)).status).toBe(404)
  expect((await merge('onlyone', 'onlythree', ann, ['name'])).text).toBe('keepFields can be description, ecf or fide.')
})

test('two crossing merges, with members who join meanwhile, end in one team with all members', async () => {
  for (let trial = 0; trial < 5; trial += 1) {
    const [ann, bob] = [await aMember(`ann-x${trial}x`), await aMember(`bob-x${trial}x`)]
    const [one, other] = [`crossa${trial}`, `crossb${trial}`]
    await aClub(one, {}, ann)
    await aClub(other, {}, ann)
    await aLeague(`crosslg${trial}`, one)
    for (const id of [one, other]) await act(id, 'addUser', { username: `bob-x${trial}x` }, ann)
    const add = (id: string) => accepts(bob, id)
    const answers = await Promise.all([merge(one, other, ann), add(one), merge(other, one, ann), add(other)])
    expect([answers[0]!.status, answers[2]!.status].toSorted()).toEqual([200, 409])
    const left = await bindings.DB.prepare('select id from teams where id in (?, ?) and merged_into is null')
      .bind(one, other)
      .all<{ id: string }>()
    expect(left.results).toHaveLength(1)
    const { id } = left.results[0]!
    const { users, tournaments } = await team(one)
    expect(users.map(({ username }) => username)).toContain(`ann-x${trial}x`)
    expect(tournaments).toHaveLength(1)
    // The dissolved teams have no members left.
    const lost = await bindings.DB.prepare(
      'select count(*) as n from team_members where team_id in (?1, ?2) and team_id <> ?3',
    )
      .bind(one, other, id)
      .first<{ n: number }>()
    expect(lost?.n).toBe(0)
    expect((await ask(`/api/team/${one}`, { headers: bob })).status).toBe(200)
  }
})
