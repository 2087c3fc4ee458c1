import { expect, test } from 'vitest'
import { outcomeOfPoints, pointsOfLetters } from '#core/match/scores.ts'
import { showsScores } from '#core/match/status.ts'

test.each<[string, [number, number]]>([
  ['', [0, 0]],
  ['10', [2, 0]],
  ['1001==', [3, 3]],
  ['  10  ==', [3, 1]],
  ['+-WL', [4, 0]],
])('games %j add up to %j half points', (games, points) => {
  expect(pointsOfLetters(games)).toEqual(points)
})

test('the side with more points wins the match', () => {
  expect([outcomeOfPoints([5, 3]), outcomeOfPoints([3, 5]), outcomeOfPoints([4, 4])]).toEqual(['10', '01', '=='])
})

test('scores are shown only when the match is finished or live', () => {
  const shown = (facts: object) => showsScores({ scored: false, ...facts }, 10)
  expect([shown({}), shown({ startTime: 11 }), shown({ boards: 3 })]).toEqual([false, false, false])
  expect([shown({ startTime: 10 }), shown({ bodyStatus: 'finished' }), shown({ scored: true })]).toEqual([
    true,
    true,
    true,
  ])
})
