/** The places of a podium as it stands, from left to right. */
const PODIUM = [2, 1, 3] as const
export type PodiumPlace = (typeof PODIUM)[number]

/**
 * First, second and third, as they stand on the podium: second, first, third. Who shares a place stands on it together,
 * and a place that nobody has is left out.
 */
export function podium<Row extends { rank: number }>(table: readonly Row[]): { place: PodiumPlace; rows: Row[] }[] {
  return PODIUM.map((place) => ({ place, rows: table.filter(({ rank }) => rank === place) })).filter(
    ({ rows }) => rows.length > 0,
  )
}
