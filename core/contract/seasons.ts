import * as checks from '#words/checks.js'
import * as say from '#words/season.js'
import * as z from 'zod/mini'
import { isSeasonWord } from '../addresses/season-routes.ts'
import { MAX_ENTRY_NAME, MAX_ROUNDS } from '../limits/event.ts'
import {
  MAX_DAYS,
  MAX_GROUPS,
  MAX_LEAGUE_NAME,
  MAX_MOVING_PLACES,
  MAX_SEASON_NAME,
  MAX_SEASON_TEAMS,
  MAX_TIERS,
} from '../limits/season.ts'
import { CHANGES_OF } from '../rows/season-desk.ts'
import { ENTRY_STATES } from '../season/facts.ts'
import { isOwnSetting, VACANCIES, type DivisionPreset, type SeasonRules } from '../season/rules.ts'
import { SEASON_TRANSITION_NAMES } from '../season/transitions.ts'
import { calendarDay, type Day } from '../text/start.ts'
import { changeVersion, federationOrNone, idField, nameField, reason, usernameField } from './fields.ts'
import { Squad } from './line-ups.ts'
import { settingFields } from './settings.ts'

const WORD = { error: say.addressForm }
const LEAGUE = { error: () => say.leagueName({ max: MAX_LEAGUE_NAME }) }
const SEASON = { error: () => say.seasonName({ max: MAX_SEASON_NAME }) }
const TEAM = { error: () => say.teamName({ max: MAX_ENTRY_NAME }) }
const TEAMS = { error: () => say.tooManyTeams({ max: MAX_SEASON_TEAMS }) }
const TIERS = { error: () => say.tiersForm({ max: MAX_TIERS }) }
const GROUPS = { error: () => say.groupsForm({ max: MAX_GROUPS }) }
const PLACES = { error: say.placesForm }
const DAYS = { error: say.daysForm }
const START = { error: checks.startTime }
const MOST = 8.64e15

const word = z.string(WORD).check(z.refine(isSeasonWord, WORD))
const count = (most: number, message: { error: () => string }) =>
  z.int(message).check(z.positive(message), z.maximum(most, message))
const places = z.int(PLACES).check(z.nonnegative(PLACES), z.maximum(MAX_MOVING_PLACES, PLACES))
const days = count(MAX_DAYS, DAYS)
const moment = z.int(START).check(z.nonnegative(START), z.maximum(MOST, START))
const day = z.pipe(
  z.string().check(z.refine((written) => calendarDay(written) !== undefined)),
  z.transform((written): Day => calendarDay(written)!),
)
const starts = z.array(z.nullable(z.union([moment, day], START))).check(z.maxLength(MAX_ROUNDS))

const { link, text } = { link: settingFields.rulesURL, text: settingFields.description }

/** Settings of the divisions’ tournaments, without those that the season decides. */
const presetFields = Object.fromEntries(Object.entries(settingFields).filter(([name]) => !isOwnSetting(name))) as Omit<
  typeof settingFields,
  | 'pairingSystem'
  | 'totalRounds'
  | 'qualifyingPlaces'
  | 'competitors'
  | 'allowRegistration'
  | 'public'
  | 'profileURL'
  | 'streamURL'
>
const preset = z.partial(z.object(presetFields)) as z.ZodMiniType<DivisionPreset, DivisionPreset>

export const SeasonRulesInput = z.object({
  tiers: count(MAX_TIERS, TIERS),
  groups: count(MAX_GROUPS, GROUPS),
  meetings: z.literal([1, 2]),
  up: places,
  down: places,
  playoff: places,
  vacancies: z.enum(VACANCIES),
  everyDays: days,
  windowDays: days,
  preset,
}) satisfies z.ZodMiniType<SeasonRules>

const leagueFields = {
  name: nameField(MAX_LEAGUE_NAME, LEAGUE),
  description: z._default(text, null),
  rulesURL: z._default(link, null),
  logoURL: z._default(link, null),
}

/** POST /league/create */
export const CreateLeagueInput = z.object({
  ...leagueFields,
  /** The word in its address; made from the name if it is left out. */
  id: z.optional(word),
})

/** POST /league/{id}/edit */
export const EditLeagueInput = z.object(leagueFields)

/** POST /league/{id}/addManager and removeManager. Without a season, for the whole league. */
export const LeagueManagerInput = z.object({
  username: usernameField({ error: checks.usernameRequired }),
  season: z.optional(word),
})

const entry = z.object({
  /** The site-wide team. */
  team: z._default(z.nullable(idField(TEAM)), null),
  name: nameField(MAX_ENTRY_NAME, TEAM),
  nationality: z._default(federationOrNone, ''),
})
const entries = z.array(entry).check(z.maxLength(MAX_SEASON_TEAMS, TEAMS))

/** POST /league/{id}/createSeason */
export const CreateSeasonInput = z.object({
  name: nameField(MAX_SEASON_NAME, SEASON),
  id: z.optional(word),
  rules: z.optional(z.partial(SeasonRulesInput)),
  starts: z.optional(starts),
  entriesUntil: z.optional(z.nullable(moment)),
  entries: z.optional(entries),
  /** The closed season whose tables, rules and teams it follows. */
  after: z.optional(word),
})

/** POST /league/{id}/enterSeason */
export const EnterSeasonInput = z.object({
  season: word,
  /** A team that the caller administers. */
  team: idField(TEAM),
  squad: z._default(Squad, []),
})

/** POST /league/{id}/leaveSeason */
export const LeaveSeasonInput = z.object({ season: word, team: idField(TEAM) })

const no = z.int(TEAM).check(z.positive(TEAM))
const group = z.int(GROUPS).check(z.positive(GROUPS), z.maximum(MAX_GROUPS, GROUPS))
const key = { tier: count(MAX_TIERS, TIERS), group }
const plain = <Type extends string>(type: Type) => z.object({ type: z.literal(type) })

const SeasonRequest = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('edit'),
      name: z.optional(nameField(MAX_SEASON_NAME, SEASON)),
      rules: z.optional(z.partial(SeasonRulesInput)),
      starts: z.optional(starts),
      entriesUntil: z.optional(z.nullable(moment)),
    }),
    z.object({ type: z.literal('addEntries'), entries: entries.check(z.minLength(1, TEAM)) }),
    z.object({
      type: z.literal('removeEntries'),
      nos: z.array(no).check(z.minLength(1, TEAM), z.maxLength(MAX_SEASON_TEAMS, TEAMS)),
    }),
    z.object({
      type: z.literal('changeEntry'),
      no,
      change: z.partial(
        z.object({
          name: nameField(MAX_ENTRY_NAME, TEAM),
          nationality: federationOrNone,
          team: z.nullable(idField(TEAM)),
          state: z.enum(ENTRY_STATES),
        }),
      ),
    }),
    /** Divides the entries by the rules; with `seats`, as they say. */
    z.object({
      type: z.literal('divide'),
      seats: z.optional(
        z
          .array(z.object({ ...key, name: z.optional(nameField(MAX_SEASON_NAME, SEASON)), entries: z.array(no) }))
          .check(z.maxLength(MAX_TIERS * MAX_GROUPS)),
      ),
    }),
    /** Makes each division’s tournament, as a draft. */
    plain('makeDivisions'),
    /** Makes the tournament of the play-offs between this tier and the one below. */
    z.object({ type: z.literal('makePlayoff'), tier: key.tier }),
    /** Decides play-offs by hand; null: their results decide. */
    z.object({
      type: z.literal('decidePlayoff'),
      tier: key.tier,
      winners: z.nullable(z.array(no).check(z.maxLength(MAX_MOVING_PLACES * MAX_GROUPS))),
    }),
    z.object({ type: z.literal('step'), step: z.enum(SEASON_TRANSITION_NAMES) }),
  ],
  { error: say.unknownSeasonRequest },
)

export type SentSeasonRequest = z.output<typeof SeasonRequest>

/** POST /league/{id}/changeSeason */
export const SeasonChangeInput = z.object({ season: word, request: SeasonRequest, reason })

/** POST /league/{id}/undoSeason */
export const UndoSeasonInput = z.object({
  season: word,
  /** Whether a change of the season or one of its league. */
  of: z._default(z.enum(CHANGES_OF), 'season'),
  version: changeVersion,
  reason,
})

const teamWord = z.optional(z.string().check(z.maxLength(200)))
/** GET /league/{id}/getMeetings */
export const LeagueMeetingsQuery = z.object({ first: teamWord, second: teamWord })

/** Without a season, the current one. */
export const SeasonQuery = z.object({ season: z.optional(word) })
/** `round`: the tables after that round. */
export const SeasonTablesQuery = z.object({
  season: z.optional(word),
  round: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d?$/)), z.transform(Number))),
})
