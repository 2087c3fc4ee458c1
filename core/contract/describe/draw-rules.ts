import * as z from 'zod/mini'
import { number, enumOf, integer } from './fields.ts'

const forbidden = z
  .array(
    z.object({
      players: z.array(z.int()).check(z.describe('Positions, two or more.')),
      from: integer('First round.'),
      to: z.nullable(z.int()).check(z.describe('Last round; null if open-ended.')),
    }),
  )
  .check(z.describe('Groups of which none may meet another.'))

const accelerations = z
  .array(
    z.object({
      first: integer('Position of the first who has them.'),
      last: integer('Position of the last.'),
      from: integer('First round.'),
      to: integer('Last round.'),
      MP: number('Match points ×2.'),
      GP: number('Game points ×2.'),
    }),
  )
  .check(z.describe('Virtual points, which count for draws alone.'))

const fixedColours = z
  .array(
    z.object({
      round: integer('From 1.'),
      player: integer('Position.'),
      colour: enumOf(['w', 'b'], 'Their colour, whoever the opponent is.'),
    }),
  )
  .check(z.describe('Colours that the arbiter gave.'))

/** Fields of a snapshot that are rules for draws. */
export const drawRules = {
  forbidden: z.optional(forbidden),
  accelerations: z.optional(accelerations),
  initialColour: z.optional(enumOf(['w', 'b'], 'What lots gave to number 1 in round 1.')),
  fixedColours: z.optional(fixedColours),
}
