import { THROUGH_REASONS, TIE_BREAK_KINDS } from '../../match/decision.ts'
import * as z from 'zod/mini'
import { MiniRow } from './mini.ts'
import { LINK_SOURCES, LINK_TYPES } from '../../match/facts.ts'
import { STATUSES } from '../../match/status.ts'
import {
  nullableNumber,
  nullableString,
  nullableTime,
  number,
  enumOf,
  result,
  string,
  integer,
  boolean,
  time,
} from './fields.ts'

const points = z
  .nullable(z.tuple([z.number(), z.number()]))
  .check(z.describe('Game points of White’s side and of Black’s; null while hidden.'))

const TeamScore = z.object({
  id: string('The team’s id in the tournament.'),
  name: string('Its name.'),
  score: nullableNumber('Its game points; null while hidden.'),
})

export const Fetched = z.object({
  startTime: nullableTime('When it started.'),
  endTime: nullableTime('When it ended.'),
  scores: points,
  isFinished: boolean('Whether it has finished.'),
})

const side = {
  username: string('Name as played.'),
  result: result('1, 0.5 or 0; null until the game ends.'),
  team: string('The team it played for.'),
}

export const Game = z.object({
  white: z.object(side).check(z.describe('Who had White.')),
  black: z.object(side).check(z.describe('Who had Black.')),
  pgn: string('Empty if the moves weren’t recorded.'),
  board: integer('Board, from 1.'),
  game: integer('Game number in the match, from 1.'),
  link: nullableString('Link to the game.'),
  startTime: nullableTime('When it started.'),
  endTime: nullableTime('When it ended.'),
  evaluations: z.optional(
    z
      .array(z.nullable(z.number()))
      .check(
        z.describe(
          'By the event’s own engine, after each half-move: centipawns for White; 20000 less the moves to mate, negative when Black mates; null if unknown.',
        ),
      ),
  ),
})

const Decision = z.object({
  tieBreak: z
    .array(
      z.object({
        kind: enumOf(TIE_BREAK_KINDS, 'Its speed.'),
        white: enumOf(['w', 'b'], 'The side of the match that has White in it.'),
        scores: z.tuple([z.number(), z.number()]).check(z.describe('Points of both sides of the match.')),
        timeControl: string('As entered, e.g. 10+5; may be empty.'),
      }),
    )
    .check(z.describe('Tie-break games in order; empty if it was decided without one.')),
  through: z
    .nullable(z.enum(['w', 'b']))
    .check(z.describe('The side that goes through; null while the games are level.')),
  reason: z
    .nullable(z.enum(THROUGH_REASONS))
    .check(z.describe('Why it goes through; null if tie-break games decided.')),
})

export const Pairing = z.object({
  id: string('The pairing’s id, such as rivers-7-1.'),
  w: string('Name of the side with White (in team events: on board 1).'),
  b: string('Name of the other side; BYE when there is none.'),
  idW: string('Id of the side with White.'),
  idB: string('Id of the other side, or bye.'),
  tournamentId: string('The tournament’s id.'),
  round: integer('Round, from 1.'),
  board: integer('Board number in the round, from 1.'),
  teamID: nullableString('The chess site’s id for a linked team match.'),
  link: nullableString('The game link.'),
  linkSource: z.nullable(z.enum(LINK_SOURCES)).check(z.describe('The chess site.')),
  linkType: z.nullable(z.enum(LINK_TYPES)).check(z.describe('What the link points to.')),
  scores: points,
  aborted: boolean('Whether it was aborted.'),
  bodyStatus: nullableString('Status from the chess site’s API.'),
  metaStatus: nullableString('Status from the chess site’s page.'),
  registrationTime: nullableTime('When registration opened.'),
  startTime: nullableTime('When it starts.'),
  endTime: nullableTime('When it ended.'),
  players: nullableNumber('Boards.'),
  teams: z.array(TeamScore).check(z.describe('Both teams; empty in individual tournaments.')),
  scored: boolean('Whether the result is confirmed.'),
  provisional: boolean('Whether the result waits for the director’s confirmation.'),
  pool: integer('Number of the pool, from 0.'),
  isFeatured: boolean('Whether the director has featured it.'),
  isFinished: boolean('Whether it has finished.'),
  isLive: boolean('Whether it is live.'),
  isScheduled: boolean('Whether it has, or had, a start time.'),
  won: z
    .nullable(z.enum(['w', 'b']))
    .check(z.describe('The side that has won, or can no longer be caught while games are running.')),
  status: enumOf(STATUSES, 'The first that applies, in this order.'),
  decision: z.nullable(Decision).check(z.describe('How a tied knockout match was decided; null in other matches.')),
  minis: z.optional(z.array(MiniRow)).check(z.describe('The matches of a fixture that has several, in order.')),
  matchPoints: z
    .optional(z.tuple([z.number(), z.number()]))
    .check(z.describe('Match points of both sides, where each match of a fixture gives its own.')),
  games: z.optional(z.array(Game)).check(z.describe('Only with games=true.')),
  resultWhite: z.optional(nullableNumber('Only with withResults=true: White’s game points.')),
  resultBlack: z.optional(nullableNumber('Only with withResults=true: Black’s game points.')),
  matchW: z.optional(result('Only with withResults=true: 1 win, 0.5 draw, 0 loss.')),
  matchB: z.optional(result('Only with withResults=true: the same for Black.')),
  fetched: z.optional(Fetched),
})

export const Result = z.object({
  id: string('The pairing’s id.'),
  idW: string('Id of the side with White.'),
  idB: string('Id of the other side, or bye.'),
  tournamentId: string('The tournament’s id.'),
  round: integer('Round, from 1.'),
  link: nullableString('The game link.'),
  chessComTeamLink: nullableString('The link, if it is to a Chess.com team match.'),
  lichessTeamLink: nullableString('The link, if it is to a Lichess team battle.'),
  chessComLink: nullableString('The link, if it is to a Chess.com game.'),
  lichessLink: nullableString('The link, if it is to a Lichess game.'),
  startTime: nullableTime('When it started.'),
  endTime: nullableTime('When it ended.'),
  scores: points,
  isFinished: boolean('Whether it has finished.'),
  players: nullableNumber('Boards.'),
  teams: z.array(TeamScore).check(z.describe('Both teams; empty in individual tournaments.')),
  fetched: Fetched,
  games: z.array(Game).check(z.describe('Empty with games=false.')),
})

export const History = z.object({
  round: integer('Round, from 1.'),
  match: result('1 win, 0.5 draw, 0 loss; null until there is a result.'),
  id: nullableString('The opponent’s id, or bye; null for a round without a pairing.'),
  name: nullableString('The opponent’s name.'),
  colour: z.nullable(z.enum(['W', 'B'])).check(z.describe('null if there is no opponent.')),
  game: nullableNumber('Game points.'),
  played: boolean('Whether the game was played (not a forfeit or bye).'),
  expected: nullableNumber('Expected score, 0 to 1; null without ratings.'),
  oppRating: number('0 if unrated or no opponent.'),
  pool: integer('Number of the pool, from 0.'),
  resultId: nullableString('The pairing’s id.'),
})

const runningGames = {
  at: time('When this was answered.'),
  games: z
    .array(
      z.extend(Game, {
        movedAt: nullableTime('When its last move was first seen; null if unknown.'),
      }),
    )
    .check(z.describe('Games in progress.')),
  lineUp: z.array(
    z.object({
      board: integer('Board, from 1.'),
      first: string('The first side’s player, by chess site username.'),
      second: string('The second side’s player.'),
    }),
  ),
  teamsUnidentified: boolean('True if the chess site’s data doesn’t show which club is which team.'),
  linkMissing: boolean('True if the chess site has nothing at the game link.'),
  seenAt: nullableTime('When the chess site last answered; null if it hasn’t yet.'),
}

/** GET /result/{id}/running */
export const RunningGames = z.object(runningGames)

/** GET /tournament/{id}/getRunningGames */
export const RunningMatch = z.object({ id: string('The pairing’s id.'), ...runningGames })

/** POST /result/{id}/sync */
export const SyncAnswer = z.object({ polledAt: nullableTime('When the chess site was last checked; null if never.') })
