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
  sessionID: string('Session handle. The secret is in an HttpOnly cookie.'),
})
const LIMIT = { 429: 'Too many attempts. Wait 8 seconds, then try again.' }

export const SESSION_CALLS = [
  {
    method: 'post',
    path: '/login',
    scope: 'none',
    tag,
    body: LoginInput,
    answer: SessionAnswer,
    example: {},
    summary: 'Sign in',
    refusals: { 401: 'Wrong username or password.', ...LIMIT },
  },
  {
    method: 'post',
    path: '/register',
    scope: 'none',
    tag,
    body: RegisterInput,
    answer: SessionAnswer,
    example: {},
    summary: 'Create an account and sign in',
    refusals: { 409: 'That username is taken.', ...LIMIT },
  },
  {
    method: 'post',
    path: '/requestPasswordReset',
    scope: 'none',
    tag,
    body: PasswordResetInput,
    answer: Message,
    example: {},
    summary: 'Email a password reset link',
    about: 'The answer is the same whether or not the username exists.',
    refusals: LIMIT,
  },
  {
    method: 'post',
    path: '/requestUsernameReminder',
    scope: 'none',
    tag,
    body: UsernameReminderInput,
    answer: Message,
    example: {},
    summary: 'Email a username reminder',
    about: 'The answer is the same whether or not the address is registered.',
    refusals: LIMIT,
  },
  {
    method: 'get',
    path: '/exchangeSession',
    tag,
    query: ResetCodeQuery,
    answer: Message,
    summary: 'Text for the reset form: whose password the link sets',
    example: { sid: 'iR1xE8z9mJvKQ2p0tLw5nB7cY4dS6fG3hA_oUuXyZkM' },
    refusals: {
      403: 'Only pages on this site can do that.',
      404: 'This link isn’t valid. Request a new one.',
      410: 'This link has expired. Request a new one.',
    },
  },
  {
    method: 'post',
    path: '/triggerPasswordReset',
    scope: 'none',
    tag,
    body: NewPasswordInput,
    answer: SessionAnswer,
    example: {},
    summary: 'Set a new password with the emailed link',
    about: 'Ends all sessions of the account and starts a new one.',
    refusals: { 410: 'This link has already been used. Request a new one.', ...LIMIT },
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
    summary: 'The signed-in user',
  },
] as const satisfies readonly ApiCall[]
