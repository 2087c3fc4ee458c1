import { signedIn, type Row } from './row.ts'

const ADMINS = { teamAdmin: 200, siteAdmin: 200 }

export const TEAM_ROWS: Row[] = [
  {
    call: 'post /team/:id/addUser',
    ask: ({ rooks, id }) => ({ path: `/team/${rooks}/addUser`, body: { username: id('player') } }),
    answers: signedIn(403, ADMINS),
  },
  {
    call: 'post /team/:id/addUser',
    of: 'a team that is not there',
    ask: ({ id }) => ({ path: '/team/nowhere/addUser', body: { username: id('player') } }),
    answers: signedIn(404),
  },
  {
    call: 'post /team/:id/removeUser',
    of: 'somebody else',
    ask: ({ rooks, id }) => ({ path: `/team/${rooks}/removeUser`, body: { username: id('member') } }),
    answers: signedIn(403, { ...ADMINS, member: 200 }),
  },
  {
    call: 'post /team/:id/removeUser',
    of: 'its last admin',
    ask: ({ rooks, id }) => ({ path: `/team/${rooks}/removeUser`, body: { username: id('teamAdmin') } }),
    answers: signedIn(403, { teamAdmin: 409, siteAdmin: 409 }),
  },
  {
    call: 'post /team/:id/setLevel',
    ask: ({ rooks, id }) => ({ path: `/team/${rooks}/setLevel`, body: { username: id('member'), level: 1 } }),
    answers: signedIn(403, ADMINS),
  },
  {
    call: 'post /team/:id/update',
    ask: ({ rooks }) => ({ path: `/team/${rooks}/update`, body: { description: 'We meet on Mondays.' } }),
    answers: signedIn(403, ADMINS),
  },
  {
    call: 'post /team/:id/merge',
    of: 'with a team of others',
    ask: ({ rooks, knights }) => ({ path: `/team/${rooks}/merge`, body: { to: knights } }),
    // Both teams play in the league: an admin of both is told that they can't be merged.
    answers: signedIn(403, { siteAdmin: 409 }),
  },
]
