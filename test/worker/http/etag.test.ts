import { expect, test } from 'vitest'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { versionTag } from '#worker/http/etag.ts'

const snapshot = aSnapshot({
  rounds: [aRound('1-2 *, 3-4 *', { facts: { 0: { registrationTime: 10, startTime: 20 }, 1: { endTime: 30 } } })],
})

test('the etag of an answer that depends on time changes the moment a match opens, starts or ends', () => {
  const tags = [9, 10, 19, 20, 29, 30, 99].map((now) => versionTag(snapshot, now))
  const [before, open, stillOpen, begun, stillOn, over, after] = tags
  expect([stillOpen, stillOn, after]).toEqual([open, begun, over])
  expect(new Set([before, open, begun, over]).size).toBe(4)
})

test('an answer that does not depend on time has one etag per version', () => {
  expect(versionTag(snapshot, undefined)).toBe(`${snapshot.id}-${snapshot.version}`)
})
