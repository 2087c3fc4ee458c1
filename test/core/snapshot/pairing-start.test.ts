import { expect, test } from 'vitest'
import { pairingStart } from '#core/snapshot/pairing-start.ts'

const DAY = '2026-06-26'
const MIDNIGHT = Date.UTC(2026, 5, 26)
const EVENING = Date.UTC(2026, 5, 26, 18)
const first = (startTime?: number) => ({ round: 1, facts: { startTime } })

test('a match starts at its own time, else with its round, else at an unknown time', () => {
  expect(pairingStart({ dates: [DAY] }, first(EVENING))).toBe(EVENING)
  expect(pairingStart({ dates: [EVENING] }, first())).toBe(EVENING)
  expect(pairingStart({ dates: [DAY] }, first())).toBe(DAY)
  expect(pairingStart({ dates: [null] }, first())).toBeUndefined()
  expect(pairingStart({ dates: [] }, first())).toBeUndefined()
})

test('a match and a round at midnight UTC keep that hour', () => {
  expect(pairingStart({ dates: [DAY] }, first(MIDNIGHT))).toBe(MIDNIGHT)
  expect(pairingStart({ dates: [MIDNIGHT] }, first())).toBe(MIDNIGHT)
})
