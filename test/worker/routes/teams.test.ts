import { beforeEach, expect, test } from 'vitest'
import type { ProfileMatch, TeamProfile, TeamRow } from '#core/rows/profile.ts'
import { aPerson, aTeam, claims } from '#test/support/people.ts'
import { ask, aSaved, aUser, bindings, fetchJson } from '#test/support/worker.ts'

// Each test lists only its own teams.
beforeEach(async () => {
  await bindings.DB.batch(['team_members', 'teams'].map((table) => bindings.DB.prepare(`delete from ${table}`)))
})

const names = (rows: TeamRow[]) => rows.map(({ name }) => name)

test('teams are listed by name without case and accents; names that begin with no letter come first', async () => {
  await aPerson('t-member')
  for (const [at, name] of ['zulu', 'Éclair', 'Eagle', '1924 SK', 'Łódź'].entries()) {
    await aTeam(`order${at}`, { name }, at === 0 ? { 't-member': 0 } : {})
  }
  // An unusual limit: another test file may have requested the usual page within the second.
  const teams = await fetchJson<TeamRow[]>('/api/teams?limit=99')
  expect(names(teams)).toEqual(['1924 SK', 'Eagle', 'Éclair', 'Łódź', 'zulu'])
  expect(teams.at(-1)).toEqual({ id: 'order0', name: 'zulu', nationality: '', logoURL: null, members: 1 })
  expect(names(await fetchJson<TeamRow[]>('/api/teams?from=L'))).toEqual(['Łódź', 'zulu'])
  expect(names(await fetchJson<TeamRow[]>('/api/teams?search=ecl'))).toEqual(['Éclair'])
  expect(await fetchJson<string[]>('/api/teams/letters')).toEqual(['#', 'E', 'L', 'Z'])
})

test('a page deep in a list of many teams reads only the rows it shows', async () => {
  await bindings.DB.prepare(
    `with recursive n (no) as (select 1 union all select no + 1 from n where no < 3000)
    insert into teams (id, name, sort_name, created_at, updated_at)
    select 'many' || no, 'Many ' || no, 'many ' || printf('%05d', no), 1, 1 from n`,
  ).run()
  const { statements, text } = await ask('/api/teams?limit=20&after=many2900')
  expect(JSON.parse(text)).toHaveLength(20)
  expect(statements[0]!.read).toBeLessThanOrEqual(60)
  const letters = await ask('/api/teams/letters')
  expect(letters.statements[0]!.read).toBeLessThan(60)
})

test('a team shows its members, their levels, and its founder', async () => {
  await aPerson('cap', { username: 'Captain', email: 'cap@mail.example' })
  await aPerson('crew')
  await aTeam('sharks', { name: 'Sharks', founder_id: 'cap', fide: '77', bio: 'We bite.' }, { cap: 1, crew: 0 })
  const { text } = await ask('/api/team/sharks')
  expect(JSON.parse(text)).toMatchObject({
    id: 'sharks',
    teamId: 'sharks',
    founder: 'Captain',
    fide: '77',
    admin: ['Captain'],
    permissions: -1,
    users: [
      { username: 'Captain', level: 1 },
      { username: 'crew', level: 0 },
    ],
  })
  expect(text).not.toContain('mail.example')
})

test('a member’s permissions follow from their level in the team', async () => {
  const { headers } = await aUser('boss')
  await aTeam('bossteam', {}, { boss: 1 })
  expect((await fetchJson<TeamProfile>('/api/team/bossteam', { headers })).permissions).toBe(1)
})

test('an unclaimed entry is shown as a team', async () => {
  await aSaved({ id: 'teamlg', players: ['Red NED', 'Blue'], rounds: ['1-2 3:1'], settings: { competitors: 'team' } })
  const team = await fetchJson<TeamProfile>('/api/team/teamlg-1')
  expect(team).toMatchObject({ id: 'teamlg-1', name: 'Red', teamId: null, nationality: 'NED', users: [] })
  expect(team.tournaments).toMatchObject([{ tournamentId: 'teamlg', histories: [{ match: 1, game: 3 }] }])
  const matches = await fetchJson<ProfileMatch[]>('/api/team/teamlg-1/getMatches')
  expect(matches).toMatchObject([{ id: 'teamlg-1-1', own: 'w', scores: [3, 1] }])
})

test('a claimed entry leads to the team that claimed it, and a merged team to the one it was merged into', async () => {
  await aTeam('final')
  await aTeam('old', { merged_into: 'final' })
  await aSaved({ id: 'claimcup', players: ['Red', 'Blue'], rounds: ['1-2 1'], settings: { competitors: 'team' } })
  await claims('claimcup', 2, { team_id: 'final' })
  expect(await fetchJson<TeamProfile>('/api/team/claimcup-2')).toMatchObject({ id: 'final', teamId: 'final' })
  expect(await fetchJson<TeamProfile>('/api/team/old')).toMatchObject({ id: 'final' })
  expect((await fetchJson<TeamProfile>('/api/team/final')).tournaments).toHaveLength(1)
})

test.each(['nowhere', 'league9-1', 'nocup-1', '%F0%9F%A6%88'])('the team %s is not found', async (id) => {
  expect(await ask(`/api/team/${id}`)).toMatchObject({ status: 404, text: 'Team not found.' })
})

test('an entry of a private tournament is not found by strangers', async () => {
  await aSaved({ id: 'privteam', players: ['Red', 'Blue'], settings: { competitors: 'team', public: false } })
  expect((await ask('/api/team/privteam-1')).status).toBe(404)
})
