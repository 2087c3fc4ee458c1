import * as z from 'zod/mini'
import { EXCLUSIONS } from '../../tournament/exclusion.ts'
import { integer, nullableNumber, number, string } from './fields.ts'

const rank = (about: string) => nullableNumber(about)

const RunningMatch = z.object({
  result: z.enum(['leading', 'level', 'trailing']),
  points: number('Own game points so far.'),
  against: number('The opponent’s game points so far.'),
  decided: z.nullable(z.enum(['won', 'lost'])).check(z.describe('Set when one side can no longer be caught.')),
})

export const Standings = z.object({
  round: integer('The round shown.'),
  state: z.enum(['asItStands', 'official']).check(z.describe('asItStands while this round is running.')),
  finished: nullableNumber('Matches of the running round with a result; null if it is not running.'),
  of: nullableNumber('All matches of the running round; null if it is not running.'),
  rows: z
    .array(
      z.object({
        id: string('The player’s or team’s id.'),
        no: integer('Starting number.'),
        name: string('Name.'),
        pool: integer('Number of the pool, from 0.'),
        rank: rank('Within the pool; shared ranks are equal. null without a rank.'),
        groupRank: rank('Within the group asked for; null without one.'),
        rankBefore: rank('After the round before; null after round 1.'),
        score: number('Points of the kind that the tournament shows.'),
        tieBreaks: z
          .array(z.object({ code: string('Its code.'), value: nullableNumber('null if undefined.') }))
          .check(z.describe('In the order in which they count.')),
        exclusion: z.nullable(z.enum(EXCLUSIONS)).check(z.describe('Why there is no rank; else null.')),
        running: z.nullable(RunningMatch).check(z.describe('The running match, as it counts here; else null.')),
      }),
    )
    .check(z.describe('In standing order, pool after pool.')),
})
