import { expect, test } from 'vitest'
import { differingFields, mergedFields } from '#core/people/team-merge.ts'

const rooks = { description: 'We meet on Mondays.', ecf: 'R1', fide: null }
const city = { description: 'We meet on Fridays.', ecf: null, fide: '77' }

test('where two teams differ, it has to be chosen whose words are kept', () => {
  expect(differingFields(rooks, city)).toEqual(['description', 'ecf', 'fide'])
  expect(differingFields({ ...rooks, ecf: null }, city)).toEqual(['description', 'fide'])
  expect(differingFields(rooks, rooks)).toEqual([])
})

test('a merged team keeps the target’s words, but for the fields that were chosen of the other', () => {
  expect(mergedFields(rooks, city, [])).toEqual(city)
  expect(mergedFields(rooks, city, ['description', 'ecf'])).toEqual({
    description: 'We meet on Mondays.',
    ecf: 'R1',
    fide: '77',
  })
})
