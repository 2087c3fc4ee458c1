import * as z from 'zod/mini'
import type { Act, ActType } from '../changes/act.ts'
import { visibleChecks } from './name-field.ts'
import { LINK_SOURCES, LINK_TYPES } from '../match/facts.ts'

const count = z.int().check(z.nonnegative())
const number = z.int().check(z.positive())
/** Text that others read as it seems to be; a name has something to see. */
const line = z.string().check(...visibleChecks('Enter some visible text.'))
const name = line.check(z.minLength(1))
const maybeRound = z.nullable(number)
const pairing = { round: number, no: number }

const Facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
const PairingChange = z.object({
  outcome: z.optional(z.string().check(z.length(2))),
  points: z.optional(z.nullable(z.tuple([count, count]))),
  games: z.optional(z.string()),
  facts: z.optional(Facts),
})

const Entry = z.object({
  no: number,
  firstName: name,
  lastName: line,
  title: line,
  rating: count,
  nationality: z.string(),
  pool: count,
  active: z.boolean(),
  joinedFrom: maybeRound,
  withdrawnFrom: maybeRound,
  owner: z.nullable(z.string()),
})

const DrawRules = z.object({
  forbidden: z.array(z.object({ id: number, player: number, fromRound: number, toRound: maybeRound })),
  accelerations: z.array(
    z.object({ first: number, last: number, fromRound: number, toRound: number, mp: count, gp: count }),
  ),
  fixedColours: z.array(z.object({ round: number, player: number, colour: z.enum(['w', 'b']) })),
})

const Bonus = z.object({ player: number, round: number, mp: z.int(), gp: z.int() })

const Announcement = z.object({ id: number, title: line, announcement: z.string(), createdAt: count })

const File = z.object({
  snapshot: z.looseObject({ id: z.string(), version: count }),
  individuals: z.array(z.looseObject({ no: number })),
  games: z.array(z.looseObject({ round: number, matchNo: number, no: number })),
})

/** The fields of every act, besides its type. */
const FIELDS: { [Type in ActType]: Record<Exclude<keyof Extract<Act, { type: Type }>, 'type'>, z.ZodMiniType> } = {
  setResult: { ...pairing, change: PairingChange },
  abortMatch: pairing,
  restorePairing: { ...pairing, change: PairingChange },
  addLink: { ...pairing, link: z.string(), source: z.enum(LINK_SOURCES), linkType: z.enum(LINK_TYPES) },
  removeLink: pairing,
  join: { entry: Entry },
  addEntry: { entry: Entry, rules: z.optional(DrawRules) },
  withdrawEntry: { no: number },
  removeEntry: { no: number },
  renameEntry: { no: number, firstName: name, lastName: line },
  claimEntry: { no: number, owner: z.string() },
  setOwner: { no: number, owner: z.nullable(z.string()) },
  eraseIndividual: { no: count },
  grantBonus: { bonus: Bonus },
  revokeBonus: { no: number, round: number },
  restoreBonuses: { bonuses: z.array(Bonus) },
  announce: { announcement: Announcement },
  editAnnouncement: { before: Announcement, after: Announcement },
  takeDownAnnouncement: { announcement: Announcement },
  importTournament: { digest: z.string(), file: File, before: z.optional(z.extend(File, { digest: z.string() })) },
}

/** An act as JSON, of a type that there is and with the fields of that type. */
export const ActInput = z.union(
  Object.entries(FIELDS).map(([type, fields]) => z.strictObject({ type: z.literal(type), ...fields })),
)
