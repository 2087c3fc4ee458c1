import { cellOf, drawnRounds } from './entrants.ts'
import { competitorsOf } from './event-type.ts'
import type { TrfTeam } from './teams.ts'
import { recordsOf, type Trf } from './trf.ts'

/**
 * Whether teams compete. Lines of teams (310) say so; the older ones (013) can also name the clubs of an individual event,
 * so the type of the event decides, and where the file does not say it, whether teams meet as a whole.
 */
export function isTeamEvent(trf: Trf, teams: TrfTeam[]): boolean {
  if (teams.length === 0) return false
  if (recordsOf(trf, 'team').length > 0) return true
  const competitors = competitorsOf(trf)
  return competitors === undefined ? meetAsTeams(teams) : competitors === 'team'
}

/** Whether in every round all members of a team that have an opponent meet the same other team. */
function meetAsTeams(teams: TrfTeam[]): boolean {
  const teamOf = new Map(teams.flatMap(({ members }, team) => members.map(({ no }) => [no, team])))
  const rounds = drawnRounds(teams.flatMap(({ members }) => members))
  return teams.every(({ members }, team) =>
    Array.from({ length: rounds }, (_, at) => at + 1).every((round) => {
      const opponents = members.map((member) => cellOf(member, round).opponent).filter((no) => no > 0)
      const met = new Set(opponents.map((no) => teamOf.get(no)))
      return met.size <= 1 && !met.has(team) && !met.has(undefined)
    }),
  )
}
