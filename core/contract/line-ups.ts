import * as z from 'zod/mini'
import { federation } from '../people/federations.ts'
import { lineField, nameField } from './name-field.ts'

const ROUND = 'The round must be a number from 1.'
const TEAM = 'Name the team by its number.'
const SEATS = 'Give the players board by board, by their numbers; 0 for nobody.'
const MEMBER = 'Each player needs a name of 1 to 80 characters.'
const RATING = 'A rating must be a number from 0 to 4000.'
const FEDERATION = 'Use FIDE’s three-letter code for a federation.'
const LINE = 'Use up to 80 characters.'
const MOST = 'A team has up to 100 players.'

const team = z.int(TEAM).check(z.positive(TEAM))
const seat = z.int(SEATS).check(z.nonnegative(SEATS))

/** GET /tournament/{id}/getLineUps */
export const LineUpsQuery = z.object({
  round: z.pipe(z.string(ROUND).check(z.regex(/^[1-9]\d{0,2}$/, ROUND)), z.transform(Number)),
})

/** GET /tournament/{id}/getRoster */
export const RosterQuery = z.object({
  team: z.pipe(z.string(TEAM).check(z.regex(/^[1-9]\d{0,4}$/, TEAM)), z.transform(Number)),
})

/** POST /tournament/{id}/handInLineUp; null takes it back. */
export const LineUpInput = z.object({
  round: z.int(ROUND).check(z.positive(ROUND), z.maximum(999, ROUND)),
  team,
  individuals: z.nullable(z.array(seat, SEATS).check(z.maxLength(100, MOST))),
})

/** POST /tournament/{id}/setRoster: a team's players in their order. Whoever has a number is known already. */
export const RosterInput = z.object({
  team,
  roster: z
    .array(
      z.object({
        no: z.optional(team),
        name: nameField(80, MEMBER),
        title: z._default(lineField(3, LINE), ''),
        rating: z._default(z.int(RATING).check(z.nonnegative(RATING), z.maximum(4000, RATING)), 0),
        nationality: z._default(
          z.string(FEDERATION).check(z.refine((code) => code === '' || federation(code) === code, FEDERATION)),
          '',
        ),
        fideId: z.optional(lineField(12, LINE)),
      }),
      MEMBER,
    )
    .check(z.maxLength(100, MOST)),
})
