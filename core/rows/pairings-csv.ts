import { miniPoints } from '../match/fixture-score.ts'
import { miniStatus } from '../match/mini-status.ts'
import { hasScore, status } from '../match/status.ts'
import { distinctName } from '../snapshot/namesakes.ts'
import { csv } from '../text/csv.ts'
import { gamePoints, pairings, winner, type Pairing } from '../snapshot/pairing.ts'
import { decisionLabel } from '../snapshot/pairing-labels.ts'
import { pairingStart } from '../snapshot/pairing-start.ts'
import { knockoutRange } from '../snapshot/round-range.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { plainPoints } from '../text/score.ts'
import { machineTime } from '../text/when.ts'

const HEADS = ['White', 'White score', 'Black', 'Black score', 'Game link', 'Time']

/**
 * A round's pairings as CSV in board order. Times are in UTC: the pairing's, else the round's; a date if only the day
 * is known. Namesakes have their starting number in brackets.
 */
export function pairingsCsv(snapshot: Snapshot, round: number, now: number): string {
  const isKnockout = knockoutRange(snapshot, round) !== undefined
  const rows = pairings(snapshot, round).map((pairing) => {
    const { white, black, facts } = pairing
    const [first, second] = scores(snapshot, pairing, now)
    const start = pairingStart(snapshot, pairing)
    const time = start === undefined ? null : machineTime(start)
    const row = [distinctName(snapshot, white), first, distinctName(snapshot, black), second, facts.link, time]
    const known = [...row, ...miniScores(snapshot, pairing, now)]
    return isKnockout ? [...known, ...decision(snapshot, pairing)] : known
  })
  const heads = [...HEADS, ...snapshot.settings.segments.flatMap(({ label }) => [`${label}: White`, `${label}: Black`])]
  return csv([isKnockout ? [...heads, 'Goes through', 'Decided by'] : heads, ...rows])
}

/** Game points of both sides in each match of a fixture that has several. */
const miniScores = ({ settings }: Snapshot, { minis }: Pairing, now: number): (number | null)[] =>
  settings.segments.flatMap((segment, at) => {
    const mini = minis?.[at]
    const points = mini && hasScore(miniStatus(mini, now)) ? miniPoints(settings, segment, mini) : null
    return points ? points.map(plainPoints) : [null, null]
  })

/** Who goes through from a knockout match, and how it was decided if not by its result. */
function decision(snapshot: Snapshot, pairing: Pairing): [string | null, string | null] {
  const { white, black, facts } = pairing
  if (black < 0) return [distinctName(snapshot, white), null]
  const side = facts.scored ? winner(pairing) : undefined
  return [
    side === undefined ? null : distinctName(snapshot, side === 0 ? white : black),
    decisionLabel(pairing) ?? null,
  ]
}

/** Game points of both sides; null before the match begins, and for the missing side of a bye. */
function scores({ settings }: Snapshot, pairing: Pairing, now: number): [number | null, number | null] {
  const points = gamePoints(pairing, settings)
  if (!points || !hasScore(status(pairing.facts, now))) return [null, null]
  return [plainPoints(points[0]), pairing.black < 0 ? null : plainPoints(points[1])]
}
