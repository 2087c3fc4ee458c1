import * as z from 'zod/mini'
import { FESTIVAL_STAGES, SECTION_KINDS } from '../../festival/facts.ts'
import { MONEY_STATES, PAYMENT_WAYS } from '../../festival/payments.ts'
import { PLACE_STATES } from '../../festival/waiting.ts'
import { SECTION_STATES } from '../../rows/festival-rows.ts'
import { DayField, FestivalHeadFields, SectionRuleInput } from '../festivals.ts'
import { OverallPrizes } from './festival-prizes.ts'
import {
  boolean,
  enumOf,
  integer,
  nationality,
  nullableNumber,
  nullableStart,
  nullableString,
  nullableTime,
  string,
  time,
} from './fields.ts'

const word = string('The section’s name in lists of the festival.')
const section = string('Id of the section’s tournament.')
const board = integer('Number of a board in the hall.')
const money = (meaning: string) => integer(`${meaning} In the currency’s smallest unit.`)
const personNo = integer('The person’s number in the festival.')
export const festivalVersion = integer('Increases by one with every change.')
const day = FestivalHeadFields.firstDay

export const FestivalRow = z.object({
  id: string('The festival’s word in its address.'),
  name: string('Name.'),
  logoURL: nullableString('Address of the logo.'),
  place: nullableString('Place.'),
  firstDay: day,
  lastDay: day,
  sections: integer('Its sections.'),
})

const leader = z.object({ name: string('Name.'), title: string('Title, or empty.'), nationality })

const sectionRow = {
  id: string('The tournament’s vanity address, else its id.'),
  tournament: section,
  version: integer('The tournament’s version.'),
  word,
  name: string('The tournament’s name.'),
  kind: enumOf(SECTION_KINDS, 'A person plays one main section; side events are free for all.'),
  state: enumOf(SECTION_STATES, 'How far it is.'),
  round: integer('The latest drawn round; 0 before the first.'),
  rounds: nullableNumber('Its rounds; null if unknown.'),
  pairings: integer('Pairings of the round.'),
  finished: integer('Pairings with a result.'),
  leaders: z.array(leader).check(z.describe('Two of those who lead.')),
  points: nullableNumber('Their points.'),
  players: integer('Players who haven’t withdrawn.'),
  timeControl: nullableString('Time control.'),
  starts: z.array(nullableStart('When each round starts.')),
  timeZone: nullableString('Name of its time zone.'),
  cap: nullableNumber('The most places.'),
  left: nullableNumber('Places left; null without a limit.'),
  waiting: integer('People who wait for a place.'),
  fee: money('The usual fee.'),
  rule: SectionRuleInput,
  boards: z.nullable(z.object({ first: board, last: board })).check(z.describe('Its boards in the hall.')),
  isOpen: boolean('Whether one may enter by the form now.'),
  closesAt: nullableTime('When entries close.'),
}
const SectionRow = z.object(sectionRow)

const {
  account: _account,
  cardURL: _cardURL,
  boardGap: _boardGap,
  hallCap: _hallCap,
  holdHours: _holdHours,
  ...publicFields
} = FestivalHeadFields

const identity = {
  id: string('The festival’s word in its address.'),
  version: festivalVersion,
  stage: enumOf(FESTIVAL_STAGES, 'A draft is seen by its managers alone.'),
  owner: nullableString('The owner’s username.'),
}
const PublicFestival = z.object({
  ...publicFields,
  ...identity,
  hasPrizes: boolean('Whether there are prizes over its sections.'),
  isManager: boolean('Whether the reader manages it.'),
})

export const FestivalAnswer = z.object({ festival: PublicFestival, sections: z.array(SectionRow) })

export const FestivalEntry = z.object({
  section,
  no: integer('Number in the section.'),
  name: string('Name, the family name first.'),
  title: string('Title, or empty.'),
  rating: integer('Rating; 0: none, or not shown.'),
  nationality,
})

export const FestivalPairings = z.object({
  rounds: z.array(
    z.object({ section, word, round: integer('The current round.'), start: nullableStart('When it starts.') }),
  ),
  seats: z.array(
    z.object({
      name: string('Name, the family name first.'),
      section,
      word,
      no: integer('Number in the section.'),
      board: z.nullable(board).check(z.describe('null in a bye.')),
      colour: z.nullable(z.enum(['w', 'b'])).check(z.describe('null in a bye.')),
      opponent: nullableString('null in a bye.'),
    }),
  ),
})

const person = {
  firstName: string('First name.'),
  lastName: string('Last name.'),
  title: string('Title, or empty.'),
  rating: integer('Rating; 0: none.'),
  nationality,
  fideId: nullableString('FIDE ID.'),
  sex: z.nullable(z.enum(['m', 'w'])).check(z.describe('Sex.')),
  birth: nullableString('Date or year of birth.'),
  club: nullableString('Club.'),
}

const Money = z.object({
  due: money('What is due.'),
  paid: money('What was paid.'),
  state: enumOf(MONEY_STATES, 'What follows from both.'),
})

const place = {
  section,
  state: enumOf(PLACE_STATES, 'Whether the place is theirs.'),
  offeredUntil: nullableTime('Until when a freed place is held.'),
  price: money('The price as it was when they entered.'),
}

export const OwnEntry = z.object({
  festival: PublicFestival,
  no: personNo,
  name: string('Name.'),
  person: z.object(person),
  reference: string('The reference of payments.'),
  creditorReference: string('The same with check digits (ISO 11649).'),
  places: z.array(z.object({ ...place, word, queue: nullableNumber('Place in the waiting list: 1 is the next.') })),
  money: Money,
  account: FestivalHeadFields.account,
  payload: nullableString('The text of the code for banking apps (EPC069-12).'),
  cardURL: nullableString('Where to pay by card.'),
})

export const FestivalRegister = z.object({
  people: z.array(
    z.object({
      ...person,
      no: personNo,
      email: nullableString('Email address.'),
      note: nullableString('What they wrote to the organiser.'),
      reference: string('The reference of payments.'),
      createdAt: time('When they entered.'),
      places: z.array(
        z.object({
          ...place,
          askedAt: time('When the entry was complete.'),
          entry: nullableNumber('Number in the section’s list; null: not in it.'),
        }),
      ),
      money: Money,
    }),
  ),
  payments: z.array(
    z.object({
      no: integer('Number of the payment.'),
      person: personNo,
      amount: money('Amount; negative: paid back.'),
      way: enumOf(PAYMENT_WAYS, 'How it was paid.'),
      day: DayField,
      note: nullableString('Note.'),
      by: nullableString('Username of who entered it.'),
      at: time('When it was entered.'),
    }),
  ),
})

export const FestivalDesk = z.object({
  festival: z.object({ ...FestivalHeadFields, ...identity, overallPrizes: z.nullable(OverallPrizes) }),
  sections: z.array(
    z.object({
      ...sectionRow,
      firstBoard: z.nullable(board).check(z.describe('Its own first board; null: after the section before.')),
      ownClosesAt: nullableTime('Its own closing time; null: the festival’s.'),
    }),
  ),
  overlaps: z.array(z.tuple([word, word])).check(z.describe('Main sections whose boards have the same numbers.')),
  staff: z.array(string('Username.')),
})

export const FestivalChangeRow = z.object({
  version: festivalVersion,
  at: time('When.'),
  by: nullableString('Username; null: somebody who entered without an account.'),
  words: string('What changed.'),
  reason: nullableString('Reason.'),
  undoes: nullableNumber('The version of the change that it undoes.'),
  isUndone: boolean('Whether a later change undid it.'),
  mayUndo: boolean('Whether it may be undone.'),
})
