import type { Team } from './teams.ts'
import type { Trf } from './trf.ts'
import type { Worth } from './worth.ts'

/** A file of teams, and what its results are worth on how many boards. */
export interface TeamEvent {
  trf: Trf
  teams: Team[]
  match: Worth
  game: Worth
  boards: number
}
