import { BLANK_HEAD, OPEN_RULE } from '#core/festival/facts.ts'
import { bindings } from '#test/support/worker.ts'
import type { Role, World } from '#test/support/world.ts'
import { digest } from '#worker/secrets/token.ts'
import { all, signedIn, type Row } from './row.ts'

const verified = ({ id }: World, role: Role) =>
  bindings.DB.prepare(`update users set email_meta = '{"verified":true}' where id = ?`).bind(id(role)).run()

const festival = ({ n }: World): string => `roles-festival-${n}`
const MANAGERS = { director: 200, siteAdmin: 200 }
const secretOf = ({ n }: World): string => `own${n}`.padEnd(32, '_')

/** An open festival of the director with the cup as its section and one person on its waiting list. */
const aFestival = async (world: World) => {
  const id = festival(world)
  const facts = JSON.stringify({ ...BLANK_HEAD, name: 'Quay Festival', entriesOpen: true })
  const section = { word: 'Cup', kind: 'main', cap: null, firstBoard: null, fee: 0, closesAt: null, rule: OPEN_RULE }
  await bindings.DB.batch([
    bindings.DB.prepare(
      `insert into festivals (id, owner_id, version, name, stage, facts, last_no, created_at, updated_at)
       values (?, ?, 1, 'Quay Festival', 'public', ?, 1, 1, 1) on conflict do nothing`,
    ).bind(id, world.id('director'), facts),
    bindings.DB.prepare(
      `insert into festival_sections (festival_id, tournament_id, pos, facts) values (?, ?, 0, ?) on conflict do nothing`,
    ).bind(id, world.cup, JSON.stringify({ ...section, tournament: world.cup, website: null })),
    bindings.DB.prepare(
      `insert into festival_people (festival_id, no, first_name, last_name, reference, secret, identity, created_at)
       values (?, 1, 'Ada', '', 'AAAAA0001', ?, 'ada ', 1) on conflict do nothing`,
    ).bind(id, await digest(secretOf(world))),
    bindings.DB.prepare(
      `insert into festival_places (festival_id, person, tournament_id, state, asked_at)
       values (?, 1, ?, 'waiting', 1) on conflict do nothing`,
    ).bind(id, world.cup),
  ])
}
const read = (call: string, answers: Row['answers']): Row => ({
  call: `get /festival/:id/${call}`,
  before: aFestival,
  reads: true,
  ask: (world) => ({ path: `/festival/${festival(world)}/${call}` }),
  answers,
})
const post = (call: string, body: (world: World) => object, answers = signedIn(403, MANAGERS)): Row => ({
  call: `post /festival/:id/${call}`,
  before: aFestival,
  ask: (world) => ({ path: `/festival/${festival(world)}/${call}`, body: body(world) }),
  answers,
})

export const FESTIVAL_ROWS: Row[] = [
  { call: 'get /festivals', reads: true, ask: () => ({ path: '/festivals' }), answers: all(200) },
  read('getFestival', all(200)),
  read('getEntries', all(200)),
  read('getPairings', all(200)),
  read('getPrizes', all(200)),
  read('prizes.csv', all(200)),
  read('getFestivalDesk', signedIn(403, MANAGERS)),
  read('getRegister', signedIn(403, MANAGERS)),
  read('getFestivalChanges', signedIn(403, MANAGERS)),
  post(
    'enter',
    ({ cup }) => ({
      person: { firstName: 'Bo' },
      email: 'bo@example.org',
      sections: [cup],
      secret: 'b'.repeat(32),
    }),
    all(409),
  ),
  post('getOwnEntry', (world) => ({ secret: secretOf(world) }), all(200)),
  post('answerOffer', (world) => ({ secret: secretOf(world), section: world.cup, accept: false }), all(409)),
  {
    call: 'post /festival/create',
    before: verified,
    ask: ({ n }, role) => ({
      path: '/festival/create',
      body: { name: 'Quay', id: `made-festival-${n}-${role.toLowerCase()}` },
    }),
    answers: signedIn(200),
  },
  post('change', () => ({ request: { type: 'edit', change: { place: 'Quay' } } })),
  post('undo', () => ({ version: 9 }), signedIn(403, { director: 404, siteAdmin: 404 })),
  post('addSection', ({ cup }) => ({ tournament: cup }), signedIn(403, { director: 409, siteAdmin: 409 })),
  {
    ...post('createSection', ({ n }) => ({
      section: { word: 'Rapid' },
      tournament: { name: `Rapid ${n}`, rounds: 5 },
    })),
    before: async (world, role) => {
      await aFestival(world)
      await verified(world, role)
    },
  },
  post('removeSection', ({ cup }) => ({ tournament: cup })),
  post('addStaff', (world) => ({ username: world.id('stranger') })),
  post('removeStaff', (world) => ({ username: world.id('stranger') })),
  post('changeRegister', () => ({
    request: { type: 'pay', no: 1, amount: 500, way: 'cash', day: '2026-11-27' },
  })),
  post('delete', () => ({})),
]
