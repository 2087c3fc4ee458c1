import { expect, test, vi } from 'vitest'
import { Lanes, type Lane } from '#worker/chess-sites/lanes.ts'

/** Lanes whose work ends when the test says so, and the names of the work that has begun. */
function someLanes() {
  const [lanes, began, ends]: [Lanes, string[], (() => void)[]] = [new Lanes(() => 1000), [], []]
  const add = (lane: Lane, name: string) =>
    lanes.run(lane, (outrun) => {
      began.push(name)
      return new Promise<string>((end) => {
        ends.push(() => end(name))
        outrun.addEventListener('abort', () => end(`${name} gave way`))
      })
    })
  const endOne = async () => {
    ends.shift()!()
    await new Promise((done) => setTimeout(done))
  }
  return { add, began, endOne }
}

test('one piece of work runs at a time, and live looks go first', async () => {
  const { add, began, endOne } = someLanes()
  for (const name of ['a', 'b', 'c']) void add('other', name)
  for (const name of ['x', 'y']) void add('live', name)
  expect(began).toEqual(['a'])
  for (let ended = 0; ended < 4; ended += 1) await endOne()
  expect(began).toEqual(['a', 'x', 'y', 'b', 'c'])
})

test('twenty pieces of other work may wait, and do not count for live looks', () => {
  const { add } = someLanes()
  const taken = (lane: Lane) => Array.from({ length: 250 }, () => add(lane, lane)).filter(Boolean).length
  expect(taken('other')).toBe(1 + 20)
  expect(taken('live')).toBe(250)
})

test('other work gives way to a live look after a second, and a live look gives way to nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { add } = someLanes()
  const slow = add('other', 'slow')
  await vi.advanceTimersByTimeAsync(5000)
  const live = add('live', 'live')
  void add('live', 'next')
  await vi.advanceTimersByTimeAsync(999)
  expect(await Promise.race([slow, 'goes on'])).toBe('goes on')
  await vi.advanceTimersByTimeAsync(1)
  expect(await slow).toBe('slow gave way')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await Promise.race([live, 'goes on'])).toBe('goes on')
  vi.useRealTimers()
})
