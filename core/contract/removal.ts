import * as z from 'zod/mini'
import { usernameField } from './fields.ts'

const NAME = 'Type the name of the tournament as it is.'

/** POST /tournament/{id}/delete; the name confirms that the right tournament is meant. */
export const DeleteTournamentInput = z.object({ name: z.string(NAME).check(z.trim(), z.maxLength(200, NAME)) })

/** POST /tournament/{id}/addDeputy and removeDeputy */
export const DeputyInput = z.object({ username: usernameField('Name the deputy by their username.') })
