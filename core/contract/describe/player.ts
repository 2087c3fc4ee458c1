import * as z from 'zod/mini'
import { History } from './match.ts'
import { nullableNumber, nullableString, nationality, number, string, time, integer, boolean } from './fields.ts'

export const Bonus = z.object({
  id: string('The player’s or team’s id.'),
  round: integer('Counts from this round on.'),
  MP: number('Match points; less than 0 for a penalty.'),
  GP: number('Game points.'),
  reason: z.optional(string('Why, if it was said.')),
})

export const Player = z.object({
  id: string('Entry id: the tournament’s id and a number.'),
  tournamentId: string('The tournament’s id.'),
  firstName: string('First name, or a team’s full name.'),
  lastName: string('Empty for teams.'),
  rating: number('0 if unrated.'),
  nationality,
  pool: integer('Number of the pool, from 0.'),
  active: boolean('false if withdrawn.'),
  code: nullableString('In team events the short code, such as BRN; no other team of the event has it.'),
  isPlaying: boolean('Whether they are paired in the current round of an active tournament.'),
  performanceRating: nullableNumber('null if no rated games.'),
  teamId: nullableString('In team tournaments, the team that claimed the entry.'),
  contact: nullableString('null unless the entry is yours.'),
  lichess: nullableString('Lichess username.'),
  chessCom: nullableString('Chess.com username.'),
  meta: z.unknown().check(z.describe('The organiser’s public notes.')),
  createdAt: time('When it was entered.'),
  updatedAt: time('When it was last changed.'),
  histories: z.array(History).check(z.describe('Round 1 first.')),
  bonuses: z.array(Bonus),
})

export const PodiumPlayers = z
  .partialRecord(z.enum(['1', '2', '3']), z.array(Player))
  .check(z.describe('The podium, by rank; empty before round 1.'))

/** What an entry has from rating lists. */
export const listed = z.optional(
  nullableString(
    'From rating lists: the day of FIDE’s list (- if the player isn’t in it), standard, rapid and blitz rating with K, and the rating of a national list: `2026-11-01 1921/20 1876/20 0 knsb:1899`.',
  ),
)

export const EntryDetails = z.object({
  no: integer('The entry’s number.'),
  fideId: nullableString('FIDE ID.'),
  sex: z.nullable(z.enum(['m', 'w'])).check(z.describe('m or w; null if unknown.')),
  club: nullableString('Club.'),
  group: z.optional(nullableString('The group in which they play for prizes.')),
  listed,
  birthYear: nullableNumber('Year of birth.'),
})

export const IndividualScore = z.object({
  userId: nullableString('Their user id, if they have an account.'),
  name: string('Last name, first name, as on the team list.'),
  username: nullableString('Name on the chess site.'),
  team: string('The team’s name.'),
  nationality,
  title: string('GM, WIM, … or empty.'),
  rating: number('0 if unrated.'),
  histories: z.array(
    z.object({
      round: integer('Round, from 1.'),
      board: integer('Board, from 1.'),
      score: nullableNumber('Game points in this round; null until there are any.'),
      games: integer('Games in this round that have a result.'),
      colour: z.enum(['W', 'B']),
      opponent: string('Name as played; empty if no one played.'),
      resultId: string('The pairing’s id.'),
    }),
  ),
})
