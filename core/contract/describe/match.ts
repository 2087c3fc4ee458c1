import * as z from 'zod/mini'
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
} from './fields.ts'

const points = z
  .nullable(z.tuple([z.number(), z.number()]))
  .check(z.describe('Game points of White’s and of Black’s side; null while they are not shown.'))

const TeamScore = z.object({
  id: string('The team’s id in the tournament.'),
  name: string('Its name.'),
  score: nullableNumber('Its game points; null while they are not shown.'),
})

export const Fetched = z.object({
  startTime: nullableTime('When it started.'),
  endTime: nullableTime('When it ended.'),
  scores: points,
  isFinished: boolean('Whether it is over.'),
})

const side = {
  username: string('The name as played.'),
  result: result('1, 0.5 or 0; null before the end.'),
  team: string('The team it played for.'),
}

export const Game = z.object({
  white: z.object(side).check(z.describe('Who had White.')),
  black: z.object(side).check(z.describe('Who had Black.')),
  pgn: string('Empty when nobody wrote it down.'),
  board: integer('Board, from 1.'),
  game: integer('Place in the match, from 1.'),
  link: nullableString('Where it was played.'),
  startTime: nullableTime('When it started.'),
  endTime: nullableTime('When it ended.'),
})

export const Pairing = z.object({
  id: string('The pairing’s id, such as rivers-7-1.'),
  w: string('Name of the side with White (in team events: on board 1).'),
  b: string('Name of the other side; BYE when there is none.'),
  idW: string('Id of the side with White.'),
  idB: string('Id of the other side, or bye.'),
  tournamentId: string('The tournament’s id.'),
  round: integer('Round, from 1.'),
  board: integer('Place in the round, from 1.'),
  teamID: nullableString('The chess site’s own id of a linked team match.'),
  link: nullableString('Where it is played.'),
  linkSource: z.nullable(z.enum(LINK_SOURCES)).check(z.describe('The chess site.')),
  linkType: z.nullable(z.enum(LINK_TYPES)).check(z.describe('What the link leads to.')),
  scores: points,
  aborted: boolean('Whether it was given up.'),
  bodyStatus: nullableString('The chess site’s own word for how far it is.'),
  metaStatus: nullableString('The word on the chess site’s page.'),
  registrationTime: nullableTime('When registration opened.'),
  startTime: nullableTime('When it starts.'),
  endTime: nullableTime('When it ended.'),
  players: nullableNumber('Boards.'),
  teams: z.array(TeamScore).check(z.describe('Both teams; none in an event of individuals.')),
  scored: boolean('Whether a result stands that waits for nobody.'),
  pool: integer('Number of the pool, from 0.'),
  isFeatured: boolean('Whether the director features it.'),
  isFinished: boolean('Whether it is over.'),
  isLive: boolean('Whether it is being played.'),
  isScheduled: boolean('Whether it has a time, or had.'),
  status: enumOf(STATUSES, 'The first of these that holds.'),
  games: z.optional(z.array(Game)).check(z.describe('With games=true.')),
  resultWhite: z.optional(nullableNumber('With withResults=true: White’s game points.')),
  resultBlack: z.optional(nullableNumber('With withResults=true: Black’s game points.')),
  matchW: z.optional(result('With withResults=true: 1 win, 0.5 draw, 0 loss.')),
  matchB: z.optional(result('With withResults=true: the same for Black.')),
  fetched: z.optional(Fetched),
})

export const Result = z.object({
  id: string('The pairing’s id.'),
  idW: string('Id of the side with White.'),
  idB: string('Id of the other side, or bye.'),
  tournamentId: string('The tournament’s id.'),
  round: integer('Round, from 1.'),
  link: nullableString('Where it is played.'),
  chessComTeamLink: nullableString('The link, when it is one of a team match at Chess.com.'),
  lichessTeamLink: nullableString('The link, when it is one of a team battle at Lichess.'),
  chessComLink: nullableString('The link, when it is one of a game at Chess.com.'),
  lichessLink: nullableString('The link, when it is one of a game at Lichess.'),
  startTime: nullableTime('When it started.'),
  endTime: nullableTime('When it ended.'),
  scores: points,
  isFinished: boolean('Whether it is over.'),
  players: nullableNumber('Boards.'),
  teams: z.array(TeamScore).check(z.describe('Both teams; none in an event of individuals.')),
  fetched: Fetched,
  games: z.array(Game).check(z.describe('Empty with games=false.')),
})

export const History = z.object({
  round: integer('Round, from 1.'),
  match: result('1 win, 0.5 draw, 0 loss; null as long as there is no result.'),
  id: nullableString('The opponent’s id, or bye; null for a round without a pairing.'),
  name: nullableString('The opponent’s name.'),
  colour: z.nullable(z.enum(['W', 'B'])).check(z.describe('null without an opponent.')),
  game: nullableNumber('Game points.'),
  played: boolean('Whether moves were made.'),
  expected: nullableNumber('Expected result from 0 to 1; null where ratings do not say.'),
  oppRating: number('0: unrated, or no opponent.'),
  pool: integer('Number of the pool, from 0.'),
  resultId: nullableString('The pairing’s id.'),
})

/** GET /result/{id}/running */
export const RunningGames = z.object({
  games: z.array(Game).check(z.describe('Games that are being played.')),
  lineUp: z.array(
    z.object({
      board: integer('Board, from 1.'),
      first: string('Who sits there for the first side, as the site names them.'),
      second: string('Who sits there for the second side.'),
    }),
  ),
  teamsUnidentified: boolean('Whether the chess site’s answer did not say which club is which team.'),
  seenAt: nullableTime('When the chess site last answered about it; null before.'),
})

/** POST /result/{id}/sync */
export const SyncAnswer = z.object({ polledAt: nullableTime('When the chess site was asked; null when it was not.') })
