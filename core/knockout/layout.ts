import type { BracketNode } from './tree.ts'

/** Maximum height of a tree, relative to a plain list of its matches. */
const MAX_STRETCH = 4

/**
 * The place of each match by column. A column has twice as many places as the next one, so that a match is between the
 * two that it comes from; places without a match are undefined. Returns undefined if the rounds do not halve and most
 * places would be empty: such columns are plain lists.
 */
export function layOut(columns: BracketNode[][]): (BracketNode | undefined)[][] | undefined {
  const roots = columns.toReversed().flatMap((column) => column.filter(({ hasNext }) => !hasNext))
  const height = roots.reduce((sum, { column }) => sum + 2 ** column, 0)
  const matches = columns.reduce((sum, { length }) => sum + length, 0)
  if (height > MAX_STRETCH * matches) return undefined
  const grid = columns.map((_, column) =>
    Array.from<BracketNode | undefined>({ length: Math.ceil(height / 2 ** column) }).fill(undefined),
  )
  const putNode = (node: BracketNode, place: number): void => {
    grid[node.column]![place] = node
    for (const [side, feeder] of node.feeders.entries()) if (feeder) putNode(feeder, 2 * place + side)
  }
  let top = 0
  // The greatest first, so that each begins at a multiple of its own size.
  for (const root of roots) {
    putNode(root, top / 2 ** root.column)
    top += 2 ** root.column
  }
  return grid
}
