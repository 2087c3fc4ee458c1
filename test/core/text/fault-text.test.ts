import { expect, test } from 'vitest'
import { faultText, withoutSecrets } from '#core/text/fault-text.ts'

const TOKEN = 'Ab3-'.repeat(10) + 'xyz'

test.each([
  [`/help/${TOKEN}`, '/help/…'],
  [
    `https://kibitz.example/api/following/${TOKEN}/calendar.ics?spoilers=hide now`,
    'https://kibitz.example/api/following/…/calendar.ics?… now',
  ],
  [`{"path":"/reset/password?code=${TOKEN}","fault":"x"}`, '{"path":"/reset/password?…","fault":"x"}'],
  [`Bearer kbz_${TOKEN}`, 'Bearer …'],
  // What a log is read for stays: ids of requests and tournaments, SQL, sentences.
  ['d3b1f3a2-5c1e-4f0e-9a53-0f6b1f8d2c11 rivers-club-league-2026', undefined],
  ['select id from users where (id = ?) and name in (?, ?)', undefined],
  ['Why? Nobody knows.', undefined],
])('%s is logged as %s', (text, logged) => {
  expect(withoutSecrets(text)).toBe(logged ?? text)
})

test('an error is logged with its stack and causes, without the values of the statement that failed', () => {
  const cause = new Error('D1_ERROR: no such table: users')
  const text = faultText(new Error('Failed query: select ?\nparams: ann@example.org,two\nlines', { cause }))
  expect(text).toMatch(/^Error: Failed query: select \?\n {4}at /)
  expect(text).toContain('\ncause: Error: D1_ERROR: no such table: users\n')
  expect(text).not.toMatch(/ann@|two|lines/)
})

test('whatever was thrown is logged', () => {
  expect([faultText(undefined), faultText('text'), faultText(new Error())]).toEqual([
    'undefined',
    'text',
    expect.any(String),
  ])
})
