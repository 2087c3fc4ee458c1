import type { Node } from './tree.ts'

/** A bracket may be so many times as high as its matches would be one below the other. */
const MOST_AIR = 4

/**
 * Where each match stands: column by column, twice as many places in each as in the next, so that a match stands between
 * those it comes from; places without a match are undefined. Where rounds do not halve and most places would be empty,
 * nothing: such columns are plain lists.
 */
export function places(columns: Node[][]): (Node | undefined)[][] | undefined {
  const roots = columns.toReversed().flatMap((column) => column.filter(({ leads }) => !leads))
  const height = roots.reduce((sum, { column }) => sum + 2 ** column, 0)
  const matches = columns.reduce((sum, { length }) => sum + length, 0)
  if (height > MOST_AIR * matches) return undefined
  const grid = columns.map((_, column) =>
    Array.from<Node | undefined>({ length: Math.ceil(height / 2 ** column) }).fill(undefined),
  )
  const put = (node: Node, place: number): void => {
    grid[node.column]![place] = node
    for (const [side, feeder] of node.feeders.entries()) if (feeder) put(feeder, 2 * place + side)
  }
  let top = 0
  // The greatest come first, so each begins where its own size divides the height above it.
  for (const root of roots) {
    put(root, top / 2 ** root.column)
    top += 2 ** root.column
  }
  return grid
}
