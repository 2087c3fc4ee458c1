import { status, type Status } from '../match/status.ts'
import { competitorName } from '../snapshot/names.ts'
import { csv } from '../text/csv.ts'
import { pairings, type Pairing } from '../snapshot/pairing.ts'
import { pairingStart } from '../snapshot/pairing-start.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { machineTime } from '../text/when.ts'

const HEADS = ['White', 'White score', 'Black', 'Black score', 'Game link', 'Time']
const STARTED: Status[] = ['live', 'finished', 'confirmed']

/** A round's pairings as CSV in board order. Times are UTC, and the round's where a pairing has none: a day where only that is known. */
export function pairingsCsv(snapshot: Snapshot, round: number, now: number): string {
  const rows = pairings(snapshot, round).map((pairing) => {
    const { white, black, facts } = pairing
    const [first, second] = scores(pairing, now)
    const start = pairingStart(snapshot, pairing)
    const time = start ? machineTime(start.at, start.isDay) : null
    return [competitorName(snapshot, white), first, competitorName(snapshot, black), second, facts.link, time]
  })
  return csv([HEADS, ...rows])
}

/** Game points of both sides; none before a match has begun, and none for nobody. */
function scores({ facts, black, points }: Pairing, now: number): [number | null, number | null] {
  if (!points || !STARTED.includes(status(facts, now))) return [null, null]
  return [points[0], black < 0 ? null : points[1]]
}
