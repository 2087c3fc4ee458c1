import { expect, test } from 'vitest'
import { otherPoints } from '#core/match/site-points.ts'
import { ALL, aLinkedMatch, aReport, finished, last, NOW } from '../../support/site-report.ts'

// The reports are of 2 boards with two games each: 4 points.
test('the score of a match with two games a board is not taken over in an event with one game a board', () => {
  const { after, games } = last([aReport(['1w10']), aReport(['1w10', '2b01'])], 2, aLinkedMatch(), NOW, 2)
  expect(after).toMatchObject({ outcome: '  ', points: null, games: '', facts: { boards: 2 } })
  expect(games).toHaveLength(1)
  const over = last([finished(ALL)], 2, aLinkedMatch(), NOW, 2)
  expect(over.after).toMatchObject({ outcome: '  ', points: null })
  // Nothing more is read from the site: the result is entered by hand.
  expect(over.final).toBe(true)
})

test('a match on fewer boards than usual keeps its score', () => {
  expect(last([finished(ALL)], 2, aLinkedMatch(), NOW, 8).after).toMatchObject({ outcome: '10', points: [5, 3] })
})

test('a single game has one point, whatever board its site names', () => {
  expect(otherPoints({ boards: 1, linkType: 'game' }, { gamePointTotal: 1 })).toBeUndefined()
  expect(otherPoints({ boards: 4, linkType: 'team' }, { gamePointTotal: 4 })).toBe(8)
  expect(otherPoints({ linkType: 'team' }, { gamePointTotal: 4 })).toBeUndefined()
})
