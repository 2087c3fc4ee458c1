import { expect, test } from 'vitest'
import { phase } from '#core/tournament/phase.ts'
import { stateLabel } from '#core/tournament/state-label.ts'

test.each([
  [true, 0, 'upcoming'],
  [false, 0, 'upcoming'],
  [true, 3, 'live'],
  [false, 3, 'finished'],
] as const)('on the home page an event with active %s in round %d is %s', (active, round, group) => {
  expect(phase({ active, round })).toBe(group)
})

test.each([
  [true, 0, 'Live'],
  [undefined, 0, 'Live'],
  [undefined, 3, 'Live'],
  [false, 3, 'Finished'],
  [false, 0, 'Not yet started'],
] as const)('on its own page an event with active %s in round %d is %s', (active, round, shown) => {
  expect(stateLabel({ active, round })).toBe(shown)
})
