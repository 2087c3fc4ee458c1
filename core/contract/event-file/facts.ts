import * as z from 'zod/mini'
import { MAX_MINI_BOARDS, MAX_REASON, MAX_SEGMENTS } from '../../limits/event.ts'
import { LINK_SOURCES, LINK_TYPES, type Facts } from '../../match/facts.ts'
import { RULING_KINDS } from '../../match/mini.ts'
import { OUTCOME_LETTERS } from '../../match/outcome.ts'
import { isWebAddress } from '../../text/web-link.ts'
import { time } from '../match-requests.ts'

const LONGEST = 400

/** A short text that the site stored itself. */
const storedText = z.string().check(z.maxLength(LONGEST), z.regex(/^[^\p{Cc}]*$/u))
export const webLink = z.string().check(z.maxLength(LONGEST), z.refine(isWebAddress))
/** Doubled points. */
export const halves = z.int().check(z.minimum(-20_000), z.maximum(20_000))

const isOutcomes = (text: string): boolean =>
  text.length % 2 === 0 && Array.from(text).every((letter) => (OUTCOME_LETTERS as readonly string[]).includes(letter))
/** Two letters of each side. */
export const outcome = z.string().check(z.length(2), z.refine(isOutcomes))
/** Two letters for each game. */
export const outcomes = z.string().check(z.maxLength(2 * MAX_MINI_BOARDS * 2), z.refine(isOutcomes))

const text = z.optional(storedText)
const moment = z.optional(time)
const yes = z.optional(z.literal(true))

/** What is known of a match beside its sides and outcome. Electronic boards (`feed`) are those of one site. */
export const FactsOfFile = z.object({
  link: z.optional(webLink),
  linkSource: z.optional(z.enum(LINK_SOURCES)),
  linkType: z.optional(z.enum(LINK_TYPES)),
  bodyStatus: text,
  metaStatus: text,
  registrationTime: moment,
  startTime: moment,
  agreedTime: moment,
  timeBy: z.optional(z.enum(['captains', 'director'])),
  endTime: moment,
  boards: z.optional(z.int().check(z.nonnegative(), z.maximum(10_000))),
  aborted: yes,
  provisional: yes,
  isFeatured: yes,
  adjourned: yes,
  byHand: yes,
  whiteSays: text,
  blackSays: text,
  siteSays: text,
  adjusted: text,
  dismissed: text,
  rated: z.optional(outcome),
  corrected: z.optional(outcome),
  resumed: yes,
  cleared: yes,
  tieBreak: text,
  goesThrough: text,
} satisfies Record<Exclude<keyof Facts, 'hidden' | 'feed'>, unknown>)

const points = z.nullable(z.tuple([halves, halves]))
const score = z.object({ outcome, points })

/** One match of a fixture. */
export const MiniOfFile = z.object({
  k: z.int().check(z.positive(), z.maximum(MAX_SEGMENTS)),
  outcome,
  points,
  games: outcomes,
  facts: FactsOfFile,
  minBoards: z.optional(z.int().check(z.positive(), z.maximum(MAX_MINI_BOARDS))),
  ruling: z.optional(
    z.object({
      kind: z.enum(RULING_KINDS),
      before: score,
      after: score,
      reason: z.string().check(z.maxLength(MAX_REASON)),
      by: z._default(z.null(), null),
      at: time,
    }),
  ),
})
