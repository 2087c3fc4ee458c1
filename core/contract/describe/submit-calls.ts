import * as z from 'zod/mini'
import { nullableString, enumOf, string, time } from './fields.ts'
import { AnswerLinkInput, GameLinkInput, RemoveGameLinkInput, GameInput } from '../submit.ts'
import { Message } from './message.ts'
import type { ApiCall } from './api-call.ts'

const LinkAnswer = z.extend(Message, { state: enumOf(['waiting', 'confirmed'], 'Whether the link stands already.') })
const SyncAnswer = z.extend(Message, { polledAt: z.nullable(time('When the chess site was asked last.')) })
const PendingLink = z.object({
  id: string('The link’s id.'),
  match: string('The pairing’s id.'),
  name: string('Who meets.'),
  link: string('Where it would be played.'),
  username: nullableString('Who submitted it.'),
  createdAt: time('When they did.'),
})
const shared = { method: 'post', tag: 'Matches', example: {} } as const
const director = {
  tag: 'Tournaments',
  act: 'answerRequest',
  answer: z.array(PendingLink),
  example: { id: 'rivers' },
} as const

export const SUBMIT_CALLS = [
  {
    ...shared,
    path: '/submit/gameLink',
    act: 'addGameLink',
    body: GameLinkInput,
    answer: LinkAnswer,
    summary: 'Say where a match is played',
    about:
      'By the pairing’s id; or by who meets in which round, with a bcrypt hash (cost 10) of idW, idB, tournamentId and round as its key. By the tournament’s settings the link stands at once, once both sides submit it, or once a director confirms it.',
    refusals: {
      400: 'Link does not match format for a Chess.com link',
      409: 'This match has a game link or a result by now.',
    },
  },
  {
    ...shared,
    path: '/submit/removeGameLink',
    act: 'removeGameLink',
    body: RemoveGameLinkInput,
    answer: Message,
    summary: 'Take a match’s link away',
    refusals: { 409: 'This match has no game link to remove, or it has a result.' },
  },
  {
    ...shared,
    path: '/submit/game',
    act: 'submitGame',
    body: GameInput,
    answer: SyncAnswer,
    summary: 'Say that there is something new at the chess site',
    about: 'What is sent is never believed: the chess site is asked itself.',
    refusals: {
      400: 'The key does not belong to this match.',
      409: 'Add the game link first: results are read there.',
    },
  },
  {
    ...director,
    method: 'get',
    path: '/tournament/:id/getLinks',
    summary: 'Game links that wait, for the director',
  },
  {
    ...director,
    method: 'post',
    path: '/tournament/:id/confirmLink',
    body: AnswerLinkInput,
    summary: 'Confirm or refuse a game link',
    refusals: { 409: 'That link was answered or taken back meanwhile.' },
  },
] as const satisfies readonly ApiCall[]
