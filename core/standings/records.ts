import type { Bonus, Snapshot } from '../snapshot/snapshot.ts'
import { field, fieldAsPlayed, uncounted, type Field } from './field.ts'
import { roundLine, pairingPositions } from './round-line.ts'
import type { Sheet } from './sheet.ts'

type PlayedRecord = Pick<Sheet, 'history' | 'bonuses'>

/** Rounds and bonuses of each competitor after a round, by position; computed when requested. */
export const records = (snapshot: Snapshot, round: number): ((player: number) => PlayedRecord) =>
  recordsIn(field(snapshot, round))

export function recordsIn(facts: Field): (player: number) => PlayedRecord {
  const { snapshot, round } = facts
  const played = uncounted(snapshot).size > 0 ? fieldAsPlayed(snapshot, round) : facts
  const seats = pairingPositions(facts)
  const byPlayer = bonusesOf(facts)
  return (player) => ({
    history: Array.from({ length: round }, (_, at) => roundLine(played, seats, player, at)),
    bonuses: byPlayer.get(player) ?? [],
  })
}

function bonusesOf({ bonuses }: Field): Map<number, Bonus[]> {
  const byPlayer = new Map<number, Bonus[]>()
  for (const bonus of bonuses) byPlayer.set(bonus.player, [...(byPlayer.get(bonus.player) ?? []), bonus])
  return byPlayer
}
