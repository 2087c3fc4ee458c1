import * as z from 'zod/mini'
import { LINK_SOURCES, LINK_TYPES } from '../../match/facts.ts'
import { STATUSES } from '../../match/status.ts'
import { maybeNumber, maybeText, maybeTime, number, oneOf, result, text, whole, yes } from './words.ts'

const points = z
  .nullable(z.tuple([z.number(), z.number()]))
  .check(z.describe('Game points of White’s and of Black’s side; null while they are not shown.'))

const Side = z.object({
  id: text('The team’s id in the tournament.'),
  name: text('Its name.'),
  score: maybeNumber('Its game points; null while they are not shown.'),
})

export const Fetched = z.object({
  startTime: maybeTime('When it started.'),
  endTime: maybeTime('When it ended.'),
  scores: points,
  isFinished: yes('Whether it is over.'),
})

const side = {
  username: text('The name as played.'),
  result: result('1, 0.5 or 0; null before the end.'),
  team: text('The team it played for.'),
}

export const Game = z.object({
  white: z.object(side).check(z.describe('Who had White.')),
  black: z.object(side).check(z.describe('Who had Black.')),
  pgn: text('Empty when nobody wrote it down.'),
  board: whole('Board, from 1.'),
  game: whole('Place in the match, from 1.'),
  link: maybeText('Where it was played.'),
  startTime: maybeTime('When it started.'),
  endTime: maybeTime('When it ended.'),
})

export const Pairing = z.object({
  id: text('The pairing’s id, such as rivers-7-1.'),
  w: text('Name of the side with White (in team events: on board 1).'),
  b: text('Name of the other side; BYE when there is none.'),
  idW: text('Id of the side with White.'),
  idB: text('Id of the other side, or bye.'),
  tournamentId: text('The tournament’s id.'),
  round: whole('Round, from 1.'),
  board: whole('Place in the round, from 1.'),
  teamID: maybeText('The chess site’s own id of a linked team match.'),
  link: maybeText('Where it is played.'),
  linkSource: z.nullable(z.enum(LINK_SOURCES)).check(z.describe('The chess site.')),
  linkType: z.nullable(z.enum(LINK_TYPES)).check(z.describe('What the link leads to.')),
  scores: points,
  aborted: yes('Whether it was given up.'),
  bodyStatus: maybeText('The chess site’s own word for how far it is.'),
  metaStatus: maybeText('The word on the chess site’s page.'),
  registrationTime: maybeTime('When registration opened.'),
  startTime: maybeTime('When it starts.'),
  endTime: maybeTime('When it ended.'),
  players: maybeNumber('Boards.'),
  teams: z.array(Side).check(z.describe('Both teams; none in an event of individuals.')),
  scored: yes('Whether a result stands that waits for nobody.'),
  pool: whole('Number of the pool, from 0.'),
  isFeatured: yes('Whether the director features it.'),
  isFinished: yes('Whether it is over.'),
  isLive: yes('Whether it is being played.'),
  isScheduled: yes('Whether it has a time, or had.'),
  status: oneOf(STATUSES, 'The first of these that holds.'),
  games: z.optional(z.array(Game)).check(z.describe('With games=true.')),
  resultWhite: z.optional(maybeNumber('With withResults=true: White’s game points.')),
  resultBlack: z.optional(maybeNumber('With withResults=true: Black’s game points.')),
  matchW: z.optional(result('With withResults=true: 1 win, 0.5 draw, 0 loss.')),
  matchB: z.optional(result('With withResults=true: the same for Black.')),
  fetched: z.optional(Fetched),
})

export const Result = z.object({
  id: text('The pairing’s id.'),
  idW: text('Id of the side with White.'),
  idB: text('Id of the other side, or bye.'),
  tournamentId: text('The tournament’s id.'),
  round: whole('Round, from 1.'),
  link: maybeText('Where it is played.'),
  chessComTeamLink: maybeText('The link, when it is one of a team match at Chess.com.'),
  lichessTeamLink: maybeText('The link, when it is one of a team battle at Lichess.'),
  chessComLink: maybeText('The link, when it is one of a game at Chess.com.'),
  lichessLink: maybeText('The link, when it is one of a game at Lichess.'),
  startTime: maybeTime('When it started.'),
  endTime: maybeTime('When it ended.'),
  scores: points,
  isFinished: yes('Whether it is over.'),
  players: maybeNumber('Boards.'),
  teams: z.array(Side).check(z.describe('Both teams; none in an event of individuals.')),
  fetched: Fetched,
  games: z.array(Game).check(z.describe('Empty with games=false.')),
})

export const History = z.object({
  round: whole('Round, from 1.'),
  match: result('1 win, 0.5 draw, 0 loss; null as long as there is no result.'),
  id: maybeText('The opponent’s id, or bye; null for a round without a pairing.'),
  name: maybeText('The opponent’s name.'),
  colour: z.nullable(z.enum(['W', 'B'])).check(z.describe('null without an opponent.')),
  game: maybeNumber('Game points.'),
  played: yes('Whether moves were made.'),
  expected: maybeNumber('Expected result from 0 to 1; null where ratings do not say.'),
  oppRating: number('0: unrated, or no opponent.'),
  pool: whole('Number of the pool, from 0.'),
  resultId: maybeText('The pairing’s id.'),
})

/** GET /result/{id}/running */
export const Running = z.object({
  games: z.array(Game).check(z.describe('Games that are being played.')),
  lineUp: z.array(
    z.object({
      board: whole('Board, from 1.'),
      first: text('Who sits there for the first side, as the site names them.'),
      second: text('Who sits there for the second side.'),
    }),
  ),
  isUntold: yes('Whether the chess site’s answer did not say which club is which team.'),
})

/** POST /result/{id}/sync */
export const Looked = z.object({ lookedAt: maybeTime('When the chess site was asked; null when it was not.') })
