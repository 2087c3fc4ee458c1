import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { MAX_EVENT_NAME } from '../limits/event.ts'
import { accelerations, systems } from './event-facts.ts'
import { nameField } from './fields.ts'
import { starts } from './round-starts.ts'
import { settingFields } from './settings.ts'

const NAME = { error: () => say.tournamentName({ max: MAX_EVENT_NAME }) }

/** The request from the desk that changes what an event is; only what it names. */
export const EditEvent = z.object({
  type: z.literal('editEvent'),
  name: z.optional(nameField(MAX_EVENT_NAME, NAME)),
  settings: z.optional(z.partial(z.object(settingFields))),
  systems: z.optional(systems),
  /** Of number 1 in round 1; null: not drawn yet. */
  initialColour: z.optional(z.nullable(z.enum(['w', 'b']))),
  isByLot: z.optional(z.literal(true)),
  accelerations: z.optional(accelerations),
  /** When each round starts, round 1 first. */
  dates: z.optional(starts),
  /** The dates that these replace: refused if they are others by now. */
  was: z.optional(starts),
})
