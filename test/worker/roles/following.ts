import { bindings } from '#test/support/worker.ts'
import { all, type Row } from './row.ts'

const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }

const SECRET = 's'.repeat(43)
/** The session decides whose list it is; without a session the secret does. */
const byAll = (call: string, body: object): Row => ({
  call,
  ask: () => ({ path: call.split(' ')[1]!, body }),
  answers: all(200),
})
/** An unknown secret: signed-in users still get their own list. */
const bySecret = (call: string): Row => ({
  ...byAll(call, { secret: SECRET }),
  of: 'of an unknown secret',
  answers: all(200, { visitor: 410, expired: 410 }),
})

/** The address of a feed is all that reading it takes; this address belongs to no list. */
const feed = (call: string, path: string): Row => ({
  call: `get ${call}`,
  reads: true,
  ask: () => ({ path }),
  answers: all(404),
})

export const FOLLOWING_ROWS: Row[] = [
  feed('/following.ics', `/following.ics?feed=${SECRET}`),
  feed('/following.rss', `/following.rss?feed=${SECRET}`),
  feed('/following/:id/calendar.ics', `/following/${SECRET}/calendar.ics`),
  feed('/following/:id/results.rss', `/following/${SECRET}/results.rss`),
  byAll('post /following/sync', { add: ['event cup', 'name bob'], remove: ['event league'] }),
  byAll('post /following/look', {}),
  byAll('post /following/forget', {}),
  // No role has a list yet.
  {
    call: 'post /following/tell',
    ask: ({ n }, role) => ({
      path: '/following/tell',
      body: { endpoint: `${bindings.PUSH_ORIGIN}/push/follow-${role}${n}`, keys, zone: 'UTC', quiet: null },
    }),
    answers: all(404),
  },
  byAll('post /following/tellNoMore', { endpoint: `${bindings.PUSH_ORIGIN}/push/nobody` }),
  bySecret('post /following/sync'),
  bySecret('post /following/look'),
  bySecret('post /following/forget'),
]
