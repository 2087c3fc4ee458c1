import * as z from 'zod/mini'
import {
  AddArbiterInput,
  AddHelperInput,
  HelperInput,
  HelperResultInput,
  HelperUndoInput,
  RemoveArbiterInput,
  RemoveHelperInput,
} from '../helpers.ts'
import type { ApiCall } from './api-call.ts'
import { boolean, enumOf, integer, number, string } from './fields.ts'
import { Message } from './message.ts'

const Changed = z.extend(Message, { version: integer('The tournament’s version after the change; undo takes it.') })
const Board = z.object({
  no: integer('The pairing’s number in its round.'),
  board: integer('The board; in team events the table.'),
  white: string('Who has White; with the starting number if others have the same name.'),
  black: string('Who has Black.'),
  outcome: string('White’s and Black’s letter; two spaces before there is a result.'),
  result: string('The result as it is written; empty before there is one.'),
  isConfirmed: boolean('Whether it can’t be changed by a helper.'),
})
const director = { method: 'post', tag: 'Tournaments', act: 'direct', example: { id: 'winter' } } as const
const helper = { method: 'post', tag: 'Tournaments', scope: 'results', example: {} } as const

export const HELPER_CALLS = [
  {
    ...director,
    path: '/tournament/:id/addHelper',
    body: AddHelperInput,
    answer: z.extend(Message, {
      helper: integer('The helper’s number.'),
      path: string('The address of their page; it’s shown once.'),
    }),
    summary: 'Make a link by which a helper enters results',
    refusals: { 409: 'A tournament can have up to 50 helpers. Remove one first.' },
  },
  {
    ...director,
    path: '/tournament/:id/removeHelper',
    body: RemoveHelperInput,
    answer: Message,
    summary: 'Revoke a helper’s link',
    refusals: { 409: 'This helper’s link was already revoked.' },
  },
  {
    ...director,
    path: '/tournament/:id/addArbiter',
    body: AddArbiterInput,
    answer: Message,
    summary: 'Invite a user to be an arbiter of some boards',
    about: 'Once they accept, they enter results of these boards alone, at /help/{id of the tournament}.',
    refusals: { 404: 'User not found.' },
  },
  {
    ...director,
    path: '/tournament/:id/removeArbiter',
    body: RemoveArbiterInput,
    answer: Message,
    summary: 'Remove an arbiter',
    refusals: { 404: 'Arbiter not found.' },
  },
  {
    ...helper,
    path: '/help/look',
    scope: 'read',
    body: HelperInput,
    answer: z.object({
      tournament: string('The tournament’s name.'),
      name: string('What the history calls the helper.'),
      fromBoard: z.nullable(z.int()).check(z.describe('Their first board; null for all boards.')),
      toBoard: z.nullable(z.int()).check(z.describe('Their last board.')),
      round: integer('The round whose results are entered; 0 before the first.'),
      competitors: enumOf(
        ['individual', 'team'],
        'Whether pairings are games on boards or matches of teams at tables.',
      ),
      gamePointTotal: number('Game points per pairing.'),
      version: integer('The tournament’s version that the boards are of.'),
      boards: z.array(Board),
    }),
    summary: 'What a helper enters results of',
    about: 'Helpers send the secret of their link; signed-in arbiters send the tournament’s id instead.',
    refusals: {
      404: 'This link isn’t valid. Ask the arbiter for a new one.',
      410: 'This link was revoked. Ask the arbiter for a new one.',
    },
  },
  {
    ...helper,
    path: '/help/enter',
    body: HelperResultInput,
    answer: Changed,
    summary: 'Enter a result by a helper’s link',
    refusals: { 409: 'This board has a confirmed result. Ask the arbiter to change it.' },
  },
  {
    ...helper,
    path: '/help/undo',
    body: HelperUndoInput,
    answer: Changed,
    summary: 'Undo what this helper entered',
    refusals: { 403: 'You can only undo what you entered yourself.' },
  },
] as const satisfies readonly ApiCall[]
