import { expect, test } from 'vitest'
import { differing, mergedFields } from '#core/people/merge.ts'

const rooks = { description: 'We meet on Mondays.', ecf: 'R1', fide: null }
const city = { description: 'We meet on Fridays.', ecf: null, fide: '77' }

test('of two teams only what both say, and not the same, has to be chosen', () => {
  expect(differing(rooks, city)).toEqual(['description'])
  expect(differing(rooks, rooks)).toEqual([])
})

test('a merged team keeps the target’s words, but for what was chosen of the other, and nothing is lost', () => {
  expect(mergedFields(rooks, city, [])).toEqual({ description: 'We meet on Fridays.', ecf: 'R1', fide: '77' })
  expect(mergedFields(rooks, city, ['description', 'fide'])).toEqual({
    description: 'We meet on Mondays.',
    ecf: 'R1',
    fide: '77',
  })
})
