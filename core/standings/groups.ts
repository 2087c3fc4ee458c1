import type { Field } from './field.ts'
import type { Options } from './options.ts'

/** Positions of competitors who are still tied; best first once separated. */
export type TiedGroup = Int32Array

/** Splits a group into ordered parts; one part if it cannot separate them. May reorder the group. */
export type Separate = (group: TiedGroup) => TiedGroup[]

/** Figures of a tie-break that is computed within each tied group. */
export type Relative = (field: Field, options: Options, tied: readonly TiedGroup[]) => Float64Array

export function split(group: TiedGroup, differ: (a: number, b: number) => boolean): TiedGroup[] {
  const parts: TiedGroup[] = []
  let from = 0
  for (let at = 1; at <= group.length; at++) {
    if (at < group.length && !differ(group[at - 1]!, group[at]!)) continue
    parts.push(group.subarray(from, at))
    from = at
  }
  return parts
}

/** Separates by a figure, the highest first. */
export const byFigure =
  (figure: (player: number) => number): Separate =>
  (group) =>
    split(
      group.sort((a, b) => figure(b) - figure(a)),
      (a, b) => figure(a) !== figure(b),
    )

/** Places from 1 within each group by the criteria; 0 for competitors who are not tied, and where nothing separates. */
export function placesInGroups(field: Field, tied: readonly TiedGroup[], criteria: readonly Separate[]): Float64Array {
  const figures = new Float64Array(field.size)
  for (const group of tied) {
    const parts = separateFully(group.slice(), criteria)
    if (parts.length === 1) continue
    let place = 1
    for (const part of parts) {
      for (const player of part) figures[player] = place
      place += part.length
    }
  }
  return figures
}

/**
 * Applies one criterion for as long as it separates, each time to the new parts, then the next one. After the last
 * criterion the first follows again, until none separates.
 */
function separateFully(group: TiedGroup, criteria: readonly Separate[], at = 0, failed = 0): TiedGroup[] {
  if (group.length === 1 || failed === criteria.length) return [group]
  const parts = criteria[at]!(group)
  if (parts.length === 1) return separateFully(group, criteria, (at + 1) % criteria.length, failed + 1)
  return parts.flatMap((part) => separateFully(part, criteria, at))
}
