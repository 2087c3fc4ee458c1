import type { HalfPoints } from '../text/score.ts'

/** What the lines of a table need of its rows, which are in standing order. */
interface ZoneRow {
  matchPoints: HalfPoints
  /** The most match points that the team can still win. */
  open: HalfPoints
}

/** Numbers of places, counted from the first or the last. */
interface ZonePlaces {
  promote: number
  relegate: number
  playoffUp: number
  playoffDown: number
}

export type ZoneKind = 'up' | 'playoffUp' | 'playoffDown' | 'down'

export interface ZoneLine {
  kind: ZoneKind
  /** Rows above the line. */
  after: number
  /** The places that the line is about, from 1. */
  from: number
  to: number
  /** Whether no team can cross the line anymore. */
  settled: boolean
  /** How far the first team below the line is behind the last one above. */
  gap: HalfPoints
}

/** The lines between the places of a division’s table, from top to bottom. A line above or below all rows is left out. */
export function zoneLines(rows: readonly ZoneRow[], places: ZonePlaces): ZoneLine[] {
  const { promote, relegate, playoffUp, playoffDown } = places
  const stay = rows.length - relegate
  const lines: [ZoneKind, count: number, after: number, from: number][] = [
    ['up', promote, promote, 1],
    ['playoffUp', playoffUp, promote + playoffUp, promote + 1],
    ['playoffDown', playoffDown, stay - playoffDown, stay - playoffDown + 1],
    ['down', relegate, stay, stay + 1],
  ]
  return lines.flatMap(([kind, count, after, from]) =>
    count > 0 && after > 0 && after < rows.length
      ? [{ kind, after, from, to: from + count - 1, settled: isSettled(rows, after), gap: gapAt(rows, after) }]
      : [],
  )
}

/** By open points alone: equal points may be separated by tie-breaks either way, so they settle nothing until the end. */
function isSettled(rows: readonly ZoneRow[], after: number): boolean {
  if (rows.every(({ open }) => open === 0)) return true
  const least = Math.min(...rows.slice(0, after).map(({ matchPoints }) => matchPoints))
  const most = Math.max(...rows.slice(after).map(({ matchPoints, open }) => matchPoints + open))
  return least > most
}

const gapAt = (rows: readonly ZoneRow[], after: number): HalfPoints =>
  rows[after - 1]!.matchPoints - rows[after]!.matchPoints
