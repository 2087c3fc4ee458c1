import * as z from 'zod/mini'
import { START_STATES } from '../../chess-site/game-start.ts'
import { PRESENCES } from '../../chess-site/lichess-accounts.ts'
import { CancelStartsInput, StartGamesInput, StartsQuery } from '../starts.ts'
import type { ApiCall } from './api-call.ts'
import { boolean, enumOf, integer, nullableString, nullableTime, string } from './fields.ts'
import { Message } from './message.ts'

const seen = z.nullable(z.enum(PRESENCES)).check(z.describe('Whether the player is on Lichess; null if nobody asked.'))

const Board = z.object({
  no: integer('The pairing’s number in its round.'),
  board: integer('Its board, from 1.'),
  white: string('White.'),
  black: string('Black.'),
  whiteNo: integer('Number of White’s entry.'),
  blackNo: integer('Number of Black’s entry.'),
  whiteAccount: nullableString('White’s account on Lichess, in lower case.'),
  blackAccount: nullableString('Black’s account.'),
  mayBegin: boolean('Whether both players let arbiters start games in their name.'),
  isOpen: boolean('Whether it has no game and no result.'),
  state: enumOf(
    [...START_STATES, 'none', 'scheduled', 'over', 'linked'],
    'created: links are ready; scheduled: Lichess creates the game at its time; opened: nobody has moved; linked: to another game.',
  ),
  fault: nullableString('Why it wasn’t started, in a few words.'),
  hint: nullableString('What can be done about it.'),
  link: nullableString('The linked game.'),
  whiteLink: nullableString('White’s link.'),
  blackLink: nullableString('Black’s link.'),
  pairAt: nullableTime('When Lichess creates the game.'),
  expiresAt: nullableTime('Until when the links work.'),
  worksOn: boolean('Whether it was cancelled here, and its links still work.'),
  whiteSeen: seen,
  blackSeen: seen,
})

const Starts = z.object({
  round: integer('The round.'),
  refusal: nullableString('Why no game can be started, in a sentence.'),
  clock: z
    .nullable(z.object({ limit: integer('Seconds at the start.'), increment: integer('Seconds for each move.') }))
    .check(z.describe('The clock of the event’s rate of play; null if Lichess has no such clock.')),
  mayCreateMany: boolean('Whether games can begin at one time: you or the site have an account for it.'),
  boards: z.array(Board),
})

const shared = { tag: 'Tournaments', act: 'direct', example: { id: 'winter' } } as const

export const START_CALLS = [
  {
    ...shared,
    method: 'get',
    path: '/tournament/:id/getStarts',
    query: StartsQuery,
    answer: Starts,
    summary: 'Games of a round that are started on Lichess',
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/startGames',
    body: StartGamesInput,
    answer: Message,
    summary: 'Start games of a round on Lichess',
    about:
      'links: each player gets a link to an open challenge for the two. bulk: Lichess creates all games at one time, for players who let arbiters do that. Boards whose game is under way are left out, so repeating the request starts no game twice.',
    refusals: { 409: 'Publish the round first.' },
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/cancelStarts',
    body: CancelStartsInput,
    answer: Message,
    summary: 'Cancel games on Lichess that haven’t begun',
    refusals: { 409: 'There are no games to cancel.' },
  },
  {
    tag: 'Matches',
    act: 'askDesk',
    method: 'get',
    path: '/result/:id/ownStart',
    example: { id: 'winter-1-1' },
    answer: z.object({
      state: z
        .nullable(z.enum([...START_STATES, 'scheduled']))
        .check(z.describe('How far it is; null without a game to open.')),
      colour: z.nullable(z.enum(['w', 'b'])).check(z.describe('Your colour.')),
      account: nullableString('The account that can play.'),
      link: nullableString('Opens your game.'),
      pairAt: nullableTime('When Lichess creates the game.'),
      expiresAt: nullableTime('Until when the link works.'),
    }),
    summary: 'Your own link to a game on Lichess',
  },
] as const satisfies readonly ApiCall[]
