import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { EventStage } from '../tournament/stage.ts'
import { DEFAULTS, type RoundSystem, type Settings } from '../tournament/tournament.ts'
import type { Start } from '../text/start.ts'
import type { ActDefinition } from './act.ts'

/** Creates a draft, which only its organiser can see. */
export interface CreateTournament {
  type: 'createTournament'
  name: string
  settings: Partial<Settings>
  systems: RoundSystem[]
  starts: (Start | null)[]
  stage: EventStage | null
}

/** The empty tournament before `createTournament`; version 0 is never stored. */
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

export const isMade = ({ version }: Snapshot): boolean => version > 0

export const createTournament: ActDefinition<CreateTournament> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot) => (isMade(snapshot) ? sayRefusal.tournamentExists() : undefined),
  apply: ({ stage: _stage, ...snapshot }, { name, settings, systems, starts, stage }) => ({
    ...snapshot,
    name,
    settings: { ...DEFAULTS, ...settings },
    systems,
    dates: starts,
    ...(stage && { stage }),
  }),
  inverse: () => undefined,
  words: (_snapshot, { name }) => say.created({ name }),
}
