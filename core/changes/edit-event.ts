import type { Snapshot } from '../snapshot/snapshot.ts'
import type { RoundSystem, Settings } from '../tournament/tournament.ts'
import type { ActDefinition } from './act.ts'

/** Changes what a director sets; what is left out stays. */
export interface EditEvent {
  type: 'editEvent'
  name?: string
  settings?: Partial<Settings>
  systems?: RoundSystem[]
  /** Start times, round 1 first. */
  dates?: (number | null)[]
}

const STARTED = ['pairingSystem', 'competitors', 'gamePointTotal'] as const

export const editEvent: ActDefinition<EditEvent> = {
  level: 2,
  restsOnAll: true,
  refusal: ({ round, settings: before }, { settings = {} }) => {
    if (round === 0) return undefined
    const isLocked = STARTED.some((key) => key in settings && settings[key] !== before[key])
    if (isLocked) return 'Round 1 has been drawn: the system, who plays and the games of a match can’t change any more.'
    const { totalRounds } = settings
    const isTooFew = typeof totalRounds === 'number' && totalRounds < round
    return isTooFew ? `${round} rounds have been drawn already.` : undefined
  },
  apply: (snapshot, { name = snapshot.name, settings, systems = snapshot.systems, dates = snapshot.dates }) => ({
    ...snapshot,
    name,
    settings: settings ? { ...snapshot.settings, ...settings } : snapshot.settings,
    systems,
    dates,
  }),
  inverse: (snapshot, { name, settings, systems, dates }) => ({
    type: 'editEvent',
    ...(name !== undefined && { name: snapshot.name }),
    ...(settings && { settings: settingsOf(snapshot, settings) }),
    ...(systems && { systems: snapshot.systems }),
    ...(dates && { dates: snapshot.dates }),
  }),
  words: (snapshot, { name, settings = {}, systems, dates }) => {
    const changed = [
      ...(name !== undefined && name !== snapshot.name ? [`name ${name}`] : []),
      ...Object.entries(settings).map(([key, value]) => settingText(key, value)),
      ...(systems ? ['systems of rounds'] : []),
      ...(dates ? ['start times'] : []),
    ]
    return `Settings: ${changed.join(', ') || 'nothing changed'}`
  },
}

const LABELS: Record<string, string> = {
  totalRounds: 'rounds',
  pairingSystem: 'system',
  timeControl: 'time control',
  allowRegistration: 'registration',
}

const settingText = (key: string, value: unknown): string => {
  if (key === 'public') return value ? 'public' : 'private'
  if (key === 'allowSelfSubmissions') return value ? 'players report results' : 'players report no results'
  return `${LABELS[key] ?? key} ${String(value ?? 'none')}`
}

const settingsOf = ({ settings }: Snapshot, keys: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, settings[key as keyof Settings]]))
