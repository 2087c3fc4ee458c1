import * as z from 'zod/mini'
import { History } from './match.ts'
import { maybeNumber, maybeText, nationality, number, text, time, whole, yes } from './words.ts'

export const Bonus = z.object({
  id: text('The player’s or team’s id.'),
  round: whole('Counts from this round on.'),
  MP: number('Match points.'),
  GP: number('Game points.'),
})

export const Player = z.object({
  id: text('Id of the entry: the tournament’s and a number.'),
  tournamentId: text('The tournament’s id.'),
  firstName: text('A team has its whole name here.'),
  lastName: text('Empty for teams.'),
  rating: number('0: unrated.'),
  nationality,
  pool: whole('Number of the pool, from 0.'),
  active: yes('Not withdrawn.'),
  isPlaying: yes('Paired in the current round of an event that is on.'),
  performanceRating: maybeNumber('null without rated games.'),
  teamId: maybeText('In a team event, the team that claimed the entry.'),
  contact: maybeText('null for visitors.'),
  lichess: maybeText('Name at Lichess.'),
  chessCom: maybeText('Name at Chess.com.'),
  meta: z.unknown().check(z.describe('Notes of the organiser that everybody may see.')),
  createdAt: time('When it was entered.'),
  updatedAt: time('When it was last changed.'),
  histories: z.array(History).check(z.describe('Round 1 first.')),
  bonuses: z.array(Bonus),
})

export const State = z
  .partialRecord(z.enum(['1', '2', '3']), z.array(Player))
  .check(z.describe('Who stands on the podium, by rank; empty before the first round.'))

export const IndividualScore = z.object({
  userId: maybeText('Their account here, if they have one.'),
  name: text('Last name, first name, as the team list has it.'),
  username: maybeText('Name on the chess site.'),
  team: text('The team’s name.'),
  nationality,
  title: text('GM, WIM, … or empty.'),
  rating: number('0: unrated.'),
  histories: z.array(
    z.object({
      round: whole('Round, from 1.'),
      board: whole('Board, from 1.'),
      score: maybeNumber('Points of the games in this round; null before there are any.'),
      games: whole('Games of this round that have a result.'),
      colour: z.enum(['W', 'B']),
      opponent: text('The name as played; empty where nobody sat.'),
      resultId: text('The pairing’s id.'),
    }),
  ),
})
