import * as z from 'zod/mini'
import { maybeText, oneOf, text, time } from '../answers/words.ts'
import { ConfirmLink, GameLink, RemoveGameLink, SubmittedGame } from '../submit.ts'
import { Message } from '../answers/message.ts'
import type { Call } from './call.ts'

const Kept = z.extend(Message, { state: oneOf(['waiting', 'confirmed'], 'Whether the link stands already.') })
const Looked = z.extend(Message, { lookedAt: z.nullable(time('When the chess site was asked last.')) })
const Waiting = z.object({
  id: text('The link’s id.'),
  match: text('The pairing’s id.'),
  name: text('Who meets.'),
  link: text('Where it would be played.'),
  username: maybeText('Who submitted it.'),
  createdAt: time('When they did.'),
})
const shared = { method: 'post', tag: 'Matches', example: {} } as const
const director = {
  tag: 'Tournaments',
  act: 'answerRequest',
  answer: z.array(Waiting),
  example: { id: 'rivers' },
} as const

export const SUBMIT_CALLS = [
  {
    ...shared,
    path: '/submit/gameLink',
    act: 'addGameLink',
    body: GameLink,
    answer: Kept,
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
    body: RemoveGameLink,
    answer: Message,
    summary: 'Take a match’s link away',
    refusals: { 409: 'This match has no game link to remove, or it has a result.' },
  },
  {
    ...shared,
    path: '/submit/game',
    act: 'submitGame',
    body: SubmittedGame,
    answer: Looked,
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
    body: ConfirmLink,
    summary: 'Confirm or refuse a game link',
    refusals: { 409: 'That link was answered or taken back meanwhile.' },
  },
] as const satisfies readonly Call[]
