import * as say from '#words/changes.js'
import { distinctName } from '../snapshot/namesakes.ts'
import type { PairingState } from '../match/pairing-state.ts'
import { pairingState, withPairingState } from '../snapshot/pairing-state.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { placeText } from '../tournament/place-label.ts'

export interface PairingInRound {
  round: number
  no: number
}

interface PairingPlace {
  round: RoundColumns
  position: number
  state: PairingState
}

/** A pairing by its number, and its position in the round's columns; undefined if there is none. */
export function findPairing({ rounds }: Snapshot, { round, no }: PairingInRound): PairingPlace | undefined {
  const columns = rounds[round - 1]
  const position = columns ? (columns.no ? columns.no.indexOf(no) : no - 1) : -1
  if (!columns || columns.white[position] === undefined) return undefined
  return { round: columns, position, state: pairingState(columns, position) }
}

/** Returns the same snapshot if there is no such pairing. */
export function withPairing(
  snapshot: Snapshot,
  ref: PairingInRound,
  next: (state: PairingState) => PairingState,
): Snapshot {
  const found = findPairing(snapshot, ref)
  if (!found) return snapshot
  const round = withPairingState(found.round, found.position, next(found.state))
  return { ...snapshot, rounds: snapshot.rounds.with(ref.round - 1, round) }
}

/** `Round 3, board 12: Novak – Lindgren`. */
export function pairingLabel(snapshot: Snapshot, ref: PairingInRound): string {
  const found = findPairing(snapshot, ref)
  if (!found) return say.pairingNumber({ round: ref.round, no: ref.no })
  const { round, position } = found
  const [white, black] = [round.white[position]!, round.black[position]!]
  return say.pairing({
    round: ref.round,
    place: placeText(snapshot, position + 1),
    white: distinctName(snapshot, white),
    black: distinctName(snapshot, black),
  })
}

/** Whether the fixtures of an event have several matches, for each of which links and results are entered. */
export const hasMinis = ({ settings }: Snapshot): boolean => settings.segments.length > 0
