import * as captains from '#words/captainRules.js'
import * as boards from '#words/boardFeeds.js'
import * as evaluations from '#words/evaluations.js'
import * as facts from '#words/eventFacts.js'
import * as letters from '#words/letterChoices.js'
import * as say from '#words/changes.js'
import * as minis from '#words/minis.js'
import * as norms from '#words/norms.js'
import * as ratings from '#words/ratings.js'
import * as systems from '#words/systems.js'
import type { PieceColour } from '../snapshot/draw-rules.ts'
import { drawOf } from '../snapshot/desk-rows.ts'
import { officialName } from '../tournament/officials.ts'
import { joinComma } from '../text/join-comma.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { parseTieBreak } from '../standings/tie-breaks.ts'
import type { TieBreakCode } from '../tournament/tie-break-codes.ts'
import type { RoundSystem, Settings } from '../tournament/tournament.ts'
import type { Start } from '../text/start.ts'
import type { ActDefinition } from './act.ts'
import { momentText } from '../text/moments.ts'
import { accelerationsRefusal, accelerationsText, withAccelerations } from './virtual-points.ts'
import { drawRuleRecords } from '../snapshot/draw-rule-records.ts'
import type { AccelerationRecord } from '../snapshot/records.ts'
import { settingsRefusal } from './locked-settings.ts'
import { rescored } from './rescored.ts'
import { systemsRefusal, systemsText } from './systems-of-rounds.ts'
import { scheduleText } from './schedule-text.ts'

/** Changes only the fields that are given. */
export interface EditEvent {
  type: 'editEvent'
  name?: string
  settings?: Partial<Settings>
  systems?: RoundSystem[]
  /** When each round starts, round 1 first. */
  starts?: (Start | null)[]
  /** Of number 1 in round 1; null: not drawn yet. */
  initialColour?: PieceColour | null
  isByLot?: true
  /** Virtual points by hand, the whole list; numbers are those of entries. */
  accelerations?: AccelerationRecord[]
}

export const editEvent: ActDefinition<EditEvent> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { settings = {}, systems, initialColour, accelerations }) =>
    settingsRefusal(snapshot, settings) ??
    (systems && systemsRefusal(snapshot, systems, { ...snapshot.settings, ...settings })) ??
    (initialColour === undefined ? undefined : colourRefusal(snapshot)) ??
    (accelerations && accelerationsRefusal(snapshot, accelerations)),
  apply: (
    snapshot,
    {
      name = snapshot.name,
      settings,
      systems = snapshot.systems,
      starts = snapshot.dates,
      initialColour,
      accelerations,
    },
  ) => ({
    ...withAccelerations(withColour(settings ? rescored(snapshot, settings) : snapshot, initialColour), accelerations),
    name,
    settings: settings ? { ...snapshot.settings, ...settings } : snapshot.settings,
    systems,
    dates: starts,
  }),
  inverse: (snapshot, { name, settings, systems, starts, initialColour, accelerations }) => ({
    type: 'editEvent',
    ...(name !== undefined && { name: snapshot.name }),
    ...(settings && { settings: settingsOf(snapshot, settings) }),
    ...(systems && { systems: snapshot.systems }),
    ...(starts && { starts: snapshot.dates }),
    ...(initialColour !== undefined && { initialColour: snapshot.initialColour ?? null }),
    ...(accelerations && { accelerations: drawRuleRecords(snapshot).accelerations }),
  }),
  words: (snapshot, { name, settings = {}, systems, starts, initialColour, isByLot, accelerations }) => {
    const changed = [
      ...(name !== undefined && name !== snapshot.name ? [say.newName({ name })] : []),
      ...Object.entries(settings).map(([key, value]) => settingText(key, value)),
      ...(systems && Math.max(systems.length, snapshot.systems.length) > 1 ? [systemsText(systems)] : []),
      ...(initialColour === undefined ? [] : [colourText(initialColour, isByLot)]),
      ...(accelerations ? [accelerationsText(accelerations)] : []),
    ]
    const moved = starts ? scheduleText(snapshot.dates, starts) : []
    if (changed.length === 0) return moved.join('. ') || say.settingsUnchanged()
    return [...moved, say.settingsChanged({ changes: joinComma(changed) })].join('. ')
  },
}

function colourRefusal(snapshot: Snapshot): string | undefined {
  if (snapshot.round > 0) return facts.colourIsDrawn()
  return drawOf(snapshot, 1) ? systems.discardFirst({ round: 1 }) : undefined
}

function withColour(snapshot: Snapshot, colour: PieceColour | null | undefined): Snapshot {
  if (colour === undefined) return snapshot
  const { initialColour: _before, ...rest } = snapshot
  return colour === null ? rest : { ...rest, initialColour: colour }
}

const colourText = (colour: PieceColour | null, isByLot = false): string =>
  facts.firstColourIs({ colour: colour ?? 'none', isByLot })

/** Longer texts are left out of the history. */
const MOST_WORDS = 80

const LABELS: Record<string, () => string> = {
  totalRounds: say.settingRounds,
  qualifyingPlaces: say.settingQualifying,
  timeControl: say.settingTimeControl,
  location: say.settingPlace,
  federation: say.settingFederation,
  vanityURL: say.settingAddress,
  description: say.settingDescription,
  prizes: say.settingPrizes,
  timeZone: say.settingTimeZone,
  tieBreaks: say.settingTieBreaks,
  edition: say.settingEdition,
  winReward: say.settingWin,
  drawReward: say.settingDraw,
  lossReward: say.settingLoss,
  byeReward: say.settingBye,
  absenceReward: say.settingAbsence,
  gamePointTotal: say.settingGamePoints,
  secondaryScore: say.settingSecondScore,
  teamType: say.settingTeamType,
  showRatings: say.settingRatings,
  streamURL: say.settingStream,
  rulesURL: say.settingRules,
  profileURL: say.settingWebsite,
  logoURL: say.settingLogo,
  allowSelfSubmissions: say.settingReports,
  lineUpMinutes: say.settingLineUpMinutes,
  substituteMinutes: captains.settingSubstitutes,
  boardOrderTolerance: captains.settingTolerance,
  squadSize: captains.settingSquadSize,
  lateEntries: captains.settingLateEntries,
  lateEntriesBelow: captains.settingLateEntriesBelow,
  agreeDaysBefore: captains.settingAgreeBefore,
  agreeDaysAfter: captains.settingAgreeAfter,
  agreeHours: captains.settingAgreeHours,
  protestHours: captains.settingProtestHours,
  boardDelay: boards.settingBoardDelay,
  swapLastRounds: systems.settingSwap,
  keizerTop: systems.settingTop,
  keizerAbsences: systems.settingAbsences,
  keizerPause: systems.settingPause,
  showNorms: norms.settingShowNorms,
  fideEvent: facts.settingFideEvent,
  source: facts.settingSource,
}

/** Settings whose values are codes. */
const CODED: { [Key in keyof Settings]?: (value: Settings[Key]) => string } = {
  public: (isPublic) => say.settingPublic({ isPublic }),
  competitors: (competitors) => say.settingCompetitors({ isTeam: competitors === 'team' }),
  pairingSystem: (system) => say.settingSystem({ system }),
  allowRegistration: (registration) => say.settingRegistration({ registration }),
  displayPoints: (points) => say.settingDisplayPoints({ points }),
  pullResults: (value) => say.settingPull({ pull: ['leave', 'ask', 'save'][value]! }),
  allowSelfLinks: (value) => say.settingSelfLinks({ links: ['none', 'ask', 'both', 'either'][value]! }),
  boardResults: (when) => boards.settingBoardResults({ when }),
  segments: (segments) =>
    segments.length === 0
      ? minis.settingOneMatch()
      : minis.settingSegments({ matches: joinComma(segments.map(({ label }) => label)) }),
  ratedAs: (kind) => facts.settingRatedAs({ kind: kind ?? 'unknown' }),
  officials: (officials) =>
    officials === null || officials.length === 0
      ? facts.settingNoOfficials()
      : facts.settingOfficials({ names: joinComma(officials.map(officialName)) }),
  seedMethod: (method) => ratings.settingSeedMethod({ method }),
  letters: (which) => letters.settingLetters({ which }),
  acceleration: (kind) => systems.settingAcceleration({ kind }),
  fixtureScoring: (rule) => minis.settingScoring({ rule }),
  forfeitBoardPoints: (points) =>
    typeof points === 'number' ? minis.settingForfeitNumber({ points }) : minis.settingForfeit({ points }),
  liveEvaluations: (when) => evaluations.settingLiveEvaluations({ when }),
  squadClosesAt: (at) =>
    at === null
      ? captains.settingSquadClosesWithDraw()
      : say.settingIs({ setting: captains.settingSquadCloses(), value: momentText(at) }),
  poolDisplay: (value) => say.settingIs({ setting: say.settingPools(), value: ['A, B', '1, 2', 'I, II'][value]! }),
}

const settingText = (key: string, value: unknown): string => {
  const coded = CODED[key as keyof Settings] as ((value: unknown) => string) | undefined
  if (coded) return coded(value)
  const setting = LABELS[key]?.() ?? key
  if (value === true || value === false) return say.settingSwitched({ setting, isOn: value })
  if (typeof value === 'string' && value.length > MOST_WORDS) return say.settingChanged({ setting })
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0))
    return say.settingEmptied({ setting })
  return say.settingIs({ setting, value: Array.isArray(value) ? joinComma(value.map(headOf)) : String(value) })
}

/** The head that the tie-break’s column has. */
const headOf = (code: TieBreakCode): string => parseTieBreak(code)?.short ?? code

const settingsOf = ({ settings }: Snapshot, keys: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, settings[key as keyof Settings]]))
