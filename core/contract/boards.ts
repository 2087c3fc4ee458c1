import * as say from '#words/boardFeeds.js'
import * as z from 'zod/mini'
import { SOURCE_KINDS } from '../boards/sources.ts'
import { MAX_BOARD_NAME, MAX_SOURCE_ADDRESS } from '../limits/boards.ts'
import { ENTERED_OUTCOMES } from '../match/entered-result.ts'
import { BOARD_LETTERS, MAX_REPORTED_BOARDS } from '../match/reported-result.ts'
import { entryNo, reason } from './fields.ts'

const SOURCE = { error: say.chooseSource }
const ADDRESS = { error: say.sourceAddressForm }
const GAME = { error: say.chooseGame }
const NAME = { error: say.boardName }
const RESULTS = { error: say.boardProposals }

const source = z.string(SOURCE).check(z.regex(/^[a-z0-9]{8}$/, SOURCE))
const address = z.string(ADDRESS).check(z.trim(), z.minLength(1, ADDRESS), z.maxLength(MAX_SOURCE_ADDRESS, ADDRESS))
const key = z.string(GAME).check(z.minLength(1, GAME), z.maxLength(400, GAME))
const name = z.string(NAME).check(z.trim(), z.minLength(1, NAME), z.maxLength(MAX_BOARD_NAME, NAME))
const board = z.int(GAME).check(z.positive(GAME), z.maximum(100, GAME))

/** POST /tournament/{id}/addBoardSource; a push has no address. */
export const AddSourceInput = z.object({ kind: z.enum(SOURCE_KINDS, SOURCE), address: z.optional(address) })

/** POST /tournament/{id}/changeBoardSource */
export const ChangeSourceInput = z.object({
  source,
  address: z.optional(address),
  isOn: z.optional(z.boolean(SOURCE)),
  trustsBoards: z.optional(z.boolean(SOURCE)),
})

/** POST /tournament/{id}/removeBoardSource, /resetBoardSource */
export const SourceInput = z.object({ source })

/** POST /tournament/{id}/assignBoard: gives a game of a source its pairing; null takes that back. */
export const AssignInput = z.object({
  source,
  key,
  no: z.nullable(entryNo),
  board: z._default(board, 1),
  game: z._default(board, 1),
  /** Names of the source that are remembered for entries, in team events for board players. */
  aliases: z._default(z.array(z.object({ name, no: entryNo })).check(z.maxLength(2, GAME)), []),
})

/** POST /tournament/{id}/forgetBoardName */
export const ForgetNameInput = z.object({ name })

/** POST /tournament/{id}/takeBoardResults: proposals as the desk saw them. */
export const TakeResultsInput = z.object({
  results: z
    .array(
      z.object({
        no: entryNo,
        outcome: z.union(
          [
            z.enum(ENTERED_OUTCOMES),
            z.string(RESULTS).check(z.maxLength(2 * MAX_REPORTED_BOARDS, RESULTS), z.regex(BOARD_LETTERS, RESULTS)),
          ],
          RESULTS,
        ),
      }),
      RESULTS,
    )
    .check(z.minLength(1, RESULTS), z.maxLength(2000, RESULTS)),
  reason,
})

/** Calls without a body’s fields. */
export const NothingInput = z.object({})
