import * as z from 'zod/mini'
import { text } from '../answers/words.ts'
import {
  AuthenticateEmail,
  ChessComLink,
  DeleteAccount,
  FacebookLink,
  LichessReturn,
  RemoveAccount,
  UpdateAccount,
  UpdateSetting,
  VerifyEmail,
} from '../profile.ts'
import type { Call } from './call.ts'

const Message = z.object({ message: text('What to tell the person.') })
const shared = { tag: 'Profile', answer: Message, example: {} } as const
const WAITING = 'Still waiting for data from Chess.com. Check back later.'

export const PROFILE_CALLS: Call[] = [
  {
    ...{ ...shared, method: 'post', path: '/profile/updateSetting', act: 'editProfile', body: UpdateSetting },
    summary: 'Change the own theme or background picture',
  },
  {
    ...{ ...shared, method: 'post', path: '/profile/updateAccount', act: 'editProfile', body: UpdateAccount },
    summary: 'Change the own bio, name, contact details, address, or who sees an account',
  },
  {
    ...{ ...shared, method: 'post', path: '/profile/removeAccount', act: 'linkAccount', body: RemoveAccount },
    summary: 'Unlink an account elsewhere',
    refusals: { 409: 'That account stays. It can be changed, but not removed.' },
  },
  {
    ...{ ...shared, method: 'post', path: '/profile/email/verify', act: 'linkAccount', body: VerifyEmail },
    summary: 'Have a letter sent that proves the own address',
    about: 'With force=true again, even where one was just sent.',
    refusals: { 409: 'Your email address is verified.' },
  },
  {
    ...{ ...shared, method: 'post', path: '/profile/email/authenticate', act: 'linkAccount', body: AuthenticateEmail },
    summary: 'Prove the own address by the link of a letter',
    refusals: { 410: 'That link is too old. Ask for a new one.' },
  },
  {
    ...{ ...shared, method: 'post', path: '/profile/chessCom/link', act: 'linkAccount', body: ChessComLink },
    summary: 'Link an account at Chess.com',
    refusals: { 409: 'That account is linked to somebody else.', 502: WAITING },
  },
  {
    ...{ ...shared, method: 'get', path: '/profile/chessCom/token', act: 'linkAccount' },
    summary: 'A code to put into the own profile at Chess.com',
    answer: z.object({ token: text('xxxx-xxxx; it holds for a day.') }),
  },
  {
    ...{ ...shared, method: 'post', path: '/profile/chessCom/verify', act: 'linkAccount' },
    summary: 'Have the profile at Chess.com looked at for the code',
    refusals: { 409: 'The code is not in your profile yet.', 502: WAITING },
  },
  {
    ...{ ...shared, method: 'get', path: '/profile/lichess/authorize', act: 'linkAccount' },
    summary: 'Where to go at Lichess to link an account',
    answer: z.object({ url: text('An address at Lichess.') }),
  },
  {
    ...{ ...shared, method: 'post', path: '/profile/lichess/link', act: 'linkAccount', body: LichessReturn },
    summary: 'Link an account at Lichess with what it sent back',
    refusals: { 409: 'That account is linked to somebody else.', 502: 'Lichess did not say who you are. Try again.' },
  },
  {
    ...{ ...shared, method: 'get', path: '/profile/lichess/updateFrom', act: 'linkAccount' },
    summary: 'Read the own account at Lichess anew',
    refusals: { 404: 'Link your account at Lichess first.' },
  },
  {
    ...{ ...shared, method: 'post', path: '/profile/facebook/link', act: 'linkAccount', body: FacebookLink },
    summary: 'Link an account at Facebook',
    refusals: { 503: 'Authentication via Facebook is not available at this time.' },
  },
  {
    ...{ ...shared, method: 'get', path: '/profile/data', act: 'takeData' },
    summary: 'All that is kept about oneself',
    answer: z.record(z.string(), z.array(z.unknown())),
  },
  {
    ...{ ...shared, method: 'post', path: '/profile/delete', act: 'deleteAccount', body: DeleteAccount },
    summary: 'Delete the own account',
    about: 'Results stay, under the name they were played with or as "Deleted player".',
    refusals: { 403: 'That is not your password.' },
  },
]
