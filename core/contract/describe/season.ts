import * as z from 'zod/mini'
import { RULING_KINDS } from '../../match/mini.ts'
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
  time,
} from './fields.ts'

export const tier = integer('The tier, from 1 at the top.')
export const group = integer('The number among parallel groups of the tier, from 1.')
export const team = nullableString('The site-wide team’s id; null for a team that only has a name.')
export const teamName = string('The team’s name.')
export const version = integer('Increases by one with every change.')

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

const points = (meaning: string) => z.nullable(z.tuple([z.number(), z.number()])).check(z.describe(meaning))

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

const PastTeam = z.object({ team, name: teamName, nationality })

export const LeagueHistory = z.object({
  league: LeagueHead,
  seasons: z
    .array(
      z.object({
        id: string('The season’s word in its address.'),
        name: string('Name.'),
        champions: z.array(PastTeam).check(z.describe('First of the first tier.')),
        wentUp: z.array(PastTeam),
        wentDown: z.array(PastTeam),
      }),
    )
    .check(z.describe('Closed seasons, the newest first.')),
  teams: z
    .array(
      z.extend(PastTeam, {
        titles: integer('How often it was champion.'),
        path: z
          .array(
            z.object({
              season: string('The season’s word in its address.'),
              name: string('The season’s name.'),
              tier,
              group,
              division: string('The division’s name.'),
              place: integer('Place in the final table.'),
              of: integer('Teams in that division.'),
            }),
          )
          .check(z.describe('The oldest season first.')),
        mp: number('Match points over all closed seasons.'),
        gp: number('Board points over all closed seasons.'),
      }),
    )
    .check(z.describe('The best first: by titles, match points, board points.')),
})

const inDivision = { tier, group, division: string('The division’s name.'), round: integer('Round.') }

export const SeasonRulings = z.object({
  rulings: z
    .array(
      z.object({
        ...inDivision,
        id: string('Id of the fixture.'),
        home: string('Home team.'),
        away: string('Away team.'),
        label: string('Name of the match in the fixture.'),
        kind: enumOf(RULING_KINDS, 'What was decided.'),
        before: points('Board points before, home team first.'),
        after: points('Board points after, home team first.'),
        reason: string('Reason.'),
        at: time('When it was decided.'),
      }),
    )
    .check(z.describe('Decisions about matches, the newest first.')),
  adjustments: z
    .array(
      z.object({
        ...inDivision,
        team: string('Team.'),
        mp: number('Match points; less than 0 is a penalty.'),
        gp: number('Board points; less than 0 is a penalty.'),
        reason: nullableString('Reason.'),
      }),
    )
    .check(z.describe('Points given or taken away.')),
})

const LeagueTeam = z.extend(PastTeam, { key: string('The team’s word in the address.') })
const Balance = z.object({ won: integer('Won.'), drawn: integer('Drawn.'), lost: integer('Lost.') })

export const LeagueMeetings = z.object({
  league: LeagueHead,
  teams: z.array(LeagueTeam).check(z.describe('All teams of the league, by name.')),
  first: z.nullable(LeagueTeam),
  second: z.nullable(LeagueTeam),
  fixtures: Balance.check(z.describe('Of the first team.')),
  matches: Balance.check(z.describe('Of the matches of their fixtures, where these have several.')),
  meetings: z
    .array(
      z.object({
        season: string('The season’s word in its address.'),
        seasonName: string('The season’s name.'),
        division: string('The division’s name.'),
        round: integer('Round.'),
        id: string('Id of the fixture.'),
        isHome: boolean('Whether the first team was at home.'),
        start: nullableStart('Start.'),
        mp: points('Match points of the first and the second team.'),
        gp: points('Board points of the first and the second team.'),
        isForfeit: boolean('Whether it was decided without play.'),
      }),
    )
    .check(z.describe('The newest first.')),
})

export const PlayerRecord = z.object({
  userId: nullableString('Id of the account; such players are counted over seasons.'),
  name: string('Name.'),
  title: string('Title, or empty.'),
  nationality,
  team: teamName,
  seasons: integer('Seasons.'),
  games: integer('Finished games.'),
  points: number('Points.'),
  percentage: integer('Percentage of points.'),
})

export const SquadPlayers = z.array(
  z.object({
    name: string('Name.'),
    title: string('Title, or empty.'),
    rating: integer('Rating; 0 without one.'),
    nationality,
    fideId: z.optional(string('FIDE ID.')),
  }),
)

export const OwnSeasonEntry = z.object({
  team: string('The site-wide team’s id.'),
  name: teamName,
  state: z.nullable(z.enum(ENTRY_STATES)).check(z.describe('null: not entered.')),
  squad: SquadPlayers,
})
