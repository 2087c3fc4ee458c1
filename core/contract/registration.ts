import * as z from 'zod/mini'

const TEAM = 'Say which team by its id.'
const USER = 'Say whose request it is.'

/** POST /tournament/{id}/join: in a team event with the team that enters. */
export const JoinInput = z.object({ team: z.optional(z.string(TEAM).check(z.regex(/^[\w-]{1,64}$/, TEAM))) })

/** POST /tournament/{id}/withdraw: of several teams, which. */
export const WithdrawInput = z.object({ team: z.optional(z.string(TEAM).check(z.regex(/^[\w-]{1,64}$/, TEAM))) })

/** POST /tournament/{id}/answerRequest */
export const AnswerRequestInput = z.object({
  user: z.string(USER).check(z.regex(/^[\w-]{1,64}$/, USER)),
  accept: z.boolean('Say whether it is accepted: true or false.'),
})
