import * as z from 'zod/mini'
import { nullableString, enumOf, string, time } from './fields.ts'
import { FeedbackInput, FEEDBACK_TYPES } from '../feedback.ts'
import type { ApiCall } from './api-call.ts'

const Post = z.object({
  id: string('The post’s id.'),
  title: string('Its title.'),
  type: enumOf(FEEDBACK_TYPES, 'What it is.'),
  content: string('Its words, as markdown.'),
  username: nullableString('Whose it is; null when they are gone.'),
  createdAt: time('When it was sent.'),
})

export const FEEDBACK_CALLS = [
  {
    method: 'post',
    path: '/profile/submitFeedback',
    tag: 'Profile',
    act: 'giveFeedback',
    body: FeedbackInput,
    summary: 'Say what you think of the site',
    answer: z.object({ link: string('Where the post stands.') }),
    example: {},
    refusals: { 413: 'That is more than 160 kB.', 429: 'Too many tries. Wait 10 minutes, then try again.' },
  },
  {
    method: 'get',
    path: '/feedback/:id',
    tag: 'Site',
    answer: Post,
    summary: 'A post of feedback',
    example: { id: 'feedback-welcome' },
  },
] as const satisfies readonly ApiCall[]
