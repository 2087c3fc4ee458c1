import type { BracketNode } from './tree.ts'

/** A bracket may be so many times as high as its matches would be one below the other. */
const MAX_STRETCH = 4

/**
 * Where each match stands: column by column, twice as many places in each as in the next, so that a match stands between
 * those it comes from; places without a match are undefined. Where rounds do not halve and most places would be empty,
 * nothing: such columns are plain lists.
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
  // The greatest come first, so each begins where its own size divides the height above it.
  for (const root of roots) {
    putNode(root, top / 2 ** root.column)
    top += 2 ** root.column
  }
  return grid
}
