import { finalists } from '../knockout/finalists.ts'
import type { RunningLeads } from '../match/running-leads.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { drawnNext } from './next-round.ts'
import type { NoOdds } from './no-odds.ts'
import { simulatedBy, type Simulation } from './simulated-by.ts'

export type { Simulation }

export const simulation = (snapshot: Snapshot, seed: number, running?: RunningLeads): Simulation | NoOdds =>
  simulatedBy({ drawnNext, finalists }, snapshot, seed, running)
