import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { cases } from '#test/support/audit.ts'
import { aWorld, ROLES, type Role, type World } from '#test/support/world.ts'
import { assets, bindings } from '#test/support/worker.ts'
import type { Row } from '#test/worker/roles/row.ts'
import { OF_ENTRIES, OF_PEOPLE, OF_TOURNAMENTS } from '#test/worker/roles/rows.ts'
import { app } from '#worker/app.ts'

for (const word of ['error', 'warn'] as const) vi.spyOn(console, word).mockImplementation(() => {})

/** The database, which answers reads and fails to write; `spares` are statements that are written nevertheless. */
function withoutWrites(spares = /^$/): { d1: D1Database; failed: string[] } {
  const failed: string[] = []
  const statements = new WeakMap<D1PreparedStatement, { sql: string; real: D1PreparedStatement }>()
  const fail = (sql: string) => (failed.push(sql), Promise.reject(new Error('D1_ERROR: the database is overloaded')))
  const isWrite = (sql: string) => !/^\s*(select|with)\b/i.test(sql) && !spares.test(sql)
  const wrap = (sql: string, real: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(real, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name === 'bind') return (...values: unknown[]) => wrap(sql, target.bind(...values))
        return (...given: unknown[]) => (isWrite(sql) ? fail(sql) : Reflect.apply(value, target, given))
      },
    })
    statements.set(wrapped, { sql, real })
    return wrapped
  }
  const batch = (all: D1PreparedStatement[]) => {
    const given = all.map((one) => statements.get(one)!)
    const write = given.find(({ sql }) => isWrite(sql))
    return write ? fail(write.sql) : bindings.DB.batch(given.map(({ real }) => real))
  }
  return {
    d1: { prepare: (sql: string) => wrap(sql, bindings.DB.prepare(sql)), batch } as unknown as D1Database,
    failed,
  }
}

let place = 0

async function send(row: Row, world: World, role: Role, spares?: RegExp) {
  const { path, body = {} } = row.ask(world, role)
  const { d1, failed } = withoutWrites(spares)
  const context = createExecutionContext()
  const request = new Request(`http://localhost/api${path}`, {
    method: 'POST',
    headers: {
      ...world.headers[role],
      origin: 'http://localhost',
      'content-type': 'application/json',
      'cf-connecting-ip': `203.0.113.${(place += 1)}`,
    },
    body: JSON.stringify(body),
  })
  const answer = await app.fetch(request, { ...bindings, DB: d1, ASSETS: assets }, context)
  const text = await answer.text()
  await waitOnExecutionContext(context)
  return { hasFailed: failed.length > 0, status: answer.status, text, retryAfter: answer.headers.get('retry-after') }
}

/** Every writing call; in the gate one in three. */
const WRITING = [...OF_PEOPLE, ...OF_TOURNAMENTS, ...OF_ENTRIES]
  .filter(({ call, reads, answers }) => call.startsWith('post ') && !reads && ROLES.some((role) => answers[role] < 300))
  .filter((_, at) => at % cases(3, 1) === 0)

// Nothing is written, so all requests share a world, unless one has to be prepared.
const shared = { open: aWorld(), private: aWorld({ isPrivate: true }) }

test.concurrent.each(WRITING.map((row, at) => [`${row.call} ${row.of ?? ''} (${at})`, row] as const))(
  'while the database takes no writes, %s is unavailable and may be tried again',
  async (_name, row) => {
    const isPrivate = row.isPrivate ?? false
    const world = await (row.before ? aWorld({ isPrivate }) : shared[isPrivate ? 'private' : 'open'])
    const role = ROLES.find((one) => row.answers[one] < 300)!
    await row.before?.(world, role)
    // First the counters of attempts fail too, then the call itself.
    for (const spares of [undefined, /\b(tries|sessions)\b/]) {
      const { hasFailed, status, text, retryAfter } = await send(row, world, role, spares)
      expect(status, text).not.toBe(500)
      if (hasFailed && status >= 500) {
        expect([status, text, retryAfter]).toEqual([
          503,
          'Kibitz can’t save anything right now. Try again in a minute.',
          '30',
        ])
      }
    }
  },
)
