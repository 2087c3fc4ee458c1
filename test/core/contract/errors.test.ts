import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ERROR_CODES, generalCode } from '#core/contract/errors.ts'

const sources = (room: string): string =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`${room}/${name}`, 'utf8'))
    .join('\n')

const WORKER = sources('worker') + sources('party') + readFileSync('core/contract/session.ts', 'utf8')
const codes = Object.entries(ERROR_CODES).flatMap(([status, ofStatus]) =>
  Object.keys(ofStatus).map((code) => [status, code] as const),
)

test.each(codes.filter(([status, code]) => code !== generalCode(Number(status))))('%s %s is used', (_, code) => {
  expect(WORKER).toContain(`'${code}'`)
})

test('codes are lower case with hyphens, and each has a description', () => {
  for (const [, code] of codes) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
  for (const meaning of Object.values(ERROR_CODES).flatMap((ofStatus) => Object.values(ofStatus)))
    expect(meaning).toMatch(/^[A-Z].+\.$/)
})

test('each status of the API has a general code, and no other status', () => {
  expect([400, 404, 409, 500].map(generalCode)).toEqual(['invalid-input', 'not-found', 'conflict', 'internal-error'])
  expect([200, 304, 418].map(generalCode)).toEqual([undefined, undefined, undefined])
})

// Sentences for users may be reworded at any time.
const DECIDES = [
  /\b(message|why|hint|fault|sentence|refusal)\??\.(startsWith|endsWith|includes|match)\(/g,
  /(?<!typeof )\b(message|why|hint|fault|sentence|refusal)\s*(===|!==)\s*(['"`]\w|[A-Z_]{3})/g,
  /(===|!==)\s*['"`][A-Z][a-z]+ [a-z]+/g,
]
test.each(['web', 'core', 'party'])('nothing in %s depends on the wording of a sentence', (room) => {
  const text = sources(room)
  expect(DECIDES.flatMap((pattern) => Array.from(text.matchAll(pattern), ([found]) => found))).toEqual([])
})
