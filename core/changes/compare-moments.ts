import { lastTableRound } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { standings } from '../standings/table.ts'
import { findPairing } from './pairing.ts'
import { changeBetween } from '../match/pairing-state.ts'
import { resultText } from './result-text.ts'
import type { HalfPoints } from '../text/score.ts'

interface Place {
  rank: number
  score: HalfPoints
}

/** An entry whose rank or score differs. */
export interface MovedPlace {
  /** The entry's number. */
  no: number
  /** Undefined if it was not entered then. */
  from?: Place | undefined
  to?: Place | undefined
}

export interface ChangedResult {
  round: number
  no: number
  board: number
  /** Numbers of the competitors. */
  white: number
  black: number
  was: string
  is: string
}

/**
 * Entries whose rank or score differs between two snapshots, in the order of `after`, then those that are only in
 * `before`.
 */
export function movedPlaces(before: Snapshot, after: Snapshot): MovedPlace[] {
  const [from, to] = [placesOf(before), placesOf(after)]
  const gone = [...from].filter(([no]) => !to.has(no)).map(([no, place]) => ({ no, from: place }))
  const moved = [...to].flatMap(([no, place]) => {
    const was = from.get(no)
    return was?.rank === place.rank && was.score === place.score ? [] : [{ no, from: was, to: place }]
  })
  return [...moved, ...gone]
}

/** By the entry’s number, in the order of the table. */
function placesOf(snapshot: Snapshot): Map<number, Place> {
  const round = lastTableRound(snapshot)
  if (round === undefined) return new Map()
  const { rows } = standings(snapshot, round)
  return new Map(rows.map(({ player, rank, score }) => [snapshot.players.no[player]!, { rank, score }]))
}

/** In order of round and board. Rounds that only one of the snapshots has are left out. */
export function changedResults(before: Snapshot, after: Snapshot): ChangedResult[] {
  const { no: numbers } = after.players
  return after.rounds.flatMap((columns, index) => {
    const round = index + 1
    if (before.rounds[index] === columns || !before.rounds[index]) return []
    return columns.white.flatMap((white, at): ChangedResult[] => {
      const no = columns.no?.[at] ?? at + 1
      const [was, is] = [before, after].map((one) => findPairing(one, { round, no })?.state)
      if (!was || !is || columns.black[at]! < 0) return []
      const { outcome, points } = changeBetween(was, is)
      if (outcome === undefined && points === undefined) return []
      const [one, other] = [numbers[white]!, numbers[columns.black[at]!]!]
      return [{ round, no, board: at + 1, white: one, black: other, was: resultText(was), is: resultText(is) }]
    })
  })
}
