import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from '#core/prizes/allocate.ts'
import { payouts } from '#core/prizes/payouts.ts'
import type { Race } from '#core/prizes/race.ts'
import { ONE_PRIZE, SHARINGS, type OnePrize, type Sharing } from '#core/tournament/prizes.ts'

const EXACT = { rounding: 'exact', unit: 100 } as const
const total = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** A field of up to 24 people with few different scores, and up to five categories. */
const racesOf = (sharings: readonly Sharing[] = SHARINGS): fc.Arbitrary<Race[]> =>
  fc.array(fc.nat({ max: 1 }), { minLength: 1, maxLength: 24 }).chain((steps) => {
    let level = 0
    const field = steps.map((step, person) => ({ person, level: (level += step), rank: person + 1 }))
    return fc.array(
      fc
        .record({
          prizes: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 6 }),
          sharing: fc.constantFrom(...sharings),
          leastShare: fc.constantFrom(0, 0, 20),
          members: fc.subarray(field),
          isForAll: fc.boolean(),
        })
        .map(({ prizes, sharing, leastShare, members, isForAll }) => ({
          prizes: prizes.toSorted((a, b) => b - a).map((amount) => ({ amount, thing: '', worth: 0 })),
          sharing,
          leastShare,
          contenders: isForAll ? field : members,
        })),
      { minLength: 1, maxLength: 5 },
    )
  })
const oneEach = fc.constantFrom<OnePrize>('most', 'first', 'pool')

test('what is paid and what is unclaimed is what was promised, to the cent', () => {
  fc.assert(
    fc.property(racesOf(), fc.constantFrom(...ONE_PRIZE), (races, onePrize) => {
      const { awards, unclaimed } = allocate(races, onePrize, EXACT)
      const paid = total(awards.map(({ money }) => money))
      const open = total(unclaimed.map(({ race, index }) => races[race]!.prizes[index]!.amount))
      expect(paid + open).toBe(total(races.flatMap(({ prizes }) => prizes.map(({ amount }) => amount))))
    }),
  )
})

test('rounding down to whole units never pays more than promised, and each award is whole', () => {
  fc.assert(
    fc.property(racesOf(), fc.constantFrom(...ONE_PRIZE), (races, onePrize) => {
      const { awards } = allocate(races, onePrize, { rounding: 'whole', unit: 10 })
      const promised = total(races.flatMap(({ prizes }) => prizes.map(({ amount }) => amount)))
      expect(total(awards.map(({ money }) => money))).toBeLessThanOrEqual(promised)
    }),
  )
})

test('nobody gets two prizes where one is allowed', () => {
  fc.assert(
    fc.property(racesOf(), oneEach, (races, onePrize) => {
      const people = allocate(races, onePrize, EXACT).awards.map(({ person }) => person)
      expect(new Set(people).size).toBe(people.length)
    }),
  )
})

test('a prize never goes to somebody outside its category', () => {
  fc.assert(
    fc.property(racesOf(), fc.constantFrom(...ONE_PRIZE), (races, onePrize) => {
      for (const { race, person } of allocate(races, onePrize, EXACT).awards)
        expect(races[race]!.contenders.some((one) => one.person === person)).toBe(true)
    }),
  )
})

test('where tie-breaks decide, nobody would get more by a prize that somebody below has', () => {
  fc.assert(
    fc.property(racesOf(['place']), (races) => {
      const { awards } = allocate(races, 'most', EXACT)
      for (const { race, person, worth } of awards)
        for (const better of races[race]!.contenders.filter((one) => one.person < person))
          expect(awards.find((award) => award.person === better.person)?.worth ?? 0).toBeGreaterThanOrEqual(worth)
    }),
  )
})

test('nobody gets less than any category alone would pay if everybody competed for it', () => {
  fc.assert(
    fc.property(racesOf(), (races) => {
      const { awards } = allocate(races, 'most', EXACT)
      for (const [at, race] of races.entries())
        for (const { person, money } of payouts(race, at, EXACT, () => true))
          expect(awards.find((award) => award.person === person)?.money ?? 0).toBeGreaterThanOrEqual(money)
    }),
  )
})

test('in one category a better place never gets less', () => {
  fc.assert(
    fc.property(racesOf(), (races) => {
      const awards = payouts(races[0]!, 0, EXACT, () => true)
      for (const [at, { money }] of awards.entries())
        if (at > 0) expect(awards[at - 1]!.money).toBeGreaterThanOrEqual(money)
    }),
  )
})
