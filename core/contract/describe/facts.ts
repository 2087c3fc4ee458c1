import * as z from 'zod/mini'
import { LINK_SOURCES, LINK_TYPES } from '../../match/facts.ts'

export const Facts = z.object({
  link: z.optional(z.string()),
  linkSource: z.optional(z.enum(LINK_SOURCES)),
  linkType: z.optional(z.enum(LINK_TYPES)),
  bodyStatus: z.optional(z.string()),
  metaStatus: z.optional(z.string()),
  registrationTime: z.optional(z.int()),
  startTime: z.optional(z.int()),
  agreedTime: z.optional(z.int()).check(z.describe('The start that the captains agreed on, or a director set.')),
  timeBy: z.optional(z.enum(['captains', 'director'])),
  endTime: z.optional(z.int()),
  boards: z.optional(z.int()),
  aborted: z.optional(z.literal(true)),
  provisional: z.optional(z.literal(true)),
  isFeatured: z.optional(z.literal(true)),
  adjourned: z.optional(z.literal(true)),
  byHand: z.optional(z.literal(true)),
  whiteSays: z.optional(z.string()),
  blackSays: z.optional(z.string()),
  siteSays: z.optional(z.string()),
  adjusted: z
    .optional(z.string())
    .check(
      z.describe(
        'What the chess site’s score has more than its games, White’s and Black’s points: `-2:2` after it took points from a closed account.',
      ),
    ),
  dismissed: z
    .optional(z.string())
    .check(z.describe('A later score of the chess site that a director decided not to take: `2.5:5.5`.')),
  rated: z.optional(z.string()),
  corrected: z.optional(z.string()),
  resumed: z.optional(z.literal(true)),
  cleared: z.optional(z.literal(true)),
  tieBreak: z
    .optional(z.string())
    .check(
      z.describe(
        'Tie-break games of a knockout match in order, separated by `;`: speed, the side that has White (`w` or `b`), half points of both sides, time control. `rapid w 1:1 10+5;armageddon b 2:0`.',
      ),
    ),
  goesThrough: z
    .optional(z.string())
    .check(
      z.describe(
        'The side that goes through by decision (`w` or `b`), the reason, and the outcome that it was decided for: `w lot ==`.',
      ),
    ),
  feed: z.optional(z.literal(true)).check(z.describe('Boards in the hall send its moves.')),
  hidden: z.optional(z.literal(true)),
})
