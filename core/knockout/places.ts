import type { BracketMatch } from './bracket-matches.ts'

/**
 * The places of a pool's latest matches in its bracket; `columns` has its main matches round by round. Winners of the
 * places 2n and 2n + 1 meet. Places follow the seats, so that they stay right where a double forfeit left a match of
 * the next round without sides; if a draw by hand did not follow the bracket, they are the order of boards.
 */
export function bracketPlaces(columns: BracketMatch[][]): number[] {
  let places: number[] = []
  for (const [column, matches] of columns.entries()) {
    const before = new Map(columns[column - 1]?.flatMap(({ sides }, at) => sides.map((side) => [side, places[at]!])))
    const inOrder = matches.map((_, at) => at)
    places = column === 0 ? inOrder : (followed(matches, before) ?? inOrder)
  }
  return places
}

/** Undefined if two matches come from the same place, or one from none. */
function followed(matches: BracketMatch[], before: Map<number, number>): number[] | undefined {
  const places = matches.map(({ sides }) => {
    const from = sides.flatMap((side) => (side < 0 ? [] : (before.get(side) ?? [])))
    return Math.floor(Math.min(...from) / 2)
  })
  const isWhole = places.every(Number.isFinite) && new Set(places).size === places.length
  return isWhole ? places : undefined
}
