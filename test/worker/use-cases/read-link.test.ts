import { afterAll, expect, test, vi } from 'vitest'
import { MAX_FILE_BYTES } from '#core/import/file-kind.ts'
import { base64Of, readLink } from '#worker/use-cases/read-link.ts'

const env = { ENVIRONMENT: 'production', SITE_URL: 'https://kibitz.tld' } as const
const TRAP = 'http://127.0.0.1:8797/'

/** Fake answers by address, in place of the network, and the requests made. */
const asked: { url: string; init: RequestInit }[] = []
let answers: Record<string, () => Response> = {}
vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
  asked.push({ url, init })
  const answer = answers[url]
  if (!answer) throw new TypeError('Connection refused')
  return answer()
})
afterAll(() => void vi.unstubAllGlobals())

const to = (location: string) => () => new Response(null, { status: 302, headers: { location } })
const refusal = async (url: string) => {
  asked.length = 0
  return readLink(env, url).then(
    () => 'read',
    (error: Error) => error.message,
  )
}

test('a file at a public address is read byte by byte, also after redirects', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
  answers = {
    'https://club.org/open.trf': to('/files/my%20open.trf'),
    'https://club.org/files/my%20open.trf': () => new Response(bytes),
  }
  const file = await readLink(env, 'https://club.org/open.trf')
  expect(file.name).toBe('my open.trf')
  expect(base64Of(file.bytes)).toBe(Buffer.from(bytes).toString('base64'))
  // No data of the reader is sent, and no redirect is followed unchecked.
  for (const { init } of asked) {
    expect(init.redirect).toBe('manual')
    expect(Object.keys(init.headers ?? {}).toSorted()).toEqual(['accept', 'user-agent'])
  }
})

test.each([
  'http://club.org/open.trf',
  'https://127.0.0.1/',
  'https://169.254.169.254/latest',
  'https://[::1]/',
  'https://printer.local/x',
  'https://user:pass@club.org/',
  'https://club.org:8443/',
  'https://kibitz.tld/api/profile',
  TRAP,
])('%s is not fetched', async (url) => {
  expect(await refusal(url)).toMatch(/^Enter /)
  expect(asked).toEqual([])
})

test.each([TRAP, 'https://10.0.0.1/', 'http://club.org/plain', 'file:///etc/passwd', '//localhost/x'])(
  'an address that leads on to %s is not followed there',
  async (location) => {
    answers = { 'https://club.org/trap': to(location) }
    expect(await refusal('https://club.org/trap')).toMatch(/^Enter /)
    expect(asked.map(({ url }) => url)).toEqual(['https://club.org/trap'])
  },
)

test('a file that is too large, never ends, is missing or doesn’t arrive is refused in a sentence', async () => {
  const part = new Uint8Array(1024 * 1024)
  let parts = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(stream) {
      parts += 1
      stream.enqueue(part)
    },
  })
  answers = {
    'https://club.org/large': () => new Response(endless, { headers: { 'content-length': '5' } }),
    'https://club.org/round': to('https://club.org/round'),
    'https://club.org/missing': () => new Response('no', { status: 404 }),
  }
  expect(await refusal('https://club.org/large')).toBe('The file is larger than 10 MB.')
  expect(parts).toBeLessThan(MAX_FILE_BYTES / part.length + 5)
  expect(await refusal('https://club.org/round')).toBe('That address leads from one to another without end.')
  expect(asked).toHaveLength(4)
  expect(await refusal('https://club.org/missing')).toMatch('answers with 404')
  expect(await refusal('https://club.org/silent')).toMatch('doesn’t answer')
})
