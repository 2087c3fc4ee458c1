import * as z from 'zod/mini'
import { GOALS, QUESTIONS } from '../../season/zones.ts'
import { boolean, enumOf, integer, number } from './fields.ts'

const Chance = z.nullable(
  z
    .object({
      share: number('From 0 to 1.'),
      low: number('The lower end of the 95 % interval of a simulated chance; of a counted one, the chance itself.'),
      high: number('The upper end.'),
      settled: z
        .nullable(z.boolean())
        .check(
          z.describe('Whether it is certain or out of reach by scores alone, whatever the tie-breaks; null: open.'),
        ),
    })
    .check(z.describe('null: there is no such place in this division.')),
)

const no = (whose: string) => integer(`The number of ${whose} in the division.`)

const Limit = z.union([
  z.object({ kind: z.literal(['wins', 'doesNotWin', 'draw']), no: no('the team'), other: no('its opponent') }),
  z.object({
    kind: z.literal('atMost'),
    no: no('the team'),
    other: no('its opponent'),
    points: number('It gets no more match points.'),
  }),
])

const Need = z.object({
  no: no('the team'),
  goal: enumOf(GOALS, 'First place, a place that goes up, or one that stays.'),
  own: z
    .nullable(
      z.union([
        z.object({ kind: z.literal(['win', 'draw', 'loss']) }),
        z.object({
          kind: z.literal('points'),
          points: number('Match points.'),
          isMost: boolean('Whether these are all that the fixture gives.'),
        }),
      ]),
    )
    .check(z.describe('The worst result of its own fixture that is enough; null without a fixture.')),
  conditions: z
    .array(z.array(Limit))
    .check(z.describe('All conditions of one of these lists have to be met; an empty list: nothing else is needed.')),
  isByTieBreaks: boolean('Whether tie-breaks or board points have to fall well too.'),
})

const Stake = z.object({
  round: integer('The round.'),
  home: no('the home team'),
  away: no('the away team'),
  moves: number('How far the result is expected to move the chances of title, promotion and relegation, added up.'),
  effects: z.array(
    z.object({
      no: no('the team'),
      question: enumOf(QUESTIONS, 'Whose chance it is.'),
      chances: z
        .tuple([z.nullable(z.number()), z.nullable(z.number()), z.nullable(z.number())])
        .check(z.describe('If the home team loses, draws, wins; null for a result that is out of reach.')),
    }),
  ),
})

export const SeasonOdds = z.object({
  divisions: z.array(
    z.object({
      tier: integer('1: the first division.'),
      group: integer('The number among parallel divisions, from 1.'),
      version: integer('The version of the division’s tournament.'),
      none: z
        .nullable(z.enum(['unrated', 'endless', 'over', 'schedule']))
        .check(z.describe('Why there are no odds; null if there are.')),
      ways: z
        .nullable(z.number())
        .check(z.describe('In how many ways the open fixtures can end, if all were counted; else null.')),
      runs: z.nullable(z.number()).check(z.describe('How many simulations were made instead; else null.')),
      isEqual: boolean('Whether all teams count as equally strong, because too few have ratings.'),
      teams: z.array(
        z.object({
          no: no('the team'),
          title: Chance,
          up: Chance,
          playoffUp: Chance,
          playoffDown: Chance,
          down: Chance,
        }),
      ),
      stakes: z.array(Stake).check(z.describe('The next fixtures, those that matter most first.')),
      needs: z.array(Need).check(z.describe('What teams need in their last fixtures; empty before that.')),
    }),
  ),
})
