import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { MAX_SEARCH } from '../limits/search.ts'
import { DAY } from '../time.ts'
import { PHASES } from '../tournament/phase.ts'
import { TIME_CLASSES } from '../tournament/time-class.ts'
import { PAIRING_SYSTEMS } from '../tournament/tournament.ts'
import { idList, pageFields } from './query-fields.ts'

const MAX_EVENTS = 100
const SEARCH_TOO_LONG = { error: () => say.eventSearchTooLong({ max: MAX_SEARCH }) }
const DATE = { error: say.dateFormat }
const FEDERATION = { error: say.eventFederation }
const TOO_MANY = { error: () => say.tooManyEvents({ max: MAX_EVENTS }) }

/** A date; parsed to milliseconds at the beginning of the day in UTC. */
const day = z.pipe(
  z.string(DATE).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, DATE)),
  z.pipe(
    z.transform((text: string) => Date.parse(`${text}T00:00:00Z`)),
    z.number(DATE),
  ),
)

/** GET /events: both days are included. */
export const EventsQuery = z.object({
  ...pageFields,
  limit: pageFields.limit.check(z.lte(MAX_EVENTS, { error: () => say.limit({ max: MAX_EVENTS }) })),
  search: z.optional(z.string(SEARCH_TOO_LONG).check(z.maxLength(MAX_SEARCH, SEARCH_TOO_LONG))),
  phase: z.optional(z.enum(PHASES, { error: () => say.phase({ phases: PHASES.join(', ') }) })),
  system: z.optional(z.enum(PAIRING_SYSTEMS, { error: () => say.system({ systems: PAIRING_SYSTEMS.join(', ') }) })),
  speed: z.optional(z.enum(TIME_CLASSES, { error: () => say.speed({ speeds: TIME_CLASSES.join(', ') }) })),
  federation: z.optional(z.string(FEDERATION).check(z.regex(/^[A-Z]{3}$/, FEDERATION))),
  from: z.optional(day),
  to: z.optional(
    z.pipe(
      day,
      z.transform((at: number) => at + DAY),
    ),
  ),
  ids: z.optional(idList.check(z.maxLength(MAX_EVENTS, TOO_MANY))),
})
export type EventsQuery = z.output<typeof EventsQuery>
