import { DEFAULT_RULES } from '#core/season/rules.ts'
import { bindings } from '#test/support/worker.ts'
import type { Role, World } from '#test/support/world.ts'
import { all, signedIn, type Row } from './row.ts'

const verified = ({ id }: World, role: Role) =>
  bindings.DB.prepare(`update users set email_meta = '{"verified":true}' where id = ?`).bind(id(role)).run()

const league = ({ n }: World): string => `roles-league-${n}`
const MANAGERS = { director: 200, siteAdmin: 200 }

/** A league of the director with a draft and an open season. */
const aLeague = async (world: World) => {
  const id = league(world)
  const now = 1_700_000_000_000
  const rules = JSON.stringify(DEFAULT_RULES)
  await bindings.DB.batch([
    bindings.DB.prepare(
      `insert into leagues (id, name, owner_id, created_at, updated_at) values (?, 'Quay League', ?, 1, 1)
       on conflict do nothing`,
    ).bind(id, world.id('director')),
    ...(['draft', 'open'] as const).map((stage, at) =>
      bindings.DB.prepare(
        `insert into seasons (league_id, id, no, version, name, stage, rules, starts, created_at, updated_at)
         values (?, ?, ?, 1, ?, ?, ?, '[]', ?, ?) on conflict do nothing`,
      ).bind(id, stage, 2 - at, stage, stage, rules, now, now),
    ),
  ])
}
const row = (call: string, path: string, answers: Row['answers'], of?: string): Row => ({
  call: `get ${call}`,
  ...(of !== undefined && { of }),
  before: aLeague,
  reads: true,
  ask: (world) => ({ path: path.replace(':id', league(world)) }),
  answers,
})
const post = (call: string, body: object): Row => ({
  call: `post ${call}`,
  before: aLeague,
  ask: (world) => ({ path: call.replace(':id', league(world)), body }),
  answers: signedIn(403, MANAGERS),
})

export const SEASON_ROWS: Row[] = [
  row('/leagues', '/leagues', all(200)),
  row('/league/:id/getLeague', '/league/:id/getLeague', all(200)),
  row('/league/:id/getSeason', '/league/:id/getSeason', all(200)),
  row('/league/:id/getSeason', '/league/:id/getSeason?season=draft', all(404, MANAGERS), 'for a draft'),
  row('/league/:id/getFixtures', '/league/:id/getFixtures', all(200)),
  row('/league/:id/getTeams', '/league/:id/getTeams', all(200)),
  row('/league/:id/getHistory', '/league/:id/getHistory', all(200)),
  row('/league/:id/getRecords', '/league/:id/getRecords', all(200)),
  row('/league/:id/getMeetings', '/league/:id/getMeetings', all(200)),
  row('/league/:id/getRulings', '/league/:id/getRulings', all(200)),
  row('/league/:id/getOdds', '/league/:id/getOdds', all(200)),
  row('/league/:id/tables.csv', '/league/:id/tables.csv', all(200)),
  row('/league/:id/fixtures.csv', '/league/:id/fixtures.csv', all(200)),
  row('/league/:id/calendar.ics', '/league/:id/calendar.ics', all(200)),
  row('/league/:id/getSeasonDesk', '/league/:id/getSeasonDesk?season=open', signedIn(403, MANAGERS)),
  row('/league/:id/getSeasonChanges', '/league/:id/getSeasonChanges?season=open', signedIn(403, MANAGERS)),
  row('/league/:id/getOwnEntries', '/league/:id/getOwnEntries', signedIn(200)),
  {
    ...post('/league/:id/enterSeason', { season: 'open', team: 'nobody-s-team' }),
    answers: signedIn(404),
  },
  {
    ...post('/league/:id/leaveSeason', { season: 'open', team: 'nobody-s-team' }),
    answers: signedIn(404),
  },
  {
    call: 'post /league/create',
    before: verified,
    ask: ({ n }, role) => ({ path: '/league/create', body: { name: 'Quay', id: `made-${n}-${role.toLowerCase()}` } }),
    answers: signedIn(200),
  },
  post('/league/:id/edit', { name: 'Other League' }),
  { ...post('/league/:id/addManager', {}), ask: (world) => manager(world, 'addManager') },
  { ...post('/league/:id/removeManager', {}), ask: (world) => manager(world, 'removeManager') },
  post('/league/:id/createSeason', { name: 'Spring', entries: [{ name: 'Rooks' }, { name: 'Knights' }] }),
  post('/league/:id/changeSeason', {
    season: 'open',
    request: { type: 'addEntries', entries: [{ name: 'Rooks' }] },
  }),
  {
    ...post('/league/:id/undoSeason', {}),
    ask: (world) => ({ path: `/league/${league(world)}/undoSeason`, body: { season: 'open', version: 9 } }),
    answers: signedIn(403, { director: 404, siteAdmin: 404 }),
  },
]

const manager = (world: World, call: string) => ({
  path: `/league/${league(world)}/${call}`,
  body: { username: world.id('stranger'), season: 'open' },
})
