import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { MAX_ENTRY_NAME, MAX_FIDE_ID, MAX_TEAM_PLAYERS, MAX_TITLE } from '../limits/event.ts'
import { federationOrNone, nameField, rating, roundNo, roundNoText, shortLine } from './fields.ts'

const TEAM = { error: say.teamNumber }
const SEATS = { error: say.lineUpPlayers }
const MEMBER = { error: () => say.playerName({ max: MAX_ENTRY_NAME }) }
const MOST = { error: () => say.tooManyPlayers({ max: MAX_TEAM_PLAYERS }) }

const team = z.int(TEAM).check(z.positive(TEAM))
const seat = z.int(SEATS).check(z.nonnegative(SEATS))

const memberFields = {
  name: nameField(MAX_ENTRY_NAME, MEMBER),
  title: z._default(shortLine(MAX_TITLE), ''),
  rating: z._default(rating, 0),
  nationality: z._default(federationOrNone, ''),
  fideId: z.optional(shortLine(MAX_FIDE_ID)),
}

/** The players of a club that enters a season. */
export const Squad = z.array(z.object(memberFields), MEMBER).check(z.maxLength(MAX_TEAM_PLAYERS, MOST))

/** GET /tournament/{id}/getLineUps */
export const LineUpsQuery = z.object({ round: roundNoText })

/** GET /tournament/{id}/getRoster */
export const RosterQuery = z.object({
  team: z.pipe(z.string(TEAM).check(z.regex(/^[1-9]\d{0,4}$/, TEAM)), z.transform(Number)),
})

/** POST /tournament/{id}/handInLineUp; null removes the line-up. */
export const LineUpInput = z.object({
  round: roundNo,
  team,
  individuals: z.nullable(z.array(seat, SEATS).check(z.maxLength(MAX_TEAM_PLAYERS, MOST))),
})

/** POST /tournament/{id}/setRoster: a team's players in order. Only players who are already listed have a number. */
export const RosterInput = z.object({
  team,
  roster: z
    .array(z.object({ no: z.optional(team), ...memberFields }), MEMBER)
    .check(z.maxLength(MAX_TEAM_PLAYERS, MOST)),
})
