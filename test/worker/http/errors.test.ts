import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { expect, test } from 'vitest'
import { ask, aSaved, postJson } from '#test/support/worker.ts'
import type { AppEnv } from '#worker/env.ts'
import { onError } from '#worker/http/errors.ts'
import { conflict, notFound, unlessRefused } from '#worker/use-cases/refusal.ts'

const answering = async (thrown: Error): Promise<Response> =>
  new Hono<AppEnv>()
    .onError(onError)
    .get('/', () => {
      throw thrown
    })
    .request('/')

test('a refusal is a sentence for people and a code for programs', async () => {
  const answer = await answering(conflict('Someone else has already claimed this entry.', 'entry-taken'))
  expect(answer.status).toBe(409)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(answer.headers.get('x-error-code')).toBe('entry-taken')
  expect(await answer.text()).toBe('Someone else has already claimed this entry.')
})

test('a refusal without a code of its own has that of its status', async () => {
  const codes = await Promise.all(
    [notFound('Match not found.'), new HTTPException(415), new HTTPException(403, { message: 'No.' })].map(
      async (error) => (await answering(error)).headers.get('x-error-code'),
    ),
  )
  expect(codes).toEqual(['not-found', 'not-json', 'forbidden'])
})

test('an answer that is thrown whole has a code too, unless it is no error', async () => {
  const thrown = (status: number) => new HTTPException(undefined, { res: new Response(null, { status }) })
  expect((await answering(thrown(429))).headers.get('x-error-code')).toBe('too-many-attempts')
  expect((await answering(thrown(304))).headers.get('x-error-code')).toBeNull()
})

test('pages of other sites may read the code of an error of a public answer', async () => {
  await aSaved({ id: 'errorcup' })
  const [public_, error] = [await ask('/api/tournaments'), await ask('/api/tournament/errorcup/games.pgn')]
  expect(public_.response.headers.get('access-control-expose-headers')).toContain('x-error-code')
  expect(error).toMatchObject({ status: 404, code: 'not-played' })
  expect(error.response.headers.get('access-control-allow-origin')).toBe('*')
  expect(error.response.headers.get('access-control-expose-headers')).toContain('x-error-code')
})

test.each([
  ['/api/tournament/nowhere/snapshot', 404, 'not-found'],
  ['/api/tournament/errorcup/getPairings?round=x', 400, 'invalid-input'],
  ['/api/profile', 401, 'not-signed-in'],
  ['/api/nothing', 404, 'not-found'],
])('%s is refused with %i %s', async (path, status, code) => {
  expect(await ask(path)).toMatchObject({ status, code })
})

test('a body that cannot be read is refused with a code', async () => {
  const broken = await ask('/api/login', { method: 'POST', headers: { origin: 'http://localhost' }, body: '{' })
  expect(broken).toMatchObject({ status: 415, code: 'not-json' })
  expect(await postJson('/api/login', { username: 'ann' })).toMatchObject({ status: 400, code: 'invalid-input' })
  expect(await postJson('/api/login', { username: 'ann', password: 'wrong' })).toMatchObject({
    status: 401,
    code: 'wrong-credentials',
  })
})

test('a refusal makes its sentence when it is answered', async () => {
  const sentences = ['first', 'second']
  const refusal = conflict(() => sentences.shift())
  expect(refusal.message).toBe('first')
  expect(await (await answering(refusal)).text()).toBe('second')
})

test('what core refuses is made again for the answer, and what it allows is returned', () => {
  const judge = (isAllowed: boolean) => unlessRefused(() => (isAllowed ? ['act'] : 'Round 1 is over.'), 'has-result')
  expect(judge(true)).toEqual(['act'])
  expect(() => judge(false)).toThrow(expect.objectContaining({ message: 'Round 1 is over.', code: 'has-result' }))
})
