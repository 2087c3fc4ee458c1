import { expect, test } from 'vitest'
import { distinctName, namesakeMark, shortName } from '#core/snapshot/namesakes.ts'
import { aSnapshot } from '#test/support/build.ts'

test('competitors with the same name are told apart by their starting numbers, whatever the case and accents', () => {
  const cup = aSnapshot({ players: ['Ann Lee', 'Bob Ray', 'ANN LÉE'] })
  expect([0, 1, 2].map((at) => distinctName(cup, at))).toEqual(['Ann Lee (No. 1)', 'Bob Ray', 'ANN LÉE (No. 3)'])
  expect(namesakeMark(cup, 1)).toBeUndefined()
  expect(distinctName(cup, -1)).toBe('BYE')
})

test('a short name is the last name, unless others have it', () => {
  const cup = aSnapshot({ players: ['Ann Lee', 'Bob Ray', 'Ann Lee', 'Cy Lee'] })
  expect([0, 1, 2, 3].map((at) => shortName(cup, at))).toEqual(['Ann Lee (No. 1)', 'Ray', 'Ann Lee (No. 3)', 'Cy Lee'])
  const league = aSnapshot({ players: ['Rooks', 'Owls'], settings: { competitors: 'team' } })
  expect(shortName(league, 1)).toBe('Owls')
})
