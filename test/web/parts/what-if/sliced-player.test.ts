import { expect, onTestFinished, test, vi } from 'vitest'
import { newTally } from '#core/forecast/tally.ts'
import { SLICE, slicedPlayer, type PlayedPart } from '#web/parts/what-if/sliced-player.ts'

/** A simulation whose runs take `each` milliseconds on a fake clock. */
function slowRuns(each: number) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const played: number[] = []
  const tally = newTally(2, [true, true])
  const play = (no: number): boolean => {
    vi.setSystemTime(Date.now() + each)
    now += each
    played.push(no)
    return true
  }
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  return { simulation: { play, tally }, played }
}

test('runs are played in slices of 40 ms, and messages are handled in between', () => {
  const { simulation, played } = slowRuns(15)
  const parts: PlayedPart[] = []
  slicedPlayer().play(simulation, { from: 1, step: 2, until: 14 }, (part) => parts.push(part))
  expect(SLICE).toBeLessThanOrEqual(50)
  // The third run begins within the slice, and no run begins after it.
  expect(played).toEqual([1, 3, 5])
  vi.runAllTimers()
  expect(played).toEqual([1, 3, 5, 7, 9, 11, 13])
  expect(parts.at(-1)!.isDone).toBe(true)
})

test('progress is reported once in 150 ms at most, and at the end', () => {
  const { simulation, played } = slowRuns(1)
  let told = 0
  slicedPlayer().play(simulation, { from: 0, step: 1, until: 2000 }, () => (told += 1))
  vi.runAllTimers()
  expect(played).toHaveLength(2000)
  expect(told).toBeGreaterThan(1)
  expect(told).toBeLessThanOrEqual(2000 / 150 + 1)
})

test('hiding the page pauses the runs, and showing it goes on where they were', () => {
  const { simulation, played } = slowRuns(15)
  const player = slicedPlayer()
  player.play(simulation, { from: 0, step: 1, until: 9 }, () => {})
  player.pause(true)
  vi.runAllTimers()
  expect(played).toEqual([0, 1, 2])
  player.pause(false)
  vi.runAllTimers()
  expect(played).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})
