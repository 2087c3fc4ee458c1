import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { fetchPublic, type PublicRequest } from '#worker/outgoing/fetch-public.ts'
import { loadLogo } from '#worker/previews/logo.ts'

const env = { ENVIRONMENT: 'production', SITE_URL: 'https://kibitz.tld' } as const
const REQUEST: PublicRequest = { headers: {}, timeout: 1000, hops: 3, maxBytes: 100 }

/** Fake answers by address, in place of the network, and the addresses that were asked. */
let answers: Record<string, (init: RequestInit) => Response | Promise<Response>> = {}
const asked: string[] = []
vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
  asked.push(url)
  expect(init.redirect).toBe('manual')
  const answer = answers[url]
  if (!answer) throw new TypeError('Connection refused')
  return answer(init)
})
afterAll(() => void vi.unstubAllGlobals())
beforeEach(() => void (asked.length = 0))

const to = (location: string) => () => new Response(null, { status: 302, headers: { location } })
const picture =
  (bytes: number, type = 'image/png') =>
  () =>
    new Response(new Uint8Array(bytes), { headers: { 'content-type': type, 'content-length': '1' } })
const logo = (url: string) => loadLogo(env, url, async () => new Uint8Array(7))

test.each([
  'http://127.0.0.1:8797/x.png',
  'https://127.0.0.1/x.png',
  'https://2130706433/x.png',
  'https://0x7f.1/x.png',
  'https://0177.0.0.1/x.png',
  'https://[::1]/x.png',
  'https://[::ffff:127.0.0.1]/x.png',
  'https://localhost./x.png',
  'https://127.0.0.1.nip.io/x.png',
  'https://169.254.169.254/latest/meta-data',
  'https://club.org@127.0.0.1/x.png',
  'http://club.org/x.png',
  '//127.0.0.1/x.png',
  '/\\127.0.0.1/x.png',
])('the logo of an event is not fetched from %s', async (url) => {
  expect(await logo(url)).toBeUndefined()
  expect(asked).toEqual([])
})

test('a logo is read from a public address, after redirects that lead to one, and from this site', async () => {
  answers = { 'https://club.org/a': to('https://cdn.club.org/b.png'), 'https://cdn.club.org/b.png': picture(5) }
  expect((await logo('https://club.org/a'))?.length).toBe(5)
  expect((await logo('/logos/cup.svg'))?.length).toBe(7)
})

test.each([
  'http://cdn.club.org/b.png',
  'https://10.0.0.1/b.png',
  '//localhost/b.png',
  'https://kibitz.tld/api/profile',
])('a logo that leads on to %s is not followed there', async (location) => {
  answers = { 'https://club.org/a': to(location), [location]: picture(5) }
  expect(await logo('https://club.org/a')).toBeUndefined()
  expect(asked).toEqual(['https://club.org/a'])
})

test('a logo that is no picture, is larger than it says, or leads in a circle is left out', async () => {
  answers = {
    'https://club.org/page': picture(5, 'text/html'),
    'https://club.org/large': picture(600 * 1024),
    'https://club.org/circle': to('/circle'),
    'https://club.org/missing': () => new Response('no', { status: 404, headers: { 'content-type': 'image/png' } }),
  }
  for (const path of ['page', 'large', 'circle', 'missing', 'silent'])
    expect(await logo(`https://club.org/${path}`)).toBeUndefined()
})

test('a server that never finishes its answer is left after the time that was given', async () => {
  answers = {
    'https://club.org/slow': ({ signal }) =>
      new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
  }
  expect(await fetchPublic(env, 'https://club.org/slow', { ...REQUEST, timeout: 20 })).toEqual({ kind: 'no-answer' })
})

test('without hops a redirect is an answer, which is not followed', async () => {
  answers = { 'https://club.org/hook': to('https://club.org/other') }
  expect(await fetchPublic(env, 'https://club.org/hook', { ...REQUEST, method: 'POST', hops: 0 })).toMatchObject({
    kind: 'answer',
    status: 302,
  })
  expect(asked).toEqual(['https://club.org/hook'])
})
