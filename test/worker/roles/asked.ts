import { expect, test } from 'vitest'
import { isAudit } from '#test/support/audit.ts'
import { plan, scans, type RanStatement } from '#test/support/count-statements.ts'
import { ask, bindings, postJson } from '#test/support/worker.ts'
import { aWorld, ROLES, type Role } from '#test/support/world.ts'
import type { Row } from './row.ts'

let places = 0

/**
 * The roles for which a row is tested. The audit tests all. The gate tests one role per distinct answer, another from
 * row to row: a missing guard lets any refused role through, and over all rows each role is tested often.
 */
function rolesFor({ answers }: Row, at: number): readonly Role[] {
  if (isAudit) return ROLES
  const byAnswer = Object.values(Object.groupBy(ROLES, (role) => answers[role])) as Role[][]
  return byAnswer.map((roles) => roles[at % roles.length]!)
}

/** Sends each row's request, and expects its answer and that no statement scans a whole table. */
export function askAll(rows: Row[]): void {
  const ran = new Map<string, RanStatement>()
  // Reads and refused calls change nothing, so they share a world.
  const shared = { open: aWorld(), private: aWorld({ isPrivate: true }) }
  const worldFor = ({ reads, before, answers, isPrivate = false }: Row, role: Role) =>
    reads || (!before && answers[role] >= 400) ? shared[isPrivate ? 'private' : 'open'] : aWorld({ isPrivate })

  for (const [at, row] of rows.entries()) {
    const { call, of = '', ask: request, before, answers } = row
    test.concurrent.each(rolesFor(row, at))(`${call} ${of}: what it answers the %s`, async (role) => {
      const world = await worldFor(row, role)
      await before?.(world, role)
      const { path, body } = request(world, role)
      // Each request has its own address, so that no rate limit is reached.
      const headers = { ...world.headers[role], 'cf-connecting-ip': `198.51.100.${(places += 1)}` }
      const answer = await (body ? postJson(`/api${path}`, body, headers) : ask(`/api${path}`, { headers }))
      for (const statement of answer.statements) ran.set(statement.sql, statement)
      expect(`${answer.status} ${answer.status < 400 ? '' : answer.text}`).toMatch(new RegExp(`^${answers[role]} `))
    })
  }

  test('no call goes through a whole table, whatever it reads or writes', async () => {
    const found = []
    for (const statement of ran.values()) {
      const steps = scans(await plan(bindings.DB, statement))
      if (steps.length > 0) found.push([steps, statement.sql])
    }
    expect(found).toEqual([])
  })
}
