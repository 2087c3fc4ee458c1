import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { DrawRefusal } from './refusal.ts'

export function refusalText(snapshot: Snapshot, round: number, { blocked, partners, hasBye }: DrawRefusal): string {
  const names = (positions: number[]): string =>
    positions.map((position) => `${snapshot.players.no[position]} ${competitorName(snapshot, position)}`).join(', ')
  const left = [...(partners.length > 0 ? [names(partners)] : []), ...(hasBye ? ['the bye'] : [])].join(' and ')
  const others = blocked.length > 1 ? 'apart from each other ' : ''
  const only = `${others}they have ${left ? `only ${left}` : 'no opponent'} left`
  return `Round ${round} has no legal pairing. In the way: ${names(blocked)}; ${only}.`
}

/** Ways out for the director. Two competitors are never paired again without a notice. */
export const WAYS_OUT = [
  'Pair the round by hand; you’ll see which rules that breaks.',
  'Lift prohibited pairings.',
  'Play fewer rounds.',
  'Give the bye to a different player.',
]
