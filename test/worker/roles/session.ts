import { all, signedIn, type Row } from './row.ts'

const password = 'Grob 1. g4 forever'

export const SESSION_ROWS: Row[] = [
  {
    call: 'post /login',
    ask: ({ n }, role) => ({ path: '/login', body: { username: `${role}${n}x`, password } }),
    answers: all(401),
  },
  {
    call: 'post /register',
    ask: ({ n }) => ({ path: '/register', body: { username: `new${n}-x`, password, email: `new${n}@example.org` } }),
    answers: all(200),
  },
  {
    call: 'post /requestPasswordReset',
    ask: ({ id }) => ({ path: '/requestPasswordReset', body: { username: id('player') } }),
    answers: all(200),
  },
  {
    call: 'post /requestUsernameReminder',
    ask: ({ n }) => ({ path: '/requestUsernameReminder', body: { email: `who${n}@example.org` } }),
    answers: all(200),
  },
  {
    call: 'post /triggerPasswordReset',
    ask: () => ({
      path: '/triggerPasswordReset',
      body: { password, passwordRepeat: password, sid: 'a code that nobody has'.replaceAll(' ', '-') },
    }),
    answers: all(404),
  },
  { call: 'get /endSession', ask: () => ({ path: '/endSession' }), answers: signedIn(200) },
  { call: 'get /profile', ask: () => ({ path: '/profile' }), answers: signedIn(200) },
]
