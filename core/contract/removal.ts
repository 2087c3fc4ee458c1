import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { usernameField } from './fields.ts'

const NAME = { error: say.typedName }

/** POST /tournament/{id}/delete; the name confirms that the right tournament is meant. */
export const DeleteTournamentInput = z.object({ name: z.string(NAME).check(z.trim(), z.maxLength(200, NAME)) })

/** POST /tournament/{id}/addDeputy and removeDeputy */
export const DeputyInput = z.object({ username: usernameField({ error: say.deputyUsername }) })
