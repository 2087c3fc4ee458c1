import * as z from 'zod/mini'
import { RULING_KINDS } from '../../match/mini.ts'
import { ENTRY_STATES } from '../../season/facts.ts'
import { boolean, enumOf, integer, nationality, nullableStart, nullableString, number, string, time } from './fields.ts'
import { group, LeagueHead, points, team, teamName, tier } from './season.ts'

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

export const LeaguePlayer = z.object({
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
