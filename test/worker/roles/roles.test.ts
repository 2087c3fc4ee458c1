import { expect, test } from 'vitest'
import { CALLS } from '#core/contract/calls/calls.ts'
import { ask, posted } from '#test/support/worker.ts'
import { aWorld, ROLES } from '#test/support/world.ts'
import { MATCH_ROWS } from './matches.ts'
import type { Row } from './row.ts'

const ROWS: Row[] = [...MATCH_ROWS]

test('every call that changes something, or that not everybody may ask, says what it answers whom', () => {
  const guarded = CALLS.filter(({ method, act }) => method === 'post' || act).map(
    ({ method, path }) => `${method} ${path}`,
  )
  const told = new Set(ROWS.map(({ call }) => call))
  expect(guarded.filter((call) => !told.has(call))).toEqual([])
  const known = new Set(CALLS.map(({ method, path }) => `${method} ${path}`))
  expect([...told].filter((call) => !known.has(call))).toEqual([])
})

for (const { call, of = '', isPrivate = false, ask: request, before, answers } of ROWS) {
  test.concurrent.each(ROLES)(`${call} ${of}: what it answers the %s`, async (role) => {
    const world = await aWorld({ isPrivate })
    await before?.(world, role)
    const { path, body } = request(world, role)
    const headers = world.headers[role]
    const answer = await (body ? posted(`/api${path}`, body, headers) : ask(`/api${path}`, { headers }))
    expect(`${answer.status} ${answer.status < 400 ? '' : answer.text}`).toMatch(new RegExp(`^${answers[role]} `))
  })
}
