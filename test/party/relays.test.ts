import { expect, test, vi } from 'vitest'
import type { FollowTarget } from '#core/match/live.ts'
import { Relays } from '#party/relays.ts'
import { expectErrors } from '#test/support/expect-errors.ts'
import { entries, someKeyValues } from '#test/support/room-parts.ts'

/** A room's relays, and the items passed to each. */
function someRelays(kv = someKeyValues()) {
  const passed: { no: number; items: unknown[] }[] = []
  const world = { count: 1, isDown: false, stubs: 0 }
  const relays = new Relays({
    kv,
    total: () => 7,
    stub: (no) => {
      world.stubs += 1
      return {
        pass: async (list) => {
          if (world.isDown) throw new Error('evicted')
          passed.push({ no, items: JSON.parse(list) as unknown[] })
          return world.count
        },
      }
    },
  })
  return { relays, passed, world, kv, numbers: () => passed.map(({ no }) => no) }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('changes go to every relay that has viewers or has just joined', async () => {
  const { relays, passed } = someRelays()
  relays.record(0, { count: 5, follows: [] })
  relays.record(1, { count: 5, follows: [] })
  relays.record(1, { count: 0, follows: [] })
  relays.join(2)
  relays.pass(entries(2))
  await settle()
  expect(passed).toEqual([
    { no: 0, items: entries(2) },
    { no: 2, items: entries(2) },
  ])
})

test('moves go only to relays with a viewer who follows the board or its round', async () => {
  const { relays, numbers } = someRelays()
  const board = { r: 1, n: 2, b: 3 }
  const follows = [[board], [{ r: 2 }], [{ r: 1 }], [{ ...board, b: 4 }], []]
  for (const [no, targets] of follows.entries()) relays.record(no, { count: 1, follows: targets })
  relays.passMoves(board, 'moves')
  await settle()
  expect(numbers()).toEqual([0, 2])
})

test('gathered moves go only to relays with a viewer who asked for them', async () => {
  const { relays, numbers } = someRelays()
  const follows: FollowTarget[][] = [[{ r: 1 }], [{ r: 1, p: 1 }], [{ r: 2, p: 1 }], [{ r: 1, n: 2, b: 3 }]]
  for (const [no, targets] of follows.entries()) relays.record(no, { count: 1, follows: targets })
  relays.passPlies(1, 'plies')
  relays.passMoves({ r: 1, n: 2, b: 3 }, 'moves')
  await settle()
  expect(numbers().toSorted()).toEqual([0, 1, 3])
})

test('the relays’ reports outlive the room’s hibernation', () => {
  const { relays, kv } = someRelays()
  relays.record(0, { count: 5, follows: [{ r: 1 }] })
  relays.record(12, { count: 7, follows: [] })
  const again = someRelays(kv).relays
  expect([again.viewerCount, again.counts.get(12), again.follows]).toEqual([12, 7, [{ r: 1 }]])
})

test('a relay answers each pass with its number of viewers, and is forgotten when it has none', async () => {
  const { relays, world } = someRelays()
  relays.record(0, { count: 5, follows: [] })
  world.count = 3
  relays.pass(entries(2))
  await settle()
  expect(relays.counts).toEqual(new Map([[0, 3]]))
  world.count = 0
  relays.pass(entries(3))
  await settle()
  expect(relays.counts).toEqual(new Map())
})

test('an answer from before a relay joined again does not make the room forget it', async () => {
  const { relays, world } = someRelays()
  relays.record(0, { count: 5, follows: [] })
  world.count = 0
  relays.pass(entries(2))
  relays.join(0)
  await settle()
  expect(relays.counts).toEqual(new Map([[0, 5]]))
})

test('after a failed call a relay is called through a new stub', async () => {
  expectErrors()
  vi.useFakeTimers()
  const { relays, world, passed } = someRelays()
  relays.record(0, { count: 5, follows: [] })
  world.isDown = true
  relays.pass(entries(2))
  await vi.advanceTimersByTimeAsync(0)
  world.isDown = false
  await vi.advanceTimersByTimeAsync(1000)
  expect([world.stubs, passed]).toEqual([2, [{ no: 0, items: entries(2) }]])
  vi.useRealTimers()
})

test('when the tournament turns private every relay is notified', async () => {
  const { relays, passed } = someRelays()
  relays.record(0, { count: 5, follows: [] })
  relays.shut()
  await settle()
  expect(passed).toEqual([{ no: 0, items: [{ isShut: true }] }])
})
