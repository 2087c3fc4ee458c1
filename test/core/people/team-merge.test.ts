import { expect, test } from 'vitest'
import { differingFields, mergedFields } from '#core/people/team-merge.ts'

const rooks = { description: 'We meet on Mondays.', ecf: 'R1', fide: null }
const city = { description: 'We meet on Fridays.', ecf: null, fide: '77' }

test('the user chooses between the values of fields in which two teams differ', () => {
  expect(differingFields(rooks, city)).toEqual(['description', 'ecf', 'fide'])
  expect(differingFields({ ...rooks, ecf: null }, city)).toEqual(['description', 'fide'])
  expect(differingFields(rooks, rooks)).toEqual([])
})

test('a merged team keeps the target’s values, except for fields chosen from the other team', () => {
  expect(mergedFields(rooks, city, [])).toEqual(city)
  expect(mergedFields(rooks, city, ['description', 'ecf'])).toEqual({
    description: 'We meet on Mondays.',
    ecf: 'R1',
    fide: '77',
  })
})
