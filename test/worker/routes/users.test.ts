import { expect, test } from 'vitest'
import type { Account, ProfileMatch, Person, UserProfile } from '#core/rows/profile.ts'
import { aRound } from '#test/support/build.ts'
import { plan } from '../../support/count-statements.ts'
import { aPerson, aTeam, anAccount, claims } from '#test/support/people.ts'
import { ask, aSaved, aUser, bindings, fetchJson } from '#test/support/worker.ts'

const REACHABLE = {
  email: 'rook@mail.example',
  email_meta: JSON.stringify({ verified: true }),
  contact: JSON.stringify({ phone: '+1 555 0100', telegram: 'hidden' }),
}
/** Plan steps that read a whole table. JSON lists and intermediate results are read whole and don't count. */
const scans = async (statements: Awaited<ReturnType<typeof ask>>['statements']): Promise<string[]> => {
  const plans = await Promise.all(statements.map((ran) => plan(bindings.DB, ran)))
  return plans.flat().filter((step) => /^SCAN (u|t|p|m|s|d|i|a|users|teams|players|matches|individuals)\b/.test(step))
}

test('users are listed by username with their flags, and without private data', async () => {
  await aPerson('lu1', { username: 'AAz_list', nationality: 'NED', is_licensed: 1, ...REACHABLE })
  await aPerson('lu2', { username: 'aaa_list', name: 'Al Pha' })
  // An unusual limit: another test file may have requested the usual page within the second.
  const people = await fetchJson<Person[]>('/api/users?limit=99')
  const listed = people.filter(({ username }) => username.endsWith('_list'))
  expect(listed).toEqual([
    { id: 'lu2', username: 'aaa_list', name: 'Al Pha', nationality: '', isLicensed: false, online: false },
    { id: 'lu1', username: 'AAz_list', name: null, nationality: 'NED', isLicensed: true, online: false },
  ])
})

test('users are found by the beginning of their name, page by page', async () => {
  for (const at of [1, 2, 3, 4]) await aPerson(`pg${at}`, { username: `Paged_${at}` })
  const first = await ask('/api/users?search=pAGED_&limit=3')
  expect((JSON.parse(first.text) as Person[]).map(({ username }) => username)).toEqual([
    'Paged_1',
    'Paged_2',
    'Paged_3',
  ])
  expect(first.response.headers.get('link')).toContain('after=pg3')
  const next = await fetchJson<Person[]>('/api/users?search=paged_&limit=3&after=pg3')
  expect(next.map(({ username }) => username)).toEqual(['Paged_4'])
})

test('a page deep in a long list reads only the rows it shows, by index', async () => {
  await bindings.DB.prepare(
    `with recursive n (no) as (select 1 union all select no + 1 from n where no < 3000)
    insert into users (id, username, unique_id, created_at, updated_at)
    select 'deep' || no, 'deep_' || no, 'deep_' || printf('%05d', no), 1, 1 from n`,
  ).run()
  const { statements } = await ask('/api/users?search=deep_&limit=20&after=deep2900')
  expect(statements).toHaveLength(1)
  expect(statements[0]!.read).toBeLessThanOrEqual(60)
  expect(await scans(statements)).toEqual([])
})

test('the initials of a long list are read without reading the list', async () => {
  const { text, statements } = await ask('/api/users/letters')
  expect(JSON.parse(text)).toContain('D')
  expect(statements[0]!.read).toBeLessThan(200)
})

test('a user is online while one of their sessions was used recently', async () => {
  await aPerson('lately')
  const now = Date.now()
  await bindings.DB.prepare(
    'insert into sessions (secret_hash, handle, user_id, created_at, seen_at, expires_at) values (?1, ?1, ?1, 1, ?2, ?3)',
  )
    .bind('lately', now - 60_000, now + 60_000)
    .run()
  expect((await fetchJson<UserProfile>('/api/user/lately')).online).toBe(true)
})

test('a profile is found by id and by username, however it is written', async () => {
  await aPerson('u7fq2', { username: 'Lock_Keeper', name: 'Jo', bio: 'Opens locks.', fide: '123' })
  const byName = await fetchJson<UserProfile>('/api/user/lock_keeper')
  expect(byName).toMatchObject({ id: 'u7fq2', username: 'Lock_Keeper', uniqueID: 'lock_keeper', bio: 'Opens locks.' })
  expect(await fetchJson<UserProfile>('/api/user/u7fq2')).toEqual(byName)
})

test('an id has precedence over a username that is spelled like it', async () => {
  await aPerson('victim')
  await aPerson('thief', { username: 'other-name' })
  await aPerson('third', { username: 'thief' })
  expect((await fetchJson<UserProfile>('/api/user/thief')).username).toBe('other-name')
})

test.each(['_x', 'a', 'no%20body', 'x'.repeat(31), "a'--"])(
  'what cannot be a username is not found, and the database is not asked for %s',
  async (word) => {
    expect(await ask(`/api/user/${word}`)).toMatchObject({
      status: 404,
      text: 'User not found.',
      statements: [],
    })
  },
)

test('an unknown user is not found', async () => {
  expect(await ask('/api/user/nobody_here')).toMatchObject({ status: 404, text: 'User not found.' })
  expect((await ask('/api/user/nobody_here/getAccounts')).status).toBe(404)
  expect((await ask('/api/user/nobody_here/getMatches')).status).toBe(404)
})

test('visitors see no contact details, and signed-in users those that the user shows', async () => {
  await aPerson('reach1', {
    email: 'rook@mail.example',
    email_meta: JSON.stringify({ verified: true, public: true }),
    contact: JSON.stringify({ phone: '+1 555 0100', zoom: 'rook.zoom', telegram: 'hidden', shown: { phone: true } }),
    password_hash: 'scrypt$secret',
    meta: JSON.stringify({ _note: 'x', Coach: true }),
  })
  const seen = await ask('/api/user/reach1')
  expect(JSON.parse(seen.text)).toMatchObject({ contact: null, email: null, emailMeta: null, meta: { Coach: true } })
  expect(seen.text).not.toMatch(/mail\.example|555 0100|telegram|_note|secret/)
  const { headers } = await aUser('reader1')
  const read = await ask('/api/user/reach1', { headers })
  expect(JSON.parse(read.text)).toMatchObject({
    contact: { phone: '+1 555 0100', email: 'rook@mail.example' },
    email: 'rook@mail.example',
    emailMeta: null,
    permissions: -1,
  })
  expect(read.text).not.toMatch(/telegram|rook.zoom|_note|secret/)
  expect(read.response.headers.get('cache-control')).toBe('private, no-store')
})

test.each([{ verified: true }, { verified: true, public: false }, { verified: false }, {}])(
  'an email address with %o is shown to nobody but its owner',
  async (meta) => {
    const id = `mail${Object.values(meta).map(Number).join('')}`
    await aPerson(id, { ...REACHABLE, email_meta: JSON.stringify(meta) })
    const { headers } = await aUser(`${id}-reader`)
    expect((await ask(`/api/user/${id}`, { headers })).text).not.toMatch(/mail\.example|555 0100/)
  },
)

test('users see all of their own data, and have the permissions of an owner', async () => {
  const { headers } = await aUser('self1')
  await bindings.DB.prepare("update users set email = 'me@mail.example', theme = 'dark' where id = 'self1'").run()
  const own = await fetchJson<UserProfile>('/api/user/self1', { headers })
  expect(own).toMatchObject({ email: 'me@mail.example', emailMeta: {}, theme: 'dark', permissions: 1 })
})

test('accounts on chess sites are shown if they are verified and public, an email address and a Facebook name never', async () => {
  await aPerson('acc1')
  await anAccount('acc1', 'lichess', { verified: 1, username: 'Open', token: 'secret' })
  await anAccount('acc1', 'chessCom', { verified: 1, public: 0, username: 'Private' })
  await anAccount('acc1', 'facebook', { verified: 1, username: 'Real Name' })
  await anAccount('acc1', 'email', { verified: 1, username: 'me@mail.example' })
  const seen = await ask('/api/user/acc1/getAccounts')
  expect(JSON.parse(seen.text)).toMatchObject([{ id: 'lichess', name: 'Lichess', username: 'Open', verified: true }])
  expect(seen.text).not.toContain('secret')
  const profile = await fetchJson<UserProfile>('/api/user/acc1')
  expect(profile).toMatchObject({ lichess: { username: 'Open', verified: true }, chessCom: null })
  const { headers } = await aUser('acc-reader')
  const read = await fetchJson<Account[]>('/api/user/acc1/getAccounts', { headers })
  expect(read.map(({ id }) => id)).toEqual(['lichess'])
})

test('a user’s tournaments are their own entries and those of their teams, the newest first', async () => {
  await aPerson('entered')
  await aTeam('entered-team', {}, { entered: 0 })
  await aSaved({ id: 'solo', createdAt: 5, players: ['Me 2000', 'Other 1900 NED'], rounds: ['1-2 1', '2-1 ='] })
  await aSaved({ id: 'withteam', createdAt: 9, rounds: ['1-2 1'], settings: { competitors: 'team' } })
  await claims('solo', 1, { user_id: 'entered' })
  await claims('withteam', 2, { team_id: 'entered-team' })
  const { tournaments, players, teams } = await fetchJson<UserProfile>('/api/user/entered')
  expect(players).toEqual(['withteam-2', 'solo-1'])
  expect(teams).toMatchObject([{ id: 'entered-team', level: 0 }])
  expect(tournaments[1]).toMatchObject({
    tournamentId: 'solo',
    name: 'Cup',
    active: true,
    round: 2,
    setting: { competitors: 'individual' },
    tournament: { href: '/t/solo/dashboard', players: 2 },
    histories: [
      { round: 1, match: 1, colour: 'W', id: 'solo-2', name: 'Other', oppRating: 1900, resultId: 'solo-1-1' },
      { round: 2, match: 0.5, colour: 'B' },
    ],
  })
})

test('matches are ordered by round, the last first, with the data of a card', async () => {
  await aPerson('cards')
  await aSaved({
    id: 'cardcup',
    players: ['Me', 'Second NED', 'Third NOR'],
    rounds: [
      '1-2 1',
      aRound('3-1 *', { facts: { 0: { startTime: Date.now() + 1e6, link: 'https://x.example' } } }),
      '1 U',
    ],
  })
  await claims('cardcup', 1, { user_id: 'cards' })
  const matches = await fetchJson<ProfileMatch[]>('/api/user/cards/getMatches')
  expect(matches).toMatchObject([
    { id: 'cardcup-2-1', own: 'b', w: 'Third', nationalityW: 'NOR', status: 'scheduled', scores: null },
    { id: 'cardcup-1-1', own: 'w', matchW: 1, status: 'confirmed', scores: [1, 0], tournament: { name: 'Cup' } },
  ])
  expect(matches).toHaveLength(2)
})

test('a private tournament is on a profile only for its own people', async () => {
  await aPerson('secretive')
  await aSaved({ id: 'hiddencup', rounds: ['1-2 1'], settings: { public: false } })
  await claims('hiddencup', 1, { user_id: 'secretive' })
  expect((await fetchJson<UserProfile>('/api/user/secretive')).tournaments).toEqual([])
  expect(await fetchJson<ProfileMatch[]>('/api/user/secretive/getMatches')).toEqual([])
  const { headers } = await aUser('opponent1')
  expect((await fetchJson<UserProfile>('/api/user/secretive', { headers })).tournaments).toEqual([])
  await claims('hiddencup', 2, { user_id: 'opponent1' })
  expect((await fetchJson<UserProfile>('/api/user/secretive', { headers })).tournaments).toHaveLength(1)
})

test('a profile reads one competitor’s rows out of a large tournament, by index', async () => {
  await aPerson('indexed')
  const round = Array.from({ length: 250 }, (_, at) => `${2 * at + 1}-${2 * at + 2} 1`).join(', ')
  await aSaved({ id: 'largecup', players: 500, rounds: Array<string>(9).fill(round) })
  await claims('largecup', 1, { user_id: 'indexed' })
  const { statements } = await ask('/api/user/indexed')
  // The user, their entries, the data of those, and their ranks.
  expect(new Set(statements.map(({ batch }) => batch)).size).toBe(4)
  expect(statements.reduce((sum, { read }) => sum + read, 0)).toBeLessThan(120)
  expect(await scans(statements)).toEqual([])
})

test('matches that wait for a game link are shown to the user themself only', async () => {
  const { headers } = await aUser('linker')
  await aSaved({
    id: 'linkcup',
    players: ['Me', 'You'],
    rounds: ['1-2 *'],
    settings: { allowSelfLinks: 2, source: 'lichess' },
  })
  await claims('linkcup', 1, { user_id: 'linker' })
  const own = await fetchJson<UserProfile>('/api/user/linker?fetchGameLinks=true', { headers })
  const match = { id: 'linkcup-1-1', tournamentId: 'linkcup', name: 'Me – You', team: 'Me' }
  expect(own.gameLinks).toEqual([{ ...match, source: 'lichess', type: 'game', proposed: null }])
  expect((await fetchJson<UserProfile>('/api/user/linker?fetchGameLinks')).gameLinks).toEqual([])
  expect(await fetchJson<UserProfile>('/api/user/linker')).not.toHaveProperty('gameLinks')
})

test('a visitor’s cached profile is revalidated by its etag', async () => {
  await aPerson('tagged')
  const { response } = await ask('/api/user/tagged')
  const again = await ask('/api/user/tagged', { headers: { 'if-none-match': response.headers.get('etag')! } })
  expect(again).toMatchObject({ status: 304, text: '' })
})
