import * as z from 'zod/mini'
import { visibleChecks } from './name-field.ts'

export const FEEDBACK_TYPES = ['suggestion', 'bug', 'other'] as const

const MAX_TITLE = 300
export const MAX_CONTENT = 40_000

/** How many letters of a title are left beside the name that stands before it. */
export const maxTitleLength = (username: string): number => MAX_TITLE - titlePrefix(username).length

/** What stands before a title, so that a post elsewhere says whose it is. */
export const titlePrefix = (username: string): string => `${username}: `

const required = (what: string) => `${what} is required.`

/** POST /profile/submitFeedback; how long a title may be depends on whose it is. */
export const FeedbackInput = z.object({
  title: z
    .string(required('Title'))
    .check(z.trim(), z.minLength(1, required('Title')), ...visibleChecks(required('Title'))),
  type: z.enum(FEEDBACK_TYPES, 'Choose a type: suggestion, bug or other.'),
  content: z
    .string(required('Feedback'))
    .check(
      z.trim(),
      z.minLength(1, required('Feedback')),
      z.maxLength(MAX_CONTENT, `Feedback can’t be longer than ${MAX_CONTENT} characters.`),
    ),
})
