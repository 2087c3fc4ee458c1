import * as z from 'zod/mini'
import { STATUSES } from '../../match/status.ts'
import { TABLE_ZONES } from '../../rows/season-table.ts'
import { ENTRY_ORIGINS, ENTRY_STATES } from '../../season/facts.ts'
import { SEASON_STATES } from '../../season/states.ts'
import { SeasonRulesInput } from '../seasons.ts'
import {
  boolean,
  enumOf,
  integer,
  nationality,
  nullableNumber,
  nullableStart,
  nullableString,
  nullableTime,
  number,
  string,
} from './fields.ts'

export const tier = integer('The tier, from 1 at the top.')
export const group = integer('The number among parallel groups of the tier, from 1.')
export const team = nullableString('The site-wide team’s id; null for a team that only has a name.')
export const teamName = string('The team’s name.')
const version = integer('Increases by one with every change.')

export const SeasonRef = z.object({
  id: string('The season’s word in its address.'),
  name: string('Name.'),
  state: enumOf(SEASON_STATES, 'How far it is. In lists a running season is `published`.'),
})

export const LeagueRow = z.object({
  id: string('The league’s word in its address.'),
  name: string('Name.'),
  logoURL: nullableString('Address of the logo.'),
  season: z.nullable(SeasonRef).check(z.describe('The newest season that is no draft.')),
  divisions: integer('Its divisions.'),
  teams: integer('Its teams.'),
})

export const LeagueHead = z.object({
  id: string('The league’s word in its address.'),
  name: string('Name.'),
  description: nullableString('Markdown.'),
  rulesURL: nullableString('Address of the rules.'),
  logoURL: nullableString('Address of the logo.'),
  owner: nullableString('The owner’s username.'),
  mayManage: boolean('Whether the reader manages it.'),
})

export const LeagueAnswer = z.object({ league: LeagueHead, seasons: z.array(SeasonRef) })

export const SeasonHead = z.extend(SeasonRef, {
  version,
  from: nullableStart('When the first round starts.'),
  until: nullableStart('When the last round’s window ends.'),
  timeZone: nullableString('Name of its time zone.'),
  entriesUntil: nullableTime('When entries close.'),
  rules: SeasonRulesInput,
})

const FormOfRound = z.tuple([
  nullableNumber('Match points; null without a result.'),
  integer('The opponent’s number.'),
  boolean('Whether it was at home.'),
])

const TableRow = z.object({
  no: integer('The team’s number in the division.'),
  team,
  name: teamName,
  nationality,
  code: string('Short code, such as BRN.'),
  rank: z.nullable(z.int()).check(z.describe('null for a team that is out of the table.')),
  zone: z.nullable(z.enum(TABLE_ZONES)).check(z.describe('What the place would mean if the season ended now.')),
  played: integer('Fixtures with a result.'),
  won: integer('Fixtures won.'),
  drawn: integer('Fixtures drawn.'),
  lost: integer('Fixtures lost.'),
  mp: number('Match points.'),
  gp: number('Board points.'),
  form: z.array(FormOfRound).check(z.describe('Each round with an opponent.')),
  next: z.nullable(
    z.object({
      round: integer('Round.'),
      opponent: integer('The opponent’s number.'),
      isHome: boolean('Whether it is at home.'),
      start: nullableStart('Start.'),
    }),
  ),
})

const PlayoffTeam = z.object({
  entry: integer('The entry’s number in the season.'),
  name: teamName,
  nationality,
})

export const SeasonPlayoff = z.object({
  tier: integer('The upper of the two tiers.'),
  tournament: z.nullable(z.object({ id: string('The tournament’s id.'), href: string('Path of its page.') })),
  pairs: z.array(
    z.object({
      upper: PlayoffTeam,
      lower: PlayoffTeam,
      id: nullableString('Id of the match; null until it is published.'),
      winner: z.nullable(z.int()).check(z.describe('The entry that plays in the upper tier next.')),
    }),
  ),
  isByHand: boolean('Whether the manager decided it.'),
})

export const SeasonAnswer = z.object({
  league: LeagueHead,
  season: SeasonHead,
  seasons: z.array(SeasonRef),
  divisions: z.array(
    z.object({
      tier,
      group,
      name: string('Name of the division.'),
      tournament: z.nullable(
        z.object({
          id: string('The tournament’s id.'),
          href: string('Path of its page.'),
          version,
          round: integer('The latest published round.'),
          rounds: z.nullable(z.int()),
          active: boolean('Whether it goes on.'),
        }),
      ),
      after: integer('The round after which the table is.'),
      up: integer('Places that go up.'),
      down: integer('Places that go down.'),
      playoffUp: integer('Places below `up` that play off.'),
      playoffDown: integer('Places above `down` that play off.'),
      isFinal: boolean('Whether it is the frozen table of a closed season.'),
      rows: z.array(TableRow),
    }),
  ),
  playoffs: z.array(SeasonPlayoff).check(z.describe('Empty until all fixtures have a result.')),
})

export const points = (meaning: string) => z.nullable(z.tuple([z.number(), z.number()])).check(z.describe(meaning))

export const SeasonFixtures = z.object({
  rounds: z.array(
    z.object({
      round: integer('Round.'),
      start: nullableStart('Start of its window.'),
      until: nullableStart('End of its window.'),
    }),
  ),
  fixtures: z.array(
    z.object({
      tier,
      group,
      round: integer('Round.'),
      id: nullableString('Id of the match; null until its round is published.'),
      home: integer('The home team’s number.'),
      away: z.nullable(z.int()).check(z.describe('The away team’s number; null if the home team is free.')),
      start: nullableStart('Start.'),
      status: enumOf(STATUSES, 'Status of the match.'),
      mp: points('Match points, home team first.'),
      gp: points('Board points, home team first.'),
      forfeit: z.nullable(z.enum(['home', 'away', 'both'])).check(z.describe('Who lost without playing.')),
      link: nullableString('Where it is played.'),
      minis: z
        .optional(
          z.array(
            z.object({
              label: string('Name, as Rapid.'),
              status: enumOf(STATUSES, 'Status.'),
              gp: points('Board points, home team first.'),
              start: nullableTime('Start.'),
              link: nullableString('Where it is played.'),
              isForfeit: boolean('Whether it was decided without play.'),
              isRuled: boolean('Whether the league decided about it.'),
            }),
          ),
        )
        .check(z.describe('Its matches, where a fixture has several.')),
    }),
  ),
})

export const Place = z.object({ tier, group, place: integer('Place in the table.') })

export const SeasonTeam = z.object({
  tier: z.nullable(z.int()),
  group: z.nullable(z.int()),
  no: integer('The number in the division; 0 until it has one.'),
  entry: integer('The entry’s number in the season.'),
  team,
  name: teamName,
  nationality,
  origin: enumOf(ENTRY_ORIGINS, 'How it came into its division.'),
  from: z.nullable(Place).check(z.describe('Its place in the season before.')),
  state: enumOf(ENTRY_STATES, 'State of the entry.'),
})
