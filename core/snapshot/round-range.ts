import type { Snapshot } from './snapshot.ts'
import { systemAt } from './rounds.ts'

/** Rounds paired by one system, both ends included; `to` is Infinity in an open-ended event. */
export interface RoundRange {
  from: number
  to: number
}

/** Whether a round belongs to a knockout that has begun, so that its bracket can be shown. */
export function hasBracket(snapshot: Pick<Snapshot, 'settings' | 'systems' | 'rounds'>, round: number): boolean {
  const stretch = knockoutRange(snapshot, round)
  return stretch !== undefined && stretch.from <= snapshot.rounds.length
}

/** The knockout that a round belongs to; undefined for other systems. Round 0 counts as round 1. */
export function knockoutRange(
  { settings, systems, rounds }: Pick<Snapshot, 'settings' | 'systems' | 'rounds'>,
  round: number,
): RoundRange | undefined {
  const { system } = systemAt(settings, systems, round)
  return system === 'knockout' ? systemRange({ settings, systems, rounds }, round) : undefined
}

/** The rounds that are paired by the same system as this one. */
export function systemRange(
  { settings, systems, rounds }: Pick<Snapshot, 'settings' | 'systems' | 'rounds'>,
  round: number,
): RoundRange {
  const { from, to } = systemAt(settings, systems, round)
  const planned = Math.max(settings.totalRounds ?? Infinity, rounds.length)
  return { from: Math.max(1, from), to: Math.min(to, planned) }
}
