import { createExecutionContext } from 'cloudflare:test'
import { expect, onTestFinished, test } from 'vitest'
import { CLOSE_FULL } from '#core/match/live.ts'
import { FULL } from '#party/sockets.ts'
import { ask, aSaved, aUser, bindings } from '../../support/worker.ts'
import { app } from '#worker/app.ts'

const SOCKET = { upgrade: 'websocket' }
await aSaved({ id: 'roomcup', rounds: ['1-2 1'], settings: { vanityURL: 'Spring' } })
await aSaved({ id: 'secret', settings: { public: false } })

const enter = async (path: string, headers: Record<string, string> = {}) => {
  const { response, status, text } = await ask(path, { headers: { ...SOCKET, ...headers } })
  response.webSocket?.accept()
  response.webSocket?.close()
  return { status, text }
}

test.each(['/parties/site', '/parties/tournament/roomcup', '/parties/tournament/Spring?since=1'])(
  '%s opens a socket',
  async (path) => {
    expect((await enter(path)).status).toBe(101)
    expect((await enter(path, { origin: 'http://localhost' })).status).toBe(101)
  },
)

test('a room gets no cookies and sessions, and learns the user from the Worker only', async () => {
  const { headers, handle } = await aUser('enters')
  let seen: Request | undefined
  const fetch = async (request: Request) => ((seen = request), new Response('no socket'))
  const rooms = { getByName: () => ({ fetch }) } as never
  const request = new Request(`http://localhost/parties/site?sessionID=${handle}`, {
    headers: {
      ...SOCKET,
      origin: 'http://localhost',
      'sec-websocket-key': 'x',
      cookie: headers['cookie']!,
      authorization: 'x',
      'x-kibitz-user': 'somebody-else',
    },
  })
  await app.fetch(request, { ...bindings, SiteRoom: rooms }, createExecutionContext())
  expect(seen!.url).toBe('http://localhost/parties/site')
  expect(Object.fromEntries(seen!.headers)).toEqual({
    ...SOCKET,
    'sec-websocket-key': 'x',
    'x-kibitz-user': 'enters',
    'x-kibitz-session': handle,
  })
})

test('a tournament has one room, by id and by vanity URL', async () => {
  const sockets = await Promise.all(
    ['roomcup', 'spring'].map(
      async (name) => (await ask(`/parties/tournament/${name}`, { headers: SOCKET })).response.webSocket!,
    ),
  )
  const counts = sockets.map(
    (socket) =>
      new Promise<number>((resolve) => {
        socket.addEventListener('message', ({ data }) => {
          const { count } = JSON.parse(String(data)) as { count: number }
          if (count === 2) resolve(count)
        })
        socket.accept()
      }),
  )
  expect(await Promise.all(counts)).toEqual([2, 2])
  for (const socket of sockets) socket.close()
})

test.each([
  '/parties/tournament/nowhere',
  '/parties/tournament/secret',
  `/parties/tournament/${'x'.repeat(1500)}`,
  '/parties/tournament/',
  '/parties/tournament',
  '/parties/SiteQueue/x',
  '/parties/site-queue/default',
  '/parties/site/other',
  '/parties/main/x',
])('%s is not a room, and no object is created', async (path) => {
  expect((await enter(path)).status).toBe(404)
})

test.each([
  'https://evil.example',
  'https://localhost.evil.example',
  'http://localhost:9999',
  'https://localhost',
  'null',
])('a page of %s may connect to the room of a public tournament, but not to that of the site', async (origin) => {
  expect(await enter('/parties/site', { origin })).toMatchObject({ status: 403 })
  expect(await enter('/parties/tournament/roomcup', { origin })).toMatchObject({ status: 101 })
})

test('for a page of another site every viewer is anonymous, even with cookies', async () => {
  const { secret, handle } = await aUser('tricked', 2)
  const path = `/parties/tournament/secret?sessionID=${handle}`
  const cookie = `sid=${secret}`
  expect((await enter(path, { origin: 'http://localhost', cookie })).status).toBe(101)
  expect((await enter(path, { origin: 'https://evil.example', cookie })).status).toBe(404)
})

test('embeds on other sites open a socket for every phone of a hall; beyond the limit it is closed with the reason', async () => {
  const headers = { ...SOCKET, 'cf-connecting-ip': '10.9.0.1', origin: 'https://club.example' }
  const opened = await Promise.all(Array.from({ length: 150 }, () => enter('/parties/tournament/roomcup', headers)))
  expect(opened.filter(({ status }) => status === 101)).toHaveLength(150)
  Object.assign(bindings, { PER_MINUTE_6000: { limit: async () => ({ success: false }) } })
  onTestFinished(() => void Object.assign(bindings, { PER_MINUTE_6000: undefined }))
  const { webSocket } = (await ask('/parties/tournament/roomcup', { headers })).response
  const closed = new Promise<CloseEvent>((resolve) => webSocket!.addEventListener('close', resolve))
  webSocket!.accept()
  const { code, reason } = await closed
  expect([code, reason]).toEqual([CLOSE_FULL, FULL])
  const { upgrade: _, ...plain } = headers
  const refused = await ask('/parties/tournament/roomcup', { headers: plain })
  expect([refused.status, refused.code]).toEqual([429, 'too-many-attempts'])
  expect(refused.response.headers.get('access-control-allow-origin')).toBe('*')
  expect((await enter('/parties/tournament/roomcup', { ...headers, origin: 'http://localhost' })).status).toBe(101)
})

test('a request with cookies needs an Origin', async () => {
  expect((await enter('/parties/site', { cookie: 'sid=x' })).status).toBe(403)
})

test('the room of a private tournament is open to its people', async () => {
  const { secret, handle } = await aUser('admin', 2)
  const headers = { origin: 'http://localhost', cookie: `sid=${secret}` }
  expect((await enter('/parties/tournament/secret', headers)).status).toBe(404)
  expect((await enter(`/parties/tournament/secret?sessionID=${handle}`, headers)).status).toBe(101)
})

test('a room accepts only socket requests', async () => {
  const { status, text } = await ask('/parties/site')
  expect({ status, text }).toEqual({ status: 426, text: 'This address is for live updates over a WebSocket.' })
})
