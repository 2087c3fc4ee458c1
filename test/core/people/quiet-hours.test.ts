import { expect, test } from 'vitest'
import { quietUntil } from '#core/people/quiet-hours.ts'

const at = (clock: string) => Date.parse(`2026-11-22T${clock}Z`)
const NIGHT = { from: 22 * 60, to: 7 * 60, zone: 'UTC' }

test('quiet hours over midnight end in the morning', () => {
  expect(quietUntil(at('21:59:59'), NIGHT)).toBeUndefined()
  expect(quietUntil(at('22:00:30'), NIGHT)).toBe(Date.parse('2026-11-23T07:00:00Z'))
  expect(quietUntil(at('06:59:59'), NIGHT)).toBe(at('07:00:00'))
  expect(quietUntil(at('07:00:00'), NIGHT)).toBeUndefined()
})

test('quiet hours may be in the daytime or empty', () => {
  const nap = { from: 13 * 60, to: 15 * 60, zone: 'UTC' }
  expect(quietUntil(at('14:00:00'), nap)).toBe(at('15:00:00'))
  expect(quietUntil(at('15:00:00'), nap)).toBeUndefined()
  expect(quietUntil(at('13:00:00'), { ...nap, to: nap.from })).toBeUndefined()
})

test('quiet hours are in the reader’s time zone', () => {
  expect(quietUntil(at('21:00:00'), { ...NIGHT, zone: 'Europe/Berlin' })).toBe(Date.parse('2026-11-23T06:00:00Z'))
})
