import * as say from '#words/minis.js'
import * as z from 'zod/mini'
import { MAX_MINI_BOARDS, MAX_SEGMENT_LABEL, MAX_SEGMENTS } from '../limits/event.ts'
import { RULING_KINDS } from '../match/mini.ts'
import { FIXTURE_SCORINGS, SEGMENT_CLASSES } from '../tournament/segments.ts'
import { EnteredResultInput } from './entered-result.ts'
import { entryNo, reason, roundNo, shortLine } from './fields.ts'
import { time } from './match-requests.ts'

const SEGMENTS = { error: () => say.segments({ max: MAX_SEGMENTS }) }
const BONUS = { error: say.bonusPoints }

const boards = z.int(SEGMENTS).check(z.positive(SEGMENTS), z.maximum(MAX_MINI_BOARDS, SEGMENTS))
const forfeitPoints = z
  .number(SEGMENTS)
  .check(z.nonnegative(SEGMENTS), z.maximum(1000, SEGMENTS), z.multipleOf(0.5, SEGMENTS))

/** Settings of a league whose fixtures consist of several matches. */
export const fixtureSettings = {
  segments: z
    .array(
      z.object({
        label: shortLine(MAX_SEGMENT_LABEL).check(z.minLength(1, SEGMENTS)),
        timeClass: z.enum(SEGMENT_CLASSES, SEGMENTS),
        minBoards: boards,
        maxBoards: z.optional(boards),
        gamesPerBoard: z.int(SEGMENTS).check(z.positive(SEGMENTS), z.maximum(2, SEGMENTS)),
      }),
    )
    .check(z.maxLength(MAX_SEGMENTS, SEGMENTS)),
  fixtureScoring: z.enum(FIXTURE_SCORINGS),
  forfeitBoardPoints: z.union([z.literal(['none', 'minimum']), forfeitPoints], SEGMENTS),
}

const mini = { round: roundNo, no: entryNo, k: z.int().check(z.positive(), z.maximum(MAX_SEGMENTS)) }

/** One match of a fixture; null removes what is there. */
export const SetMini = z.object({
  type: z.literal('setMini'),
  ...mini,
  link: z.optional(z.nullable(z.string().check(z.maxLength(400)))),
  startsAt: z.optional(z.nullable(time)),
  minBoards: z.optional(z.nullable(boards)),
  result: z.optional(z.nullable(EnteredResultInput)),
})

/** A decision about one match of a fixture; null takes it back. */
export const RuleMini = z.object({
  type: z.literal('ruleMini'),
  ...mini,
  ruling: z.nullable(
    z.object({
      kind: z.enum(RULING_KINDS),
      result: z.optional(EnteredResultInput),
      reason: z
        .string({ error: say.rulingNeedsReason })
        .check(z.trim(), z.minLength(1, { error: say.rulingNeedsReason }), z.maxLength(200)),
    }),
  ),
})

const points = z.number(BONUS).check(z.minimum(-100, BONUS), z.maximum(100, BONUS), z.multipleOf(0.5, BONUS))
const bonus = { no: entryNo, round: roundNo, mp: points, gp: points, reason }
/** Plain points; less than 0 is a penalty. */
export const GrantBonus = z.object({ type: z.literal('grantBonus'), ...bonus })
export const RevokeBonus = z.object({ type: z.literal('revokeBonus'), ...bonus })
