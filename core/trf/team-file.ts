import type { TrfTeam } from './teams.ts'
import type { Trf } from './trf.ts'
import type { ResultWorth } from './result-worth.ts'

export interface TeamFile {
  trf: Trf
  teams: TrfTeam[]
  match: ResultWorth
  game: ResultWorth
  boards: number
}
