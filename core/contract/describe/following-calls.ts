import * as z from 'zod/mini'
import { FollowListInput, SyncStarsInput, TellBrowserInput, TellNoMoreInput } from '../following.ts'
import type { ApiCall } from './api-call.ts'
import { FestivalRow } from './festival.ts'
import { boolean, enumOf, integer, nullableStart, nullableString, string } from './fields.ts'
import { Message } from './message.ts'
import { ProfileMatch } from './people.ts'
import { COMPETITORS } from '../../tournament/tournament.ts'
import { EventSummary } from './event-summary.ts'

const FollowedMatches = z.object({
  now: z.array(ProfileMatch),
  next: z.array(ProfileMatch),
  last: z.array(ProfileMatch),
})
const FollowedEvent = z.object({
  id: string('The tournament’s id.'),
  name: string('Its name.'),
  address: string('Its vanity URL or id.'),
  round: integer('The last round drawn.'),
  totalRounds: z.nullable(z.int()).check(z.describe('null for an open-ended tournament.')),
  active: boolean('Whether it is active.'),
  nextAt: nullableStart('When its next round starts.'),
  competitors: enumOf(COMPETITORS, 'Who plays.'),
  summary: EventSummary,
})
const FollowedName = z.object({
  star: string('The star.'),
  name: string('Who it was found for.'),
  href: string('Their page.'),
})

const WHOSE = 'A signed-in user’s own list, into which the list of the secret goes; else the list of the secret.'
const GONE = 'This list was deleted, or belongs to an account now.'
// Lists belong to a browser or an account.
const shared = { method: 'post', tag: 'Profile', scope: 'none', example: {} } as const

export const FOLLOWING_CALLS = [
  {
    ...shared,
    path: '/following/sync',
    body: SyncStarsInput,
    answer: z.object({
      stars: z
        .array(z.string())
        .check(z.describe('All stars, the newest first: “event” or “festival” and an id, or “name” and a name.')),
      secret: nullableString('The secret of a list that was just made without an account. It’s shown only now.'),
      feed: nullableString('What its calendar and its news are found by; null without a list.'),
      isAccount: boolean('Whether the list is a signed-in user’s own.'),
    }),
    summary: 'Give stars and take them back',
    about: `${WHOSE} The first star of somebody without a list makes one.`,
    refusals: { 410: GONE },
  },
  {
    ...shared,
    path: '/following/look',
    body: FollowListInput,
    answer: z.object({
      events: z.array(FollowedEvent),
      festivals: z.array(FestivalRow).check(z.describe('Followed festivals that are public.')),
      names: z.array(FollowedName),
      starred: FollowedMatches,
      publicKey: nullableString('Key to subscribe with; null if push is off.'),
      own: FollowedMatches.check(z.describe('The same of the user’s own entries.')),
    }),
    summary: 'What is on, next and over of what is followed',
    about: WHOSE,
    refusals: { 410: GONE },
  },
  {
    ...shared,
    path: '/following/tell',
    body: TellBrowserInput,
    answer: Message,
    summary: 'Notify a browser of pairings, starts and results of what is followed',
    about: WHOSE,
    refusals: {
      400: 'Invalid push subscription.',
      404: 'You don’t follow anything yet.',
      410: GONE,
      503: 'Push notifications aren’t available on this site.',
    },
  },
  {
    ...shared,
    path: '/following/tellNoMore',
    body: TellNoMoreInput,
    answer: Message,
    summary: 'Stop notifying a browser of what is followed',
    about: WHOSE,
    refusals: { 410: GONE },
  },
  {
    ...shared,
    path: '/following/forget',
    body: FollowListInput,
    answer: Message,
    summary: 'Delete a list, its addresses and everything at them',
    about: WHOSE,
    refusals: { 410: GONE },
  },
] as const satisfies readonly ApiCall[]
