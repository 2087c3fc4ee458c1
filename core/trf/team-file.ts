import type { TrfTeam } from './teams.ts'
import type { Trf } from './trf.ts'
import type { ResultWorth } from './result-worth.ts'

/** A file of teams, and what its results are worth on how many boards. */
export interface TeamFile {
  trf: Trf
  teams: TrfTeam[]
  match: ResultWorth
  game: ResultWorth
  boards: number
}
