import { expect, test } from 'vitest'
import { actText, applyAct } from '#core/changes/acts.ts'
import { deskActs } from '#core/changes/desk-acts.ts'
import { renumbering } from '#core/changes/renumber.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { NO_PRIZES, type PrizeCategory, type PrizePlan } from '#core/tournament/prizes.ts'
import { aSnapshot } from '#test/support/build.ts'
import { planned } from '#test/support/desk-examples.ts'

const category = (name: string, rest: Partial<PrizeCategory> = {}): PrizeCategory => ({
  name,
  condition: {},
  sharing: 'place',
  leastShare: 0,
  leastEntries: 0,
  prizes: [{ amount: 5000, thing: '', worth: 0 }],
  ...rest,
})
const plan = (categories: PrizeCategory[], rest: Partial<PrizePlan> = {}): PrizePlan => ({
  ...NO_PRIZES,
  categories,
  ...rest,
})
const BOTH = plan([category('Open'), category('Chosen', { condition: { nos: [1, 3] } })], { without: [3] })
const EVENT = { ...aSnapshot({ players: ['Ann', 'Bo', 'Cy'], rounds: [] }), desk: EMPTY_DESK, prizes: BOTH }

test('the history names the categories that changed, or says that only the rules did', () => {
  const text = (prizes: PrizePlan | null) => actText(EVENT, { type: 'setPrizes', prizes })
  expect(text(null)).toBe('Prizes removed')
  expect(text({ ...BOTH, onePrize: 'first' })).toBe('Rules for prizes changed')
  expect(text(plan([category('Open', { leastEntries: 4 }), BOTH.categories[1]!]))).toBe('Prizes changed: Open')
  expect(text(plan([category('A'), category('B')]))).toBe('Prizes changed in 4 categories')
})

test('entries that the prizes name keep their part when numbers change', () => {
  const moves = [
    { from: 1, to: 3 },
    { from: 3, to: 1 },
  ]
  const { prizes } = applyAct(EVENT, renumbering(EVENT, moves))
  expect(prizes?.without).toEqual([1])
  expect(prizes?.categories[1]!.condition.nos).toEqual([3, 1])
})

test('what the prizes say of a double holds for the entry that stays', () => {
  const { after } = planned(EVENT, deskActs(EVENT, { type: 'mergeEntries', keep: 2, drop: 3 }))
  expect(after.prizes?.without).toEqual([2])
  expect(after.prizes?.categories[1]!.condition.nos).toEqual([1, 2])
})

test('a report that is imported again leaves the prizes as they are', () => {
  const { prizes: _, ...file } = EVENT
  const after = applyAct(EVENT, {
    type: 'importTournament',
    digest: 'new',
    file: { snapshot: file, individuals: [], games: [] },
  })
  expect(after.prizes).toEqual(BOTH)
})
