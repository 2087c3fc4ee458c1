import * as z from 'zod/mini'
import { BOARD_FLAGS } from '../../boards/desk-view.ts'
import { GUESS_REASONS } from '../../boards/guesses.ts'
import { MATCHED_BY, UNMATCHED } from '../../boards/match-games.ts'
import { SOURCE_KINDS, SOURCE_PROBLEMS } from '../../boards/sources.ts'
import {
  AddSourceInput,
  AssignInput,
  ChangeSourceInput,
  ForgetNameInput,
  NothingInput,
  SourceInput,
  TakeResultsInput,
} from '../boards.ts'
import type { ApiCall } from './api-call.ts'
import { boolean, enumOf, integer, nullableString, nullableTime, string, time } from './fields.ts'
import { Message } from './message.ts'

const nullableInteger = (meaning: string) => z.nullable(z.int()).check(z.describe(meaning))
const seconds = (meaning: string) => z.nullable(z.number()).check(z.describe(meaning))
const no = integer('The pairing’s number in its round.')

const Source = z.object({
  id: string('Its id; of a push, the round’s id in the address.'),
  kind: enumOf(SOURCE_KINDS, 'push: a program sends PGN; the others are asked.'),
  address: nullableString('The PGN address, the tournament’s id at LiveChess Cloud, or the round’s at Lichess.'),
  rank: integer('Where two sources have one game, that of the lower rank counts.'),
  isOn: boolean('Whether it is used.'),
  trustsBoards: boolean('Whether its board numbers decide where it names nobody.'),
  askedAt: nullableTime('When it was last asked.'),
  nextAt: nullableTime('When it is asked next.'),
  answeredAt: nullableTime('When games last came.'),
  games: integer('Games in the last answer.'),
  matched: integer('How many of them have a pairing.'),
  bytes: integer('Size of the last answer.'),
  problem: z.nullable(z.enum(SOURCE_PROBLEMS)).check(z.describe('Why there are no games, or not all.')),
  status: nullableInteger('The status of a web server that refused.'),
})

const Board = z.object({
  no,
  board: integer('Board of a team match, from 1.'),
  game: integer('Number of the game on this board.'),
  label: string('Number of the board in its round; in team events with the table: 4.2.'),
  white: string('White.'),
  black: string('Black.'),
  plies: integer('Half-moves so far.'),
  clocks: z.tuple([seconds('White’s clock in seconds.'), seconds('Black’s clock.')]),
  move: string('The last move; the illegal one if the moves stop there.'),
  state: enumOf(['waiting', 'playing', 'over', 'confirmed'], 'over: by the boards alone.'),
  says: nullableString('The reported result, White’s and Black’s letter.'),
  byKings: boolean('Whether only the kings in the centre say so.'),
  flags: z.array(enumOf(BOARD_FLAGS, 'What wants a look.')),
  changedAt: time('When it last had news.'),
  source: string('Id of its source.'),
  matchedBy: enumOf(MATCHED_BY, 'How its pairing was found.'),
  key: string('Identifies the game within its source.'),
})

const Guess = z.object({ no, label: string('The pairing.'), reason: enumOf(GUESS_REASONS, 'Why it may be this one.') })

const UnmatchedGame = z.object({
  source: string('Id of its source.'),
  key: string('Identifies the game within its source.'),
  white: string('As the source writes it; empty if it names nobody.'),
  black: string('As the source writes it.'),
  board: nullableInteger('The source’s own board number.'),
  plies: integer('Half-moves so far.'),
  why: enumOf(UNMATCHED, 'Why it has no pairing.'),
  guesses: z.array(Guess).check(z.describe('Pairings that it may belong to, the likeliest first.')),
})

const Proposal = z.object({
  no,
  label: string('The pairing.'),
  outcome: string('White’s and Black’s letter; of a team match the letters of its boards.'),
  isTeam: boolean('Whether it is a team match.'),
  by: enumOf(['source', 'kings'], 'kings: a hint by the kings in the centre.'),
  agrees: z.array(z.enum(['w', 'b'])).check(z.describe('Sides that reported the same.')),
  differs: z.array(z.enum(['w', 'b'])).check(z.describe('Sides that reported something else.')),
  isUnplayed: boolean('Whether hardly a move was played.'),
  confirmed: nullableString('The confirmed result, if it is another one.'),
  isAgreeing: boolean('Whether it may be accepted together with others.'),
})

const Boards = z.object({
  round: integer('The round that boards are matched to.'),
  sources: z.array(Source),
  boards: z.array(Board).check(z.describe('Boards that send moves of a pairing.')),
  unmatched: z.array(UnmatchedGame).check(z.describe('Games without a pairing.')),
  without: z
    .array(z.object({ no, label: string('The pairing.') }))
    .check(z.describe('Pairings without moves of a board.')),
  proposals: z.array(Proposal).check(z.describe('Results that boards report, 20 seconds unchanged.')),
  aliases: z
    .array(
      z.object({
        name: string('What sources call a player.'),
        no: integer('Number of the entry, in team events of the board player.'),
        player: string('Their name.'),
      }),
    )
    .check(z.describe('Names that the desk had remembered.')),
})

const shared = { tag: 'Tournaments', act: 'direct', example: { id: 'winter' } } as const
const changing = { ...shared, method: 'post', answer: Message } as const
const NO_SOURCE = { 404: 'There’s no such source.' }

export const BOARD_CALLS = [
  {
    ...shared,
    method: 'get',
    path: '/tournament/:id/getBoards',
    answer: Boards,
    summary: 'Boards in the hall: their sources, games, and the results that they report',
  },
  {
    ...changing,
    path: '/tournament/:id/lookAtBoards',
    body: NothingInput,
    answer: Boards,
    summary: 'Ask all sources now, to test them before the round too',
  },
  {
    ...changing,
    path: '/tournament/:id/addBoardSource',
    body: AddSourceInput,
    answer: z.extend(Message, { source: string('Its id.') }),
    summary: 'Add a source of moves',
    about:
      'A PGN address may have {round} for the round’s number. A push has no address: programs send PGN to POST /api/broadcast/round/{source}/push, the call of Lichess broadcasts.',
    refusals: { 409: 'This event has as many sources as it can have. Remove one first.' },
  },
  {
    ...changing,
    path: '/tournament/:id/changeBoardSource',
    body: ChangeSourceInput,
    summary: 'Change a source, or switch it on or off',
    refusals: NO_SOURCE,
  },
  {
    ...changing,
    path: '/tournament/:id/removeBoardSource',
    body: SourceInput,
    summary: 'Remove a source',
    refusals: NO_SOURCE,
  },
  {
    ...changing,
    path: '/tournament/:id/resetBoardSource',
    body: SourceInput,
    summary: 'Forget the games of a source until its next answer',
  },
  {
    ...changing,
    path: '/tournament/:id/assignBoard',
    body: AssignInput,
    summary: 'Give a game its pairing, or take that back',
  },
  {
    ...changing,
    path: '/tournament/:id/forgetBoardName',
    body: ForgetNameInput,
    summary: 'Forget what sources call a player',
    refusals: { 404: 'No such name is remembered.' },
  },
  {
    ...changing,
    path: '/tournament/:id/takeBoardResults',
    scope: 'results',
    body: TakeResultsInput,
    answer: z.extend(Message, { version: integer('The tournament’s version after the change; undo takes it.') }),
    summary: 'Enter results that boards report',
    refusals: { 409: 'The boards say something else by now. Look again.' },
  },
  {
    ...changing,
    act: 'manageTokens',
    path: '/tournament/:id/makeBoardToken',
    body: NothingInput,
    answer: z.extend(Message, { token: string('The token itself. It’s shown only now.') }),
    summary: 'Make an access token with which a program sends moves of this tournament’s boards',
    refusals: { 409: 'You have as many access tokens as you can have. Revoke one first.' },
  },
] as const satisfies readonly ApiCall[]
