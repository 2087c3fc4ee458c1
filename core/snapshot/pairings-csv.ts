import { status, type Status } from '../match/status.ts'
import { name } from '../player/name.ts'
import { csv } from '../text/csv.ts'
import { seats, type Seat } from './seat.ts'
import type { Snapshot } from './snapshot.ts'

const HEADS = ['White', 'White score', 'Black', 'Black score', 'Game link', 'Time']
const BEGUN: Status[] = ['live', 'finished', 'confirmed']

/** A round's pairings as CSV in board order. Times are UTC, and the round's where a pairing has none. */
export function pairingsCsv(snapshot: Snapshot, round: number, now: number): string {
  const date = snapshot.dates[round - 1] ?? null
  const rows = seats(snapshot, round).map((seat) => {
    const { white, black, match } = seat
    const [first, second] = scores(seat, now)
    const start = match.startTime ?? date
    const time = start === null ? null : new Date(start).toISOString()
    return [name(snapshot, white), first, name(snapshot, black), second, match.link, time]
  })
  return csv([HEADS, ...rows])
}

/** Game points of both sides; none before a match has begun, and none for nobody. */
function scores({ match, black, points }: Seat, now: number): [number | null, number | null] {
  if (!points || !BEGUN.includes(status(match, now))) return [null, null]
  return [points[0], black < 0 ? null : points[1]]
}
