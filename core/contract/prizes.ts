import * as say from '#words/prizesDesk.js'
import * as z from 'zod/mini'
import { MAX_ENTRY_NAME, MAX_GROUP } from '../limits/event.ts'
import {
  MAX_PRIZE_AMOUNT,
  MAX_PRIZE_CATEGORIES,
  MAX_PRIZE_ENTRIES,
  MAX_PRIZE_TEXT,
  MAX_PRIZES_OF_CATEGORY,
} from '../limits/prizes.ts'
import { ONE_PRIZE, ROUNDINGS, SHARINGS, type PrizeCondition } from '../tournament/prizes.ts'
import { entryNo, federationCode, rating, shortLine } from './fields.ts'

const CURRENCY = { error: say.currencyCode }
const AMOUNT = { error: say.prizeAmount }
const AGE = { error: say.prizeAge }
const COUNT = { error: say.prizeEntries }
export const CATEGORIES = { error: () => say.tooManyCategories({ max: MAX_PRIZE_CATEGORIES }) }
const PRIZES = { error: () => say.prizesOfCategory({ max: MAX_PRIZES_OF_CATEGORY }) }
const BASED_ON = { error: say.basedOnEntries }

const amount = z.int(AMOUNT).check(z.nonnegative(AMOUNT), z.maximum(MAX_PRIZE_AMOUNT, AMOUNT))
const count = z.int(COUNT).check(z.nonnegative(COUNT), z.maximum(MAX_PRIZE_ENTRIES, COUNT))
const age = z.int(AGE).check(z.nonnegative(AGE), z.maximum(120, AGE))
const named = (max: number) => shortLine(max).check(z.minLength(1, { error: say.conditionIsEmpty }))
const nos = z.array(entryNo).check(z.maxLength(MAX_PRIZE_ENTRIES, COUNT))

const isInOrder = (from: number | undefined, to: number | undefined): boolean =>
  from === undefined || to === undefined || from <= to

export const conditionFields = {
  sex: z.optional(z.enum(['m', 'w'])),
  ageFrom: z.optional(age),
  ageTo: z.optional(age),
  ratingFrom: z.optional(rating),
  ratingTo: z.optional(rating),
  unrated: z.optional(z.enum(['with', 'only'])),
  club: z.optional(named(MAX_ENTRY_NAME)),
  federation: z.optional(federationCode),
  group: z.optional(named(MAX_GROUP)),
  pool: z.optional(z.int().check(z.nonnegative(), z.maximum(99))),
  nos: z.optional(nos),
}

type Band = Pick<PrizeCondition, 'ageFrom' | 'ageTo' | 'ratingFrom' | 'ratingTo'>

export const isConditionInOrder = [
  z.refine<Band>(({ ageFrom, ageTo }) => isInOrder(ageFrom, ageTo), { error: say.agesInOrder }),
  z.refine<Band>(({ ratingFrom, ratingTo }) => isInOrder(ratingFrom, ratingTo), { error: say.ratingsInOrder }),
] as const

const condition = z.object(conditionFields).check(...isConditionInOrder)

const prize = z
  .object({ amount, thing: shortLine(MAX_PRIZE_TEXT), worth: amount })
  .check(z.refine(({ amount, thing }) => amount > 0 || thing !== '', { error: say.prizeIsEmpty }))

export const categoryFields = {
  name: shortLine(MAX_PRIZE_TEXT),
  sharing: z.enum(SHARINGS),
  leastShare: amount,
  leastEntries: count,
  prizes: z.array(prize).check(z.minLength(1, PRIZES), z.maxLength(MAX_PRIZES_OF_CATEGORY, PRIZES)),
}

const category = z.object({ ...categoryFields, condition })

export const prizePlan = z.object({
  currency: z.string(CURRENCY).check(z.regex(/^[A-Z]{3}$/, CURRENCY)),
  onePrize: z.enum(ONE_PRIZE),
  rounding: z.enum(ROUNDINGS),
  basedOn: z.optional(
    z.object({
      entries: z.int(BASED_ON).check(z.positive(BASED_ON), z.maximum(MAX_PRIZE_ENTRIES, BASED_ON)),
      least: z.int(BASED_ON).check(z.nonnegative(BASED_ON), z.maximum(100, BASED_ON)),
    }),
  ),
  categories: z.array(category).check(z.minLength(1, CATEGORIES), z.maxLength(MAX_PRIZE_CATEGORIES, CATEGORIES)),
  without: nos,
})

/** All categories and prizes; null removes them. `was` are those that these replace: refused if they are others by now. */
export const SetPrizes = z.object({
  type: z.literal('setPrizes'),
  prizes: z.nullable(prizePlan),
  was: z.optional(z.nullable(prizePlan)),
})
