import * as say from '#words/festival.js'
import * as z from 'zod/mini'
import { COMPARISONS, type OverallPlan } from '../festival/overall-prizes.ts'
import { MAX_PLACES, MAX_SECTIONS } from '../limits/festival.ts'
import { MAX_PRIZE_CATEGORIES } from '../limits/prizes.ts'
import { ROUNDINGS } from '../tournament/prizes.ts'
import { idField } from './fields.ts'
import { CATEGORIES, categoryFields, conditionFields, isConditionInOrder } from './prizes.ts'

const COUNTED = { error: say.countedOfClub }
const SECTION = { error: say.noSuchSection }

const { pool: _pool, nos: _nos, ...condition } = conditionFields

const category = z.object({
  ...categoryFields,
  condition: z.object(condition).check(...isConditionInOrder),
  sections: z.array(idField(SECTION)).check(z.maxLength(MAX_SECTIONS)),
  compare: z.enum(COMPARISONS),
  bestOfClub: z.nullable(z.int(COUNTED).check(z.positive(COUNTED), z.maximum(MAX_PLACES, COUNTED))),
})

export const OverallPlanInput = z.object({
  onePrize: z.enum(['most', 'first', 'all']),
  withSections: z.boolean(),
  rounding: z.enum(ROUNDINGS),
  categories: z.array(category).check(z.minLength(1, CATEGORIES), z.maxLength(MAX_PRIZE_CATEGORIES, CATEGORIES)),
}) satisfies z.ZodMiniType<OverallPlan>
