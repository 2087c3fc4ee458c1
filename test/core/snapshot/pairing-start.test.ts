import { expect, test } from 'vitest'
import { pairingStart } from '#core/snapshot/pairing-start.ts'

const DAY = Date.UTC(2026, 5, 26)
const EVENING = Date.UTC(2026, 5, 26, 18)
const first = (startTime?: number) => ({ round: 1, facts: { startTime } })

test('a match starts at its own time, else with its round, else at an unknown time', () => {
  expect(pairingStart({ dates: [DAY] }, first(EVENING))).toEqual({ at: EVENING, isDay: false })
  expect(pairingStart({ dates: [EVENING] }, first())).toEqual({ at: EVENING, isDay: false })
  expect(pairingStart({ dates: [DAY] }, first())).toEqual({ at: DAY, isDay: true })
  expect(pairingStart({ dates: [null] }, first())).toBeUndefined()
  expect(pairingStart({ dates: [] }, first())).toBeUndefined()
})

test('a match at midnight UTC keeps that hour', () => {
  expect(pairingStart({ dates: [DAY] }, first(DAY))).toEqual({ at: DAY, isDay: false })
})
