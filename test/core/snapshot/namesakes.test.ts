import { expect, test } from 'vitest'
import { distinctName, namesakeMark } from '#core/snapshot/namesakes.ts'
import { aSnapshot } from '#test/support/build.ts'

test('competitors with the same name are told apart by their starting numbers, whatever the case and accents', () => {
  const cup = aSnapshot({ players: ['Ann Lee', 'Bob Ray', 'ANN LÉE'] })
  expect([0, 1, 2].map((at) => distinctName(cup, at))).toEqual(['Ann Lee (No. 1)', 'Bob Ray', 'ANN LÉE (No. 3)'])
  expect(namesakeMark(cup, 1)).toBeUndefined()
  expect(distinctName(cup, -1)).toBe('BYE')
})
