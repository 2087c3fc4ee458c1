import { bindings } from '#test/support/worker.ts'
import type { World } from '#test/support/world.ts'
import { digest } from '#worker/secrets/token.ts'
import { all, signedIn, type Row } from './row.ts'

const DIRECTORS = { director: 200, deputy: 200, siteAdmin: 200 }
const run = (sql: string, ...values: (string | number)[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run()

const asksToBeLate = ({ cup }: World) =>
  run(`insert into player_requests (tournament_id, player, kind, round, created_at) values (?, 1, 'late', 2, 1)`, cup)

const secretOf = ({ n }: World): string => `h${n}`.padEnd(43, '_')
const aHelper = async (world: World) =>
  run(
    `insert into helpers (tournament_id, id, name, secret, created_at) values (?, 1, 'Table 3', ?, 1)`,
    world.cup,
    await digest(`helper ${secretOf(world)}`),
  )

/** Makes the stranger an arbiter of one board of the cup. */
const anArbiter = ({ cup, id }: World, board = 1) =>
  run(
    'insert into arbiters (tournament_id, user_id, id, from_board, to_board) values (?1, ?2, 1, ?3, ?3)',
    cup,
    id('stranger'),
    board,
  )
const anAnnouncement = ({ cup, n }: World) =>
  run(
    `insert into announcements (id, tournament_id, title, announcement, created_at, updated_at) values (?, ?, '', 'Hi', 1, 1)`,
    9_000_000 + n,
    cup,
  )
const byId = ({ n }: World) => ({ id: 9_000_000 + n })

export const ASK_ROWS: Row[] = [
  {
    call: 'get /tournament/:id/getAllAnnouncements',
    reads: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getAllAnnouncements` }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/announce',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/announce`, body: { announcement: 'Lunch at noon.' } }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/editAnnouncement',
    before: anAnnouncement,
    ask: (world) => ({
      path: `/tournament/${world.cup}/editAnnouncement`,
      body: { ...byId(world), announcement: 'Lunch at one.' },
    }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/takeDownAnnouncement',
    before: anAnnouncement,
    ask: (world) => ({ path: `/tournament/${world.cup}/takeDownAnnouncement`, body: byId(world) }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'get /tournament/:id/getAsked',
    reads: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getAsked` }),
    answers: signedIn(200),
  },
  {
    call: 'post /tournament/:id/ask',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/ask`, body: { kind: 'bye', no: 1, round: 2, bye: 'H' } }),
    answers: signedIn(403, { player: 200 }),
  },
  {
    call: 'post /tournament/:id/ask',
    of: 'for a team',
    ask: ({ league }) => ({ path: `/tournament/${league}/ask`, body: { kind: 'withdraw', no: 1, round: 2 } }),
    answers: signedIn(403, { teamAdmin: 200 }),
  },
  {
    call: 'post /tournament/:id/ask',
    of: 'of a private tournament',
    isPrivate: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/ask`, body: { kind: 'late', no: 1, round: 2 } }),
    answers: signedIn(404, { player: 200, director: 403, deputy: 403, siteAdmin: 403 }),
  },
  {
    call: 'post /tournament/:id/answerAsk',
    before: asksToBeLate,
    ask: ({ cup }) => ({
      path: `/tournament/${cup}/answerAsk`,
      body: { kind: 'late', no: 1, round: 2, accept: true },
    }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'get /tournament/:id/getArbiters',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getArbiters` }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/askSite',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/askSite`, body: {} }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/addHelper',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/addHelper`, body: { name: 'Table 3' } }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/removeHelper',
    before: aHelper,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/removeHelper`, body: { helper: 1 } }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/addArbiter',
    ask: ({ cup, id }) => ({ path: `/tournament/${cup}/addArbiter`, body: { username: id('stranger') } }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/removeArbiter',
    before: (world) => anArbiter(world),
    ask: ({ cup, id }) => ({ path: `/tournament/${cup}/removeArbiter`, body: { username: id('stranger') } }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /help/look',
    of: 'as an arbiter of board 1',
    before: (world) => anArbiter(world),
    ask: ({ cup }) => ({ path: '/help/look', body: { secret: cup } }),
    answers: all(404, { stranger: 200, ...DIRECTORS }),
  },
  {
    call: 'post /help/enter',
    of: 'as an arbiter of board 1',
    before: (world) => anArbiter(world),
    ask: ({ cup }) => ({ path: '/help/enter', body: { secret: cup, round: 1, no: 1, result: { outcome: '10' } } }),
    answers: all(404, { stranger: 200, ...DIRECTORS }),
  },
  {
    call: 'post /help/enter',
    of: 'as an arbiter of other boards',
    before: (world) => anArbiter(world, 2),
    ask: ({ cup }) => ({ path: '/help/enter', body: { secret: cup, round: 1, no: 1, result: { outcome: '10' } } }),
    answers: all(404, { stranger: 403, ...DIRECTORS }),
  },
  // The link alone makes a helper, whatever the role.
  {
    call: 'post /help/look',
    before: aHelper,
    ask: (world) => ({ path: '/help/look', body: { secret: secretOf(world) } }),
    answers: all(200),
  },
  {
    call: 'post /help/look',
    of: 'by a link that nobody made',
    ask: () => ({ path: '/help/look', body: { secret: 'x'.repeat(43) } }),
    answers: all(404),
  },
  {
    call: 'post /help/enter',
    before: aHelper,
    ask: (world) => ({
      path: '/help/enter',
      body: { secret: secretOf(world), round: 1, no: 1, result: { outcome: '10' } },
    }),
    answers: all(200),
  },
  {
    call: 'post /help/enter',
    of: 'by a link that nobody made',
    ask: () => ({
      path: '/help/enter',
      body: { secret: 'x'.repeat(43), round: 1, no: 1, result: { outcome: '10' } },
    }),
    answers: all(404),
  },
  {
    call: 'post /help/undo',
    of: 'what another entered',
    before: aHelper,
    ask: (world) => ({ path: '/help/undo', body: { secret: secretOf(world), version: 900 } }),
    answers: all(403),
  },
]
