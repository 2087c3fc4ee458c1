import * as z from 'zod/mini'
import { maybeText, oneOf, text, time, yes } from '../answers/words.ts'
import { AnswerRequest, Join } from '../joining.ts'
import type { Call } from './call.ts'

const tag = 'Tournaments'
const State = z.object({
  state: oneOf(['none', 'waiting', 'joined'], 'How far one is.'),
  mayWithdraw: yes('Whether the entry or request can be taken back.'),
})
const Request = z.object({
  user: text('The user’s id.'),
  username: text('Their username.'),
  name: maybeText('Their name.'),
  team: maybeText('The team that would enter, by name.'),
  createdAt: time('When they asked.'),
})
const id = 'winter'

export const JOINING_CALLS = [
  {
    method: 'get',
    path: '/tournament/:id/getEntry',
    tag,
    act: 'join',
    answer: State,
    example: { id },
    summary: 'Whether one is in a tournament oneself',
  },
  {
    method: 'post',
    path: '/tournament/:id/join',
    tag,
    act: 'join',
    body: Join,
    answer: State,
    example: { id },
    summary: 'Join a tournament, or ask to',
    refusals: { 409: 'Registration for this tournament is closed.' },
  },
  {
    method: 'post',
    path: '/tournament/:id/withdraw',
    tag,
    act: 'join',
    answer: State,
    example: { id },
    summary: 'Take an entry or a request back',
    refusals: { 409: 'The first round is drawn: ask the tournament director to withdraw.' },
  },
  {
    method: 'get',
    path: '/tournament/:id/getRequests',
    tag,
    act: 'answerRequest',
    example: { id },
    summary: 'Who asks to join, for the director',
    answer: z.array(Request),
  },
  {
    method: 'post',
    path: '/tournament/:id/answerRequest',
    tag,
    act: 'answerRequest',
    body: AnswerRequest,
    summary: 'Accept or refuse who asks to join',
    answer: z.array(Request),
    example: { id },
    refusals: { 409: 'That request was answered or taken back meanwhile.' },
  },
] as const satisfies readonly Call[]
