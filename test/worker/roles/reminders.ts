import { bindings } from '#test/support/worker.ts'
import type { World } from '#test/support/world.ts'
import { signedIn, type Row } from './row.ts'

const DIRECTORS = { director: 200, deputy: 200, siteAdmin: 200 }
const starts = ({ cup }: World) =>
  bindings.DB.prepare("update matches set facts = json_object('startTime', ?) where tournament_id = ?")
    .bind(Date.now() + 3_600_000, cup)
    .run()

export const REMINDER_ROWS: Row[] = [
  { call: 'get /profile/reminders', ask: () => ({ path: '/profile/reminders' }), answers: signedIn(200) },
  {
    call: 'post /profile/setReminder',
    before: starts,
    ask: ({ cup }) => ({ path: '/profile/setReminder', body: { id: `${cup}-1-1`, minutes: 15 } }),
    answers: signedIn(200),
  },
  {
    call: 'post /profile/setReminder',
    of: 'a match of a private tournament',
    isPrivate: true,
    before: starts,
    ask: ({ cup }) => ({ path: '/profile/setReminder', body: { id: `${cup}-1-1`, minutes: 15 } }),
    answers: signedIn(404, { player: 200, ...DIRECTORS }),
  },
  {
    call: 'post /profile/removeReminder',
    ask: ({ cup }) => ({ path: '/profile/removeReminder', body: { id: `${cup}-1-1` } }),
    answers: signedIn(200),
  },
]
