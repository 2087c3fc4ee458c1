import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isIn } from './who-plays.ts'

/** Someone who lost by forfeit in the last round. */
export interface NoShow {
  /** The entry's number. */
  no: number
  /** The board of the last round, from 1. */
  board: number
}

/**
 * Competitors who lost the last round by forfeit and would be paired again, without the desk's word that they play. By
 * FIDE C.05 a player who is absent without notice counts as withdrawn. The desk's answer is a check-in, a bye or a
 * withdrawal. Knockouts are left out: a competitor who forfeits is eliminated.
 */
export function unansweredNoShows(snapshot: Snapshot): NoShow[] {
  const { round, rounds, players, settings, systems, desk } = snapshot
  const next = round + 1
  const columns = rounds[round - 1]
  if (!columns || systemAt(settings, systems, next).system === 'knockout') return []
  const answered = new Set([
    ...(desk?.checkIns ?? []).filter((mark) => mark.round === next).map(({ player }) => player),
    ...(desk?.byeRequests ?? [])
      .filter((bye) => bye.round === next && bye.state === 'granted')
      .map(({ player }) => player),
  ])
  const absent = columns.white.flatMap((white, at) => [
    ...(columns.outcomes[2 * at] === '-' ? [{ position: white, board: at + 1 }] : []),
    ...(columns.outcomes[2 * at + 1] === '-' ? [{ position: columns.black[at]!, board: at + 1 }] : []),
  ])
  return absent
    .filter(({ position }) => isIn(snapshot, position, next))
    .map(({ position, board }) => ({ no: players.no[position]!, board }))
    .filter(({ no }) => !answered.has(no))
}
