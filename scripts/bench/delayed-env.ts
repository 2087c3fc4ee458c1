import type { Bindings } from '#worker/env.ts'

/** Milliseconds before each call that a request makes. */
export const DELAY_HEADER = 'x-bench-delay'

/** Waits before a call that leaves the data centre. */
type Wait = () => Promise<void>

const OBJECTS = [
  'TournamentRoom',
  'TournamentRelay',
  'RoundDrawer',
  'SiteRoom',
  'SiteCounter',
  'SiteQueue',
] as const satisfies (keyof Bindings)[]

const known = new WeakMap<Bindings, Bindings>()

/**
 * The bindings with `milliseconds` before each call to D1, to an object or to another Worker, as if these were on another
 * continent: the time to the first byte, divided by it, is the number of calls made one after the other. The same object
 * each time, so that what the Worker caches by binding stays cached.
 */
export function delayedEnv(env: Bindings, milliseconds: number): Bindings {
  const found = known.get(env)
  if (found) return found
  const wait = () => scheduler.wait(milliseconds)
  const objects = Object.fromEntries(OBJECTS.map((name) => [name, delayedObjects(env[name], wait)]))
  const ORIGIN = env.ORIGIN && delayedWorker(env.ORIGIN, wait)
  const delayed = { ...env, DB: delayedDatabase(env.DB, wait), ...objects, ORIGIN } as Bindings
  known.set(env, delayed)
  return delayed
}

function delayedDatabase(d1: D1Database, wait: Wait): D1Database {
  const statements = new WeakMap<object, D1PreparedStatement>()
  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const late =
      <Name extends 'first' | 'run' | 'all' | 'raw'>(name: Name) =>
      async (...values: unknown[]) => {
        await wait()
        return (statement[name] as (...values: unknown[]) => Promise<unknown>)(...values)
      }
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      first: late('first'),
      run: late('run'),
      all: late('all'),
      raw: late('raw'),
    } as unknown as D1PreparedStatement
    statements.set(wrapped, statement)
    return wrapped
  }
  return {
    prepare: (sql: string) => wrap(d1.prepare(sql)),
    batch: async (list: D1PreparedStatement[]) => {
      await wait()
      return d1.batch(list.map((one) => statements.get(one) ?? one))
    },
  } as D1Database
}

/** The Worker beside the database, whose own calls are short. */
const delayedWorker = (worker: Fetcher, wait: Wait) => ({
  async fetch(request: Request) {
    await wait()
    const near = new Request(request)
    near.headers.delete(DELAY_HEADER)
    return worker.fetch(near)
  },
})

/** A namespace whose objects are asked late: their methods and `fetch`. */
function delayedObjects<Namespace extends object>(namespace: Namespace, wait: Wait): Namespace {
  const late = (stub: object) =>
    new Proxy(stub, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return async (...values: unknown[]) => {
          await wait()
          return (value as (...values: unknown[]) => unknown).apply(target, values)
        }
      },
    })
  return new Proxy(namespace, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      const call = (...values: unknown[]) => (value as (...values: unknown[]) => unknown).apply(target, values)
      return name === 'get' || name === 'getByName' ? (...values: unknown[]) => late(call(...values) as object) : call
    },
  })
}
