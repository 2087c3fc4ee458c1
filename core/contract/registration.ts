import * as say from '#words/checks.js'
import * as sayLetters from '#words/letterChoices.js'
import * as z from 'zod/mini'
import { accept, emailField, idField } from './fields.ts'

const team = z.optional(idField({ error: say.teamId }))

/** Of an entry, to which letters about its rounds go. */
export const letterAddress = z.nullable(emailField())

/** POST /tournament/{id}/join; in a team event with the team's id. */
export const JoinInput = z.object({
  team,
  /** Whether the user wants letters about their pairings and results here, at their verified address. */
  letters: z.optional(z.boolean({ error: sayLetters.emailResults })),
})

/** POST /tournament/{id}/withdraw; with the team's id if the user entered several. */
export const WithdrawInput = z.object({ team })

/** POST /tournament/{id}/answerRequest */
export const AnswerRequestInput = z.object({
  user: idField({ error: say.userId }),
  accept,
})
