import * as z from 'zod/mini'
import type { Act, ActType } from '../changes/act.ts'
import { AUDIENCES } from '../changes/announce.ts'
import { BYE_REQUEST_STATES, BYE_TYPES, DRAW_ENGINES } from '../snapshot/desk.ts'
import { FEES } from '../snapshot/entry-details.ts'
import { EXCLUSIONS } from '../tournament/exclusion.ts'
import { STAGES } from '../tournament/stage.ts'
import { PAIRING_SYSTEMS } from '../tournament/tournament.ts'
import { visibleChecks } from './fields.ts'
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
  exclusion: z.optional(z.nullable(z.enum(EXCLUSIONS))),
  owner: z.nullable(z.string()),
})

const Forbidden = z.object({ id: number, player: number, fromRound: number, toRound: maybeRound })
const DrawRules = z.object({
  forbidden: z.array(Forbidden),
  accelerations: z.array(
    z.object({ first: number, last: number, fromRound: number, toRound: number, mp: count, gp: count }),
  ),
  fixedColours: z.array(z.object({ round: number, player: number, colour: z.enum(['w', 'b']) })),
})

const Bonus = z.object({ player: number, round: number, mp: z.int(), gp: z.int() })

const Announcement = z.object({
  id: number,
  title: line,
  announcement: z.string(),
  createdAt: count,
  audience: z.optional(z.enum(AUDIENCES)),
  isPinned: z.optional(z.boolean()),
})

const File = z.object({
  snapshot: z.looseObject({ id: z.string(), version: count }),
  individuals: z.array(z.looseObject({ no: number })),
  games: z.array(z.looseObject({ round: number, matchNo: number, no: number })),
})

const EntryFields = z.partial(
  z.object({
    firstName: name,
    lastName: line,
    title: line,
    rating: count,
    nationality: z.string(),
    pool: count,
    joinedFrom: maybeRound,
  }),
)
const Details = z.object({
  no: number,
  fideId: z.nullable(z.string()),
  sex: z.nullable(z.enum(['m', 'w'])),
  club: z.nullable(z.string()),
  birth: z.nullable(z.string()),
  group: z.optional(z.nullable(z.string())),
  fee: z.optional(z.nullable(z.enum(FEES))),
})
const Member = z.object({
  no: number,
  team: number,
  board: count,
  name,
  username: z.optional(z.string()),
  title: line,
  rating: count,
  nationality: z.string(),
  fideId: z.optional(z.string()),
})
const Bye = z.object({ type: z.enum(BYE_TYPES), state: z.enum(BYE_REQUEST_STATES) })
const LineUpRow = z.object({ round: number, team: number, individuals: z.array(count) })
const DeskOfEntries = z.object({
  byeRequests: z.array(z.extend(Bye, { round: number, player: number })),
  checkIns: z.array(z.object({ round: number, player: number, isPresent: z.boolean() })),
  lineUps: z.optional(z.array(LineUpRow)),
})
const rest = { rules: z.optional(DrawRules), desk: z.optional(DeskOfEntries) }
const SettingChanges = z.record(z.string(), z.unknown())
const System = z.object({
  from: number,
  to: number,
  system: z.enum(PAIRING_SYSTEMS),
  poolNames: z.array(z.string()),
})
const dates = z.array(z.nullable(count))
const stage = z.nullable(z.enum(STAGES))
const Pair = z.object({
  white: number,
  black: z.nullable(number),
  bye: z.optional(z.enum(['U', ...BYE_TYPES])),
  pool: z.optional(count),
  isFixed: z.optional(z.literal(true)),
})
const Draw = z.object({
  round: number,
  engine: z.enum(DRAW_ENGINES),
  version: z.optional(z.string()),
  proposed: z.array(Pair),
  pairs: z.array(Pair),
  publishAt: z.optional(count),
})
const Match = z.object({
  ...pairing,
  board: number,
  pool: count,
  white: number,
  black: z.nullable(number),
  outcome: z.string().check(z.length(2)),
  whitePoints: z.nullable(count),
  blackPoints: z.nullable(count),
  games: z.nullable(z.string()),
  facts: z.nullable(Facts),
})

/** The fields of every act, besides its type. */
const FIELDS: { [Type in ActType]: Record<Exclude<keyof Extract<Act, { type: Type }>, 'type'>, z.ZodMiniType> } = {
  setResult: { ...pairing, change: PairingChange },
  reportResult: { ...pairing, side: z.enum(['w', 'b']), claim: z.string().check(z.maxLength(60)) },
  abortMatch: pairing,
  restorePairing: { ...pairing, change: PairingChange },
  addLink: { ...pairing, link: z.string(), source: z.enum(LINK_SOURCES), linkType: z.enum(LINK_TYPES) },
  removeLink: pairing,
  join: { entry: Entry },
  addEntry: { entry: Entry, ...rest },
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
  createTournament: { name, settings: SettingChanges, systems: z.array(System), dates, stage },
  editEvent: {
    name: z.optional(name),
    settings: z.optional(SettingChanges),
    systems: z.optional(z.array(System)),
    dates: z.optional(dates),
  },
  setStage: { from: stage, to: stage },
  addEntries: { entries: z.array(Entry), details: z.optional(z.array(Details)), ...rest },
  removeEntries: { nos: z.array(number) },
  editEntry: {
    no: number,
    change: EntryFields,
    details: z.optional(z.partial(Details)),
    detailsBefore: z.optional(z.partial(Details)),
  },
  setWithdrawal: { no: number, active: z.boolean(), withdrawnFrom: maybeRound },
  setExclusion: {
    no: number,
    active: z.boolean(),
    withdrawnFrom: maybeRound,
    exclusion: z.nullable(z.enum(EXCLUSIONS)),
  },
  setFideMode: { leftAt: maybeRound },
  setRemark: { remark: line.check(z.minLength(1)), isNoted: z.boolean() },
  drawRound: { draw: Draw },
  discardDraw: { round: number },
  scheduleRound: { round: number, publishAt: z.nullable(count) },
  editDraw: { round: number, pairs: z.array(Pair) },
  setForbidden: { forbidden: z.array(Forbidden) },
  publishRound: {
    round: number,
    matches: z.optional(z.array(Match)),
    isForeign: z.optional(z.literal(true)),
    closed: z.optional(count),
  },
  unpublishRound: { round: number },
  setRoundClosed: { round: number, closed: count, active: z.boolean() },
  setBye: { round: number, player: number, bye: z.nullable(Bye) },
  setCheckIns: {
    round: number,
    marks: z.array(z.object({ player: number, isPresent: z.nullable(z.boolean()) })),
  },
  setLineUp: { round: number, team: number, individuals: z.nullable(z.array(count)) },
  renumber: {
    moves: z.array(z.object({ from: number, to: number })),
    mark: z.string(),
    markAfter: z.string(),
  },
  setRoster: { team: number, roster: z.array(Member), rosterBefore: z.array(Member) },
}

/** An act as JSON, of a type that there is and with the fields of that type. */
export const ActInput = z.union(
  Object.entries(FIELDS).map(([type, fields]) => z.strictObject({ type: z.literal(type), ...fields })),
)
