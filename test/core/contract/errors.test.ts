import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ERROR_CODES, generalCode } from '#core/contract/errors.ts'

/** The text of all files of a room. */
const sources = (room: string): string =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`${room}/${name}`, 'utf8'))
    .join('\n')

const WORKER = sources('worker') + sources('party') + readFileSync('core/contract/session.ts', 'utf8')
const codes = Object.entries(ERROR_CODES).flatMap(([status, ofStatus]) =>
  Object.keys(ofStatus).map((code) => [status, code] as const),
)

test.each(codes.filter(([status, code]) => code !== generalCode(Number(status))))(
  '%s %s is given somewhere',
  (_, code) => {
    expect(WORKER).toContain(`'${code}'`)
  },
)

test('codes are words that stay: lower case with hyphens, and each says what it means', () => {
  for (const [, code] of codes) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
  for (const meaning of Object.values(ERROR_CODES).flatMap((ofStatus) => Object.values(ofStatus)))
    expect(meaning).toMatch(/^[A-Z].+\.$/)
})

test('a status has a general code, where it is one of ours', () => {
  expect([400, 404, 409, 500].map(generalCode)).toEqual(['invalid-input', 'not-found', 'conflict', 'internal-error'])
  expect([200, 304, 418].map(generalCode)).toEqual([undefined, undefined, undefined])
})

// What a person reads may be worded anew at any time.
const DECIDES = [
  /\b(message|why|hint|fault|sentence|refusal)\??\.(startsWith|endsWith|includes|match)\(/g,
  /(?<!typeof )\b(message|why|hint|fault|sentence|refusal)\s*(===|!==)\s*(['"`]\w|[A-Z_]{3})/g,
  /(===|!==)\s*['"`][A-Z][a-z]+ [a-z]+/g,
]
test.each(['web', 'core', 'party'])('nothing in %s decides by the words of a sentence', (room) => {
  const text = sources(room)
  expect(DECIDES.flatMap((pattern) => Array.from(text.matchAll(pattern), ([found]) => found))).toEqual([])
})
