import * as say from '#words/changes.js'
import { joinComma } from '../text/join-comma.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { RoundSystem, Settings } from '../tournament/tournament.ts'
import type { Start } from '../text/start.ts'
import type { ActDefinition } from './act.ts'
import { settingsRefusal } from './locked-settings.ts'
import { scheduleText } from './schedule-text.ts'

/** Changes only the fields that are given. */
export interface EditEvent {
  type: 'editEvent'
  name?: string
  settings?: Partial<Settings>
  systems?: RoundSystem[]
  /** When each round starts, round 1 first. */
  starts?: (Start | null)[]
}

export const editEvent: ActDefinition<EditEvent> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { settings = {} }) => settingsRefusal(snapshot, settings),
  apply: (snapshot, { name = snapshot.name, settings, systems = snapshot.systems, starts = snapshot.dates }) => ({
    ...snapshot,
    name,
    settings: settings ? { ...snapshot.settings, ...settings } : snapshot.settings,
    systems,
    dates: starts,
  }),
  inverse: (snapshot, { name, settings, systems, starts }) => ({
    type: 'editEvent',
    ...(name !== undefined && { name: snapshot.name }),
    ...(settings && { settings: settingsOf(snapshot, settings) }),
    ...(systems && { systems: snapshot.systems }),
    ...(starts && { starts: snapshot.dates }),
  }),
  words: (snapshot, { name, settings = {}, systems, starts }) => {
    const changed = [
      ...(name !== undefined && name !== snapshot.name ? [say.newName({ name })] : []),
      ...Object.entries(settings).map(([key, value]) => settingText(key, value)),
      ...(systems ? [say.systemsOfRounds()] : []),
    ]
    const moved = starts ? scheduleText(snapshot.dates, starts) : []
    if (changed.length === 0) return moved.join('. ') || say.settingsUnchanged()
    return [...moved, say.settingsChanged({ changes: joinComma(changed) })].join('. ')
  },
}

/** Longer texts are left out of the history. */
const MOST_WORDS = 80

const LABELS: Record<string, () => string> = {
  totalRounds: say.settingRounds,
  pairingSystem: say.settingSystem,
  qualifyingPlaces: say.settingQualifying,
  timeControl: say.settingTimeControl,
  allowRegistration: say.settingRegistration,
  location: say.settingPlace,
  timeZone: say.settingTimeZone,
  tieBreaks: say.settingTieBreaks,
  winReward: say.settingWin,
  drawReward: say.settingDraw,
  lossReward: say.settingLoss,
  byeReward: say.settingBye,
  absenceReward: say.settingAbsence,
  gamePointTotal: say.settingGamePoints,
  displayPoints: say.settingDisplayPoints,
  secondaryScore: say.settingSecondScore,
  showRatings: say.settingRatings,
  streamURL: say.settingStream,
  rulesURL: say.settingRules,
  profileURL: say.settingWebsite,
  logoURL: say.settingLogo,
  pullResults: say.settingPull,
  allowSelfLinks: say.settingSelfLinks,
  allowSelfSubmissions: say.settingReports,
  poolDisplay: say.settingPools,
  lineUpMinutes: say.settingLineUpMinutes,
}

const settingText = (key: string, value: unknown): string => {
  if (key === 'public') return say.settingPublic({ isPublic: Boolean(value) })
  const setting = LABELS[key]?.() ?? key
  if (value === true || value === false) return say.settingSwitched({ setting, isOn: value })
  if (typeof value === 'string' && value.length > MOST_WORDS) return say.settingChanged({ setting })
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0))
    return say.settingEmptied({ setting })
  return say.settingIs({ setting, value: Array.isArray(value) ? joinComma(value) : String(value) })
}

const settingsOf = ({ settings }: Snapshot, keys: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, settings[key as keyof Settings]]))
