import * as z from 'zod/mini'
import { maybeText, oneOf, text, time } from '../answers/words.ts'
import { Feedback, FEEDBACK_TYPES } from '../feedback.ts'
import type { Call } from './call.ts'

const Post = z.object({
  id: text('The post’s id.'),
  title: text('Its title.'),
  type: oneOf(FEEDBACK_TYPES, 'What it is.'),
  content: text('Its words, as markdown.'),
  username: maybeText('Whose it is; null when they are gone.'),
  createdAt: time('When it was sent.'),
})

export const FEEDBACK_CALLS = [
  {
    method: 'post',
    path: '/profile/submitFeedback',
    tag: 'Profile',
    act: 'giveFeedback',
    body: Feedback,
    summary: 'Say what you think of the site',
    answer: z.object({ link: text('Where the post stands.') }),
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
] as const satisfies readonly Call[]
