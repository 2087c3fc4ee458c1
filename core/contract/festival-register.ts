import * as checks from '#words/checks.js'
import * as say from '#words/festival.js'
import * as z from 'zod/mini'
import { PAYMENT_WAYS } from '../festival/payments.ts'
import { MAX_BIRTH, MAX_ENTRY_NAME, MAX_FIDE_ID, MAX_TITLE } from '../limits/event.ts'
import { MAX_ENTRY_NOTE, MAX_MONEY, MAX_PAYMENT_NOTE, MAX_SECTIONS } from '../limits/festival.ts'
import { emailField, federationOrNone, idField, nameField, rating, reason, shortLine } from './fields.ts'
import { DayField } from './festivals.ts'

const PERSON = { error: () => checks.entryName({ max: MAX_ENTRY_NAME }) }
const SECTIONS = { error: say.chooseSections }
const MONEY = { error: say.moneyForm }

const no = z.int(PERSON).check(z.positive(PERSON))
const sex = z.nullable(z.enum(['m', 'w']))
const tournament = idField(SECTIONS)

const personFields = {
  firstName: nameField(MAX_ENTRY_NAME, PERSON),
  lastName: z._default(shortLine(MAX_ENTRY_NAME), ''),
  title: z._default(shortLine(MAX_TITLE), ''),
  rating: z._default(rating, 0),
  nationality: z._default(federationOrNone, ''),
  fideId: z._default(z.nullable(shortLine(MAX_FIDE_ID)), null),
  sex: z._default(sex, null),
  birth: z._default(z.nullable(shortLine(MAX_BIRTH)), null),
  club: z._default(z.nullable(shortLine(MAX_ENTRY_NAME)), null),
}
const FestivalPersonInput = z.object(personFields)
const sections = z.array(tournament, SECTIONS).check(z.minLength(1, SECTIONS), z.maxLength(MAX_SECTIONS, SECTIONS))
const SECRET = { error: say.noSuchEntry }
const secret = z.string(SECRET).check(z.regex(/^[\w-]{2,43}$/, SECRET))

/** POST /festival/{id}/enter, without an account. */
export const EnterFestivalInput = z.object({
  person: FestivalPersonInput,
  email: emailField(),
  /** Whether this address gets emails about the entry, and about pairings and results in sections that send them. */
  letters: z._default(z.boolean(), false),
  note: z._default(z.nullable(shortLine(MAX_ENTRY_NOTE)), null),
  sections,
  /** Random, made by the client: who has it sees and changes the entry. The same request again is answered as the first time. */
  secret: z.string(SECRET).check(z.regex(/^[\w-]{22,43}$/, SECRET)),
})

/** The secret in the link to one’s own entry. */
export const OwnEntryInput = z.object({ secret })

/** POST /festival/{id}/answerOffer: `accept` a place that is held, or leave a section. */
export const OwnPlaceInput = z.object({ secret, section: tournament, accept: z.boolean() })

const RegisterRequest = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('addPerson'),
      person: FestivalPersonInput,
      email: z._default(z.nullable(emailField()), null),
      sections,
    }),
    z.object({ type: z.literal('correct'), no, person: FestivalPersonInput }),
    /** Into a section or onto its list, over its limit too; `out` takes them out. */
    z.object({ type: z.literal('place'), no, section: tournament, state: z.enum(['in', 'out', 'waiting']) }),
    z.object({ type: z.literal('move'), no, from: tournament, to: tournament }),
    z.object({
      type: z.literal('pay'),
      no,
      amount: z.int(MONEY).check(
        z.minimum(-MAX_MONEY, MONEY),
        z.maximum(MAX_MONEY, MONEY),
        z.refine((amount) => amount !== 0, MONEY),
      ),
      way: z.enum(PAYMENT_WAYS),
      day: DayField,
      note: z._default(z.nullable(shortLine(MAX_PAYMENT_NOTE)), null),
    }),
    z.object({ type: z.literal('removePayment'), payment: z.int(MONEY).check(z.positive(MONEY)) }),
  ],
  { error: say.unknownRequest },
)
export type SentRegisterRequest = z.output<typeof RegisterRequest>

/** POST /festival/{id}/changeRegister */
export const RegisterChangeInput = z.object({ request: RegisterRequest, reason })
