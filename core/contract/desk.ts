import * as say from '#words/checks.js'
import * as sayFacts from '#words/eventFacts.js'
import * as z from 'zod/mini'
import {
  MAX_BIRTH,
  MAX_ENTRIES_AT_ONCE,
  MAX_ENTRY_NAME,
  MAX_EVENT_NAME,
  MAX_FIDE_ID,
  MAX_GROUP,
  MAX_LOCATION,
  MAX_NOTES,
  MAX_TIME_CONTROL,
  MAX_TITLE,
} from '../limits/event.ts'
import { BRACKET_WAYS } from '../changes/bracket-ways.ts'
import { CHOSEN_REASONS } from '../match/decision.ts'
import { BOARD_LETTERS, MAX_REPORTED_BOARDS } from '../match/reported-result.ts'
import { BYE_REQUEST_STATES, BYE_TYPES } from '../snapshot/desk.ts'
import { FEES } from '../snapshot/entry-details.ts'
import { REGISTRATIONS } from '../tournament/tournament.ts'
import { EnteredResultInput, tieBreakGames } from './entered-result.ts'
import { entryNo, federationOrNone, nameField, rating, reason, roundNo, shortLine, teamCode } from './fields.ts'
import { apartGroups } from './apart-groups.ts'
import { EditEvent } from './edit-event.ts'
import { lichessName } from './starts.ts'
import { GrantBonus, RevokeBonus, RuleMini, SetMini } from './minis.ts'
import { Rule, SetTime, time } from './match-requests.ts'
import { SetPrizes } from './prizes.ts'
import { listedText, RefreshRatings } from './ratings.ts'
import { letterAddress } from './registration.ts'
import { start } from './round-starts.ts'
import { settingFields, timeZone, totalRounds } from './settings.ts'

const NAME = { error: () => say.tournamentName({ max: MAX_EVENT_NAME }) }
const PERSON = { error: () => say.entryName({ max: MAX_ENTRY_NAME }) }
const ENTRIES = { error: say.entryNumbers }
const BOARDS = { error: say.boardResults }
const TOO_MANY = { error: () => say.tooManyEntries({ max: MAX_ENTRIES_AT_ONCE }) }
const NOTES = { error: () => sayFacts.notesTooLong({ max: MAX_NOTES }) }
const TOO_MANY_NUMBERS = { error: say.tooManyNumbers }

const round = roundNo
const no = entryNo
const nos = z.array(no, ENTRIES).check(z.minLength(1, ENTRIES), z.maxLength(5000, TOO_MANY_NUMBERS))
const person = {
  firstName: nameField(MAX_ENTRY_NAME, PERSON),
  lastName: shortLine(MAX_ENTRY_NAME),
  title: shortLine(MAX_TITLE),
  rating,
  nationality: federationOrNone,
  pool: z.int().check(z.nonnegative(), z.maximum(99)),
}

const details = {
  fideId: z.nullable(shortLine(MAX_FIDE_ID)),
  sex: z.nullable(z.enum(['m', 'w'])),
  club: z.nullable(shortLine(MAX_ENTRY_NAME)),
  birth: z.nullable(shortLine(MAX_BIRTH)),
  group: z.nullable(shortLine(MAX_GROUP)),
  fee: z.nullable(z.enum(FEES)),
  lichess: z.nullable(lichessName),
  listed: z.nullable(listedText),
}

/** A note on each line; those that begin with an underscore are for the desk only. */
const notes = z.nullable(z.string(NOTES).check(z.trim(), z.maxLength(MAX_NOTES, NOTES)))

/** Only the first name is required. */
const NewEntry = z.object({
  firstName: person.firstName,
  lastName: z._default(person.lastName, ''),
  title: z._default(person.title, ''),
  rating: z._default(person.rating, 0),
  nationality: z._default(person.nationality, ''),
  pool: z._default(person.pool, 0),
  fideId: z._default(z.nullable(shortLine(MAX_FIDE_ID)), null),
  sex: z._default(z.nullable(z.enum(['m', 'w'])), null),
  club: z._default(z.nullable(shortLine(MAX_ENTRY_NAME)), null),
  birth: z._default(z.nullable(shortLine(MAX_BIRTH)), null),
  group: z._default(z.nullable(shortLine(MAX_GROUP)), null),
  listed: z.optional(z.nullable(listedText)),
})
const entries = z.array(NewEntry).check(z.maxLength(MAX_ENTRIES_AT_ONCE, TOO_MANY))

/** POST /tournament/create; only name and rounds are required. */
export const CreateTournamentInput = z.object({
  name: nameField(MAX_EVENT_NAME, NAME),
  rounds: totalRounds,
  system: z._default(settingFields.pairingSystem, 'swiss'),
  gamesPerMatch: z.optional(z.int().check(z.positive(), z.maximum(100))),
  competitors: z.optional(z.enum(['individual', 'team'])),
  location: z.optional(shortLine(MAX_LOCATION)),
  timeControl: z.optional(shortLine(MAX_TIME_CONTROL)),
  timeZone: z.optional(timeZone),
  startsAt: z.optional(start),
  registration: z.optional(z.enum(REGISTRATIONS)),
  /** The id of an earlier tournament of the same director, whose settings are copied. */
  like: z.optional(z.string(NAME).check(z.regex(/^[\w-]{1,64}$/, NAME))),
  /** Whether the tournament is open at once, instead of a draft. */
  isOpen: z.optional(z.boolean()),
  entries: z.optional(entries),
})

const pair = z.object({
  white: no,
  black: z.nullable(no),
  bye: z.optional(z.enum(BYE_TYPES)),
  pool: z.optional(z.int().check(z.nonnegative())),
  isFixed: z.optional(z.literal(true)),
})
const two = z.tuple([no, no], ENTRIES)
const pairs = z.array(pair).check(z.maxLength(5000, TOO_MANY_NUMBERS))
const board = { round, no }
const bye = z.nullable(z.object({ type: z.enum(BYE_TYPES), state: z.enum(BYE_REQUEST_STATES) }))

const plain = <Type extends string>(type: Type) => z.object({ type: z.literal(type) })
const ofRound = <Type extends string>(type: Type) => z.object({ type: z.literal(type), round })
const ofBoard = <Type extends string>(type: Type) => z.object({ type: z.literal(type), ...board })

/** Every request from the desk. The type in core/changes/desk-requests.ts is inferred from this schema. */
const Request = z.discriminatedUnion(
  'type',
  [
    plain('open'),
    plain('abandon'),
    plain('resume'),
    plain('sendReport'),
    plain('takeReportBack'),
    plain('leaveFideMode'),
    EditEvent,
    z.object({ type: z.literal('addEntries'), entries: entries.check(z.minLength(1, PERSON)) }),
    z.object({
      type: z.literal('editEntry'),
      no,
      change: z.partial(z.object({ ...person, joinedFrom: z.nullable(round), code: z.nullable(teamCode) })),
      /** Data of the entry outside the snapshot. */
      details: z.optional(z.partial(z.object({ ...details, notes, email: letterAddress }))),
      /** Whether the player agreed to get letters at the address that `details` has. */
      agreed: z.optional(z.boolean()),
    }),
    /** Joins two entries of one person. `details` are those that the entry that stays lacks. */
    z.object({
      type: z.literal('mergeEntries'),
      keep: no,
      drop: no,
      details: z.optional(z.partial(z.object(details))),
    }),
    z.object({ type: z.literal('renumber'), order: z.optional(nos) }),
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
      /** The draw that the same engine made in the browser; the server compares it with its own. */
      expected: z.optional(pairs),
      /** Digest of the facts that were drawn from, for draws too large to be repeated by the server. */
      certificate: z.optional(z.string().check(z.maxLength(40))),
      /** The pairs of a round that another program drew. */
      pairs: z.optional(pairs),
    }),
    z.object({ type: z.literal('editDraw'), round, pairs }),
    /** Draws the draft again. Fixed pairs stay; `forbid` keeps two players apart, `allow` lifts that. */
    z.object({ type: z.literal('redraw'), round, forbid: z.optional(two), allow: z.optional(two) }),
    /** Who may not meet, as the whole list; without rounds for the whole event. */
    z.object({ type: z.literal('forbid'), groups: apartGroups }),
    z.object({ type: z.literal('schedule'), round, publishAt: z.nullable(time) }),
    ofRound('discardDraw'),
    /** After a round was taken back, boards that come back get their results again, unless `isEmpty`. */
    z.object({ type: z.literal('publish'), round, isEmpty: z.optional(z.literal(true)) }),
    /** `isWithResults` confirms that results of the round are taken back too. */
    z.object({ type: z.literal('unpublish'), round, isWithResults: z.optional(z.boolean()) }),
    /** Single boards of the published round. `white` is the entry that has White afterwards. */
    z.object({ type: z.literal('swapColours'), ...board, white: no }),
    /** `clearsResults` also clears the results of both boards. */
    z.object({ type: z.literal('exchangePlayers'), round, one: no, other: no, clearsResults: z.optional(z.boolean()) }),
    /** Seats an entry, or a new one, against the player who has the bye. */
    z.object({
      type: z.literal('seatPlayer'),
      ...board,
      player: z.optional(no),
      entry: z.optional(NewEntry),
      isWhite: z.optional(z.boolean()),
    }),
    /** Leaves both players without a game. `isWithResult` confirms that the board’s result is removed. */
    z.object({ type: z.literal('takeBoardApart'), ...board, isWithResult: z.optional(z.boolean()) }),
    ofRound('reopen'),
    z.object({ type: z.literal('close'), round, isAdjourning: z.optional(z.boolean()) }),
    z.object({
      type: z.literal('enterResult'),
      ...board,
      result: EnteredResultInput,
      was: z.optional(z.string().check(z.length(2))),
      /**
       * `redraw` also draws the next round's draft again; `ratingReport` changes only the rating report. If someone else
       * goes through in a knockout, `replace` seats them in the next round, and `stays` leaves the other one in.
       */
      goes: z.optional(z.enum(['redraw', 'ratingReport', ...BRACKET_WAYS])),
    }),
    z.object({
      type: z.literal('enterBoards'),
      ...board,
      /** Two letters for each board of a team match, board 1 first. */
      boards: z.string(BOARDS).check(z.maxLength(2 * MAX_REPORTED_BOARDS, BOARDS), z.regex(BOARD_LETTERS, BOARDS)),
      goes: z.optional(z.enum(BRACKET_WAYS)),
    }),
    /** Decides a tied knockout match. `white` and `side` are sides of the match: `w` its White. */
    z.object({
      type: z.literal('decide'),
      ...board,
      tieBreak: tieBreakGames,
      goesThrough: z.nullable(z.object({ side: z.enum(['w', 'b']), reason: z.enum(CHOSEN_REASONS) })),
      goes: z.optional(z.literal('replace')),
    }),
    z.object({ type: z.literal('feature'), ...board, isFeatured: z.boolean() }),
    SetMini,
    RuleMini,
    SetPrizes,
    RefreshRatings,
    GrantBonus,
    RevokeBonus,
    ofBoard('clearResult'),
    ofBoard('adjourn'),
    SetTime,
    Rule,
    z.object({ type: z.literal('settle'), ...board, by: z.enum(['w', 'b', 'site']) }),
    z.object({ type: z.literal('confirm'), boards: z.optional(z.array(z.object(board)).check(z.maxLength(5000))) }),
  ],
  { error: say.unknownDeskRequest },
)

export type SentDeskRequest = z.output<typeof Request>

/** POST /tournament/{id}/change */
export const DeskChangeInput = z.object({ request: Request, reason })
