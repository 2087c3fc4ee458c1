import * as z from 'zod/mini'
import { ROUND_STATES } from '../../rows/day-round.ts'
import { COMPETITORS } from '../../tournament/tournament.ts'
import { enumOf, integer, nullableNumber, nullableStart, nullableString, string } from './fields.ts'

export const EventSummary = z
  .nullable(
    z.object({
      round: integer('The last round drawn.'),
      pairings: integer('Its pairings with an opponent.'),
      finished: integer('How many of them have a result.'),
      leaders: z
        .array(
          z.object({
            name: string('Name.'),
            title: string('GM, WIM, … or empty.'),
            nationality: string('Three letters, or empty.'),
          }),
        )
        .check(
          z.describe(
            'Who has the most points, or with several pools the first of each, at most two; empty before a result and in knockouts.',
          ),
        ),
      leading: integer('How many share the lead.'),
      points: nullableNumber('Their points; null with several pools.'),
    }),
  )
  .check(z.describe('Who leads, within a minute of a result; null if it isn’t known or the round is another.'))

/** A row of GET /rounds. */
export const DayRound = z.object({
  id: string('{tournament}-{round}.'),
  tournamentId: string('The tournament’s id.'),
  name: string('Its name.'),
  href: string('Link to its page.'),
  logoURL: nullableString('Logo URL.'),
  competitors: enumOf(COMPETITORS, 'Who plays.'),
  totalRounds: nullableNumber('Planned rounds; null if open-ended.'),
  round: integer('The round.'),
  startsAt: nullableStart('When it starts.'),
  state: enumOf(ROUND_STATES, 'Whether it is running, ahead or over.'),
  summary: EventSummary,
})
