import { bindings } from '#test/support/worker.ts'
import { signedIn, type Row } from './row.ts'

const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }

export const PUSH_ROWS: Row[] = [
  { call: 'get /profile/push', reads: true, ask: () => ({ path: '/profile/push' }), answers: signedIn(200) },
  {
    call: 'post /profile/push/subscribe',
    ask: ({ n }, role) => ({
      path: '/profile/push/subscribe',
      body: { endpoint: `${bindings.PUSH_ORIGIN}/push/${role}${n}`, keys },
    }),
    answers: signedIn(200),
  },
  {
    call: 'post /profile/push/unsubscribe',
    ask: () => ({ path: '/profile/push/unsubscribe', body: { endpoint: `${bindings.PUSH_ORIGIN}/push/nobody` } }),
    answers: signedIn(200),
  },
]
