import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { FEEDBACK_TYPES, MAX_FEEDBACK } from '../limits/feedback.ts'
import { visibleChecks } from './fields.ts'

const TITLE = { error: say.titleRequired }
const CONTENT = { error: say.feedbackRequired }

/** POST /profile/submitFeedback. The title's limit depends on the username, so it is not checked here. */
export const FeedbackInput = z.object({
  title: z.string(TITLE).check(z.trim(), z.minLength(1, TITLE), ...visibleChecks(TITLE)),
  type: z.enum(FEEDBACK_TYPES, { error: say.feedbackType }),
  content: z
    .string(CONTENT)
    .check(
      z.trim(),
      z.minLength(1, CONTENT),
      z.maxLength(MAX_FEEDBACK, { error: () => say.feedbackTooLong({ max: MAX_FEEDBACK }) }),
    ),
})
