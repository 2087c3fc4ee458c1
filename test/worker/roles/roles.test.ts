import { expect, test } from 'vitest'
import { CALLS } from '#core/contract/calls/calls.ts'
import { ask, posted } from '#test/support/worker.ts'
import { aWorld, ROLES } from '#test/support/world.ts'
import { CLAIM_ROWS } from './claims.ts'
import { FEEDBACK_ROWS } from './feedback.ts'
import { JOINING_ROWS } from './joining.ts'
import { MATCH_ROWS } from './matches.ts'
import { NOTIFICATION_ROWS } from './notifications.ts'
import { PROFILE_ROWS } from './profile.ts'
import { READ_ROWS } from './reads.ts'
import { REMINDER_ROWS } from './reminders.ts'
import type { Row } from './row.ts'
import { SESSION_ROWS } from './session.ts'
import { SUBMIT_ROWS } from './submit.ts'
import { TEAM_ROWS } from './teams.ts'

const ROWS: Row[] = [
  ...READ_ROWS,
  ...MATCH_ROWS,
  ...CLAIM_ROWS,
  ...SUBMIT_ROWS,
  ...TEAM_ROWS,
  ...JOINING_ROWS,
  ...SESSION_ROWS,
  ...PROFILE_ROWS,
  ...NOTIFICATION_ROWS,
  ...REMINDER_ROWS,
  ...FEEDBACK_ROWS,
]

test('every call says what it answers whom', () => {
  const told = new Set(ROWS.map(({ call }) => call))
  expect(CALLS.map(({ method, path }) => `${method} ${path}`).filter((call) => !told.has(call))).toEqual([])
  const known = new Set(CALLS.map(({ method, path }) => `${method} ${path}`))
  expect([...told].filter((call) => !known.has(call))).toEqual([])
})

let places = 0
/** Worlds for those who read only. */
const shared = { open: aWorld(), private: aWorld({ isPrivate: true }) }
const worldFor = ({ reads, isPrivate = false }: Row) =>
  reads ? shared[isPrivate ? 'private' : 'open'] : aWorld({ isPrivate })

for (const row of ROWS) {
  const { call, of = '', ask: request, before, answers } = row
  test.concurrent.each(ROLES)(`${call} ${of}: what it answers the %s`, async (role) => {
    const world = await worldFor(row)
    await before?.(world, role)
    const { path, body } = request(world, role)
    // Each from an address of their own: how often is for others to say.
    const headers = { ...world.headers[role], 'cf-connecting-ip': `198.51.100.${(places += 1)}` }
    const answer = await (body ? posted(`/api${path}`, body, headers) : ask(`/api${path}`, { headers }))
    expect(`${answer.status} ${answer.status < 400 ? '' : answer.text}`).toMatch(new RegExp(`^${answers[role]} `))
  })
}
