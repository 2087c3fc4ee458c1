import type { BracketMatch } from './bracket-matches.ts'

/** A place in a bracket: a drawn match, a match to come, or a competitor who passes a round without a match. */
export interface BracketNode {
  /** Counted from the bracket's own first column. */
  column: number
  match?: BracketMatch
  /** A competitor without a match in this round, but with one before and after. */
  isPass?: true
  /** The nodes that its upper and lower side come from. */
  feeders: [BracketNode | undefined, BracketNode | undefined]
  /** The feeders give only its place: the sides are not known yet. */
  open?: true
  hasNext: boolean
}

/** The matches of a bracket by column, each linked to those that its sides come from. */
export function linkMatches(columns: BracketMatch[][]): BracketNode[][] {
  const nodes = columns.map((matches, column) => matches.map((match) => newNode(column, match)))
  const nodeByPlayer = nodes.map(
    (column) => new Map(column.toReversed().flatMap((node) => node.match!.sides.map((player) => [player, node]))),
  )
  for (const [column, matches] of nodes.entries()) {
    // Winners are linked first: a match leads to only one other.
    for (const wins of [true, false]) {
      for (const node of matches) linkNode(node, column, nodeByPlayer, wins)
    }
    for (const node of matches) linkLostMatch(node, nodes[column - 1] ?? [])
  }
  return nodes
}

const newNode = (column: number, match?: BracketMatch): BracketNode => ({
  column,
  feeders: [undefined, undefined],
  hasNext: false,
  ...(match && { match }),
})

function linkNode(node: BracketNode, column: number, nodeByPlayer: Map<number, BracketNode>[], wins: boolean): void {
  const found: [side: number, from: BracketNode][] = []
  for (const [side, player] of node.match!.sides.entries()) {
    const from = player < 0 ? undefined : lastNode(nodeByPlayer, column, player)
    if (from && !from.hasNext && hasWon(from, player) === wins) {
      from.hasNext = true
      found.push([side, carryOver(from, column)])
    }
  }
  for (const [side, from] of found) {
    const other = node.feeders[0] ?? node.feeders[1]
    if (!other) node.feeders[side] = from
    else node.feeders = listPosition(other) <= listPosition(from) ? [other, from] : [from, other]
  }
}

/** A bye in a later round comes from the match beside it from which nobody went through. */
function linkLostMatch(node: BracketNode, before: BracketNode[]): void {
  const [upper, lower] = node.feeders
  const from = before.indexOf((upper ?? lower)!)
  if (node.match!.sides[1] >= 0 || from < 0 || (upper && lower)) return
  const beside = before[from % 2 === 0 ? from + 1 : from - 1]
  if (!beside?.match?.isVoid || beside.hasNext) return
  beside.hasNext = true
  node.feeders = from % 2 === 0 ? [before[from], beside] : [beside, before[from]]
}

function lastNode(nodeByPlayer: Map<number, BracketNode>[], column: number, player: number): BracketNode | undefined {
  for (let before = column - 1; before >= 0; before--) {
    const node = nodeByPlayer[before]!.get(player)
    if (node) return node
  }
  return undefined
}

const hasWon = ({ match }: BracketNode, player: number): boolean =>
  match!.won === undefined || match!.sides[match!.won] === player

/** Adds a pass for each round in which the competitor had no match. */
function carryOver(from: BracketNode, column: number): BracketNode {
  let node = from
  while (node.column < column - 1) {
    node = { column: node.column + 1, isPass: true, feeders: [node, undefined], hasNext: true }
  }
  return node
}

/** Board position of a match; branches of the bracket follow this order. */
const listPosition = ({ match, feeders }: BracketNode): number => match?.at ?? listPosition(feeders[0]!)

/** Whether winners of neighbouring boards have met so far; then the coming rounds can be predicted. */
const followsBoardOrder = (nodes: BracketNode[][]): boolean =>
  nodes.every((column, at) => {
    const before = nodes[at - 1]
    if (before?.length !== 2 * column.length) return true
    return column.every(({ feeders }, place) =>
      feeders.every((feeder) => !feeder || feeder.isPass || Math.floor(before.indexOf(feeder) / 2) === place),
    )
  })

/** Columns that are not drawn yet: half as many matches in each, down to one, and at most `most` columns. */
export function plannedColumns(nodes: BracketNode[][], most: number): BracketNode[][] {
  const fixed = followsBoardOrder(nodes)
  const ahead: BracketNode[][] = []
  for (let row = nodes.at(-1)!; row.length > 1 && ahead.length < most; row = ahead.at(-1)!) {
    const column = nodes.length + ahead.length
    const next = Array.from({ length: Math.ceil(row.length / 2) }, (_, at): BracketNode => {
      const feeders: BracketNode['feeders'] = [row[2 * at], row[2 * at + 1]]
      for (const feeder of feeders) if (feeder) feeder.hasNext = true
      return { column, feeders, hasNext: false, ...(!fixed && { open: true }) }
    })
    ahead.push(next)
  }
  return ahead
}
