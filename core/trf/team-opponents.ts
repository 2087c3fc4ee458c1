import * as say from '#words/coreTrf.js'
import { cellColumn } from './cells.ts'
import { cellOf, drawnRounds, type TrfPlayer } from './entrants.ts'
import type { TrfFault } from './fault.ts'
import type { TrfTeam } from './teams.ts'
import { recordsOf, type Trf } from './trf.ts'

export interface TeamOpponent {
  /** Position among the teams. */
  opponent: number
  /** The team's players by board in record 300; undefined for an empty board. */
  lineup?: (TrfPlayer | undefined)[]
}

type LocatedOpponent = TeamOpponent & Pick<TrfFault, 'line' | 'column'>

export const teamRoundCount = (trf: Trf, entrants: TrfPlayer[]): number =>
  Math.max(
    drawnRounds(entrants),
    ...recordsOf(trf, 'lineup').map(({ record }) => record.round),
    ...recordsOf(trf, 'forfeit').map(({ record }) => record.round),
    ...recordsOf(trf, 'teamByes').map(({ record }) => record.teams.findLastIndex((team) => team > 0) + 1),
  )

/**
 * Each team's opponent in a round, by position. Both sides of a match are included, teams without an opponent are not.
 * A fault if lines contradict each other.
 */
export function teamOpponents(trf: Trf, teams: TrfTeam[], round: number): Map<number, TeamOpponent> | TrfFault {
  const found = new Map<number, LocatedOpponent>()
  const fault = fromLineups(trf, teams, round, found) ?? fromForfeits(trf, teams, round, found)
  if (fault) return fault
  fromPlayers(teams, round, found)
  for (const [team, { opponent, line, column }] of found) {
    const back = found.get(opponent)
    if (back && back.opponent !== team) {
      const [one, other] = [teams[team]!.no, teams[opponent]!.no]
      return {
        line,
        column,
        reason: say.otherTeam({ one, other, round }),
      }
    }
    if (!back) found.set(opponent, { opponent: team, line, column })
  }
  return found
}

const positionOf = (teams: TrfTeam[], no: number): number => teams.findIndex((team) => team.no === no)

function fromLineups(
  trf: Trf,
  teams: TrfTeam[],
  round: number,
  found: Map<number, LocatedOpponent>,
): TrfFault | undefined {
  const people = new Map(teams.flatMap(({ members }) => members.map((member) => [member.no, member])))
  for (const { line, record } of recordsOf(trf, 'lineup')) {
    if (record.round !== round || record.opponent === 0) continue
    const team = positionOf(teams, record.team)
    const opponent = positionOf(teams, record.opponent)
    if (team < 0) return { line, column: 9, reason: say.noTeam({ no: record.team }) }
    if (opponent < 0) return { line, column: 13, reason: say.noTeam({ no: record.opponent }) }
    const stranger = record.players.findIndex((player) => player > 0 && !people.has(player))
    if (stranger >= 0)
      return { line, column: 17 + 5 * stranger, reason: say.noTeamHasPlayer({ no: record.players[stranger]! }) }
    found.set(team, { opponent, lineup: record.players.map((player) => people.get(player)), line, column: 13 })
  }
  return undefined
}

function fromForfeits(
  trf: Trf,
  teams: TrfTeam[],
  round: number,
  found: Map<number, LocatedOpponent>,
): TrfFault | undefined {
  for (const { line, record } of recordsOf(trf, 'forfeit')) {
    if (record.round !== round) continue
    const white = positionOf(teams, record.white)
    const black = positionOf(teams, record.black)
    if (white < 0) return { line, column: 12, reason: say.noTeam({ no: record.white }) }
    if (black < 0) return { line, column: 16, reason: say.noTeam({ no: record.black }) }
    if (!found.has(white)) found.set(white, { opponent: black, line, column: 12 })
    if (!found.has(black)) found.set(black, { opponent: white, line, column: 16 })
  }
  return undefined
}

/** Teams without a record of their match get the opponent from their players' lines. */
function fromPlayers(teams: TrfTeam[], round: number, found: Map<number, LocatedOpponent>): void {
  const teamOf = new Map(teams.flatMap(({ members }, team) => members.map(({ no }) => [no, team])))
  teams.forEach(({ members }, team) => {
    if (found.has(team)) return
    for (const member of members) {
      const opponent = teamOf.get(cellOf(member, round).opponent)
      if (opponent === undefined || opponent === team) continue
      found.set(team, { opponent, line: member.line, column: cellColumn(round) })
      return
    }
  })
}
