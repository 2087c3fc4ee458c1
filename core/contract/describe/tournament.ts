import * as z from 'zod/mini'
import { LINK_SOURCES, LINK_TYPES } from '../../match/facts.ts'
import { COMPETITORS, EDITIONS, PAIRING_SYSTEMS, POOL_DISPLAYS, REGISTRATIONS } from '../../tournament/tournament.ts'
import { drawRules } from './draw-rules.ts'
import {
  nullableNumber,
  nullableString,
  nullableTime,
  number,
  enumOf,
  string,
  time,
  integer,
  boolean,
} from './fields.ts'

const System = z.object({
  from: integer('First round.'),
  to: integer('Last round.'),
  system: enumOf(PAIRING_SYSTEMS, 'How these rounds are paired.'),
  poolNames: z.array(z.string()).check(z.describe('Titles of the pools.')),
})

const statusFields = {
  id: string('The tournament’s id.'),
  name: string('Its name.'),
  user: nullableString('The organiser’s username.'),
  round: integer('The last round drawn; 0 before the first.'),
  active: boolean('Whether it is open.'),
  players: integer('How many play, or how many teams.'),
  createdAt: time('When it was made.'),
  updatedAt: time('When it last changed.'),
  description: nullableString('Markdown.'),
  href: string('Its page.'),
  button: string('Words for a link there.'),
  logoURL: nullableString('A picture.'),
  systems: z.array(System),
}

export const Status = z.object(statusFields)

const listFields = {
  vanityURL: nullableString('Another word for the id in addresses.'),
  competitors: enumOf(COMPETITORS, 'Who plays.'),
  pairingSystem: enumOf(PAIRING_SYSTEMS, 'How it is paired where systems says nothing else.'),
  timeControl: nullableString('As the organiser wrote it.'),
  totalRounds: nullableNumber('How many there will be; null when without end.'),
}

export const TournamentRow = z.object({
  ...statusFields,
  ...listFields,
  startedAt: nullableTime('When round 1 starts.'),
  featured: z
    .array(
      z.object({
        w: string('Name.'),
        b: string('Name.'),
        scoreW: nullableNumber('Points; null before it is played.'),
        scoreB: nullableNumber('Points; null before it is played.'),
      }),
    )
    .check(z.describe('The first pairings of the current round, while it is live.')),
})

const settingFields = {
  ...listFields,
  winReward: number('Match points of a win.'),
  drawReward: number('Match points of a draw.'),
  lossReward: number('Match points of a loss.'),
  byeReward: number('Match points of a pairing-allocated bye.'),
  gamePointTotal: number('Game points that one pairing is worth.'),
  showRatings: boolean('Whether ratings are shown.'),
  allowRegistration: enumOf(REGISTRATIONS, 'Who may join.'),
  displayPoints: enumOf(['match', 'game'], 'What the standings are by.'),
  poolDisplay: z.literal([0, 1, 2]).check(z.describe(`How pools are counted: ${POOL_DISPLAYS.join(', ')}.`)),
  source: nullableString('Where results come from, such as chessCom.'),
  public: boolean('Whether everybody may see it.'),
  location: nullableString('Where it is played.'),
  prizes: nullableString('Markdown.'),
  description: nullableString('Markdown.'),
  streamURL: nullableString('A stream.'),
  rulesURL: nullableString('Its rules.'),
  profileURL: nullableString('Its website.'),
  logoURL: nullableString('A picture.'),
  edition: z.literal(EDITIONS).check(z.describe('The edition of FIDE C.07 that tie-breaks are counted by.')),
  pullResults: z.literal([0, 1, 2]).check(z.describe('0 off, 1 results are provisional, 2 results stand.')),
  allowSelfLinks: z.literal([0, 1, 2, 3]).check(z.describe('Whether players may add game links.')),
  allowSelfSubmissions: boolean('Whether players may send results.'),
}

export const Settings = z.object({ ...settingFields, tieBreaks: string('Codes of tie-breaks with commas between.') })

export const Rounds = z
  .record(z.string(), z.nullable(z.int()))
  .check(z.describe('When each round starts, by its number: milliseconds since 1970, null where nobody has said.'))

export const IsLive = z.object({ isLive: boolean('Whether it is open.') })

export const Announcement = z.object({
  announcement: string('Markdown.'),
  title: string('May be empty.'),
  author: nullableString('Username.'),
  createdAt: time('When it was made.'),
  updatedAt: time('When it was last changed.'),
})

const Facts = z.object({
  link: z.optional(z.string()),
  linkSource: z.optional(z.enum(LINK_SOURCES)),
  linkType: z.optional(z.enum(LINK_TYPES)),
  bodyStatus: z.optional(z.string()),
  metaStatus: z.optional(z.string()),
  registrationTime: z.optional(z.int()),
  startTime: z.optional(z.int()),
  endTime: z.optional(z.int()),
  boards: z.optional(z.int()),
  aborted: z.optional(z.literal(true)),
  provisional: z.optional(z.literal(true)),
  isFeatured: z.optional(z.literal(true)),
})

const ints = (words: string) => z.array(z.int()).check(z.describe(words))
const texts = (words: string) => z.array(z.string()).check(z.describe(words))

const roundsByPosition = (words: string) => z.record(z.string(), z.int()).check(z.describe(`${words} By position.`))

export const Snapshot = z.object({
  id: string('The tournament’s id.'),
  version: integer('Grows by one with every write to the tournament.'),
  name: string('Its name.'),
  user: nullableString('The organiser’s username.'),
  active: boolean('Whether it is open.'),
  round: integer('The last round drawn; 0 before the first.'),
  createdAt: time('When it was made.'),
  updatedAt: time('When it last changed.'),
  settings: z
    .object({ ...settingFields, tieBreaks: texts('Codes of tie-breaks.') })
    .check(z.describe('What the organiser set.')),
  systems: z.array(System),
  dates: z.array(z.nullable(z.int())).check(z.describe('When each round starts, round 1 first.')),
  players: z
    .object({
      no: ints('Numbers; with the tournament’s id they make ids.'),
      firstName: texts('A team has its whole name here.'),
      lastName: texts('Empty for teams.'),
      rating: ints('0: unrated.'),
      nationality: texts('Three letters, or empty.'),
      title: z.optional(texts('GM, WIM, … or empty.')),
      pool: z.optional(ints('Numbers of pools, from 0.')),
      withdrawn: z.optional(ints('Positions of those who withdrew.')),
      withdrawnFrom: z.optional(
        roundsByPosition('The first round that those who withdrew no longer play, where it is known.'),
      ),
      joinedFrom: z.optional(roundsByPosition('The first round of those who were not there from the first.')),
      owner: z.optional(z.record(z.string(), z.string())).check(z.describe('Who claimed an entry, by position.')),
    })
    .check(z.describe('One entry a competitor in each column. Elsewhere competitors are named by position.')),
  rounds: z
    .array(
      z.object({
        no: z.optional(ints('Numbers of the pairings, when they are not 1, 2, 3, …')),
        white: ints('Positions.'),
        black: ints('Positions; −1 is a bye.'),
        outcomes: string('Two letters a pairing, as TRF writes results: White’s and Black’s.'),
        points: z
          .optional(z.array(z.nullable(z.int())))
          .check(
            z.describe('Doubled game points, White’s and Black’s of each pairing; null: the outcome says it all.'),
          ),
        games: z.optional(texts('Two letters a game.')),
        pool: z.optional(ints('Numbers of pools.')),
        facts: z
          .optional(z.record(z.string(), Facts))
          .check(z.describe('What else is known of a pairing, by position.')),
      }),
    )
    .check(z.describe('Round 1 first, pairings in board order.')),
  bonuses: z.array(
    z.object({
      player: integer('Position.'),
      round: integer('Counts from this round on.'),
      MP: number('Doubled match points.'),
      GP: number('Doubled game points.'),
    }),
  ),
  ...drawRules,
})
