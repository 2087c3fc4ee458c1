import { expect, test, vi } from 'vitest'
import { Lanes, type Lane } from '#worker/chess-sites/lanes.ts'

/** Lanes whose work ends when the test says so, and what has begun in them. */
function someLanes() {
  const [lanes, began, ends]: [Lanes, string[], (() => void)[]] = [new Lanes(), [], []]
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

test('one piece of work at a time, and what is live before all that waits', async () => {
  const { add, began, endOne } = someLanes()
  for (const name of ['a', 'b', 'c']) void add('other', name)
  for (const name of ['x', 'y']) void add('live', name)
  expect(began).toEqual(['a'])
  for (let ended = 0; ended < 4; ended += 1) await endOne()
  expect(began).toEqual(['a', 'x', 'y', 'b', 'c'])
})

test('of what is not live twenty may wait, whatever is live', () => {
  const { add } = someLanes()
  const taken = (lane: Lane) => Array.from({ length: 250 }, () => add(lane, lane)).filter(Boolean).length
  expect(taken('other')).toBe(1 + 20)
  expect(taken('live')).toBe(250)
})

test('what is under way gives way to a live look after a second, and a live look to nobody', async () => {
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
