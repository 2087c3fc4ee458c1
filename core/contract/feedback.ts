import * as z from 'zod/mini'
import { FEEDBACK_TYPES, MAX_FEEDBACK } from '../limits/feedback.ts'
import { visibleChecks } from './fields.ts'

const required = (what: string) => `${what} is required.`

/** POST /profile/submitFeedback. The title's limit depends on the username, so it is not checked here. */
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
      z.maxLength(MAX_FEEDBACK, `Feedback can’t be longer than ${MAX_FEEDBACK} characters.`),
    ),
})
