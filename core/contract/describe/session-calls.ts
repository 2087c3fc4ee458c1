import * as z from 'zod/mini'
import { Me } from './people.ts'
import { string } from './fields.ts'
import {
  ResetCodeQuery,
  LoginInput,
  NewPasswordInput,
  RegisterInput,
  UsernameReminderInput,
  PasswordResetInput,
} from '../session.ts'
import { Message } from './message.ts'
import type { ApiCall } from './api-call.ts'

const tag = 'Session'
const SessionAnswer = z.object({
  sessionID: string('The handle of the session; its secret is in a cookie that no script reads.'),
})
const LIMIT = { 429: 'Too many tries. Wait 10 minutes, then try again.' }

export const SESSION_CALLS = [
  {
    method: 'post',
    path: '/login',
    tag,
    body: LoginInput,
    answer: SessionAnswer,
    example: {},
    summary: 'Sign in',
    refusals: { 401: 'No user with this name and password.', ...LIMIT },
  },
  {
    method: 'post',
    path: '/register',
    tag,
    body: RegisterInput,
    answer: SessionAnswer,
    example: {},
    summary: 'Make an account, and sign in',
    refusals: { 409: 'That username is taken.', ...LIMIT },
  },
  {
    method: 'post',
    path: '/requestPasswordReset',
    tag,
    body: PasswordResetInput,
    answer: Message,
    example: {},
    summary: 'Have a link sent that sets a new password',
    about: 'The answer is the same whether the name is known or not.',
    refusals: LIMIT,
  },
  {
    method: 'post',
    path: '/requestUsernameReminder',
    tag,
    body: UsernameReminderInput,
    answer: Message,
    example: {},
    summary: 'Have the usernames of an email address sent to it',
    about: 'The answer is the same whether the address is known or not.',
    refusals: LIMIT,
  },
  {
    method: 'get',
    path: '/exchangeSession',
    tag,
    query: ResetCodeQuery,
    answer: Message,
    summary: 'Whose password a link sets, as the form says it',
    example: { sid: 'iR1xE8z9mJvKQ2p0tLw5nB7cY4dS6fG3hA_oUuXyZkM' },
    refusals: { 404: 'That link is none of ours. Ask for a new one.', 410: 'That link is too old. Ask for a new one.' },
  },
  {
    method: 'post',
    path: '/triggerPasswordReset',
    tag,
    body: NewPasswordInput,
    answer: SessionAnswer,
    example: {},
    summary: 'Set a new password by a link',
    about: 'It ends all sessions of the account and begins a new one.',
    refusals: { 410: 'That link was used already. Ask for a new one.', ...LIMIT },
  },
  {
    method: 'get',
    path: '/endSession',
    tag,
    act: 'endSession',
    answer: Message,
    example: {},
    summary: 'Sign out',
  },
  {
    method: 'get',
    path: '/profile',
    tag,
    act: 'editProfile',
    answer: Me,
    example: {},
    summary: 'Who is signed in',
  },
] as const satisfies readonly ApiCall[]
