import { bindings } from '#test/support/worker.ts'
import type { World } from '#test/support/world.ts'
import { all, signedIn, type Row } from './row.ts'

const DIRECTORS = { director: 200, deputy: 200, siteAdmin: 200 }
const says = (tournament: string, no: number, user: string) =>
  bindings.DB.prepare('insert into claim_requests (tournament_id, no, user_id, created_at) values (?, ?, ?, 1)')
    .bind(tournament, no, user)
    .run()
/** Entry 3 has no owner and can be claimed by an email address only. */
const byMail = ({ cup, league }: World) =>
  bindings.DB.batch(
    [cup, league].map((id) =>
      bindings.DB.prepare("update players set contact = 'cy@example.org' where tournament_id = ? and no = 3").bind(id),
    ),
  )

const OF = [
  { type: 'player', entry: ({ cup }: World) => `${cup}-3` },
  { type: 'team', entry: ({ league }: World) => `${league}-3` },
] as const

export const CLAIM_ROWS: Row[] = [
  ...OF.flatMap(({ type, entry }): Row[] => [
    {
      call: `get /${type}/:id/getClaim`,
      ask: (world) => ({ path: `/${type}/${entry(world)}/getClaim` }),
      answers: signedIn(200),
    },
    {
      call: `get /${type}/:id/getClaim`,
      of: 'a private tournament',
      isPrivate: true,
      ask: (world) => ({ path: `/${type}/${entry(world)}/getClaim` }),
      answers: signedIn(404, {
        ...DIRECTORS,
        ...(type === 'player' ? { player: 200 } : { member: 200, teamAdmin: 200, otherAdmin: 200 }),
      }),
    },
    {
      call: `post /${type}/:id/create`,
      before: byMail,
      ask: (world) => ({ path: `/${type}/${entry(world)}/create`, body: { method: 'email' } }),
      answers: signedIn(403),
    },
    {
      call: `post /${type}/:id/createCode`,
      ask: (world) => ({ path: `/${type}/${entry(world)}/createCode`, body: {} }),
      answers: signedIn(403, DIRECTORS),
    },
    {
      call: `post /${type}/:id/requestClaim`,
      ask: (world) => ({ path: `/${type}/${entry(world)}/requestClaim`, body: {} }),
      // A user who has an entry can't get another.
      answers: signedIn(200, type === 'player' ? { player: 409 } : {}),
    },
  ]),
  {
    call: 'get /tournament/:id/getClaims',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getClaims` }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/createCodes',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/createCodes`, body: {} }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/answerClaim',
    before: ({ cup, id }) => says(cup, 3, id('stranger')),
    ask: ({ cup, id }) => ({
      path: `/tournament/${cup}/answerClaim`,
      body: { user: id('stranger'), no: 3, accept: true },
    }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/answerClaim',
    of: 'what nobody asked for',
    ask: ({ cup, id }) => ({
      path: `/tournament/${cup}/answerClaim`,
      body: { user: id('stranger'), no: 3, accept: true },
    }),
    answers: all(403, { visitor: 401, expired: 401, director: 409, deputy: 409, siteAdmin: 409 }),
  },
]
