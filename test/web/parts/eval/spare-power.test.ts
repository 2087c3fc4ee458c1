import { expect, test } from 'vitest'
import { areSlow, savesPower } from '#web/parts/eval/spare-power.ts'

const frames = (count: number, gap: number) => Array.from({ length: count }, () => gap)

test('frames are slow when more than half of the last sixty took longer than 50 milliseconds', () => {
  expect(areSlow(frames(60, 17))).toBe(false)
  expect(areSlow(frames(59, 90))).toBe(false)
  expect(areSlow([...frames(100, 17), ...frames(31, 90)])).toBe(true)
  expect(areSlow([...frames(30, 17), ...frames(30, 90)])).toBe(false)
})

test.each([
  [{}, false],
  [{ connection: { saveData: true } }, true],
  [{ getBattery: () => Promise.resolve({ charging: false, level: 0.1 }) }, true],
  [{ getBattery: () => Promise.resolve({ charging: true, level: 0.1 }) }, false],
  [{ getBattery: () => Promise.resolve({ charging: false, level: 0.6 }) }, false],
  [{ getBattery: () => Promise.reject(new Error('not allowed')) }, false],
])('a device that is %o saves power: %s', async (device, saves) => expect(await savesPower(device)).toBe(saves))
