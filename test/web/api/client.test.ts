import { expect, expectTypeOf, test, vi } from 'vitest'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { TournamentRow } from '#web/api/answers.ts'
import { ApiError, get, post } from '#web/api/client.ts'

const answers = (body: BodyInit | null, init?: ResponseInit) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, init))

const refusal = async (): Promise<ApiError> => {
  const fault: unknown = await get('/tournaments').catch((thrown: unknown) => thrown)
  if (!(fault instanceof ApiError)) throw new Error('nothing was refused')
  return fault
}

test('an API error carries the sentence, the status and the code of the answer', async () => {
  answers('There is no tournament of that name.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', 'X-Error-Code': 'not-found' },
  })
  expect(await refusal()).toMatchObject({
    message: 'There is no tournament of that name.',
    status: 404,
    code: 'not-found',
  })
})

test('the HTML error page of a proxy is never shown', async () => {
  answers('<h1>502 Bad Gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } })
  const { message, status, code } = await refusal()
  expect([status, code]).toEqual([502, undefined])
  expect(message).toMatch(/^Something went wrong/)
})

test('without an answer the message names the connection', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await refusal()).toMatchObject({ status: 0, message: expect.stringMatching(/connection/) })
})

test('a successful answer that is not JSON is reported as our own error', async () => {
  answers('{"half":', { status: 200 })
  expect((await refusal()).message).toMatch(/^Something went wrong/)
})

test('an aborted request does not count as a network failure', async () => {
  const leaving = new AbortController()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    leaving.abort()
    throw leaving.signal.reason
  })
  await expect(get('/tournaments', { signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test('every call carries the readable cookies as JSON in ASCII', async () => {
  document.cookie = `theme=${encodeURIComponent('dünkel')}; Path=/`
  const asked = answers('[]')
  await get('/tournaments')
  const { Authorization } = asked.mock.calls[0]![1]!.headers as Record<string, string>
  expect(Authorization).toMatch(/^[\x20-\x7e]*$/)
  expect(JSON.parse(Authorization!)).toMatchObject({ theme: 'dünkel' })
})

test('a call puts its id and query into the URL, and sends its body as JSON', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
  await get('/result/:id', { id: 'a/b c$&', query: { games: 'true' } })
  await get('/search', { query: { q: 'rook & pawn' } })
  await post('/tournament/:id/join', { id: 'cup', body: { team: 'rooks' } })
  await post('/profile/chessCom/verify')
  expect(asked.mock.calls.map(([path, init]) => [path, init?.method, init?.body])).toEqual([
    ['/api/result/a%2Fb%20c%24%26?games=true', undefined, undefined],
    ['/api/search?q=rook+%26+pawn', undefined, undefined],
    ['/api/tournament/cup/join', 'POST', '{"team":"rooks"}'],
    ['/api/profile/chessCom/verify', 'POST', '{}'],
  ])
})

test('answers have the types of the contract, and calls accept only its parameters', () => {
  expectTypeOf(get<'/tournaments'>).returns.resolves.toEqualTypeOf<TournamentRow[]>()
  expectTypeOf(get<'/tournament/:id/snapshot'>).returns.resolves.toExtend<Snapshot>()
  expectTypeOf<Snapshot>().toExtend<Awaited<ReturnType<typeof get<'/tournament/:id/snapshot'>>>>()
  // @ts-expect-error -- there is no such call
  const nothing = () => get('/nothing')
  // @ts-expect-error -- it needs an id
  const withoutId = () => get('/tournament/:id/snapshot')
  // @ts-expect-error -- a file is no JSON
  const file = () => get('/tournament/:id/games.pgn', { id: 'cup' })
  // @ts-expect-error -- the body lacks the password
  const half = () => post('/login', { body: { username: 'ann' } })
  expect([nothing, withoutId, file, half]).toHaveLength(4)
})
