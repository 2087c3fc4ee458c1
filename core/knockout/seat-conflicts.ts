import { drawOf } from '../snapshot/desk-rows.ts'
import { goingThrough, type GoingThrough } from '../snapshot/goes-through.ts'
import { knockoutRange } from '../snapshot/round-range.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'

/** A match of a knockout after which someone else sits in the next round than went through. Positions of players. */
export interface SeatConflict {
  round: number
  no: number
  board: number
  sides: [white: number, black: number]
  /** Who goes through by the match, and who did before the change. */
  through: GoingThrough
  was: GoingThrough
  /** Those of both sides who sit in the next round. */
  seated: number[]
}

/** Both sides of a board; Black’s is −1 in a bye. */
export type BoardSeats = [white: number, black: number]

/** The boards of a round that is published or drawn as a draft, in their order; undefined before it is drawn. */
export function seatsOfRound(snapshot: Snapshot, round: number): BoardSeats[] | undefined {
  const columns = snapshot.rounds[round - 1]
  if (columns) return columns.white.map((white, at) => [white, columns.black[at]!])
  const { no } = snapshot.players
  return drawOf(snapshot, round)?.pairs.map(({ white, black }) => [
    no.indexOf(white),
    black === null ? -1 : no.indexOf(black),
  ])
}

/**
 * The matches after which a change leaves the wrong player seated in the next round. Matches that had a wrong
 * player before the change, as in a file of another program, are left out.
 */
export function seatConflicts(before: Snapshot, after: Snapshot): SeatConflict[] {
  return after.rounds.flatMap((columns, index) => {
    const round = index + 1
    const isNextOther = after.rounds[round] !== undefined && before.rounds[round] !== after.rounds[round]
    if (before.rounds[index] === columns && !isNextOther) return []
    if (round >= (knockoutRange(after, round)?.to ?? 0)) return []
    const known = new Map(matchesOf(before, round).map((match) => [match.no, match]))
    const seats = seatsOfRound(after, round + 1)
    const seatsBefore = seatsOfRound(before, round + 1)
    if (!seats) return []
    const matches = matchesOf(after, round)
    return matches.flatMap((match): SeatConflict[] => {
      const was = known.get(match.no)
      if (!was || (was.through === match.through && !isNextOther)) return []
      if (!isContradicted(match, matches, seats, was.through)) return []
      if (seatsBefore && isContradicted(was, [...known.values()], seatsBefore)) return []
      const seated = match.sides.filter((player) => sitsIn(seats, player))
      return [{ ...match, round, was: was.through, seated }]
    })
  })
}

interface KnockoutResult extends Pick<SeatConflict, 'no' | 'board' | 'sides' | 'through'> {}

const matchesOf = ({ rounds }: Snapshot, round: number): KnockoutResult[] => {
  const columns: RoundColumns | undefined = rounds[round - 1]
  return (columns?.white ?? []).flatMap((white, at): KnockoutResult[] => {
    const black = columns!.black[at]!
    if (black < 0) return []
    const through = goingThrough(columns!.outcomes.slice(2 * at, 2 * at + 2), columns!.facts?.[at])
    return [{ no: columns!.no?.[at] ?? at + 1, board: at + 1, sides: [white, black], through }]
  })
}

const sitsIn = (seats: BoardSeats[], player: number): boolean => seats.some((board) => board.includes(player))

function isContradicted(
  { sides, through }: KnockoutResult,
  matches: KnockoutResult[],
  seats: BoardSeats[],
  was?: GoingThrough,
): boolean {
  if (typeof through !== 'number') return sides.some((player) => sitsIn(seats, player))
  const [winner, loser] = [sides[through], sides[1 - through]!]
  if (!sitsIn(seats, winner)) return sitsIn(seats, loser) || was === 'nobody'
  // Losers may play on among themselves, as for third place.
  const meets = (player: number, result: 'won' | 'lost'): boolean =>
    seats.some(([white, black]) => {
      const other = white === player ? black : black === player ? white : -1
      return matches.some(
        (match) => typeof match.through === 'number' && match.sides[sideFor(match.through, result)] === other,
      )
    })
  return meets(winner, 'lost') || meets(loser, 'won')
}

const sideFor = (through: 0 | 1, result: 'won' | 'lost'): 0 | 1 => (result === 'won' ? through : through === 0 ? 1 : 0)
