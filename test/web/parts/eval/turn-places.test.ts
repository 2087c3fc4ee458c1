import fc from 'fast-check'
import { expect, test } from 'vitest'
import { turnPlaces } from '#web/parts/eval/turn-places.ts'

const at = (left: number, top = 50) => ({ left, top })

test('a marker with room stays on the curve, within the graph', () => {
  expect(turnPlaces([at(10, 60), at(50, 2), at(90, 99)])).toEqual([at(10, 60), at(50, 22), at(90, 78)])
})

test('markers of neighbouring moves are up and down by turns, from where the curve is', () => {
  expect(turnPlaces([at(40, 30), at(41, 90)])).toEqual([at(40, 22), at(41, 78)])
  expect(turnPlaces([at(40, 80), at(41, 10)])).toEqual([at(40, 78), at(41, 22)])
})

test('a third one is beside the first', () => {
  expect(turnPlaces([at(40, 30), at(41, 90), at(42, 30)])).toEqual([at(40, 22), at(41, 78), at(47, 22)])
})

test('at the end of the game those before it make room', () => {
  expect(turnPlaces([at(98, 30), at(99, 90), at(100, 30)])).toEqual([at(93, 22), at(99, 78), at(100, 22)])
})

test('each of three markers has its own room for a finger, wherever they are', () => {
  // On the smallest graph, 320 px × 44 px: the middle of a marker is outside of the 40 px of every other.
  const [wide, high, finger] = [320, 44, 20]
  const turns = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 100 })), {
    minLength: 1,
    maxLength: 3,
    selector: ([ply]) => ply,
  })
  fc.assert(
    fc.property(turns, (plies) => {
      const points = plies.toSorted((one, other) => one[0] - other[0]).map(([ply, top]) => at(ply / 2, top))
      const places = turnPlaces(points)
      for (const [one, place] of places.entries()) {
        expect(place.left).toBeLessThanOrEqual(100)
        for (const other of places.slice(one + 1)) {
          const far = [(Math.abs(place.left - other.left) * wide) / 100, (Math.abs(place.top - other.top) * high) / 100]
          expect(Math.max(...far)).toBeGreaterThan(finger)
        }
      }
    }),
  )
})
