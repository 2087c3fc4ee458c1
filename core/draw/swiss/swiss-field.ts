import type { DrawInput, DrawPlayer } from '../draw-input.ts'
import { colourPreference, isSameColour, type ColourPreference } from './colours.ts'

/** The players ordered by score, then number. A place is an index in this order. */
export interface SwissField {
  players: readonly DrawPlayer[]
  preferences: readonly ColourPreference[]
  /** Places that each player must not meet, because they have met or are prohibited. */
  kept: readonly (readonly number[])[]
  /** Places of each score group, the highest first. */
  groups: readonly (readonly number[])[]
  /** Receives the progress of the bracket that is being paired. */
  watch?: DrawWatch | undefined
}

/** Receives the progress of a draw, 0–1. It can start over if a first attempt is not enough. */
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

/** C3: whether both have the same absolute preference, and neither is a topscorer. */
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
