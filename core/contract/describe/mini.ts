import * as z from 'zod/mini'
import { RULING_KINDS } from '../../match/mini.ts'
import { Facts } from './facts.ts'
import { STATUSES } from '../../match/status.ts'
import { FIXTURE_SCORINGS, SEGMENT_CLASSES } from '../../tournament/segments.ts'
import {
  boolean,
  enumOf,
  integer,
  nullableNumber,
  nullableString,
  nullableTime,
  number,
  string,
  time,
} from './fields.ts'

const points = z.nullable(z.tuple([z.int(), z.int()]))
const score = z.object({
  outcome: string('Two TRF result letters.'),
  points: points.check(z.describe('Doubled game points of both sides; null without any.')),
})

/** A bonus, or a penalty with points below zero. */
export const Bonus = z.object({
  player: integer('Position.'),
  round: integer('Counts from this round on.'),
  MP: number('Match points ×2.'),
  GP: number('Game points ×2.'),
  reason: z.optional(string('Why, if it was said.')),
})

/** One match of a fixture. */
const Mini = z.object({
  k: integer('The number of its segment in the settings, from 1.'),
  outcome: string('Two TRF result letters, of the fixture’s first and second side; +- is a forfeit.'),
  points: points.check(z.describe('Doubled game points at the chess site; null without any.')),
  games: string('Two letters per game.'),
  facts: Facts,
  minBoards: z.optional(integer('The fewest boards, where they differ from the segment’s.')),
  ruling: z.optional(
    z
      .object({
        kind: enumOf(RULING_KINDS, 'What was decided.'),
        before: score,
        after: score,
        reason: string('In the director’s words.'),
        by: nullableString('The id of the director’s account.'),
        at: time('When it was decided.'),
      })
      .check(z.describe('A decision of the league about this match.')),
  ),
})

const scores = z.nullable(z.tuple([z.number(), z.number()]))

/** One match of a fixture in rows of pairings. */
export const MiniRow = z.object({
  k: integer('Its number in the fixture, from 1.'),
  label: string('Its name, such as Rapid.'),
  timeClass: enumOf(SEGMENT_CLASSES, 'Its time class.'),
  link: nullableString('Its game link.'),
  startTime: nullableTime('When it starts.'),
  endTime: nullableTime('When it ended.'),
  boards: nullableNumber('Boards; null until they are known.'),
  minBoards: integer('With fewer boards it is forfeited.'),
  scores: scores.check(z.describe('Game points of both sides; null until it begins.')),
  forfeit: z.nullable(z.enum(['w', 'b', 'both'])).check(z.describe('Which side forfeited.')),
  scored: boolean('Whether its result is confirmed.'),
  provisional: boolean('Whether its result waits for the director’s confirmation.'),
  status: enumOf(STATUSES, 'The first that applies, in this order.'),
  ruling: z
    .nullable(
      z.object({
        kind: enumOf(RULING_KINDS, 'What was decided.'),
        before: scores,
        after: scores,
        reason: string('In the director’s words.'),
        by: nullableString('The id of the director’s account.'),
        at: time('When it was decided.'),
      }),
    )
    .check(z.describe('A decision of the league about this match.')),
})

/** Settings of a league whose fixtures have several matches. */
export const fixtureSettings = {
  segments: z
    .array(
      z.object({
        label: string('Its name, such as Rapid.'),
        timeClass: enumOf(SEGMENT_CLASSES, 'Its time class.'),
        minBoards: integer('With fewer boards the match is forfeited.'),
        maxBoards: z.optional(integer('The most boards, where there is a limit.')),
        gamesPerBoard: integer('Games on each board.'),
      }),
    )
    .check(z.describe('The matches that each fixture of a team league has; empty where a pairing is one match.')),
  fixtureScoring: enumOf(
    FIXTURE_SCORINGS,
    'What decides a fixture of several matches: all game points, the matches won, or match points of each match.',
  ),
  forfeitBoardPoints: z
    .union([z.literal('none'), z.literal('minimum'), z.number()])
    .check(z.describe('Game points of a match won by forfeit: none, those of the fewest boards, or a number.')),
}

/** Columns of a round in the snapshot. */
export const fixtureColumns = {
  minis: z
    .optional(z.record(z.string(), z.array(Mini)))
    .check(z.describe('The matches of a fixture that has several, by position.')),
  mp: z
    .optional(z.array(z.nullable(z.int())))
    .check(z.describe('Doubled match points, like points; null: they follow from the outcome.')),
}
