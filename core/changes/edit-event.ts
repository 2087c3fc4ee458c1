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
      ...(name !== undefined && name !== snapshot.name ? [`name ${name}`] : []),
      ...Object.entries(settings).map(([key, value]) => settingText(key, value)),
      ...(systems ? ['systems of rounds'] : []),
    ]
    const moved = starts ? scheduleText(snapshot.dates, starts) : []
    const edited =
      changed.length > 0 || moved.length === 0 ? [`Settings: ${changed.join(', ') || 'nothing changed'}`] : []
    return [...moved, ...edited].join('. ')
  },
}

/** Longer texts are left out of the history. */
const MOST_WORDS = 80

const LABELS: Record<string, string> = {
  totalRounds: 'rounds',
  pairingSystem: 'system',
  qualifyingPlaces: 'qualifying places',
  timeControl: 'time control',
  allowRegistration: 'registration',
  location: 'place',
  timeZone: 'time zone',
  tieBreaks: 'tie-breaks',
  winReward: 'points for a win',
  drawReward: 'points for a draw',
  lossReward: 'points for a loss',
  byeReward: 'points for a bye',
  absenceReward: 'points for an absence',
  gamePointTotal: 'game points in a match',
  displayPoints: 'table counts points of a',
  secondaryScore: 'second score of teams',
  showRatings: 'ratings',
  streamURL: 'stream',
  rulesURL: 'rules',
  profileURL: 'website',
  logoURL: 'logo',
  pullResults: 'results from the chess site',
  allowSelfLinks: 'links sent by players',
  allowSelfSubmissions: 'players’ reports',
  poolDisplay: 'names of pools',
  lineUpMinutes: 'minutes before a round that line-ups are due',
}

const settingText = (key: string, value: unknown): string => {
  if (key === 'public') return value ? 'public' : 'private'
  if (Array.isArray(value)) return `${LABELS[key] ?? key} ${value.join(', ') || 'none'}`
  if (value === true || value === false) return `${LABELS[key] ?? key} ${value ? 'on' : 'off'}`
  if (typeof value === 'string' && value.length > MOST_WORDS) return `${LABELS[key] ?? key} changed`
  return `${LABELS[key] ?? key} ${String(value ?? 'none')}`
}

const settingsOf = ({ settings }: Snapshot, keys: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, settings[key as keyof Settings]]))
