import * as z from 'zod/mini'
import { History } from './match.ts'
import { nullableNumber, nullableString, nationality, number, string, time, integer, boolean } from './fields.ts'

export const Bonus = z.object({
  id: string('The player’s or team’s id.'),
  round: integer('Counts from this round on.'),
  MP: number('Match points.'),
  GP: number('Game points.'),
})

export const Player = z.object({
  id: string('Id of the entry: the tournament’s and a number.'),
  tournamentId: string('The tournament’s id.'),
  firstName: string('A team has its whole name here.'),
  lastName: string('Empty for teams.'),
  rating: number('0: unrated.'),
  nationality,
  pool: integer('Number of the pool, from 0.'),
  active: boolean('Not withdrawn.'),
  isPlaying: boolean('Paired in the current round of an event that is on.'),
  performanceRating: nullableNumber('null without rated games.'),
  teamId: nullableString('In a team event, the team that claimed the entry.'),
  contact: nullableString('null for visitors.'),
  lichess: nullableString('Name at Lichess.'),
  chessCom: nullableString('Name at Chess.com.'),
  meta: z.unknown().check(z.describe('Notes of the organiser that everybody may see.')),
  createdAt: time('When it was entered.'),
  updatedAt: time('When it was last changed.'),
  histories: z.array(History).check(z.describe('Round 1 first.')),
  bonuses: z.array(Bonus),
})

export const PodiumPlayers = z
  .partialRecord(z.enum(['1', '2', '3']), z.array(Player))
  .check(z.describe('Who stands on the podium, by rank; empty before the first round.'))

export const EntryDetails = z.object({
  no: integer('The entry’s number.'),
  fideId: nullableString('FIDE ID.'),
  sex: z.nullable(z.enum(['m', 'w'])),
  club: nullableString('The club that they play for.'),
  birthYear: nullableNumber('Year of birth.'),
})

export const IndividualScore = z.object({
  userId: nullableString('Their account here, if they have one.'),
  name: string('Last name, first name, as the team list has it.'),
  username: nullableString('Name on the chess site.'),
  team: string('The team’s name.'),
  nationality,
  title: string('GM, WIM, … or empty.'),
  rating: number('0: unrated.'),
  histories: z.array(
    z.object({
      round: integer('Round, from 1.'),
      board: integer('Board, from 1.'),
      score: nullableNumber('Points of the games in this round; null before there are any.'),
      games: integer('Games of this round that have a result.'),
      colour: z.enum(['W', 'B']),
      opponent: string('The name as played; empty where nobody sat.'),
      resultId: string('The pairing’s id.'),
    }),
  ),
})
