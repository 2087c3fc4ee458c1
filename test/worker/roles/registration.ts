import { bindings } from '../../support/worker.ts'
import { all, signedIn, type Row } from './row.ts'

const DIRECTORS = { director: 200, deputy: 200, siteAdmin: 200 }
const waiting = (tournament: string, user: string) =>
  bindings.DB.prepare('insert into requests (tournament_id, user_id, created_at) values (?, ?, 1)')
    .bind(tournament, user)
    .run()

export const JOINING_ROWS: Row[] = [
  {
    call: 'get /tournament/:id/getEntry',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getEntry` }),
    answers: signedIn(200),
  },
  {
    call: 'get /tournament/:id/getEntry',
    of: 'a private tournament',
    isPrivate: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getEntry` }),
    answers: signedIn(404, { player: 200, ...DIRECTORS }),
  },
  {
    call: 'post /tournament/:id/join',
    of: 'an event of individuals',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/join`, body: {} }),
    answers: signedIn(200),
  },
  {
    call: 'post /tournament/:id/join',
    of: 'with a team',
    ask: ({ league, rooks }) => ({ path: `/tournament/${league}/join`, body: { team: rooks } }),
    answers: signedIn(403, { teamAdmin: 200 }),
  },
  {
    call: 'post /tournament/:id/withdraw',
    of: 'once the first round is drawn',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/withdraw`, body: {} }),
    answers: signedIn(200, { player: 409 }),
  },
  {
    call: 'get /tournament/:id/getRequests',
    ask: ({ league }) => ({ path: `/tournament/${league}/getRequests` }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/answerRequest',
    before: ({ league, id }) => waiting(league, id('stranger')),
    ask: ({ league, id }) => ({
      path: `/tournament/${league}/answerRequest`,
      body: { user: id('stranger'), accept: false },
    }),
    answers: signedIn(403, DIRECTORS),
  },
  {
    call: 'post /tournament/:id/answerRequest',
    of: 'a tournament that is not there',
    ask: ({ id }) => ({ path: '/tournament/nowhere/answerRequest', body: { user: id('stranger'), accept: true } }),
    answers: all(404, { visitor: 401, expired: 401 }),
  },
]
