import { expect, test } from 'vitest'
import { colourResults } from '#web/parts/stats/colour-results.ts'
import { aSnapshot } from '#test/support/build.ts'

test('games that were played count for the colour that won them; forfeits, byes and open games do not', () => {
  const cup = aSnapshot({ rounds: ['1-2 1, 3-4 =, 5-6 0, 7-8 W', '1-2 +, 3-4 *, 5 U, 6-7 --'] })
  expect(colourResults(cup)).toEqual({ White: 2, Drawn: 1, Black: 1 })
})

test('where a pairing is several games nothing is counted', () => {
  const cup = aSnapshot({ rounds: ['1-2 3:1'], settings: { gamePointTotal: 4 } })
  expect(colourResults(cup)).toEqual({ White: 0, Drawn: 0, Black: 0 })
})
