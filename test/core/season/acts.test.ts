import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SeasonAct } from '#core/season/season-act.ts'
import { unmadeSeason } from '#core/season/create-season.ts'
import { planSeason, undoOfSeason, wordsOfSeason } from '#core/season/plan-season.ts'
import { ENTRY_ORIGINS, ENTRY_STATES, type FinalTable, type SeasonEntry, type SeasonFacts } from '#core/season/facts.ts'
import { dividedEntries } from '#core/season/plan-divisions.ts'
import { DEFAULT_RULES } from '#core/season/rules.ts'
import { SEASON_TRANSITION_NAMES } from '#core/season/transitions.ts'

const entry = (no: number, more: Partial<SeasonEntry> = {}): SeasonEntry => ({
  no,
  team: `team-${no}`,
  name: `Team ${no}`,
  nationality: '',
  division: null,
  seat: 0,
  origin: 'new',
  from: null,
  state: 'confirmed',
  ...more,
})

const CREATE: SeasonAct = {
  type: 'createSeason',
  name: 'Autumn',
  rules: { ...DEFAULT_RULES, tiers: 2 },
  starts: [],
  entriesUntil: null,
  entries: [1, 2, 3, 4].map((no) => entry(no)),
  divisions: [],
}

function after(acts: SeasonAct[], before: SeasonFacts = unmadeSeason('harbour', 'autumn')): SeasonFacts {
  const plan = planSeason(before, acts)
  if (typeof plan === 'string') throw new Error(plan)
  return { ...plan.after, version: before.version + 1 }
}
const made = after([CREATE])
const refusal = (season: SeasonFacts, act: SeasonAct) => {
  const plan = planSeason(season, [act])
  return typeof plan === 'string' ? plan : undefined
}
const step = (name: (typeof SEASON_TRANSITION_NAMES)[number]): SeasonAct => ({ type: 'takeStep', step: name })
const divide = (season: SeasonFacts): SeasonAct => ({ type: 'setDivisions', ...dividedEntries(season) })

test('a season goes from draft to published fixtures, and each step out of turn is refused with the step to take', () => {
  expect(refusal(made, step('publish'))).toMatch(/draft/)
  const set = after([step('openEntries'), step('closeEntries'), divide(made)], made)
  expect(set.stage).toBe('set')
  expect(refusal(set, step('publish'))).toMatch(/Make the divisions/)
  const linked = after(
    set.divisions.map(({ tier, group }): SeasonAct => ({ type: 'linkDivision', tier, group, tournament: `t${tier}` })),
    set,
  )
  expect(after([step('publish')], linked).stage).toBe('published')
})

test('a closed season is frozen until it is reopened', () => {
  const published = { ...made, stage: 'published' as const }
  expect(refusal(published, step('close'))).toMatch(/aren’t final/)
  const closed = after([{ type: 'takeStep', step: 'close', final: [] }], published)
  expect(closed.final).toEqual([])
  expect(refusal(closed, { type: 'addEntries', entries: [entry(9)] })).toMatch(/closed/)
  expect(refusal(closed, { type: 'editSeason', change: { name: 'Other' } })).toMatch(/closed/)
  const reopened = after([step('reopen')], closed)
  expect(reopened).toMatchObject({ stage: 'published' })
  expect(reopened.final).toBeUndefined()
})

test('a team is entered once, by its team and by its name', () => {
  expect(refusal(made, { type: 'addEntries', entries: [entry(5, { team: 'team-1' })] })).toMatch(/entered already/)
  expect(refusal(made, { type: 'addEntries', entries: [entry(5, { name: 'TEAM 1' })] })).toMatch(/entered already/)
  expect(refusal(made, { type: 'addEntries', entries: [entry(5)] })).toBeUndefined()
})

test('once a division has its tournament, rules that decide fixtures are fixed, and promotion may still change', () => {
  const divided = after([divide(made)], made)
  const linked = after([{ type: 'linkDivision', tier: 1, group: 1, tournament: 'a' }], divided)
  const { rules } = linked
  expect(refusal(linked, { type: 'editSeason', change: { rules: { ...rules, meetings: 2 } } })).toMatch(/fixtures/)
  expect(refusal(linked, { type: 'editSeason', change: { rules: { ...rules, up: 1 } } })).toBeUndefined()
  expect(refusal(linked, divide(linked))).toMatch(/fixtures already/)
  expect(refusal(linked, { type: 'removeEntries', nos: [1] })).toMatch(/Withdraw/)
})

test('a change can be undone unless something later changed the same', () => {
  const rename = (name: string): SeasonAct => ({ type: 'editSeason', change: { name } })
  const first = planSeason(made, [rename('Winter')])
  if (typeof first === 'string') throw new Error(first)
  expect(undoOfSeason(first.after, first)).toEqual([rename('Autumn')])
  const later = after([rename('Spring')], first.after)
  expect(undoOfSeason(later, first)).toMatch(/changed since/)
  const beside = after([{ type: 'addEntries', entries: [entry(9)] }], first.after)
  expect(undoOfSeason(beside, first)).toEqual([rename('Autumn')])
})

const no = fc.integer({ min: 1, max: 8 })
const act: fc.Arbitrary<SeasonAct> = fc.oneof(
  fc.record({ type: fc.constant('addEntries' as const), entries: fc.tuple(no.map((one) => entry(one))) }),
  fc.record({ type: fc.constant('removeEntries' as const), nos: fc.tuple(no) }),
  fc.record({
    type: fc.constant('changeEntry' as const),
    no,
    change: fc.record(
      { state: fc.constantFrom(...ENTRY_STATES), origin: fc.constantFrom(...ENTRY_ORIGINS) },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    type: fc.constant('editSeason' as const),
    change: fc.record({ name: fc.string(), entriesUntil: fc.option(fc.nat()) }, { requiredKeys: [] }),
  }),
  fc.record({
    type: fc.constant('takeStep' as const),
    step: fc.constantFrom(...SEASON_TRANSITION_NAMES),
    final: fc.constant<FinalTable[]>([]),
  }),
  fc.constant(divide(made)),
)

test('the inverse of every act leads back to the facts before it, and every act has words', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 8 }), (acts) => {
      let season = made
      for (const one of acts) {
        const plan = planSeason(season, [one])
        if (typeof plan === 'string') continue
        expect(wordsOfSeason(season, [one])).not.toBe('')
        if (plan.inverse) expect(planSeason(plan.after, plan.inverse)).toMatchObject({ after: season })
        season = plan.after
      }
    }),
  )
})
