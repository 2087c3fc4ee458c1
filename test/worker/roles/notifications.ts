import { bindings } from '#test/support/worker.ts'
import { all, signedIn, type Row } from './row.ts'

/** A notification of this user only. */
const aNotification = (n: number, user: string) =>
  bindings.DB.prepare(
    "insert into notifications (id, user_id, content, role, created_at) values (?, ?, 'Drawn', 'draw', 1)",
  )
    .bind(900_000 + n, user)
    .run()

export const NOTIFICATION_ROWS: Row[] = [
  { call: 'get /profile/notifications', ask: () => ({ path: '/profile/notifications' }), answers: signedIn(200) },
  { call: 'get /profile/tournaments', ask: () => ({ path: '/profile/tournaments' }), answers: signedIn(200) },
  {
    call: 'post /profile/readNotification',
    before: ({ n, id }) => aNotification(n, id('player')),
    ask: ({ n }) => ({ path: '/profile/readNotification', body: { id: 900_000 + n } }),
    answers: all(404, { visitor: 401, expired: 401, player: 200 }),
  },
]
