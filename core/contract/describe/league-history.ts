import * as z from 'zod/mini'
import { integer, nationality, nullableString, number, string } from './fields.ts'
import { LeagueHead } from './season.ts'

const tier = integer('The tier, from 1 at the top.')
const group = integer('The number among parallel groups of the tier, from 1.')
const team = nullableString('The site-wide team’s id; null for a team that only has a name.')
const teamName = string('The team’s name.')

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
