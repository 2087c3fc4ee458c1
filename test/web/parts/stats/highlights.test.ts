import { expect, test } from 'vitest'
import { drop, leading, pick } from '#web/parts/stats/highlights.ts'

const players = (highlights: ReturnType<typeof leading>) => highlights.map((one) => one?.player ?? null)

test('before anybody chose the five who lead stand out', () => {
  expect(players(leading([4, 2, 9, 1, 7, 3]))).toEqual([4, 2, 9, 1, 7])
  expect(players(leading([4, 2]))).toEqual([4, 2])
})

test('there are never more than five: a chosen one takes the place of the last whom nobody chose', () => {
  const one = pick(leading([1, 2, 3, 4, 5]), 8)
  expect(players(one)).toEqual([1, 2, 3, 4, 8])
  expect(players(pick(one, 9))).toEqual([1, 2, 3, 9, 8])
})

test('when all five were chosen the first gives way', () => {
  const five = [6, 7, 8, 9, 10].reduce(pick, leading([1, 2, 3, 4, 5]))
  expect(players(five)).toEqual([10, 9, 8, 7, 6])
  expect(players(pick(five, 11))).toEqual([11, 9, 8, 7, 6])
})

test('who goes leaves a place that the next one takes, and the others keep their marks', () => {
  const four = drop(leading([1, 2, 3, 4, 5]), 2)
  expect(players(four)).toEqual([1, null, 3, 4, 5])
  expect(players(pick(four, 8))).toEqual([1, 8, 3, 4, 5])
})

test('nobody stands out twice', () => {
  expect(players(pick(leading([1, 2]), 2))).toEqual([1, 2])
})
