import type { Outcome } from '../match/outcome.ts'
import { cellOf } from './entrants.ts'
import type { TeamFile } from './team-file.ts'
import type { TeamMatch } from './team-match.ts'
import type { TrfTeam } from './teams.ts'
import { recordsOf, type Trf } from './trf.ts'
import { letterPoints } from './result-worth.ts'
import { halfPoints } from '../text/score.ts'

/** A team's round without an opponent: a bye by record 320 or 240, else by its players' lines. */
export function teamBye({ trf, teams, boards, match, game }: TeamFile, white: number, round: number): TeamMatch {
  const team = teams[white]!
  const allocated = recordsOf(trf, 'teamByes').find(({ record }) => record.teams[round - 1] === team.no)
  const letter = allocated ? 'U' : (requested(trf, team.no, round) ?? byPlayers(team, round))
  const games = allocated ? halfPoints(allocated.record.gamePoints) : boards * letterPoints(ON_BOARDS[letter], game)
  return {
    white,
    black: -1,
    outcome: `${letter} `,
    score: [letterPoints(letter, match), 0],
    points: [games, 0],
    boards: [],
  }
}

type ByeLetter = 'U' | 'F' | 'H' | 'Z'

/** The result that counts on each board: a pairing-allocated bye gives half the boards (FIDE C.04.6). */
const ON_BOARDS: Record<ByeLetter, Outcome> = { U: '=', F: '1', H: '=', Z: '-' }

const requested = (trf: Trf, no: number, round: number): ByeLetter | undefined =>
  recordsOf(trf, 'byes')
    .filter(({ record }) => record.round === round && record.ids.includes(no))
    .map(({ record }) => record.type.toUpperCase() || 'Z')
    .find((type) => type === 'F' || type === 'H' || type === 'Z')

function byPlayers({ members }: TrfTeam, round: number): ByeLetter {
  const letters = new Set(members.map((member) => cellOf(member, round).result))
  if (letters.has('U') || letters.has('+')) return 'U'
  return letters.has('F') ? 'F' : letters.has('H') ? 'H' : 'Z'
}
