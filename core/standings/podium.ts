const PODIUM = [2, 1, 3] as const
export type PodiumPlace = (typeof PODIUM)[number]

/**
 * Second, first and third place, in the order of a podium. Competitors with the same rank share a place; a place
 * without competitors is left out.
 */
export function podium<Row extends { rank: number }>(table: readonly Row[]): { place: PodiumPlace; rows: Row[] }[] {
  return PODIUM.map((place) => ({ place, rows: table.filter(({ rank }) => rank === place) })).filter(
    ({ rows }) => rows.length > 0,
  )
}
