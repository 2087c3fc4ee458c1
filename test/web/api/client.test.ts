import { expect, test, vi } from 'vitest'
import { get, ApiError } from '#web/api/client.ts'

const answers = (body: BodyInit | null, init?: ResponseInit) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init))

const refusal = async (): Promise<ApiError> => {
  const fault: unknown = await get('/tournaments').catch((thrown: unknown) => thrown)
  if (!(fault instanceof ApiError)) throw new Error('nothing was refused')
  return fault
}

test('an error carries the sentence and the status of the answer', async () => {
  answers('There is no tournament of that name.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
  })
  expect(await refusal()).toMatchObject({ message: 'There is no tournament of that name.', status: 404 })
})

test('an error page of somebody in between is never shown', async () => {
  answers('<h1>502 Bad Gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } })
  const { message, status } = await refusal()
  expect(status).toBe(502)
  expect(message).toMatch(/^Something went wrong/)
})

test('without an answer the reader is told to look at their connection', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await refusal()).toMatchObject({ status: 0, message: expect.stringMatching(/connection/) })
})

test('a good answer that is no JSON is a fault of ours', async () => {
  answers('{"half":', { status: 200 })
  expect((await refusal()).message).toMatch(/^Something went wrong/)
})

test('a question that nobody waits for any more is no failure of the network', async () => {
  const leaving = new AbortController()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    leaving.abort()
    throw leaving.signal.reason
  })
  await expect(get('/tournaments', { signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test('every call carries the readable cookies as JSON that a header can hold', async () => {
  document.cookie = `theme=${encodeURIComponent('dünkel')}; Path=/`
  const asked = answers('[]')
  await get('/tournaments')
  const { Authorization } = asked.mock.calls[0]![1]!.headers as Record<string, string>
  expect(Authorization).toMatch(/^[\x20-\x7e]*$/)
  expect(JSON.parse(Authorization!)).toMatchObject({ theme: 'dünkel' })
})
