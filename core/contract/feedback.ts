import * as z from 'zod/mini'

export const FEEDBACK_TYPES = ['suggestion', 'bug', 'other'] as const

const TITLE = 300
export const LONGEST_CONTENT = 40_000

/** How many letters of a title are left beside the name that stands before it. */
export const longestTitle = (username: string): number => TITLE - prefix(username).length

/** What stands before a title, so that a post elsewhere says whose it is. */
export const prefix = (username: string): string => `${username}: `

const needed = (what: string) => `${what} is needed.`

/** POST /profile/submitFeedback; how long a title may be depends on whose it is. */
export const Feedback = z.object({
  title: z.string(needed('A title')).check(z.trim(), z.minLength(1, needed('A title'))),
  type: z.enum(FEEDBACK_TYPES, 'Say what it is: suggestion, bug or other.'),
  content: z
    .string(needed('Some content'))
    .check(
      z.trim(),
      z.minLength(1, needed('Some content')),
      z.maxLength(LONGEST_CONTENT, `The content has at most ${LONGEST_CONTENT} characters.`),
    ),
})
