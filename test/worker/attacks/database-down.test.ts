import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { ask, aSaved, assets, aUser, bindings } from '#test/support/worker.ts'
import { app } from '#worker/app.ts'

for (const word of ['error', 'warn'] as const) vi.spyOn(console, word).mockImplementation(() => {})

const DOWN = () => Promise.reject(new Error('D1_ERROR: the database is down'))
const statement = { first: DOWN, all: DOWN, run: DOWN, raw: DOWN }
const downDatabase = { prepare: () => ({ ...statement, bind: () => statement }), batch: DOWN } as unknown as D1Database

/** The database, in which this many calls fail before one succeeds. */
function failing(times: number): D1Database {
  let left = times
  const orFail = (one: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(one, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name === 'bind') return (...values: unknown[]) => orFail(target.bind(...values))
        return (...given: unknown[]) => ((left -= 1) >= 0 ? DOWN() : (value as typeof DOWN).apply(target, given as []))
      },
    })
  const batch = (all: D1PreparedStatement[]) => ((left -= 1) >= 0 ? DOWN() : bindings.DB.batch(all))
  return { prepare: (sql: string) => orFail(bindings.DB.prepare(sql)), batch } as unknown as D1Database
}

/** Sends a request to the Worker with such a database. */
async function askWith(DB: D1Database, path: string, headers: Record<string, string> = {}) {
  const context = createExecutionContext()
  const request = new Request(new URL(path, 'http://localhost'), { headers })
  const response = await app.fetch(request, { ...bindings, DB, ASSETS: assets }, context)
  const text = await response.text()
  await waitOnExecutionContext(context)
  const [age, warning, caching] = ['age', 'warning', 'cache-control'].map((name) => response.headers.get(name))
  return { status: response.status, text, age, warning, caching }
}
const room = (id: string) => bindings.TournamentRoom.getByName(id)
const result = (v: number) => ({ type: 'match' as const, v, r: 1, n: 1, o: '10' })
/** Longer than this Worker trusts data in memory without asking. */
const wait = () => scheduler.wait(1100)

test('while the database fails, data in memory is served with its age, in the API and on the page', async () => {
  await aSaved({ id: 'downcup', name: 'Down Cup', rounds: ['1-2 *'] })
  const known = await ask('/api/tournament/downcup/snapshot')
  await room('downcup').publish([result(2), { type: 'announcement', v: 3 }])
  await wait()
  const answer = await askWith(downDatabase, '/api/tournament/downcup/snapshot')
  expect(answer).toMatchObject({
    status: 200,
    text: known.text,
    warning: '110 - "Response is Stale"',
    caching: 'no-store',
    age: expect.stringMatching(/^\d+$/),
  })
  const page = await askWith(downDatabase, '/t/downcup/pairings/1')
  expect(page.status).toBe(200)
  expect(page.text).toContain('Results may be out of date. This page is from about a minute ago.')
  expect(page.text).toContain('Down Cup')
  const [fresh, freshPage] = [await ask('/api/tournament/downcup/snapshot'), await ask('/t/downcup/pairings/1')]
  expect(fresh.response.headers.get('warning')).toBeNull()
  expect(freshPage.text).not.toContain('out of date')
})

test('while the database fails, neither a tournament that may have turned private nor a private one is served', async () => {
  await aSaved({ id: 'downhiddencup', rounds: ['1-2 *'] })
  await aSaved({ id: 'downprivatecup', name: 'Private Cup', rounds: ['1-2 *'], settings: { public: false } })
  const { headers } = await aUser('admin-down', 2)
  await ask('/api/tournament/downhiddencup/snapshot')
  expect((await ask('/api/tournament/downprivatecup/snapshot', { headers })).status).toBe(200)
  await room('downhiddencup').publish({ type: 'round', v: 2 })
  await room('downprivatecup').publish(result(2))
  await wait()
  for (const path of ['/api/tournament/downhiddencup/snapshot', '/t/downhiddencup/pairings/1'])
    expect((await askWith(downDatabase, path)).status).toBe(503)
  for (const asker of [{}, headers]) {
    const answer = await askWith(downDatabase, '/api/tournament/downprivatecup/snapshot', asker)
    expect(answer.status).toBe(503)
    expect(answer.text).not.toContain('Private Cup')
  }
})

test('the list of tournaments is served with its age too', async () => {
  const { text } = await ask('/api/tournaments?limit=3')
  await wait()
  expect(await askWith(downDatabase, '/api/tournaments?limit=3')).toMatchObject({
    status: 200,
    text,
    warning: '110 - "Response is Stale"',
  })
})

test('a failing read is retried once, and only once', async () => {
  await aSaved({ id: 'retrycup', rounds: ['1-2 *'] })
  expect(await askWith(failing(1), '/api/tournament/retrycup/snapshot')).toMatchObject({ status: 200, warning: null })
  await aSaved({ id: 'retrycup2', rounds: ['1-2 *'] })
  expect((await askWith(failing(2), '/api/tournament/retrycup2/snapshot')).status).toBe(503)
})

test('a match whose games cannot be read is shown without them, with a notice that it may be out of date', async () => {
  await aSaved({ id: 'downmatch', rounds: ['1-2 1'] })
  await ask('/api/tournament/downmatch/snapshot')
  const page = await askWith(downDatabase, '/g/downmatch-1-1')
  expect(page.status).toBe(200)
  expect(page.text).toContain('Results may be out of date.')
  // A result that could not be read is not shown as empty.
  expect(page.text).not.toContain('["result"')
  expect(await askWith(downDatabase, '/api/result/downmatch-1-1')).toMatchObject({
    status: 503,
    text: 'Kibitz can’t read its data right now. Try again in a minute.',
    caching: 'no-store',
  })
})

test.each(['/api/user/someone_down', '/api/events?search=down', '/@/someone_down', '/feedback/down'])(
  'what nobody knows while the database fails is unavailable, not broken: %s',
  async (path) => {
    expect((await askWith(downDatabase, path)).status).toBe(503)
  },
)
