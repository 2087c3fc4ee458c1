import { csv, csvName } from '#core/text/csv.ts'
import { worth } from '#core/snapshot/worth.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { name } from '#core/player/name.ts'
import { hasBegun, pairings, standing, type Pairing } from './pairing.ts'

const HEADS = ['White', 'White score', 'Black', 'Black score', 'Game link', 'Time']

/** A round's pairings as a CSV file: its name and its text. Times are UTC, and the round's where a pairing has none. */
export function file(snapshot: Snapshot, round: number, now: number): { name: string; text: string } {
  const date = snapshot.dates[round - 1] ?? null
  const rows = pairings(snapshot, round).map((pairing) => {
    const [white, black] = points(pairing, now)
    const start = pairing.facts.startTime ?? date
    return [
      name(snapshot, pairing.white),
      white,
      name(snapshot, pairing.black),
      black,
      pairing.facts.link,
      start === null ? null : new Date(start).toISOString(),
    ]
  })
  return { name: csvName(snapshot.name, date, round), text: csv([HEADS, ...rows]) }
}

/** Points of both sides; none before a match has begun, and none for nobody. */
function points(pairing: Pairing, now: number): [number | null, number | null] {
  if (!hasBegun(standing(pairing, now))) return [null, null]
  const outcome = pairing.outcome.join('')
  if (!pairing.points && !outcome.trim()) return [null, null]
  const [white, black] = pairing.points ?? worth(outcome, 1)
  return [white / 2, pairing.black < 0 ? null : black / 2]
}
