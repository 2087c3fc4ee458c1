import * as z from 'zod/mini'
import { ENTERED_OUTCOMES } from '../match/entered-result.ts'
import { BOARD_LETTERS, MAX_REPORTED_BOARDS } from '../match/reported-result.ts'
import { federation } from '../people/federations.ts'
import { BYE_REQUEST_STATES, BYE_TYPES } from '../snapshot/desk.ts'
import { FEES } from '../snapshot/entry-details.ts'
import { REGISTRATIONS } from '../tournament/tournament.ts'
import { lineField, nameField } from './name-field.ts'
import { settingFields, totalRounds } from './settings.ts'

const NAME = 'Give the tournament a name of 1 to 80 characters.'
const PERSON = 'Each entry needs a name of 1 to 80 characters.'
const LINE = 'Use up to 80 characters.'
const ROUND = 'The round must be a number from 1.'
const ENTRY = 'Name the entry by its number.'
const RATING = 'A rating must be a number from 0 to 4000.'
const FEDERATION = 'Use FIDE’s three-letter code for a federation.'
const RESULT = 'That isn’t a result. Enter a win, a draw, a forfeit or the points of both sides.'
const BOARDS = 'Give the results of up to 20 boards, two letters each.'
const TOO_MANY = 'Up to 2,000 entries at once.'
const VERSION = 'Name the change by its version.'

const round = z.int(ROUND).check(z.positive(ROUND), z.maximum(999, ROUND))
const no = z.int(ENTRY).check(z.positive(ENTRY))
const nos = z.array(no, ENTRY).check(z.minLength(1, ENTRY), z.maxLength(5000, TOO_MANY))
const line = (max = 80) => lineField(max, LINE)
const rating = z.int(RATING).check(z.nonnegative(RATING), z.maximum(4000, RATING))
const nationality = z.string(FEDERATION).check(z.refine((code) => code === '' || federation(code) === code, FEDERATION))
const time = z.int('Give start times in milliseconds since 1970.').check(z.nonnegative(), z.maximum(8.64e15))

const person = {
  firstName: nameField(80, PERSON),
  lastName: line(),
  title: line(3),
  rating,
  nationality,
  pool: z.int().check(z.nonnegative(), z.maximum(99)),
}

const details = {
  fideId: z.nullable(line(12)),
  sex: z.nullable(z.enum(['m', 'w'])),
  club: z.nullable(line()),
  birth: z.nullable(line(10)),
  group: z.nullable(line(40)),
  fee: z.nullable(z.enum(FEES)),
}

/** A name is enough. */
const NewEntry = z.object({
  firstName: person.firstName,
  lastName: z._default(person.lastName, ''),
  title: z._default(person.title, ''),
  rating: z._default(person.rating, 0),
  nationality: z._default(person.nationality, ''),
  pool: z._default(person.pool, 0),
  fideId: z._default(z.nullable(line(12)), null),
  sex: z._default(z.nullable(z.enum(['m', 'w'])), null),
  club: z._default(z.nullable(line()), null),
  birth: z._default(z.nullable(line(10)), null),
})
const entries = z.array(NewEntry).check(z.maxLength(2000, TOO_MANY))

/** POST /tournament/create: name and rounds are enough. */
export const CreateTournamentInput = z.object({
  name: nameField(80, NAME),
  rounds: totalRounds,
  system: z._default(settingFields.pairingSystem, 'swiss'),
  gamesPerMatch: z.optional(z.int().check(z.positive(), z.maximum(100))),
  competitors: z.optional(z.enum(['individual', 'team'])),
  location: z.optional(line(120)),
  timeControl: z.optional(line(60)),
  startsAt: z.optional(time),
  registration: z.optional(z.enum(REGISTRATIONS)),
  /** An earlier tournament of the same director, whose settings it takes. */
  like: z.optional(z.string(NAME).check(z.regex(/^[\w-]{1,64}$/, NAME))),
  /** Whether everybody sees it at once. */
  isOpen: z.optional(z.boolean()),
  entries: z.optional(entries),
})

const pair = z.object({
  white: no,
  black: z.nullable(no),
  bye: z.optional(z.enum(['U', ...BYE_TYPES])),
  pool: z.optional(z.int().check(z.nonnegative())),
  isFixed: z.optional(z.literal(true)),
})
const two = z.tuple([no, no], ENTRY)
const pairs = z.array(pair).check(z.maxLength(5000, TOO_MANY))
const points = z.number(RESULT).check(z.nonnegative(RESULT), z.maximum(10_000, RESULT), z.multipleOf(0.5, RESULT))
/** A result as it is entered. */
export const EnteredResultInput = z.union(
  [z.object({ outcome: z.enum(ENTERED_OUTCOMES, RESULT) }), z.object({ points: z.tuple([points, points], RESULT) })],
  { error: () => RESULT },
)
const board = { round, no }
const bye = z.nullable(z.object({ type: z.enum(BYE_TYPES), state: z.enum(BYE_REQUEST_STATES) }))

const plain = <Type extends string>(type: Type) => z.object({ type: z.literal(type) })
const ofRound = <Type extends string>(type: Type) => z.object({ type: z.literal(type), round })
const ofBoard = <Type extends string>(type: Type) => z.object({ type: z.literal(type), ...board })

/** What may be asked for at the desk; core/changes/desk-requests.ts has the same as types. */
const Request = z.discriminatedUnion(
  'type',
  [
    plain('open'),
    plain('abandon'),
    plain('resume'),
    plain('sendReport'),
    plain('takeReportBack'),
    plain('leaveFideMode'),
    z.object({
      type: z.literal('editEvent'),
      name: z.optional(nameField(80, NAME)),
      settings: z.optional(z.partial(z.object(settingFields))),
      dates: z.optional(z.array(z.nullable(time)).check(z.maxLength(99))),
    }),
    z.object({ type: z.literal('addEntries'), entries: entries.check(z.minLength(1, PERSON)) }),
    z.object({
      type: z.literal('editEntry'),
      no,
      change: z.partial(z.object({ ...person, joinedFrom: z.nullable(round) })),
      details: z.optional(z.partial(z.object(details))),
    }),
    plain('renumber'),
    z.object({ type: z.literal('removeEntries'), nos }),
    z.object({ type: z.literal('withdraw'), no, also: z.optional(nos), from: z.optional(round) }),
    z.object({ type: z.literal('expel'), no }),
    z.object({ type: z.literal('exchangeNumbers'), one: no, other: no }),
    z.object({ type: z.literal('reinstate'), no }),
    z.object({ type: z.literal('setBye'), ...board, bye }),
    z.object({ type: z.literal('checkIn'), round, nos, isPresent: z.nullable(z.boolean()) }),
    z.object({
      type: z.literal('draw'),
      round,
      isByHand: z.optional(z.boolean()),
      hasThirdPlace: z.optional(z.boolean()),
      expected: z.optional(pairs),
      certificate: z.optional(z.string().check(z.maxLength(40))),
      pairs: z.optional(pairs),
    }),
    z.object({ type: z.literal('editDraw'), round, pairs }),
    z.object({ type: z.literal('redraw'), round, forbid: z.optional(two), allow: z.optional(two) }),
    z.object({ type: z.literal('schedule'), round, publishAt: z.nullable(time) }),
    ofRound('discardDraw'),
    ofRound('publish'),
    z.object({ type: z.literal('unpublish'), round, isWithResults: z.optional(z.boolean()) }),
    ofRound('reopen'),
    z.object({ type: z.literal('close'), round, isAdjourning: z.optional(z.boolean()) }),
    z.object({
      type: z.literal('enterResult'),
      ...board,
      result: EnteredResultInput,
      was: z.optional(z.string().check(z.length(2))),
      goes: z.optional(z.enum(['redraw', 'ratingReport'])),
    }),
    z.object({
      type: z.literal('enterBoards'),
      ...board,
      boards: z.string(BOARDS).check(z.maxLength(2 * MAX_REPORTED_BOARDS, BOARDS), z.regex(BOARD_LETTERS, BOARDS)),
    }),
    ofBoard('clearResult'),
    ofBoard('adjourn'),
    z.object({ type: z.literal('settle'), ...board, by: z.enum(['w', 'b', 'site']) }),
    z.object({ type: z.literal('confirm'), boards: z.optional(z.array(z.object(board)).check(z.maxLength(5000))) }),
  ],
  'The desk doesn’t know that request.',
)

const REASON = 'Reasons can have at most 200 characters.'
const reason = z.optional(z.string(REASON).check(z.trim(), z.maxLength(200, REASON)))

/** POST /tournament/{id}/change */
export const DeskChangeInput = z.object({ request: Request, reason })

/** POST /tournament/{id}/undo: a change by its version. */
export const UndoInput = z.object({ version: z.int(VERSION).check(z.positive(VERSION)), reason })
