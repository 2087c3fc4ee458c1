import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entrances } from '#party/entrances.ts'

const CAPACITY = 2500
const counts = fc.array(fc.integer({ min: 0, max: 4000 }), { maxLength: 30 })
const byNumber = (values: number[]) =>
  new Map(values.map((count, no) => [no, count]).filter(([, count]) => count! > 0) as [number, number][])

test('a small tournament has no relays', () => {
  expect(entrances(0, new Map())).toEqual([])
  expect(entrances(1999, new Map([[0, 400]]))).toEqual([])
})

test('the open relays have room for half the crowd again; they are the lowest, and none of them is full', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), counts, (own, values) => {
      const relays = byNumber(values)
      const total = own + values.reduce((sum, count) => sum + count, 0)
      const open = entrances(own, relays)
      const isSmall = own < 2000 && total < CAPACITY
      expect(open.length === 0).toBe(isSmall)
      if (isSmall) return
      const free = open.map((no) => CAPACITY - (relays.get(no) ?? 0))
      const sum = free.reduce((all, one) => all + one, 0)
      expect(Math.min(...free)).toBeGreaterThan(0)
      expect(sum).toBeGreaterThanOrEqual(Math.max(CAPACITY, total / 2))
      // The last open relay is needed, and every relay below it is open or full.
      expect(sum - free.at(-1)!).toBeLessThan(Math.max(CAPACITY, total / 2))
      const below = Array.from({ length: open.at(-1)! }, (_, no) => no)
      expect(below.every((no) => open.includes(no) || (relays.get(no) ?? 0) >= CAPACITY)).toBe(true)
    }),
  )
})

test('a crowd that comes and goes fills no relay far beyond its capacity, and leaves only the first open', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (dice) => {
      const relays = new Map<number, number>()
      let own = 0
      // The list of open relays is up to a hundred joins old.
      for (let hundreds = 0; hundreds < 300; hundreds += 1) {
        const open = entrances(own, relays)
        for (let joins = 0; joins < 100; joins += 1) {
          const no = open[Math.floor(dice.next().value! * open.length)]
          if (no === undefined) own += 1
          else relays.set(no, (relays.get(no) ?? 0) + 1)
        }
      }
      expect(own).toBeLessThan(2100)
      expect(Math.max(...relays.values())).toBeLessThan(CAPACITY + 100)
      expect(entrances(0, new Map([[0, 400]]))).toEqual([])
    }),
    { numRuns: 5 },
  )
})
