import * as z from 'zod/mini'
import { LineUpInput, LineUpsQuery, RosterInput, RosterQuery } from '../line-ups.ts'
import type { ApiCall } from './api-call.ts'
import { boolean, integer, string, time } from './fields.ts'
import { Message } from './message.ts'

const Member = z.object({
  no: integer('Their number among all players of the tournament’s teams.'),
  name: string('Name.'),
  title: string('Title, or empty.'),
  rating: integer('Rating; 0 if unrated.'),
})

const Side = z.object({
  team: integer('The team’s number.'),
  isIn: boolean('Whether it handed in a line-up.'),
  players: z
    .nullable(z.array(z.nullable(Member)))
    .check(z.describe('Who sits at each board; null for nobody. null as long as it isn’t yours to know.')),
  isOwn: boolean('Whether you may hand it in.'),
  roster: z.optional(z.array(Member)).check(z.describe('Of a team that is yours: its players in their order.')),
  substitutesUntil: z.optional(z.int()).check(z.describe('Until then you can replace players who don’t come.')),
  refusal: z.optional(z.string()).check(z.describe('Why you can’t hand in another any more.')),
})

const LineUps = z.object({
  due: z.nullable(time('When line-ups are due and become public.')),
  boards: integer('Boards of a match.'),
  matches: z.array(
    z.object({
      no: integer('The pairing’s number in its round.'),
      due: z.nullable(time('When its line-ups are due, if it has a start of its own.')),
      sides: z.tuple([Side, Side]),
    }),
  ),
})

const shared = { tag: 'Tournaments', example: { id: 'rivers' } } as const
const NOT_YOURS = 'Only an admin of the team, or a director, can do that.'

export const LINE_UP_CALLS = [
  {
    ...shared,
    method: 'get',
    path: '/tournament/:id/getLineUps',
    query: LineUpsQuery,
    example: { id: 'rivers', round: '1' },
    answer: LineUps,
    summary: 'Line-ups of a round’s matches',
    about: 'The other team’s is shown once both are in, or they were due, or the match has a result.',
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/handInLineUp',
    act: 'askDesk',
    body: LineUpInput,
    answer: Message,
    summary: 'Hand in a team’s line-up',
    about:
      'As an admin of the team until line-ups are public, in the order of the team’s list; as a director at any time.',
    refusals: { 403: NOT_YOURS, 409: 'Players sit in the order of the team’s list.' },
  },
  {
    ...shared,
    method: 'get',
    path: '/tournament/:id/getRoster',
    act: 'askDesk',
    query: RosterQuery,
    answer: z.array(
      z.extend(Member, {
        nationality: string('FIDE’s three letters, or empty.'),
        fideId: z.optional(string('FIDE ID.')),
        isLate: z.optional(z.literal(true)).check(z.describe('Added by the captain after lists were closed.')),
      }),
    ),
    example: { id: 'rivers', team: '1' },
    summary: 'A team’s players in their order',
    refusals: { 403: NOT_YOURS },
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/setRoster',
    act: 'askDesk',
    body: RosterInput,
    answer: Message,
    summary: 'Name a team’s players in their order',
    about:
      'As an admin of the team until lists are closed, later only with late entries; as a director at any time. Whoever has played can’t be left out.',
    refusals: { 403: NOT_YOURS, 409: 'Lists are closed. Ask the arbiter to change yours.' },
  },
] as const satisfies readonly ApiCall[]
