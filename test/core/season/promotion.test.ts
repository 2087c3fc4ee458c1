import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FinalTable } from '#core/season/facts.ts'
import { movementOf, promotionOf, type PromotionCases } from '#core/season/promotion.ts'
import { DEFAULT_RULES, VACANCIES } from '#core/season/rules.ts'
import { cases } from '#test/support/audit.ts'

const RULES = { ...DEFAULT_RULES, tiers: 2 }
const NAMES = ['', 'Ash', 'Birch', 'Cedar', 'Dale', 'Elm', 'Fir', 'Gorse', 'Hazel', 'Ivy', 'Juniper', 'Kale', 'Larch']
const no = (name: string): number => NAMES.indexOf(name)

const table = (tier: number, names: string, group = 1): FinalTable => ({
  tier,
  group,
  rows: names.split(' ').map((name, at) => ({ entry: no(name), place: at + 1, mp: 0, gp: 0 })),
})

// Facts on leagues, §6.5: the worked example.
const A = table(1, 'Ash Birch Elm Cedar Dale Fir')
const BEFORE = table(2, 'Hazel Gorse Ivy Juniper Kale Larch')
const AFTER = table(2, 'Hazel Juniper Gorse Ivy Kale Larch')

function next(tables: FinalTable[], rules = RULES, also: PromotionCases = {}) {
  const { places } = promotionOf(tables, rules, also)
  const of = (tier: number) => places.filter((one) => one.tier === tier).map(({ entry }) => NAMES[entry])
  return [of(1).join(' '), of(2).join(' ')]
}

test('two up and two down: those who come down are first, those who come up are last', () => {
  expect(next([A, AFTER])).toEqual(['Ash Birch Elm Cedar Hazel Juniper', 'Dale Fir Gorse Ivy Kale Larch'])
})

test('a removal after the last round changes who goes up', () => {
  expect(next([A, BEFORE])[0]).toBe('Ash Birch Elm Cedar Hazel Gorse')
})

test('without notional board points for forfeits, another team goes down', () => {
  expect(next([table(1, 'Ash Birch Elm Dale Cedar Fir'), AFTER])).toEqual([
    'Ash Birch Elm Dale Hazel Juniper',
    'Cedar Fir Gorse Ivy Kale Larch',
  ])
})

test('every entry has its origin and its place before', () => {
  expect(promotionOf([A, AFTER], RULES).places.find(({ entry }) => entry === no('Hazel'))).toEqual({
    entry: no('Hazel'),
    tier: 1,
    group: 1,
    origin: 'promoted',
    from: { tier: 2, group: 1, place: 1 },
    isUndecided: false,
  })
})

test('the best of those who would go down stays if a team leaves the upper division', () => {
  expect(next([A, AFTER], RULES, { leaving: [no('Birch')] })).toEqual([
    'Ash Elm Cedar Dale Hazel Juniper',
    'Fir Gorse Ivy Kale Larch',
  ])
})

test('with the rule of the best loser, the next team goes up instead', () => {
  expect(next([A, AFTER], { ...RULES, vacancies: 'bestLoser' }, { leaving: [no('Birch')] })).toEqual([
    'Ash Elm Cedar Hazel Juniper Gorse',
    'Dale Fir Ivy Kale Larch',
  ])
})

test('without a rule, the place stays open for an invited team', () => {
  const { places, open } = promotionOf([A, AFTER], { ...RULES, vacancies: 'open' }, { leaving: [no('Birch')] })
  expect(places).toHaveLength(11)
  expect(open).toEqual([{ tier: 1, places: 1 }])
})

test('a team that declines to go up stays, and its place is filled', () => {
  expect(next([A, AFTER], RULES, { declined: [no('Juniper')] })).toEqual([
    'Ash Birch Elm Cedar Dale Hazel',
    'Fir Juniper Gorse Ivy Kale Larch',
  ])
  expect(next([A, AFTER], { ...RULES, vacancies: 'bestLoser' }, { declined: [no('Juniper')] })[0]).toBe(
    'Ash Birch Elm Cedar Hazel Gorse',
  )
})

test('until a play-off is decided both sides stay, and the draft says so', () => {
  const rules = { ...RULES, up: 1, down: 1, playoff: 1 }
  const { places } = promotionOf([A, AFTER], rules)
  expect(places.filter(({ isUndecided }) => isUndecided).map(({ entry }) => NAMES[entry])).toEqual(['Dale', 'Juniper'])
  expect(next([A, AFTER], rules, { playoffs: { 1: [no('Juniper')] } })).toEqual([
    'Ash Birch Elm Cedar Hazel Juniper',
    'Dale Fir Gorse Ivy Kale Larch',
  ])
  expect(next([A, AFTER], rules, { playoffs: { 1: [no('Dale')] } })[0]).toBe('Ash Birch Elm Cedar Dale Hazel')
})

test('parallel groups send up their first teams, and those who come down fill the smaller group', () => {
  const rules = { ...RULES, groups: 2, up: 1 }
  const tables = [
    table(1, 'Ash Birch Cedar Dale'),
    table(2, 'Elm Fir Gorse Hazel'),
    table(2, 'Ivy Juniper Kale Larch', 2),
  ]
  const { places } = promotionOf(tables, rules)
  const of = (tier: number, group: number) =>
    places.filter((one) => one.tier === tier && one.group === group).map(({ entry }) => NAMES[entry])
  expect(of(1, 1)).toEqual(['Ash', 'Birch', 'Elm', 'Ivy'])
  expect(of(2, 1)).toEqual(['Cedar', 'Fir', 'Gorse', 'Hazel'])
  expect(of(2, 2)).toEqual(['Dale', 'Juniper', 'Kale', 'Larch'])
})

test('a league of one division has nobody to move', () => {
  const { places } = promotionOf([A], { ...RULES, tiers: 1 })
  expect(places.every(({ origin }) => origin === 'stayed')).toBe(true)
  expect(movementOf({ ...RULES, tiers: 1 }, 1, 1, 6)).toBe('stay')
})

test('nobody is lost or placed twice, and no division grows beyond its size', () => {
  const size = fc.integer({ min: 1, max: 8 })
  fc.assert(
    fc.property(
      fc.array(size, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 1 }),
      fc.constantFrom(...VACANCIES),
      fc.array(fc.integer({ min: 1, max: 32 })),
      fc.array(fc.integer({ min: 1, max: 32 })),
      (sizes, moves, playoff, vacancies, leaving, declined) => {
        let entry = 0
        const tables = sizes.map((count, at) => ({
          tier: at + 1,
          group: 1,
          rows: Array.from({ length: count }, (_, place) => ({ entry: ++entry, place: place + 1, mp: 0, gp: 0 })),
        }))
        const rules = { ...RULES, tiers: sizes.length, up: moves, down: moves, playoff, vacancies }
        const { places, open } = promotionOf(tables, rules, { leaving, declined })
        const gone = new Set(leaving.filter((one) => one <= entry))
        expect(places.map((one) => one.entry).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: entry }, (_, at) => at + 1).filter((one) => !gone.has(one)),
        )
        for (const { origin, from, tier } of places)
          expect(tier - from.tier).toBe({ promoted: -1, stayed: 0, relegated: 1, new: 9, invited: 9 }[origin])
        const free = open.reduce((sum, one) => sum + one.places, 0)
        const surplus = sizes.reduce((sum, count, at) => {
          const members = places.filter(({ tier }) => tier === at + 1).length
          return sum + Math.max(0, members - count)
        }, 0)
        expect(free - surplus).toBe(gone.size)
      },
    ),
    { numRuns: cases(40, 3000) },
  )
})
