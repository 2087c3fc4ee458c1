import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SCRIPT = readFileSync('web/public/service-worker.js', 'utf8')
const ADDRESS = `${location.origin}/api/tournament/pond/snapshot`

interface FetchRequest {
  request: { method: string; url: string; mode: string }
  respondWith: (answer: Promise<Response>) => void
}

/** The service worker's answer to a request, when the network answers so and the device has `kept`. */
async function answered(network: () => Promise<Response>, kept?: Response): Promise<Response> {
  const listeners = new Map<string, (event: FetchRequest) => void>()
  const scope = {
    addEventListener: (type: string, listen: (event: FetchRequest) => void) => void listeners.set(type, listen),
    caches: { match: async () => kept },
    fetch: network,
    registration: { scope: `${location.origin}/manage/` },
  }
  // The script runs in a scope of its own, as in a browser.
  // oxlint-disable-next-line no-new-func
  new Function(...Object.keys(scope), SCRIPT)(...Object.values(scope))
  return new Promise((resolve, reject) => {
    const request = { method: 'GET', url: ADDRESS, mode: 'cors' }
    listeners.get('fetch')!({ request, respondWith: (answer) => void answer.then(resolve, reject) })
  })
}

const KEPT = 'kept'
const textOf = async (network: () => Promise<Response>) => (await answered(network, new Response(KEPT))).text()

test('what is kept on the device is shown without a network, and while the server fails', async () => {
  expect(await textOf(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(KEPT)
  for (const status of [500, 502, 503]) expect(await textOf(async () => new Response('Down', { status }))).toBe(KEPT)
})

test('answers and refusals of the server replace what is kept', async () => {
  for (const status of [200, 401, 404, 410])
    expect(await textOf(async () => new Response('New', { status }))).toBe('New')
})

test('an event that can’t be read says so, although an older answer is kept', async () => {
  const unreadable = { status: 503, headers: { 'x-error-code': 'unreadable' } }
  expect(await textOf(async () => new Response('Unreadable', unreadable))).toBe('Unreadable')
})

test('where nothing is kept, the fault of the server is shown', async () => {
  expect((await answered(async () => new Response('Down', { status: 503 }))).status).toBe(503)
})
