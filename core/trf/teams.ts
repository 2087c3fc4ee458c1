import * as say from '#words/coreTrf.js'
import type { Individual } from '../snapshot/individual.ts'
import { titleOf, type TrfPlayer } from './entrants.ts'
import type { TrfFault } from './fault.ts'
import { recordsOf, type Trf } from './trf.ts'

export interface TrfTeam {
  no: number
  name: string
  /** 0: unknown. */
  rating: number
  /** In the team's order. */
  members: TrfPlayer[]
}

interface TeamLine {
  line: number
  no: number
  name: string
  rating: number
  players: number[]
  column: number
}

/** Team lines of TRF26 (310), else the older ones (013), which are numbered from 1 in the order of the file. */
function teamLines(trf: Trf): TeamLine[] {
  const numbered = recordsOf(trf, 'team').map(({ line, record }) => {
    const { no, name, players, strength } = record
    return { line, no, name, players, rating: Math.round(strength), column: 74 }
  })
  if (numbered.length > 0) return numbered.sort((a, b) => a.no - b.no)
  return recordsOf(trf, 'legacyTeam').map(({ line, record: { name, players } }, at) => {
    return { line, no: at + 1, name, players, rating: 0, column: 37 }
  })
}

/** The teams by number, none in an individual event; or the first fault. */
export function teamsOf(trf: Trf, entrants: TrfPlayer[]): TrfTeam[] | TrfFault {
  const people = new Map(entrants.map((entrant) => [entrant.no, entrant]))
  const taken = new Set<number>()
  const teams: TrfTeam[] = []
  for (const { line, no, name, rating, players, column } of teamLines(trf)) {
    if (no === 0) return { line, column: 5, reason: say.teamWithoutNumber() }
    if (teams.at(-1)?.no === no) return { line, column: 5, reason: say.teamNumberTaken({ no }) }
    const members: TrfPlayer[] = []
    for (const [place, player] of players.entries()) {
      if (player === 0) continue
      const entrant = people.get(player)
      const at = { line, column: column + 5 * place }
      if (!entrant) return { ...at, reason: say.noPlayer({ no: player }) }
      if (taken.has(player)) return { ...at, reason: say.playerInTeam({ no: player }) }
      taken.add(player)
      members.push(entrant)
    }
    teams.push({ no, name, rating, members })
  }
  return teams
}

export const individualsOf = (teams: TrfTeam[]): Individual[] =>
  teams.flatMap(({ no: team, members }) =>
    members.map(({ no, name, title, rating, federation, fideId }, at) => ({
      no,
      team,
      board: at + 1,
      name,
      rating,
      title: titleOf(title),
      nationality: federation,
      // Programs write 0 for no FIDE ID.
      ...(/^[1-9]/.test(fideId) && { fideId }),
    })),
  )
