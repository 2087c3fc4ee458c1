/**
 * Who meets whom among competitors in standing order: neighbours where they have not met yet, found by trying.
 * Returns positions in `standing`, or undefined when nobody new is left to meet. Good enough to invent a history.
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
