import { isBye, type Outcome } from '../match/outcome.ts'
import { cellOf, type TrfPlayer } from './entrants.ts'
import type { TeamOpponent } from './team-opponents.ts'
import type { TrfTeam } from './teams.ts'
import { recordsOf, type Trf } from './trf.ts'
import { bothLetters } from './result-worth.ts'

/** The players on the two sides of a board; undefined for an empty seat. */
export type BoardPair = [TrfPlayer | undefined, TrfPlayer | undefined]

/** A team in a match; `position` is its index among the teams. */
export interface TeamSide {
  position: number
  team: TrfTeam
  opponent: TeamOpponent
}

/**
 * Boards of a match: the longest line-up, else the colours of record 352, else the most games of a team in one round.
 */
export function boardCount(trf: Trf, teams: TrfTeam[], rounds: number): number {
  const lineups = recordsOf(trf, 'lineup').map(({ record }) => record.players.length)
  if (lineups.length > 0) return Math.max(...lineups)
  const [colours] = recordsOf(trf, 'words', '352')
  if (colours?.record.text) return colours.record.text.length
  return Math.max(1, ...teams.flatMap((team) => Array.from({ length: rounds }, (_, at) => seated(team, at + 1))))
}

const seated = ({ members }: TrfTeam, round: number): number =>
  members.filter((member) => cellOf(member, round).opponent > 0).length

/** The boards of a match in order, from the line-ups and from the opponents in the players' lines. */
export function boards(one: TeamSide, other: TeamSide, round: number): BoardPair[] {
  if (!one.opponent.lineup && other.opponent.lineup) {
    return boards(other, one, round).map(([first, second]) => [second, first])
  }
  const opponents = new Map(other.team.members.map((member) => [member.no, member]))
  const own = new Map(one.team.members.map((member) => [member.no, member]))
  const alone = (entrant: TrfPlayer | undefined): boolean => !!entrant && cellOf(entrant, round).opponent === 0
  const rows: BoardPair[] = (
    one.opponent.lineup ?? playersPresent(one.team, opponents, round, unmetWinners(other.team, round))
  ).map((entrant, at) => {
    const met = entrant && opponents.get(cellOf(entrant, round).opponent)
    const beside = other.opponent.lineup?.[at]
    return [entrant, met ?? (alone(beside) || !entrant ? beside : undefined)]
  })
  const others = other.opponent.lineup ? [] : playersPresent(other.team, own, round, unmetWinners(one.team, round))
  for (const late of others) {
    if (rows.some(([, second]) => second === late)) continue
    const free = rows.find(([, second]) => !second)
    if (free) free[1] = late
    else rows.push([undefined, late])
  }
  return rows
}

/** Members with a forfeit win without an opponent: the other team had nobody at their board, or an absent player. */
const unmetWinners = ({ members }: TrfTeam, round: number): number =>
  members.filter((member) => isAlone(member, round, '+')).length

/**
 * Members who met one of these opponents or won by forfeit without an opponent. Programs write `0000 - -` for each
 * reserve who didn’t play, so only as many of those are at a board as there are winners of the other team without an
 * opponent.
 */
function playersPresent(
  { members }: TrfTeam,
  opponents: Map<number, TrfPlayer>,
  round: number,
  absent: number,
): TrfPlayer[] {
  const losers = new Set(members.filter((member) => isAlone(member, round, '-')).slice(0, absent))
  return members.filter(
    (member) => opponents.has(cellOf(member, round).opponent) || isAlone(member, round, '+') || losers.has(member),
  )
}

function isAlone(member: TrfPlayer, round: number, letter: '+' | '-'): boolean {
  const { opponent, result } = cellOf(member, round)
  return opponent === 0 && result === letter
}

/** Both sides' letters of a board. A board that was not played takes the letters of the forfeited match, if any. */
export function boardLetters([one, other]: BoardPair, round: number, forfeit: string | undefined): string {
  const [first, second] = [letter(one, round), letter(other, round)]
  const [left, right] = [isBye(first) ? ' ' : first, isBye(second) ? ' ' : second]
  if (left !== ' ' || right !== ' ') return bothLetters(left, right)
  const absent = (isBye(first) || !one) && (isBye(second) || !other)
  return forfeit ?? (absent ? '--' : '  ')
}

const letter = (entrant: TrfPlayer | undefined, round: number): Outcome =>
  entrant ? cellOf(entrant, round).result : ' '

/** Whether the first player has White by either player's line; undefined if neither says. */
export function hasWhite([one, other]: BoardPair, round: number): boolean | undefined {
  const own = one && cellOf(one, round).colour
  if (own === 'w' || own === 'b') return own === 'w'
  const theirs = other && cellOf(other, round).colour
  return theirs === 'w' || theirs === 'b' ? theirs === 'b' : undefined
}

/**
 * Whether a match's first side has White on a board (from 0): by record 352, else on every other board from the first.
 */
export function firstHasWhite(trf: Trf, board: number): boolean {
  const [colours] = recordsOf(trf, 'words', '352')
  const letter = colours?.record.text[board]?.toUpperCase()
  return letter === 'W' || (letter !== 'B' && board % 2 === 0)
}
