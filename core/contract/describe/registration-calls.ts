import * as z from 'zod/mini'
import { nullableString, enumOf, string, time, boolean, integer } from './fields.ts'
import { AnswerRequestInput, JoinInput, WithdrawInput } from '../registration.ts'
import type { ApiCall } from './api-call.ts'

const tag = 'Tournaments'
const State = z.object({
  state: enumOf(['none', 'waiting', 'joined'], 'Your entry’s state.'),
  mayWithdraw: boolean('Whether the entry or request can be withdrawn.'),
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
  team: nullableString('Name of the team to enter.'),
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
    summary: 'Your entry in a tournament',
  },
  {
    method: 'post',
    path: '/tournament/:id/join',
    tag,
    act: 'join',
    body: JoinInput,
    answer: State,
    example: { id },
    summary: 'Join a tournament, or ask to join join',
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
    summary: 'Withdraw an entry or a request',
    refusals: { 409: 'Round 1 has been drawn. To withdraw, ask the tournament director.' },
  },
  {
    method: 'get',
    path: '/tournament/:id/getRequests',
    tag,
    act: 'answerRequest',
    example: { id },
    summary: 'List requests to join (directors)',
    answer: z.array(Request),
  },
  {
    method: 'post',
    path: '/tournament/:id/answerRequest',
    tag,
    act: 'answerRequest',
    body: AnswerRequestInput,
    summary: 'Accept or decline a request to join',
    answer: z.array(Request),
    example: { id },
    refusals: { 409: 'This request has already been answered or withdrawn.' },
  },
] as const satisfies readonly ApiCall[]
