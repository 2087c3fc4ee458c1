import { expect, test } from 'vitest'
import { MessageRateLimit } from '#party/rate-limit.ts'
import { aConnection } from '#test/support/room-parts.ts'

test('each visitor may send thirty messages in twenty seconds', () => {
  const [patience, ann, bob] = [new MessageRateLimit(), {}, {}]
  const said = (connection: object, now: number) => patience.allows(connection, 'x', now)
  for (let now = 0; now < 30; now += 1) expect(said(ann, now)).toBe(true)
  expect(said(ann, 30)).toBe(false)
  expect(said(bob, 30)).toBe(true)
  expect(said(ann, 20_031)).toBe(true)
})

test.each([
  ['4096 letters', 'x'.repeat(4096), true],
  ['more', 'x'.repeat(4097), false],
  ['4096 bytes of wide letters', 'é'.repeat(2048), true],
  ['more of them', 'é'.repeat(2049), false],
  ['4096 bytes', new ArrayBuffer(4096), true],
  ['more bytes', new ArrayBuffer(4097), false],
])('of a message %s', (_, message, allowed) => {
  expect(new MessageRateLimit().allows({}, message, 0)).toBe(allowed)
})

test('a client beyond the limit is disconnected; a binary message is not read', () => {
  const limit = new MessageRateLimit()
  const [loud, binary] = [aConnection(), aConnection()]
  for (let now = 0; now < 30; now += 1) expect(limit.accepts(loud, 'x', now)).toBe(true)
  expect(loud.closed).toBeUndefined()
  expect(limit.accepts(loud, 'x', 30)).toBe(false)
  expect(loud.closed).toBe(1008)
  expect(limit.accepts(binary, new ArrayBuffer(1), 0)).toBe(false)
  expect(binary.closed).toBeUndefined()
})
