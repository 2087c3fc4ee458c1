import * as z from 'zod/mini'
import { ONE_PRIZE, ROUNDINGS, SHARINGS } from '../../tournament/prizes.ts'
import { enumOf, integer, string } from './fields.ts'

const Condition = z
  .object({
    sex: z.optional(enumOf(['m', 'w'], 'Men or women.')),
    ageFrom: z.optional(integer('Youngest age, as reached in the year of the tournament.')),
    ageTo: z.optional(integer('Oldest age: 18 for U18.')),
    ratingFrom: z.optional(integer('Lowest rating.')),
    ratingTo: z.optional(integer('Highest rating.')),
    unrated: z.optional(enumOf(['with', 'only'], 'Whether unrated entries are in too, or nobody else.')),
    club: z.optional(string('Club of the entry.')),
    federation: z.optional(string('FIDE three-letter code.')),
    group: z.optional(string('The entry’s group for prizes.')),
    pool: z.optional(integer('From 0.')),
    nos: z.optional(z.array(z.int()).check(z.describe('Numbers of entries.'))),
  })
  .check(z.describe('All that is given has to hold; empty: everybody.'))

const Prize = z.object({
  amount: integer('In the currency’s smallest unit, such as cents.'),
  thing: string('Something that can’t be divided, such as a cup; or empty.'),
  worth: integer('What the thing counts for, beside the amount.'),
})

export const Category = z.object({
  name: string('Empty: named after its condition.'),
  condition: Condition,
  sharing: enumOf(SHARINGS, 'How those level on points share: by tie-breaks, equally, or half of each (Hort).'),
  leastShare: integer('Fewer share if a share would be smaller.'),
  leastEntries: integer('Given only if so many entries fit.'),
  prizes: z.array(Prize).check(z.describe('The best placed first.')),
})

export const Prizes = z
  .object({
    currency: string('Three letters of ISO 4217.'),
    onePrize: enumOf(
      ONE_PRIZE,
      'Who fits several prizes gets the one worth most, the first, or all; pool: those level put them together.',
    ),
    rounding: enumOf(ROUNDINGS, 'Shares to the smallest unit, or rounded down to whole amounts.'),
    basedOn: z.optional(
      z
        .object({
          entries: integer('Entries for which amounts are paid in full.'),
          least: integer('Percent that are paid at least.'),
        })
        .check(z.describe('Left out if the amounts are guaranteed.')),
    ),
    categories: z.array(Category).check(z.describe('Of two prizes worth the same, the upper one is given.')),
    without: z.array(z.int()).check(z.describe('Numbers of entries that get no prizes.')),
  })
  .check(z.describe('Categories and prizes.'))
