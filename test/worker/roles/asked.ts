import { expect, test } from 'vitest'
import { ask, postJson } from '#test/support/worker.ts'
import { aWorld, ROLES, type Role } from '#test/support/world.ts'
import type { Row } from './row.ts'

let places = 0

/** Asks each row's call as everybody, and expects what the row says. */
export function askAll(rows: Row[]): void {
  // Whoever reads, or is refused, changes nothing: they share a world.
  const shared = { open: aWorld(), private: aWorld({ isPrivate: true }) }
  const worldFor = ({ reads, before, answers, isPrivate = false }: Row, role: Role) =>
    reads || (!before && answers[role] >= 400) ? shared[isPrivate ? 'private' : 'open'] : aWorld({ isPrivate })

  for (const row of rows) {
    const { call, of = '', ask: request, before, answers } = row
    test.concurrent.each(ROLES)(`${call} ${of}: what it answers the %s`, async (role) => {
      const world = await worldFor(row, role)
      await before?.(world, role)
      const { path, body } = request(world, role)
      // Each from an address of their own: how often is for others to say.
      const headers = { ...world.headers[role], 'cf-connecting-ip': `198.51.100.${(places += 1)}` }
      const answer = await (body ? postJson(`/api${path}`, body, headers) : ask(`/api${path}`, { headers }))
      expect(`${answer.status} ${answer.status < 400 ? '' : answer.text}`).toMatch(new RegExp(`^${answers[role]} `))
    })
  }
}
