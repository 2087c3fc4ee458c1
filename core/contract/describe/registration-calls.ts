import * as z from 'zod/mini'
import { nullableString, enumOf, string, time, boolean, integer } from './fields.ts'
import { AnswerRequestInput, JoinInput, WithdrawInput } from '../registration.ts'
import type { ApiCall } from './api-call.ts'

const tag = 'Tournaments'
const State = z.object({
  state: enumOf(['none', 'waiting', 'joined'], 'How far one is.'),
  mayWithdraw: boolean('Whether the entry or request can be taken back.'),
  entries: z
    .array(
      z.object({
        no: integer('The entry’s number.'),
        name: string('Its name.'),
        team: nullableString('The team’s id; null in tournaments of individuals.'),
      }),
    )
    .check(z.describe('Your entries, and those of teams you manage.')),
})
const Request = z.object({
  user: string('The user’s id.'),
  username: string('Their username.'),
  name: nullableString('Their name.'),
  team: nullableString('The team that would enter, by name.'),
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
    body: JoinInput,
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
    body: WithdrawInput,
    about: 'An entry that the organiser made stays, unclaimed.',
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
    body: AnswerRequestInput,
    summary: 'Accept or refuse who asks to join',
    answer: z.array(Request),
    example: { id },
    refusals: { 409: 'That request was answered or taken back meanwhile.' },
  },
] as const satisfies readonly ApiCall[]
