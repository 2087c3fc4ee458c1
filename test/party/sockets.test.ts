import { afterEach, expect, test, vi } from 'vitest'
import { connectionTags, greetingOf, IDENTITY_HEADERS, MAX_PER_ADDRESS, openSocket } from '#party/sockets.ts'
import { aConnection, someSockets } from '#test/support/room-parts.ts'

afterEach(() => void vi.restoreAllMocks())

const ADDRESS = '203.0.113.7'

/** Sends a request to a room with these sockets: the answer, and the request if it was accepted. */
async function opened(query: string, headers: Record<string, string> = {}, sockets = someSockets()) {
  let accepted: Request | undefined
  const accept = async (request: Request) => {
    accepted = request
    return new Response('accepted')
  }
  // In Node, as in browsers, a script can't set Upgrade on a Request.
  const request = { url: `https://kibitz/${query}`, headers: new Headers(headers) } as Request
  const answer = await openSocket(request, sockets, { start: async () => {}, accept })
  return { status: answer.status, text: await answer.text(), accepted }
}
const UPGRADE = { Upgrade: 'websocket' }

test('a request without a socket is refused in a sentence', async () => {
  expect(await opened('')).toMatchObject({
    status: 426,
    text: 'This address is for live updates over a WebSocket.',
    accepted: undefined,
  })
})

test('a room that cannot start says so without the reason', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const request = new Request('https://kibitz/', { headers: UPGRADE })
  const start = () => Promise.reject(new Error('secret'))
  const answer = await openSocket(request, someSockets(), { start, accept: async () => new Response() })
  expect([answer.status, await answer.text()]).toEqual([503, 'Live updates are unavailable right now.'])
})

test('a network may open as many sockets as a hall has phones, and more; closed ones do not count', async () => {
  const sockets = someSockets()
  for (let at = 0; at < MAX_PER_ADDRESS; at += 1) sockets.accepted.push(aConnection(`address:${ADDRESS}`))
  const from = (address: string) => opened('', { ...UPGRADE, [IDENTITY_HEADERS.address]: address }, sockets)
  expect((await from(ADDRESS)).status).toBe(429)
  expect((await from('203.0.113.8')).status).toBe(200)
  sockets.accepted[0]!.close()
  expect((await from(ADDRESS)).status).toBe(200)
})

const LONG = 'x'.repeat(8000)
test.each(['?_pk=', `?_pk=${LONG}`, '?since=-1', '?since=1e9', '?since=nonsense', `?since=${LONG}`, `?${LONG}`])(
  'of an odd address like %s nothing reaches the room',
  async (query) => {
    const { accepted } = await opened(query, UPGRADE)
    expect(greetingOf(accepted!)).toEqual({ since: undefined, readsLists: false })
    expect(accepted!.url.length).toBeLessThan(100)
  },
)

test('a client sets its version, its lists and its visitor id, but neither connection id nor properties', async () => {
  const headers = { ...UPGRADE, 'x-partykit-props': '{broken' }
  const query = '?since=7&list&visitor=a-browser-of-ann&_pk=same'
  const [one, two] = [await opened(query, headers), await opened(query, headers)]
  expect(greetingOf(one.accepted!)).toEqual({ since: 7, readsLists: true })
  expect(connectionTags({ id: '1' }, one.accepted!)).toEqual(['visitor:a-browser-of-ann'])
  const ids = [one, two].map(({ accepted }) => new URL(accepted!.url).searchParams.get('_pk'))
  expect(new Set([...ids, 'same']).size).toBe(3)
  expect(one.accepted!.headers.has('x-partykit-props')).toBe(false)
})

test('the identity headers of the Worker become the tags of the connection', async () => {
  const { user, session, address } = IDENTITY_HEADERS
  const { accepted } = await opened('', { ...UPGRADE, [user]: 'ann', [session]: 'hers', [address]: ADDRESS })
  const tags = ['visitor:1', 'plain', 'known', 'user:ann', 'session:hers', `address:${ADDRESS}`]
  expect(connectionTags({ id: '1' }, accepted!)).toEqual(tags)
})
