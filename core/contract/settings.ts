import * as boards from '#words/boardFeeds.js'
import * as captains from '#words/captainRules.js'
import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { MAX_BOARD_DELAY } from '../limits/boards.ts'
import {
  MAX_LOCATION,
  MAX_ROUNDS,
  MAX_SETTING_LINK,
  MAX_SETTING_TEXT,
  MAX_TEAM_PLAYERS,
  MAX_TIME_CONTROL,
} from '../limits/event.ts'
import { parseTieBreak } from '../standings/tie-breaks.ts'
import { isTimeZone } from '../text/zone-clock.ts'
import { SEED_METHODS } from '../tournament/seed-method.ts'
import { TEAM_TYPES } from '../tournament/team-type.ts'
import {
  ACCELERATIONS,
  BOARD_RESULTS,
  COMPETITORS,
  EDITIONS,
  EVENT_LETTERS,
  LIVE_EVALUATIONS,
  PAIRING_SYSTEMS,
  REGISTRATIONS,
} from '../tournament/tournament.ts'
import { isOwnPath, isWebAddress } from '../text/web-link.ts'
import { federationCode, shortLine } from './fields.ts'
import { factSettings } from './event-facts.ts'
import { fixtureSettings } from './minis.ts'

const TEXT = { error: say.textTooLong }
const ROUNDS = { error: () => say.totalRounds({ max: MAX_ROUNDS }) }
const PLACES = { error: say.qualifyingPlaces }
const POINTS = { error: say.pointsOfResult }
const GAMES = { error: say.gamePoints }
const MINUTES = { error: say.lineUpMinutes }
const DELAY = { error: () => boards.boardDelay({ max: MAX_BOARD_DELAY }) }
const LINK = { error: say.linkForm }
const ZONE = { error: say.timeZone }
const TIE_BREAK = { error: say.tieBreak }
const TIE_BREAKS = { error: say.tieBreaks }

const CLOSING = { error: captains.closingTime }
function wholeTo(max: number) {
  const range = { error: () => captains.wholeNumberTo({ max }) }
  return z.int(range).check(z.nonnegative(range), z.maximum(max, range))
}

const text = z.nullable(z.string(TEXT).check(z.maxLength(MAX_SETTING_TEXT, TEXT)))
const points = z.number(POINTS).check(z.nonnegative(POINTS), z.maximum(100, POINTS), z.multipleOf(0.5, POINTS))
const link = z.nullable(
  z.string(LINK).check(
    z.maxLength(MAX_SETTING_LINK, LINK),
    z.refine((text) => isOwnPath(text) || isWebAddress(text), LINK),
  ),
)
const tieBreak = z.string(TIE_BREAK).check(
  z.maxLength(24, TIE_BREAK),
  z.refine((code) => parseTieBreak(code) !== undefined, TIE_BREAK),
)

export const timeZone = z.string(ZONE).check(z.maxLength(64, ZONE), z.refine(isTimeZone, ZONE))

export const totalRounds = z.int(ROUNDS).check(z.positive(ROUNDS), z.maximum(MAX_ROUNDS, ROUNDS))

/** Settings that a director can change. */
export const settingFields = {
  pairingSystem: z.enum(PAIRING_SYSTEMS, { error: say.pairingSystem }),
  totalRounds: z.nullable(totalRounds),
  qualifyingPlaces: z.nullable(z.int(PLACES).check(z.positive(PLACES), z.maximum(64, PLACES))),
  competitors: z.enum(COMPETITORS),
  teamType: z.enum(TEAM_TYPES),
  secondaryScore: z.boolean(),
  lineUpMinutes: z.int(MINUTES).check(z.nonnegative(MINUTES), z.maximum(10_080, MINUTES)),
  substituteMinutes: wholeTo(1440),
  boardOrderTolerance: z.nullable(wholeTo(1000)),
  squadSize: wholeTo(MAX_TEAM_PLAYERS),
  squadClosesAt: z.nullable(z.int(CLOSING).check(z.nonnegative(CLOSING), z.maximum(8.64e15, CLOSING))),
  lateEntries: wholeTo(MAX_TEAM_PLAYERS),
  lateEntriesBelow: wholeTo(MAX_TEAM_PLAYERS),
  agreeDaysBefore: wholeTo(60),
  agreeDaysAfter: wholeTo(60),
  agreeHours: wholeTo(1440),
  protestHours: wholeTo(1440),
  winReward: points,
  drawReward: points,
  lossReward: points,
  byeReward: points,
  absenceReward: points,
  gamePointTotal: z.int(GAMES).check(z.positive(GAMES), z.maximum(100, GAMES)),
  showRatings: z.boolean(),
  allowRegistration: z.enum(REGISTRATIONS),
  displayPoints: z.enum(['match', 'game']),
  poolDisplay: z.literal([0, 1, 2]),
  public: z.boolean(),
  location: z.nullable(shortLine(MAX_LOCATION)),
  federation: z.nullable(federationCode),
  timeZone: z.nullable(timeZone),
  timeControl: z.nullable(shortLine(MAX_TIME_CONTROL)),
  prizes: text,
  description: text,
  streamURL: link,
  rulesURL: link,
  profileURL: link,
  logoURL: link,
  tieBreaks: z.array(tieBreak).check(
    z.maxLength(12, TIE_BREAKS),
    z.refine((codes) => new Set(codes).size === codes.length, TIE_BREAKS),
  ),
  edition: z.literal([...EDITIONS]),
  pullResults: z.literal([0, 1, 2]),
  allowSelfLinks: z.literal([0, 1, 2, 3]),
  allowSelfSubmissions: z.boolean(),
  boardDelay: z.int(DELAY).check(z.nonnegative(DELAY), z.maximum(MAX_BOARD_DELAY, DELAY)),
  boardResults: z.enum(BOARD_RESULTS),
  liveEvaluations: z.enum(LIVE_EVALUATIONS),
  ...fixtureSettings,
  ...factSettings,
  acceleration: z.enum(ACCELERATIONS),
  swapLastRounds: z.boolean(),
  keizerTop: wholeTo(1000),
  keizerAbsences: wholeTo(100),
  keizerPause: wholeTo(100),
  showNorms: z.boolean(),
  seedMethod: z.enum(SEED_METHODS),
  letters: z.enum(EVENT_LETTERS),
}
