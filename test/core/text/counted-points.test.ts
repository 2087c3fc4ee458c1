import { expect, test } from 'vitest'
import { countedPoints } from '#core/text/counted-points.ts'
import * as say from '#words/coreRows.js'

test('half a point is singular in English', () => {
  const said = [0, 1, 2, 3, 4].map((points) => say.podiumPoints(countedPoints(points)))
  expect(said).toEqual(['0 points', '½ point', '1 point', '1½ points', '2 points'])
})
