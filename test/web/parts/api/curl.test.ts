import { expect, test } from 'vitest'
import type { DescribedCall } from '#web/parts/api/calls.ts'
import { curlCommand, signInCommand } from '#web/parts/api/curl.ts'

const SITE = 'https://kibitz.example'
const aCall = (method: 'get' | 'post', path: string, more: object = {}): DescribedCall =>
  ({ method, path, operation: { parameters: [], ...more } }) as unknown as DescribedCall
const body = (example: object) => ({
  requestBody: { content: { 'application/json': { schema: {}, example } } },
})

test('a GET needs only the URL', () => {
  expect(curlCommand(aCall('get', '/tournaments'), SITE)).toBe("curl 'https://kibitz.example/api/tournaments'")
})

test('a POST sends its origin and its body, with apostrophes quoted for the shell', () => {
  const command = curlCommand(aCall('post', '/login', body({ username: "d'Artagnan" })), SITE)
  expect(command.split(' \\\n  ')).toEqual([
    "curl -X POST 'https://kibitz.example/api/login'",
    "-H 'Origin: https://kibitz.example'",
    "-H 'Content-Type: application/json'",
    String.raw`--data '{"username":"d'\''Artagnan"}'`,
  ])
})

test('a call for signed-in users sends the cookie and the session of the sign-in command', () => {
  expect(curlCommand(aCall('get', '/profile', { security: [{}] }), SITE)).toContain(
    String.raw`-b kibitz.cookies -H "Authorization: {\"sessionID\":\"$SESSION\"}"`,
  )
  expect(signInCommand(SITE)).toMatch(/^SESSION=\$\(curl -s -c kibitz\.cookies 'https:\/\/kibitz\.example\/api\/login'/)
})
