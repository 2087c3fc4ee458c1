import * as say from '#words/checks.js'
import { INCOMPLETE_HELPER_LINK } from '../people/helper-link.ts'
import * as z from 'zod/mini'
import { MAX_HELPER_NAME } from '../limits/event.ts'
import { EnteredResultInput } from './entered-result.ts'
import { nameField, usernameField } from './fields.ts'

const NAME = { error: () => say.helperName({ max: MAX_HELPER_NAME }) }
const BOARD = { error: say.boardNumber }
const HELPER = { error: say.helperNumber }
const board = z.nullable(z.int(BOARD).check(z.positive(BOARD), z.maximum(9999, BOARD)))
/** The secret of a helper's link; arbiters use the tournament's id. */
const secret = z
  .string({ error: INCOMPLETE_HELPER_LINK })
  .check(z.regex(/^[\w-]{2,43}$/, { error: INCOMPLETE_HELPER_LINK }))
const number = z.int().check(z.positive())

const range = { fromBoard: z._default(board, null), toBoard: z._default(board, null) }
const inOrder = z.refine<{ fromBoard: number | null; toBoard: number | null }>(
  ({ fromBoard, toBoard }) => (fromBoard ?? 1) <= (toBoard ?? Infinity),
  { error: say.boardRange },
)

/** POST /tournament/{id}/addHelper */
export const AddHelperInput = z.object({ name: nameField(MAX_HELPER_NAME, NAME), ...range }).check(inOrder)

const username = usernameField({ error: say.arbiterUsername })

/** POST /tournament/{id}/addArbiter */
export const AddArbiterInput = z.object({ username, ...range }).check(inOrder)

/** POST /tournament/{id}/removeArbiter */
export const RemoveArbiterInput = z.object({ username })

/** POST /tournament/{id}/removeHelper */
export const RemoveHelperInput = z.object({ helper: z.int(HELPER).check(z.positive(HELPER)) })

/** POST /help/look */
export const HelperInput = z.object({ secret })

/** POST /help/enter */
export const HelperResultInput = z.object({
  secret,
  round: number,
  no: number,
  result: EnteredResultInput,
  was: z.optional(z.string().check(z.length(2))),
})

/** POST /help/undo: undoes one of the helper's own changes. */
export const HelperUndoInput = z.object({ secret, version: number })
