import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { onTestFinished, expect, test, vi } from 'vitest'
import { answerAtEdge } from '#edge/answer.ts'
import { assets, bindings } from '#test/support/worker.ts'
import { app } from '#worker/app.ts'
import { newToken } from '#worker/secrets/token.ts'

const SECRET = newToken()
const CODE = 'QX7K-92WM'

/** A database whose every statement fails. */
const statement = { bind: () => statement, ...failing('first', 'run', 'all', 'raw') }
const DB = { prepare: () => statement, ...failing('batch') } as unknown as D1Database

function failing(...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, () => Promise.reject(new Error(`broken for ${SECRET}`))]))
}

/** Addresses of all routes, and of pages whose address has a secret: with secrets at every place where one could be. */
const paths = [
  ...new Set(app.routes.filter(({ method }) => ['GET', 'POST'].includes(method)).map(({ path }) => path)),
  `/help/${SECRET}`,
  '/reset/password',
  '/@/ann/verify/email',
  '/following',
].map((path) => `${path.replaceAll(/:\w+(\{[^/]*\})?|\*/g, SECRET)}?code=${CODE}&secret=${SECRET}`)

test('however a request fails, nothing of its query and no secret in its address is logged', async () => {
  const logged: string[] = []
  for (const level of ['error', 'warn', 'log', 'info', 'debug'] as const) {
    const spy = vi.spyOn(console, level).mockImplementation((...parts) => void logged.push(parts.join(' ')))
    onTestFinished(() => void spy.mockRestore())
  }
  const env = { ...bindings, DB, ASSETS: assets }
  const headers = {
    origin: 'http://localhost',
    'content-type': 'application/json',
    cookie: `sid=${SECRET}`,
    authorization: JSON.stringify({ sessionID: SECRET }),
  }
  const body = JSON.stringify({
    secret: SECRET,
    code: CODE,
    username: 'ann',
    password: SECRET,
    email: 'ann@example.org',
  })
  for (const path of paths) {
    for (const method of ['GET', 'POST']) {
      const context = createExecutionContext()
      const request = new Request(`http://localhost${path}`, { method, headers, ...(method === 'POST' && { body }) })
      const ORIGIN = { fetch: async (asked: Request) => app.fetch(asked, env, context) }
      await (await answerAtEdge(request, { CACHE: 'embedded', ORIGIN }, context)).text()
      await waitOnExecutionContext(context)
    }
  }
  expect(logged.length).toBeGreaterThan(50)
  const leaks = logged.filter((line) => line.includes(SECRET) || line.includes(CODE) || line.includes('ann@example'))
  expect(leaks).toEqual([])
})

test('an edge that can’t reach the site logs no secret either', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const url = `http://localhost/help/${SECRET}?code=${CODE}`
  const ORIGIN = { fetch: () => Promise.reject(new Error(`No answer from ${url}`)) }
  const answer = await answerAtEdge(new Request(url), { CACHE: 'embedded', ORIGIN }, createExecutionContext())
  expect(answer.status).toBe(503)
  expect(log.mock.calls.join()).toContain('No answer from http://localhost/help/…')
  expect(log.mock.calls.join()).not.toMatch(new RegExp(`${SECRET}|${CODE}`))
  log.mockRestore()
})
