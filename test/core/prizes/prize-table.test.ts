import { expect, test } from 'vitest'
import { fits } from '#core/prizes/condition.ts'
import { prizeTable } from '#core/prizes/prize-table.ts'
import type { PublicEntryDetails } from '#core/snapshot/entry-details.ts'
import type { PrizeCategory, PrizeCondition, PrizePlan } from '#core/tournament/prizes.ts'
import { aSnapshot } from '#test/support/build.ts'

const EVENT = aSnapshot({
  players: ['Ann 2300 NED', 'Bea 2150 POL', 'Cy 1990 NED', 'Dee POL'],
  rounds: ['1-2 1, 3-4 0'],
  dates: [Date.UTC(2027, 3, 1)],
})
const details = (no: number, known: Partial<PublicEntryDetails>): PublicEntryDetails => ({
  no,
  fideId: null,
  sex: null,
  club: null,
  birthYear: null,
  ...known,
})
const DETAILS = [
  details(1, { sex: 'w', club: 'Rooks', birthYear: 2011, group: 'A' }),
  details(2, { sex: 'w', birthYear: 1962, group: 'B' }),
  details(3, { sex: 'm', club: 'rooks ', group: 'B' }),
]

const category = (condition: PrizeCondition, euros: number[], rest: Partial<PrizeCategory> = {}): PrizeCategory => ({
  name: '',
  condition,
  sharing: 'place',
  leastShare: 0,
  leastEntries: 0,
  prizes: euros.map((amount) => ({ amount: amount * 100, thing: '', worth: 0 })),
  ...rest,
})
const plan = (categories: PrizeCategory[], rest: Partial<PrizePlan> = {}): PrizePlan => ({
  currency: 'EUR',
  onePrize: 'most',
  rounding: 'exact',
  categories,
  without: [],
  ...rest,
})
const table = (given: PrizePlan, snapshot = EVENT) =>
  prizeTable({ snapshot, details: DETAILS, plan: given, round: snapshot.round })
const winners = (given: PrizePlan, snapshot = EVENT) =>
  table(given, snapshot).categories.map(({ awards }) => awards.map(({ person, money }) => [person, money / 100]))

function members(condition: PrizeCondition): number[] {
  const { categories } = table(plan([category(condition, [1, 1, 1, 1])], { onePrize: 'all' }))
  return categories[0]!.awards.map(({ person }) => person).toSorted()
}

test('a category has those of a sex, an age, a rating, a club, a federation, a group, a pool, or a list', () => {
  expect(members({})).toEqual([0, 1, 2, 3])
  expect(members({ sex: 'w' })).toEqual([0, 1])
  expect(members({ ageTo: 16 })).toEqual([0])
  expect(members({ ageFrom: 65 })).toEqual([1])
  expect(members({ ratingFrom: 1990, ratingTo: 2299 })).toEqual([1, 2])
  expect(members({ club: 'Rooks' })).toEqual([0, 2])
  expect(members({ federation: 'POL' })).toEqual([1, 3])
  expect(members({ group: 'B' })).toEqual([1, 2])
  expect(members({ pool: 0 })).toEqual([0, 1, 2, 3])
  expect(members({ nos: [4, 1] })).toEqual([0, 3])
})

test('all that a condition names has to hold', () => {
  expect(members({ sex: 'w', federation: 'POL' })).toEqual([1])
})

test('unrated players win rating prizes only if the category says so', () => {
  expect(members({ ratingTo: 2000 })).toEqual([2])
  expect(members({ ratingTo: 2000, unrated: 'with' })).toEqual([2, 3])
  expect(members({ unrated: 'only' })).toEqual([3])
})

test('ages go by the year of birth: in 2027 U16 is 2011 and later, 65+ is 1962 and earlier', () => {
  const born = (birthYear: number | null) => ({
    no: 1,
    rating: 0,
    federation: '',
    pool: 0,
    sex: null,
    birthYear,
    club: null,
    group: null,
  })
  expect([2010, 2011].map((year) => fits(born(year), { ageTo: 16 }, 2027))).toEqual([false, true])
  expect([1962, 1963].map((year) => fits(born(year), { ageFrom: 65 }, 2027))).toEqual([true, false])
  expect(fits(born(null), { ageTo: 16 }, 2027)).toBe('unknown')
})

test('whose year or sex is unknown is in no such category, and is named', () => {
  const { categories } = table(plan([category({ ageTo: 16 }, [1]), category({ sex: 'w', ageTo: 16 }, [1])]))
  expect(categories.map(({ unknown, fitting }) => [unknown.toSorted(), fitting])).toEqual([
    [[2, 3], 1],
    [[3], 1],
  ])
})

test('who withdrew, was expelled or is not for prizes is skipped', () => {
  const first = category({}, [100])
  expect(winners(plan([first]))).toEqual([[[0, 100]]])
  expect(winners(plan([first], { without: [1] }))).toEqual([[[3, 100]]])
  const withdrawn = aSnapshot({ ...EVENT, settings: EVENT.settings, rounds: EVENT.rounds, withdrawnFrom: { 0: 2 } })
  expect(winners(plan([first]), withdrawn)).toEqual([[[3, 100]]])
  const expelled = { ...EVENT, players: { ...EVENT.players, exclusions: { 0: 'expelled' as const } } }
  expect(winners(plan([first]), expelled)).toEqual([[[3, 100]]])
})

test('a category with fewer entries than it needs is not given', () => {
  const { categories, paid } = table(plan([category({ sex: 'w' }, [100], { leastEntries: 3 })]))
  expect(categories[0]).toMatchObject({ awards: [], isTooSmall: true, fitting: 2, unclaimed: [0] })
  expect(paid).toBe(0)
})

test('amounts based on entries fall in proportion, but not below what is guaranteed', () => {
  const based = (entries: number, least: number) =>
    table(plan([category({}, [2000])], { basedOn: { entries, least } })).categories[0]!.awards[0]!.money / 100
  expect(based(4, 50)).toBe(2000)
  expect(based(5, 50)).toBe(1600)
  expect(based(125, 50)).toBe(1000)
  expect(based(3, 50)).toBe(2000)
})

test('before round 1 nobody is placed by points, but categories know who fits', () => {
  const before = aSnapshot({ players: ['Ann 2300', 'Bea 2150'] })
  expect(table(plan([category({}, [100])]), before).categories[0]!.fitting).toBe(2)
})
