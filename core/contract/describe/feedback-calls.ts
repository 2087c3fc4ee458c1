import * as z from 'zod/mini'
import { nullableString, enumOf, string, time } from './fields.ts'
import { FEEDBACK_TYPES } from '../../limits/feedback.ts'
import { FeedbackInput } from '../feedback.ts'
import type { ApiCall } from './api-call.ts'

const Post = z.object({
  id: string('The post’s id.'),
  title: string('Its title.'),
  type: enumOf(FEEDBACK_TYPES, 'Type.'),
  content: string('Text, as Markdown.'),
  username: nullableString('Author’s username; null if deleted.'),
  createdAt: time('When it was sent.'),
})

export const FEEDBACK_CALLS = [
  {
    method: 'post',
    path: '/profile/submitFeedback',
    tag: 'Profile',
    act: 'giveFeedback',
    body: FeedbackInput,
    summary: 'Send feedback about the site',
    answer: z.object({ link: string('Link to the post.') }),
    example: {},
    refusals: { 413: 'Larger than 160 kB.', 429: 'Too many attempts. Wait 10 minutes, then try again.' },
  },
  {
    method: 'get',
    path: '/feedback/:id',
    tag: 'Site',
    answer: Post,
    summary: 'A feedback post',
    example: { id: 'feedback-welcome' },
  },
] as const satisfies readonly ApiCall[]
