import * as z from 'zod/mini'
import {
  MAX_BIRTH,
  MAX_ENTRY_NAME,
  MAX_EVENT_NAME,
  MAX_FIDE_ID,
  MAX_GROUP,
  MAX_REASON,
  MAX_ROUND_NO,
  MAX_ROUNDS,
  MAX_TITLE,
} from '../../limits/event.ts'
import { BYE_TYPES } from '../../snapshot/desk.ts'
import { EXCLUSIONS } from '../../tournament/exclusion.ts'
import { STAGES } from '../../tournament/stage.ts'
import { PAIRING_SYSTEMS } from '../../tournament/tournament.ts'
import type { Day } from '../../text/start.ts'
import { oneLine } from '../../text/visible.ts'
import { entryNo, rating, roundNo, teamCode } from '../fields.ts'
import { time } from '../match-requests.ts'
import { prizePlan } from '../prizes.ts'
import { listedText } from '../ratings.ts'
import { settingFields } from '../settings.ts'
import { FactsOfFile, halves, MiniOfFile, outcome, outcomes, webLink } from './facts.ts'

export const EVENT_FORMAT = 'kibitz-event'
/** Of the format; a file of a later version is refused. Fields that are added need no new version if they may be left out. */
export const EVENT_FILE_VERSION = 1

const MOST_ENTRIES = 5000
const MOST_ROWS = 200_000
const MAX_PGN = 64 * 1024

/** Longer than what is kept of any line. */
const LONGEST = 1000
const MAX_REMARK = 500

/** A line of text, cleaned and cut as those of reports are. */
const line = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(LONGEST)),
    z.transform((text) => oneLine(text).slice(0, max)),
  )
const rows = <Row extends z.ZodMiniType>(row: Row, most = MOST_ROWS) =>
  z._default(z.array(row).check(z.maxLength(most)), [])

const round = roundNo
/** TRF has four columns for a number. */
const no = entryNo.check(z.maximum(9999))
const federation = z.string().check(z.regex(/^[A-Z]{0,3}$/))
const colour = z.enum(['w', 'b'])
/** A header line of a report: without line ends, by which it could hold others. */
const reportLine = z.string().check(z.maxLength(500), z.regex(/^[0-3]\d2 [^\p{Cc}]*$/u))
const pool = z.int().check(z.nonnegative(), z.maximum(999))
const board = z.int().check(z.positive(), z.maximum(99_999))
const seat = z.int().check(z.nonnegative(), z.maximum(99_999))
const day = z.pipe(
  z.iso.date(),
  z.transform((text) => text as Day),
)
const { public: _public, vanityURL: _vanityURL, source: _source, ...settings } = settingFields
/** Settings but those of the site on which the event is. */
export const SETTINGS = z.partial(z.object(settings))

const System = z.object({
  fromRound: round,
  toRound: round,
  system: z.enum(PAIRING_SYSTEMS),
  poolNames: z.array(line(MAX_ENTRY_NAME)).check(z.maxLength(64)),
})

const Player = z.object({
  no,
  firstName: line(MAX_ENTRY_NAME),
  lastName: z._default(line(MAX_ENTRY_NAME), ''),
  title: z._default(line(MAX_TITLE), ''),
  rating: z._default(rating, 0),
  nationality: z._default(federation, ''),
  pool: z._default(pool, 0),
  active: z._default(z.boolean(), true),
  joinedFrom: z._default(z.nullable(round), null),
  withdrawnFrom: z._default(z.nullable(round), null),
  exclusion: z._default(z.nullable(z.enum(EXCLUSIONS)), null),
  code: z._default(z.nullable(teamCode), null),
})

const Match = z.object({
  round,
  no: board,
  board,
  pool: z._default(pool, 0),
  white: no,
  black: z.nullable(no),
  outcome,
  whitePoints: z._default(z.nullable(halves), null),
  blackPoints: z._default(z.nullable(halves), null),
  games: z._default(z.nullable(outcomes), null),
  facts: z._default(z.nullable(FactsOfFile), null),
  minis: z.optional(z.nullable(z.array(MiniOfFile).check(z.maxLength(99)))),
  whiteMp: z.optional(z.nullable(halves)),
  blackMp: z.optional(z.nullable(halves)),
})

const Individual = z.object({
  no,
  team: no,
  board: seat,
  name: line(2 * MAX_ENTRY_NAME),
  username: z.optional(line(MAX_ENTRY_NAME)),
  title: z._default(line(MAX_TITLE), ''),
  rating: z._default(rating, 0),
  nationality: z._default(federation, ''),
  fideId: z.optional(line(MAX_FIDE_ID)),
})

const Game = z.object({
  round,
  matchNo: board,
  no: board,
  board: seat,
  white: line(2 * MAX_ENTRY_NAME),
  black: line(2 * MAX_ENTRY_NAME),
  whiteIndividual: z.optional(no),
  blackIndividual: z.optional(no),
  whiteFirst: z._default(z.boolean(), true),
  outcome,
  link: z.optional(webLink),
  pgn: z.optional(z.string().check(z.maxLength(MAX_PGN))),
  startedAt: z.optional(time),
  endedAt: z.optional(time),
})

const Details = z.object({
  no,
  fideId: z._default(z.nullable(line(MAX_FIDE_ID)), null),
  sex: z._default(z.nullable(z.enum(['m', 'w'])), null),
  birth: z._default(z.nullable(line(MAX_BIRTH)), null),
  club: z._default(z.nullable(line(MAX_ENTRY_NAME)), null),
  group: z._default(z.nullable(line(MAX_GROUP)), null),
  listed: z._default(z.nullable(listedText), null),
})

/** A whole event as a file. Numbers of players are those of the event; everything else is named by them. */
export const EventFile = z.object({
  format: z.literal(EVENT_FORMAT),
  version: z.literal(EVENT_FILE_VERSION),
  name: line(MAX_EVENT_NAME),
  active: z._default(z.boolean(), true),
  /** The latest drawn round. */
  round: z.int().check(z.nonnegative(), z.maximum(MAX_ROUNDS)),
  closed: z._default(z.int().check(z.nonnegative(), z.maximum(MAX_ROUND_NO)), 0),
  stage: z._default(z.nullable(z.enum(STAGES)), null),
  initialColour: z._default(z.nullable(colour), null),
  remarks: z._default(z.array(line(MAX_REMARK)).check(z.maxLength(2000)), []),
  reportLines: z._default(z.array(reportLine).check(z.maxLength(60)), []),
  /** Those that differ from the defaults. */
  settings: SETTINGS,
  systems: rows(System, MAX_ROUNDS),
  rounds: rows(
    z.object({
      round,
      startsAt: z._default(z.nullable(time), null),
      day: z._default(z.nullable(day), null),
    }),
    MAX_ROUNDS,
  ),
  players: rows(Player, MOST_ENTRIES),
  matches: rows(Match),
  bonuses: rows(
    z.object({ player: no, round, mp: halves, gp: halves, reason: z.optional(line(MAX_REASON)) }),
    MOST_ENTRIES,
  ),
  forbidden: rows(z.object({ id: no, player: no, fromRound: round, toRound: z.nullable(round) }), MOST_ENTRIES),
  accelerations: rows(
    z.object({ first: no, last: no, fromRound: round, toRound: round, mp: halves, gp: halves }),
    MOST_ENTRIES,
  ),
  fixedColours: rows(z.object({ round, player: no, colour }), MOST_ENTRIES),
  byes: rows(z.object({ round, player: no, type: z.enum(BYE_TYPES) }), MOST_ENTRIES),
  details: rows(Details, MOST_ENTRIES),
  prizes: z._default(z.nullable(prizePlan), null),
  individuals: rows(Individual, 4 * MOST_ENTRIES),
  games: rows(Game),
})

export type EventFile = z.infer<typeof EventFile>
