import { expect, test } from 'vitest'
import { withDeployment } from '#worker/pages/markdown.ts'

const named = (env: Parameters<typeof withDeployment>[1]): string => withDeployment('{operator}|{mailService}', env)

test('the privacy page names who runs the site and which service gets the addresses of emails', () => {
  expect(named({ OPERATOR: 'Ann Lee', RESEND_KEY: 'key' })).toBe('Ann Lee|Resend')
  const EMAIL = { send: () => Promise.reject(new Error('not asked')) } as unknown as SendEmail
  expect(named({ EMAIL, RESEND_KEY: 'key' })).toMatch(/contact page\]\(\/contact\)\|Cloudflare Email Service$/)
  expect(named({})).toMatch(/\|The operator’s mail service$/)
})
