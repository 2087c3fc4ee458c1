import * as z from 'zod/mini'

const TEAM = 'Missing or invalid team id.'
const USER = 'Missing or invalid user id.'

/** POST /tournament/{id}/join: in a team event with the team that enters. */
export const JoinInput = z.object({ team: z.optional(z.string(TEAM).check(z.regex(/^[\w-]{1,64}$/, TEAM))) })

/** POST /tournament/{id}/withdraw: of several teams, which. */
export const WithdrawInput = z.object({ team: z.optional(z.string(TEAM).check(z.regex(/^[\w-]{1,64}$/, TEAM))) })

/** POST /tournament/{id}/answerRequest */
export const AnswerRequestInput = z.object({
  user: z.string(USER).check(z.regex(/^[\w-]{1,64}$/, USER)),
  accept: z.boolean('accept must be true or false.'),
})
