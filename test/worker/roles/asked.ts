import { expect, test } from 'vitest'
import { scopeOf } from '#core/contract/describe/api-call.ts'
import { CALLS } from '#core/contract/describe/calls.ts'
import { scopeRefusal, TOKEN_SCOPES, type TokenScope } from '#core/people/scopes.ts'
import { isAudit } from '#test/support/audit.ts'
import { plan, scans, type RanStatement } from '#test/support/count-statements.ts'
import { ask, bindings, postJson } from '#test/support/worker.ts'
import { aToken, aWorld, ROLES, type Role } from '#test/support/world.ts'
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

/** The scopes of the director's tokens for which a row is tested: the audit tests all, the gate one per row. */
const scopesFor = (at: number): readonly TokenScope[] => (isAudit ? TOKEN_SCOPES : [TOKEN_SCOPES[at % 3]!])

const CALL_SCOPES = new Map(CALLS.map((call) => [`${call.method} ${call.path}`, scopeOf(call)]))

/** A token has its owner's permissions, within its scope. */
function answerToToken({ call, scope = CALL_SCOPES.get(call)!, answers }: Row, has: TokenScope): number {
  return scopeRefusal(has, scope) === undefined ? answers.director : 403
}

/** Sends each row's request, and expects its answer and that no statement scans a whole table. */
export function askAll(rows: Row[]): void {
  const ran = new Map<string, RanStatement>()
  // Reads and refused calls change nothing, so they share a world.
  const shared = { open: aWorld(), private: aWorld({ isPrivate: true }) }
  const worldFor = ({ reads, before, isPrivate = false }: Row, expected: number) =>
    reads || (!before && expected >= 400) ? shared[isPrivate ? 'private' : 'open'] : aWorld({ isPrivate })

  const expectAnswer = async (row: Row, role: Role, expected: number, scope?: TokenScope) => {
    const world = await worldFor(row, expected)
    await row.before?.(world, role)
    const { path, body } = row.ask(world, role)
    // Each request has its own address, so that no rate limit is reached.
    const caller = scope ? await aToken(world, scope) : world.headers[role]
    const headers = { ...caller, 'cf-connecting-ip': `198.51.100.${(places += 1)}` }
    const answer = await (body ? postJson(`/api${path}`, body, headers) : ask(`/api${path}`, { headers }))
    for (const statement of answer.statements) ran.set(statement.sql, statement)
    expect(`${answer.status} ${answer.status < 400 ? '' : answer.text}`).toMatch(new RegExp(`^${expected} `))
  }

  for (const [at, row] of rows.entries()) {
    const { call, of = '', answers } = row
    test.concurrent.each(rolesFor(row, at))(`${call} ${of}: what it answers the %s`, (role) =>
      expectAnswer(row, role, answers[role]),
    )
    test.concurrent.each(scopesFor(at))(`${call} ${of}: what it answers a director’s token for %s`, (scope) =>
      expectAnswer(row, 'director', answerToToken(row, scope), scope),
    )
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
