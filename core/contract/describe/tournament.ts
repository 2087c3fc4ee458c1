import * as z from 'zod/mini'
import { EXCLUSIONS } from '../../tournament/exclusion.ts'
import { STAGES } from '../../tournament/stage.ts'
import { TEAM_TYPES } from '../../tournament/team-type.ts'
import { TIME_CLASSES } from '../../tournament/time-class.ts'
import {
  BOARD_RESULTS,
  LIVE_EVALUATIONS,
  COMPETITORS,
  EDITIONS,
  PAIRING_SYSTEMS,
  POOL_DISPLAYS,
  REGISTRATIONS,
} from '../../tournament/tournament.ts'
import { captainSettings } from './captain-settings.ts'
import { systemSettings } from './system-settings.ts'
import { factSettings } from './event-facts.ts'
import { drawRules } from './draw-rules.ts'
import { EventSummary } from './event-summary.ts'
import { Facts } from './facts.ts'
import { Bonus, fixtureColumns, fixtureSettings } from './mini.ts'
import { System } from './pairing-system.ts'
import { Prizes } from './prizes.ts'
import {
  nullableNumber,
  nullableString,
  nullableStart,
  number,
  enumOf,
  string,
  time,
  integer,
  boolean,
} from './fields.ts'

const statusFields = {
  id: string('The tournament’s id.'),
  name: string('Its name.'),
  user: nullableString('The organiser’s username.'),
  round: integer('The last round drawn; 0 before the first.'),
  active: boolean('Whether it is active.'),
  players: integer('Number of players or teams.'),
  createdAt: time('When it was created.'),
  updatedAt: time('When it last changed.'),
  description: nullableString('Markdown.'),
  href: string('Link to its page.'),
  button: string('Text for that link.'),
  logoURL: nullableString('Logo URL.'),
  systems: z.array(System),
}

export const Status = z.object(statusFields)

const listFields = {
  vanityURL: nullableString('Used in place of the id in addresses.'),
  competitors: enumOf(COMPETITORS, 'Who plays.'),
  pairingSystem: enumOf(PAIRING_SYSTEMS, 'Pairing system, where systems doesn’t set another.'),
  timeControl: nullableString('As the organiser wrote it.'),
  totalRounds: nullableNumber('Planned rounds; null if open-ended.'),
}

export const TournamentRow = z.object({
  ...statusFields,
  ...listFields,
  startedAt: nullableStart('When round 1 starts.'),
  featured: z
    .array(
      z.object({
        id: string('The pairing’s id.'),
        w: string('Name.'),
        b: string('Name.'),
        scoreW: nullableNumber('Points; null until played.'),
        scoreB: nullableNumber('Points; null until played.'),
        isLive: boolean('Whether it is being played.'),
        won: z
          .nullable(z.enum(['w', 'b']))
          .check(z.describe('The side that has won, or can’t be caught while games go on.')),
      }),
    )
    .check(z.describe('The first pairings of the current round, while it is live.')),
  podium: z
    .array(
      z.object({
        place: z.literal([1, 2, 3]).check(z.describe('Shared by those on the same place.')),
        name: string('Name.'),
        title: string('GM, WIM, … or empty.'),
        nationality: string('Three letters, or empty.'),
        pool: nullableString('The pool’s title, where there are several: then who won each.'),
      }),
    )
    .check(z.describe('Who came first, second and third, within a minute of the end.')),
  summary: EventSummary,
})

export const EventRow = z.object({
  id: statusFields.id,
  name: statusFields.name,
  href: statusFields.href,
  logoURL: statusFields.logoURL,
  round: statusFields.round,
  active: statusFields.active,
  players: statusFields.players,
  ...listFields,
  system: enumOf(PAIRING_SYSTEMS, 'Pairing system of the first rounds.'),
  speed: z.nullable(z.enum(TIME_CLASSES)).check(z.describe('FIDE’s class of time control; null if unknown.')),
  location: nullableString('Location.'),
  federation: nullableString('FIDE code of the federation, such as NED.'),
  startedAt: nullableStart('When round 1 starts.'),
  createdAt: statusFields.createdAt,
})

const settingFields = {
  ...listFields,
  qualifyingPlaces: nullableNumber('How many of each pool qualify; null if it isn’t set.'),
  winReward: number('Match points for a win.'),
  drawReward: number('Match points for a draw.'),
  lossReward: number('Match points for a loss.'),
  byeReward: number('Match points for a pairing-allocated bye.'),
  absenceReward: number('Match points for a forfeit loss or a zero-point bye.'),
  gamePointTotal: number('Game points per pairing.'),
  showRatings: boolean('Whether ratings are shown.'),
  allowRegistration: enumOf(REGISTRATIONS, 'Who may join.'),
  displayPoints: enumOf(['match', 'game'], 'Which points standings are sorted by.'),
  teamType: enumOf(TEAM_TYPES, 'How colours are counted when teams are drawn (FIDE C.04.6).'),
  secondaryScore: boolean('Whether the other score decides colours between two teams with the same score.'),
  ...captainSettings,
  ...systemSettings,
  ...factSettings,
  poolDisplay: z.literal([0, 1, 2]).check(z.describe(`How pools are numbered: ${POOL_DISPLAYS.join(', ')}.`)),
  source: nullableString('Where results come from, such as chessCom.'),
  public: boolean('Whether it is public.'),
  location: nullableString('Location.'),
  federation: nullableString('FIDE code of the federation, such as NED.'),
  timeZone: nullableString('Time zone of the venue, such as Europe/Prague; null if it isn’t set.'),
  prizes: nullableString('Markdown.'),
  description: nullableString('Markdown.'),
  streamURL: nullableString('Stream URL.'),
  rulesURL: nullableString('Rules URL.'),
  profileURL: nullableString('Website URL.'),
  logoURL: nullableString('Logo URL.'),
  edition: z.literal(EDITIONS).check(z.describe('Edition of FIDE C.07 used for tie-breaks.')),
  pullResults: z.literal([0, 1, 2]).check(z.describe('0 off, 1 provisional results, 2 final results.')),
  allowSelfLinks: z.literal([0, 1, 2, 3]).check(z.describe('Whether players may add game links.')),
  allowSelfSubmissions: boolean('Whether players may submit results.'),
  boardDelay: number('Minutes by which readers see moves of boards over the board later.'),
  boardResults: enumOf(
    BOARD_RESULTS,
    'When results that boards report count without an arbiter; agreed: once a player reports the same.',
  ),
  liveEvaluations: enumOf(
    LIVE_EVALUATIONS,
    'When evaluations of running games are shown; auto: not before the end of games at a chess site.',
  ),
  ...fixtureSettings,
}

export const Settings = z.object({ ...settingFields, tieBreaks: string('Tie-break codes, comma-separated.') })

export const Rounds = z.record(z.string(), nullableStart('When the round of this number starts.'))

export const IsLive = z.object({ isLive: boolean('Whether it is live.') })

export const Announcement = z.object({
  announcement: string('Markdown.'),
  title: string('May be empty.'),
  author: nullableString('Username.'),
  createdAt: time('When it was created.'),
  updatedAt: time('When it was last changed.'),
  isPinned: boolean('Whether it comes before newer ones.'),
})

const ints = (words: string) => z.array(z.int()).check(z.describe(words))
const texts = (words: string) => z.array(z.string()).check(z.describe(words))

const roundsByPosition = (words: string) => z.record(z.string(), z.int()).check(z.describe(`${words} By position.`))

export const Snapshot = z.object({
  id: string('The tournament’s id.'),
  version: integer('Goes up by one with every change to the tournament.'),
  name: string('Its name.'),
  user: nullableString('The organiser’s username.'),
  active: boolean('Whether it is active.'),
  round: integer('The last round drawn; 0 before the first.'),
  createdAt: time('When it was created.'),
  updatedAt: time('When it last changed.'),
  settings: z
    .object({ ...settingFields, tieBreaks: texts('Tie-break codes.') })
    .check(z.describe('The organiser’s settings.')),
  systems: z.array(System),
  dates: z.array(nullableStart('When the round starts, round 1 first.')),
  players: z
    .object({
      no: ints('Numbers; with the tournament’s id they form ids.'),
      firstName: texts('First names, or full team names.'),
      lastName: texts('Empty for teams.'),
      rating: ints('0 if unrated.'),
      nationality: texts('Three letters, or empty.'),
      title: z.optional(texts('GM, WIM, … or empty.')),
      pool: z.optional(ints('Pool numbers, from 0.')),
      withdrawn: z.optional(ints('Positions of withdrawn competitors.')),
      withdrawnFrom: z.optional(
        roundsByPosition('The first round that those who withdrew no longer play, where it is known.'),
      ),
      exclusions: z
        .optional(z.record(z.string(), z.enum(EXCLUSIONS)))
        .check(z.describe('Who is out of the standings, and why, by position.')),
      joinedFrom: z.optional(roundsByPosition('The first round of those who were not there from the first.')),
      owner: z.optional(z.record(z.string(), z.string())).check(z.describe('Who claimed an entry, by position.')),
      codes: z
        .optional(z.record(z.string(), z.string()))
        .check(z.describe('Short codes of teams that the organiser has set, by position.')),
    })
    .check(z.describe('One entry per competitor in each column. Elsewhere, competitors are given by position.')),
  rounds: z
    .array(
      z.object({
        no: z.optional(ints('Pairing numbers, if not 1, 2, 3, …')),
        white: ints('Positions.'),
        black: ints('Positions; −1 is a bye.'),
        outcomes: string('Two TRF result letters per pairing: White’s and Black’s.'),
        points: z
          .optional(z.array(z.nullable(z.int())))
          .check(
            z.describe('Doubled game points, White’s and Black’s of each pairing; null: the outcome says it all.'),
          ),
        games: z.optional(texts('Two letters per game.')),
        pool: z.optional(ints('Pool numbers.')),
        facts: z.optional(z.record(z.string(), Facts)).check(z.describe('Other facts about a pairing, by position.')),
        ...fixtureColumns,
      }),
    )
    .check(z.describe('Round 1 first, pairings in board order.')),
  bonuses: z.array(Bonus),
  ...drawRules,
  stage: z.optional(enumOf(STAGES, 'Left out for an open event.')),
  closed: z.optional(integer('The last round that was closed.')),
  remarks: z.optional(texts('What a report says of the event beside its results.')),
  reportLines: z.optional(texts('Header lines of an imported report, such as its arbiters (TRF 102).')),
  prizes: z.optional(Prizes),
  hidden: z.optional(
    z
      .object({
        round: integer('The last round drawn.'),
        active: boolean('Whether it is active.'),
        shown: string('What is shown: `1-3.6b2` is rounds 1 to 3 and pairing 2 of round 6.'),
      })
      .check(z.describe('Only for browsers that hide results.')),
  ),
})
