import { expect, test } from 'vitest'
import { aSnapshot } from '../../support/build.ts'
import { figures, order } from './figures.ts'

test('competitors are ordered by last name, then first, and namesakes share a place', () => {
  const players = ['Zoë Lee', 'Al Ng', 'Bo Lee', 'Åsa Ng', 'Al Ng', 'Émile Adams', 'Eve Adams']
  expect(figures(aSnapshot({ players, rounds: [] }), 'alphabetical')).toEqual(['4', '5', '3', '7', '5', '1', '2'])
})

test('as a tie-break the alphabet separates all different names', () => {
  const snapshot = aSnapshot({
    players: ['Zoë', 'Ada', 'Mo'],
    settings: { competitors: 'team', tieBreaks: ['alphabetical'] },
  })
  expect(order(snapshot)).toEqual([2, 3, 1])
})
