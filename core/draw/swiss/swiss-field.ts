import type { DrawInput, DrawPlayer } from '../draw-input.ts'
import { colourPreference, isSameColour, type ColourPreference } from './colours.ts'

/** The players in order (score, then number); everybody goes by their place in it. */
export interface SwissField {
  players: readonly DrawPlayer[]
  preferences: readonly ColourPreference[]
  /** Whom each may not meet because they have met or must not. */
  kept: readonly (readonly number[])[]
  /** Places of each score group, the highest first. */
  groups: readonly (readonly number[])[]
  /** Told how far the bracket that is being paired has come. */
  watch?: DrawWatch | undefined
}

/** Told now and then how far a draw has come, from 0 to 1. It may start over where a first attempt was not enough. */
export type DrawWatch = (share: number) => void

export function swissField({ players: unsorted, forbidden }: DrawInput): SwissField {
  const players = unsorted.toSorted((a, b) => b.score - a.score || a.id - b.id)
  const places = new Map(players.map(({ id }, place) => [id, place]))
  const kept = players.map(({ opponents }) => new Set(opponents.flatMap((id) => places.get(id) ?? [])))
  for (const ids of forbidden) {
    const members = ids.flatMap((id) => places.get(id) ?? [])
    for (const one of members) for (const other of members) if (one !== other) kept[one]!.add(other)
  }
  const groups = Map.groupBy(players.keys(), (place) => players[place]!.score)
  return {
    players,
    preferences: players.map(({ colours }) => colourPreference(colours)),
    kept: kept.map((others) => [...others]),
    groups: [...groups.values()],
  }
}

/** Whether colours keep two apart: the same absolute preference, and neither a topscorer (C3). */
export const areKeptByColour = (
  one: DrawPlayer,
  own: ColourPreference,
  other: DrawPlayer,
  theirs: ColourPreference,
): boolean =>
  own.strength === 'absolute' &&
  theirs.strength === 'absolute' &&
  isSameColour(own, theirs) &&
  !one.isTopscorer &&
  !other.isTopscorer
