import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { againstLine } from '#web/parts/why/reason.ts'

const side = (id: number) => ({ id }) as Parameters<typeof againstLine>[2]['higher']
const why = (first: string) =>
  againstLine(aSnapshot({ players: 4, rounds: [first, '1-3 1, 2-4 1'] }), 3, {
    higher: side(0),
    lower: side(1),
    reason: { criterion: 'C1' } as NonNullable<Parameters<typeof againstLine>[2]['reason']>,
  }).text

test('two met in the round in which they played, not in one that was lost by forfeit', () => {
  expect(why('1-2 1, 3-4 1')).toBe('They met in round 1.')
  expect(why('1-2 +, 3-4 1')).not.toContain('They met')
})
