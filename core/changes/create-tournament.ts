import type { Snapshot } from '../snapshot/snapshot.ts'
import type { EventStage } from '../tournament/stage.ts'
import { DEFAULTS, type RoundSystem, type Settings } from '../tournament/tournament.ts'
import type { ActDefinition } from './act.ts'

/** A new tournament, which its organiser alone knows of while it is a draft. */
export interface CreateTournament {
  type: 'createTournament'
  name: string
  settings: Partial<Settings>
  systems: RoundSystem[]
  dates: (number | null)[]
  stage: EventStage | null
}

/** A tournament of which nothing is known but whose it is; it has no version yet. */
export const unmade = (id: string, user: string, now: number): Snapshot => ({
  id,
  version: 0,
  name: '',
  user,
  active: true,
  round: 0,
  createdAt: now,
  updatedAt: now,
  settings: DEFAULTS,
  systems: [],
  dates: [],
  players: { no: [], firstName: [], lastName: [], rating: [], nationality: [] },
  rounds: [],
  bonuses: [],
})

export const createTournament: ActDefinition<CreateTournament> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: false, isOfPairing: false },
  refusal: ({ version }) => (version > 0 ? 'This tournament already exists.' : undefined),
  apply: ({ stage: _stage, ...snapshot }, { name, settings, systems, dates, stage }) => ({
    ...snapshot,
    name,
    settings: { ...DEFAULTS, ...settings },
    systems,
    dates,
    ...(stage && { stage }),
  }),
  inverse: () => undefined,
  words: (_snapshot, { name }) => `${name} created`,
}
