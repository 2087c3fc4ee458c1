import * as z from 'zod/mini'
import { EnteredResultInput } from './desk.ts'
import { nameField } from './name-field.ts'

const NAME = 'Give the helper a name of 1 to 40 characters, such as Table 3.'
const BOARD = 'Boards are numbers from 1.'
const SECRET = 'This link is incomplete.'
const HELPER = 'Name the helper by their number.'
const board = z.nullable(z.int(BOARD).check(z.positive(BOARD), z.maximum(9999, BOARD)))
const secret = z.string(SECRET).check(z.regex(/^[\w-]{43}$/, SECRET))
const number = z.int().check(z.positive())

/** POST /tournament/{id}/addHelper */
export const AddHelperInput = z
  .object({ name: nameField(40, NAME), fromBoard: z._default(board, null), toBoard: z._default(board, null) })
  .check(
    z.refine(
      ({ fromBoard, toBoard }) => (fromBoard ?? 1) <= (toBoard ?? Infinity),
      'The first board comes before the last one.',
    ),
  )

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

/** POST /help/undo: a change of their own, by its version. */
export const HelperUndoInput = z.object({ secret, version: number })
