import * as checks from '#words/checks.js'
import * as say from '#words/festival.js'
import * as z from 'zod/mini'
import { isFestivalWord } from '../addresses/festival-routes.ts'
import { FESTIVAL_STAGES, SECTION_KINDS, type FestivalHead, type SectionRule } from '../festival/facts.ts'
import type { PriceRule } from '../festival/price.ts'
import { isBic, isIban, plainIban } from '../festival/reference.ts'
import { MAX_LOCATION, MAX_TITLE } from '../limits/event.ts'
import {
  MAX_CONTACT,
  MAX_FESTIVAL_NAME,
  MAX_FESTIVAL_TEXT,
  MAX_FIRST_BOARD,
  MAX_HOLDER,
  MAX_HOLD_HOURS,
  MAX_IBAN_TYPED,
  MAX_MONEY,
  MAX_PLACES,
  MAX_PRICE_RULES,
  MAX_RULE_FEDERATIONS,
  MAX_SECTIONS,
  MAX_SECTION_WORD,
} from '../limits/festival.ts'
import { calendarDay, type Day } from '../text/start.ts'
import { CreateTournamentInput } from './desk.ts'
import {
  changeVersion,
  federationCode,
  idField,
  nameField,
  rating,
  reason,
  shortLine,
  usernameField,
} from './fields.ts'
import { OverallPlanInput } from './overall-prizes.ts'
import { settingFields } from './settings.ts'

const WORD = { error: say.addressForm }
const NAME = { error: () => say.festivalName({ max: MAX_FESTIVAL_NAME }) }
const SECTION = { error: () => say.sectionWord({ max: MAX_SECTION_WORD }) }
const DAY = { error: say.dayForm }
const MOMENT = { error: checks.startTime }
const PLACES = { error: () => say.placesForm({ max: MAX_PLACES }) }
const BOARD = { error: () => say.boardForm({ max: MAX_FIRST_BOARD }) }
const HOURS = { error: () => say.hoursForm({ max: MAX_HOLD_HOURS }) }
const MONEY = { error: say.moneyForm }
const YEAR = { error: say.yearForm }
const PRICES = { error: () => say.tooManyPrices({ max: MAX_PRICE_RULES }) }
const FEDERATIONS = { error: () => say.tooManyFederations({ max: MAX_RULE_FEDERATIONS }) }
const IBAN = { error: say.ibanForm }
const BIC = { error: say.bicForm }
const CURRENCY = { error: say.currencyForm }
const SECTIONS = { error: say.chooseSections }

const word = z.string(WORD).check(z.refine(isFestivalWord, WORD))
const moment = z.int(MOMENT).check(z.nonnegative(MOMENT), z.maximum(8.64e15, MOMENT))
export const DayField = z.pipe(
  z.string(DAY).check(z.refine((written) => calendarDay(written) !== undefined, DAY)),
  z.transform((written): Day => calendarDay(written)!),
)
const places = z.nullable(z.int(PLACES).check(z.positive(PLACES), z.maximum(MAX_PLACES, PLACES)))
const board = z.int(BOARD).check(z.nonnegative(BOARD), z.maximum(MAX_FIRST_BOARD, BOARD))
const money = z.int(MONEY).check(z.nonnegative(MONEY), z.maximum(MAX_MONEY, MONEY))
const year = z.nullable(z.int(YEAR).check(z.minimum(1900, YEAR), z.maximum(2100, YEAR)))
const sex = z.nullable(z.enum(['m', 'w']))
const tournament = idField(SECTION)
const federations = z.array(federationCode).check(z.maxLength(MAX_RULE_FEDERATIONS, FEDERATIONS))
const { logoURL: link, description } = settingFields

export const SectionRuleInput = z.object({
  ratingFrom: z.nullable(rating),
  ratingTo: z.nullable(rating),
  birthFrom: year,
  birthTo: year,
  sex,
  federations,
  unrated: z.boolean(),
  playingUp: z.boolean(),
}) satisfies z.ZodMiniType<SectionRule>

const price = z.object({
  tournament: z.nullable(tournament),
  titles: z.array(shortLine(MAX_TITLE)).check(z.maxLength(12)),
  ratingFrom: z.nullable(rating),
  birthFrom: year,
  birthTo: year,
  sex,
  until: z.nullable(moment),
  nthSection: z.nullable(z.int(SECTIONS).check(z.positive(SECTIONS), z.maximum(MAX_SECTIONS, SECTIONS))),
  amount: z.nullable(money),
  percent: z.nullable(z.int(MONEY).check(z.nonnegative(MONEY), z.maximum(200, MONEY))),
}) satisfies z.ZodMiniType<PriceRule>

const account = z.object({
  holder: nameField(MAX_HOLDER, { error: () => say.holderForm({ max: MAX_HOLDER }) }),
  iban: z.pipe(
    z.string(IBAN).check(
      z.maxLength(MAX_IBAN_TYPED, IBAN),
      z.refine((typed) => isIban(plainIban(typed)), IBAN),
    ),
    z.transform(plainIban),
  ),
  bic: z.pipe(
    z.string(BIC).check(
      z.maxLength(MAX_IBAN_TYPED, BIC),
      z.refine((typed) => typed.trim() === '' || isBic(plainIban(typed)), BIC),
    ),
    z.transform(plainIban),
  ),
})

export const FestivalHeadFields = {
  name: nameField(MAX_FESTIVAL_NAME, NAME),
  place: z.nullable(shortLine(MAX_LOCATION)),
  federation: z.nullable(federationCode),
  timeZone: settingFields.timeZone,
  firstDay: z.nullable(DayField),
  lastDay: z.nullable(DayField),
  logoURL: link,
  website: link,
  rulesURL: link,
  description: description.check(z.refine((text) => (text?.length ?? 0) <= MAX_FESTIVAL_TEXT, NAME)),
  contact: z.nullable(shortLine(MAX_CONTACT)),
  currency: z.string(CURRENCY).check(z.regex(/^[A-Z]{3}$/, CURRENCY)),
  entriesOpen: z.boolean(),
  entriesUntil: z.nullable(moment),
  hallCap: places,
  entriesAsk: z.boolean(),
  severalMain: z.boolean(),
  holdHours: z.int(HOURS).check(z.nonnegative(HOURS), z.maximum(MAX_HOLD_HOURS, HOURS)),
  account: z.nullable(account),
  cardURL: link,
  prices: z.array(price).check(z.maxLength(MAX_PRICE_RULES, PRICES)),
  boardGap: board,
}

const FestivalChange = z.partial(z.object(FestivalHeadFields)) satisfies z.ZodMiniType<Partial<FestivalHead>>

/** POST /festival/create; only the name is required. */
export const CreateFestivalInput = z.extend(FestivalChange, {
  name: FestivalHeadFields.name,
  /** The word in its address; made from the name if it is left out. */
  id: z.optional(word),
})

const sectionFields = {
  word: nameField(MAX_SECTION_WORD, SECTION),
  kind: z.enum(SECTION_KINDS),
  cap: places,
  firstBoard: z.nullable(board),
  fee: money,
  closesAt: z.nullable(moment),
  rule: SectionRuleInput,
}
const SectionFields = z.partial(z.object(sectionFields))

/** POST /festival/{id}/addSection: a tournament that its director has already. */
export const AddSectionInput = z.extend(SectionFields, { tournament })

/** POST /festival/{id}/createSection: a new tournament. */
export const CreateSectionInput = z.object({ section: SectionFields, tournament: CreateTournamentInput })

/** POST /festival/{id}/removeSection; the tournament stays. */
export const RemoveSectionInput = z.object({ tournament })

const FestivalRequest = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('edit'), change: FestivalChange }),
    z.object({ type: z.literal('stage'), stage: z.enum(FESTIVAL_STAGES) }),
    z.object({ type: z.literal('changeSection'), tournament, change: SectionFields }),
    /** `was` are those that these replace: refused if they are others by now. */
    z.object({
      type: z.literal('setPrizes'),
      prizes: z.nullable(OverallPlanInput),
      was: z.optional(z.nullable(OverallPlanInput)),
    }),
    z.object({
      type: z.literal('order'),
      order: z.array(tournament).check(z.maxLength(MAX_SECTIONS)),
    }),
  ],
  { error: say.unknownRequest },
)
export type SentFestivalRequest = z.output<typeof FestivalRequest>

/** POST /festival/{id}/change */
export const FestivalChangeInput = z.object({ request: FestivalRequest, reason })

/** POST /festival/{id}/undo */
export const UndoFestivalInput = z.object({ version: changeVersion, reason })

/** POST /festival/{id}/addStaff and removeStaff */
export const FestivalStaffInput = z.object({ username: usernameField({ error: checks.usernameRequired }) })
