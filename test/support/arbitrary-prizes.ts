import fc from 'fast-check'
import { ONE_PRIZE, ROUNDINGS, SHARINGS, type PrizePlan } from '#core/tournament/prizes.ts'

const amount = fc.nat({ max: 1e6 })

const prize = fc
  .record({ amount, thing: fc.constantFrom('', 'A cup'), worth: amount })
  .map((each) => (each.amount > 0 ? each : { ...each, thing: 'A cup' }))

export const prizePlans: fc.Arbitrary<PrizePlan> = fc.record(
  {
    currency: fc.constantFrom('EUR', 'JPY'),
    onePrize: fc.constantFrom(...ONE_PRIZE),
    rounding: fc.constantFrom(...ROUNDINGS),
    basedOn: fc.record({ entries: fc.integer({ min: 1, max: 500 }), least: fc.nat({ max: 100 }) }),
    categories: fc.array(
      fc.record({
        name: fc.constantFrom('', 'Best of the club'),
        condition: fc.constantFrom(
          {},
          { sex: 'w' as const },
          { ageTo: 18, federation: 'NED' },
          { ratingFrom: 2000, ratingTo: 2199, unrated: 'with' as const },
          { club: 'Rooks', nos: [1] },
        ),
        sharing: fc.constantFrom(...SHARINGS),
        leastShare: amount,
        leastEntries: fc.nat({ max: 9 }),
        prizes: fc.array(prize, {
          minLength: 1,
          maxLength: 3,
        }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    without: fc.constantFrom([], [1]),
  },
  { requiredKeys: ['currency', 'onePrize', 'rounding', 'categories', 'without'] },
)
