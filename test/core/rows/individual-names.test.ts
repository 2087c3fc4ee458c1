import { expect, test } from 'vitest'
import { spokenName } from '#core/rows/individual-names.ts'

test.each([
  ['Lee, Ann', 'Ann Lee'],
  ['van der Berg,Jan Willem', 'Jan Willem van der Berg'],
  ['Ann Lee', 'Ann Lee'],
  ['Lee,', 'Lee,'],
  ['Lee, Ann, Jr.', 'Lee, Ann, Jr.'],
])('%s is displayed as %s', (written, spoken) => {
  expect(spokenName(written)).toBe(spoken)
})
