import * as say from '#words/eventFacts.js'
import * as z from 'zod/mini'
import { isSiteWord } from '../addresses/parse-path.ts'
import {
  MAX_ACCELERATIONS,
  MAX_ADDRESS,
  MAX_ENTRY_NAME,
  MAX_FIDE_EVENT,
  MAX_OFFICIALS,
  MAX_POOL_NAME,
  MAX_POOL_NAMES,
  MAX_ROUNDS,
} from '../limits/event.ts'
import { linkSite } from '../match/links.ts'
import { OFFICIAL_ROLES, OFFICIAL_TITLES } from '../tournament/officials.ts'
import { PAIRING_SYSTEMS, RATED_AS } from '../tournament/tournament.ts'
import { entryNo, federationOrNone, fideId, nameField, roundNo, shortLine } from './fields.ts'

const ADDRESS = { error: () => say.addressForm({ max: MAX_ADDRESS }) }
const SITE_WORD = { error: say.addressIsOfSite }
const NAME = { error: () => say.officialNeedsName({ max: MAX_ENTRY_NAME }) }
const OFFICIALS = {
  error: () => say.tooManyOfficials({ max: MAX_OFFICIALS }),
}
const SOURCE = { error: say.sourceForm }
const SYSTEMS = { error: () => say.tooManyPools({ max: MAX_POOL_NAMES }) }
const VIRTUAL = { error: say.virtualPointsForm }
const EVENT = { error: () => say.fideEventForm({ max: MAX_FIDE_EVENT }) }

const Official = z.object({
  role: z.enum(OFFICIAL_ROLES),
  firstName: shortLine(MAX_ENTRY_NAME),
  lastName: nameField(MAX_ENTRY_NAME, NAME),
  title: z.enum(['', ...OFFICIAL_TITLES]),
  fideId,
  federation: federationOrNone,
})

/** Settings that say who runs an event, how it is rated and where its pages are. */
export const factSettings = {
  officials: z.nullable(z.array(Official).check(z.maxLength(MAX_OFFICIALS, OFFICIALS))),
  ratedAs: z.nullable(z.enum(RATED_AS)),
  fideEvent: z.nullable(z.string(EVENT).check(z.regex(new RegExp(`^\\d{1,${MAX_FIDE_EVENT}}$`), EVENT))),
  vanityURL: z.nullable(
    z.string(ADDRESS).check(
      z.regex(new RegExp(`^[a-z0-9](?:[a-z0-9-]{0,${MAX_ADDRESS - 2}}[a-z0-9])$`), ADDRESS),
      z.refine((word) => !isSiteWord(word), SITE_WORD),
    ),
  ),
  /** The key of a chess site, or the address of an event there. */
  source: z.nullable(
    z.string(SOURCE).check(
      z.maxLength(400, SOURCE),
      z.refine((source) => linkSite(source) !== undefined, SOURCE),
    ),
  ),
}

/** The systems of all rounds, each with the names of its pools; empty: one system in all rounds. */
export const systems = z
  .array(
    z.object({
      from: roundNo,
      to: roundNo,
      system: z.enum(PAIRING_SYSTEMS),
      poolNames: z.array(shortLine(MAX_POOL_NAME)).check(z.maxLength(MAX_POOL_NAMES, SYSTEMS)),
    }),
  )
  .check(z.maxLength(MAX_ROUNDS, SYSTEMS))

const virtualPoints = z.int(VIRTUAL).check(z.nonnegative(VIRTUAL), z.maximum(20, VIRTUAL))

/** Virtual points, doubled, of entries and rounds from one to another, both included. */
export const accelerations = z
  .array(
    z.object({
      first: entryNo,
      last: entryNo,
      fromRound: roundNo,
      toRound: roundNo,
      mp: virtualPoints,
      gp: virtualPoints,
    }),
  )
  .check(z.maxLength(MAX_ACCELERATIONS, VIRTUAL))
