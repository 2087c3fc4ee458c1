import * as z from 'zod/mini'

const NAME = 'Type the name of the tournament as it is.'
const USER = 'Name the deputy by their username.'

/** POST /tournament/{id}/delete: its name says that no other is meant. */
export const DeleteTournamentInput = z.object({ name: z.string(NAME).check(z.trim(), z.maxLength(200, NAME)) })

/** POST /tournament/{id}/addDeputy and removeDeputy */
export const DeputyInput = z.object({
  username: z.string(USER).check(z.trim(), z.minLength(1, USER), z.maxLength(60, USER)),
})
