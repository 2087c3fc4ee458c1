/**
 * Pairs competitors in standings order with the nearest one they have not met, by backtracking. Returns positions in
 * `standing`, or undefined if there is no such pairing. No real pairing rules: only for invented history.
 */
export function pairNeighbours(
  standing: number[],
  met: (first: number, second: number) => boolean,
): [number, number][] | undefined {
  const [top, ...others] = standing
  if (top === undefined) return []
  for (const other of others) {
    if (met(top, other)) continue
    const rest = pairNeighbours(
      others.filter((one) => one !== other),
      met,
    )
    if (rest) return [[top, other], ...rest]
  }
  return undefined
}
