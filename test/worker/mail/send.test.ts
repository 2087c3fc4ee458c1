import { afterAll, expect, test, vi } from 'vitest'
import { MINUTE } from '#core/time.ts'
import type { Letter } from '#worker/data/letters.ts'
import { sendLetter, type MailAnswer, type MailEnv } from '#worker/mail/send.ts'

const letter: Letter = {
  id: 7,
  recipient: 'ann@example.org',
  subject: 'Hello',
  body: 'Hello Ann',
  createdAt: 1234,
  tries: 0,
  until: 9e15,
  unsubscribe: null,
}
afterAll(() => void vi.unstubAllGlobals())

/** An environment whose Email Service throws this code; without one it accepts. */
const withBinding = (code?: string): MailEnv => ({
  SITE_URL: 'https://chess.example.org',
  EMAIL: {
    send: () =>
      code === undefined
        ? Promise.resolve({ messageId: 'x' })
        : Promise.reject(Object.assign(new Error('ann@example.org'), { code })),
  } as unknown as SendEmail,
})

test.each([
  [undefined, { kind: 'sent' }],
  ['E_RATE_LIMIT_EXCEEDED', { kind: 'busy', wait: 0 }],
  ['E_DAILY_LIMIT_EXCEEDED', { kind: 'busy', wait: 15 * MINUTE }],
  ['E_RECIPIENT_SUPPRESSED', { kind: 'refused' }],
  ['E_VALIDATION_ERROR', { kind: 'refused' }],
  ['E_SENDER_NOT_VERIFIED', { kind: 'failed' }],
  ['E_INTERNAL_SERVER_ERROR', { kind: 'failed' }],
] as [string | undefined, Partial<MailAnswer>][])('Cloudflare’s Email Service: %s', async (code, answer) => {
  expect(await sendLetter(withBinding(code), letter, 0)).toEqual({ ...answer, ...(code && { status: code }) })
})

test('an Email Service that doesn’t answer is a failure', async () => {
  const env = { ...withBinding(), EMAIL: { send: () => new Promise(() => {}) } as unknown as SendEmail }
  expect(await sendLetter(env, letter, 0, 10)).toEqual({ kind: 'failed', status: 'no answer' })
})

test.each([
  [200, {}, { kind: 'sent' }],
  [400, { name: 'validation_error', message: 'Bad.' }, { kind: 'refused', status: '400 validation_error' }],
  [
    422,
    { name: 'invalid_parameter', message: 'ann@example.org' },
    { kind: 'refused', status: '422 invalid_parameter' },
  ],
  // A setting of the operator’s, for which no letter may be lost.
  [
    400,
    { name: 'validation_error', message: 'API key is invalid' },
    { kind: 'failed', status: '400 validation_error' },
  ],
  [401, { name: 'missing_api_key' }, { kind: 'failed', status: '401 missing_api_key' }],
  [403, { name: 'ann@example.org' }, { kind: 'failed', status: '403' }],
  [409, { name: 'concurrent_idempotent_requests' }, { kind: 'failed', status: '409 concurrent_idempotent_requests' }],
  [429, { name: 'rate_limit_exceeded' }, { kind: 'busy', status: '429 rate_limit_exceeded', wait: 0 }],
  [429, { name: 'daily_quota_exceeded' }, { kind: 'busy', status: '429 daily_quota_exceeded', wait: 15 * MINUTE }],
  [500, 'no JSON', { kind: 'failed', status: '500' }],
] as [number, unknown, MailAnswer][])('Resend: %s %o', async (status, body, answer) => {
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(new Request(url, init))
    return new Response(JSON.stringify(body), { status })
  })
  const env = { SITE_URL: 'https://chess.example.org', RESEND_KEY: 're_x' }
  expect(await sendLetter(env, letter, 0)).toEqual(answer)
  expect(asked[0]!.headers.get('idempotency-key')).toBe('kibitz-7-1234')
  expect(await asked[0]!.json()).toEqual({
    from: 'Kibitz <noreply@chess.example.org>',
    to: ['ann@example.org'],
    subject: 'Hello',
    text: 'Hello Ann',
  })
})

test('letters that can be stopped say so to mail programs, through the binding too', async () => {
  const sent: unknown[] = []
  const env: MailEnv = {
    SITE_URL: 'https://chess.example.org',
    EMAIL: { send: (email: unknown) => Promise.resolve(void sent.push(email)) } as unknown as SendEmail,
  }
  await sendLetter(env, letter, 0)
  await sendLetter(env, { ...letter, unsubscribe: 'https://chess.example.org/letters?stop=x' }, 0)
  expect(sent.map((email) => (email as { headers?: object }).headers)).toEqual([
    undefined,
    {
      'List-Unsubscribe': '<https://chess.example.org/letters?stop=x>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  ])
})
