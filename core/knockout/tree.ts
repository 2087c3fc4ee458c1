import type { BracketMatch } from './bracket-matches.ts'

/** A place in a bracket: a match that is drawn, one that is still to come, or somebody passing a round without one. */
export interface BracketNode {
  /** Counted from the bracket's own first column. */
  column: number
  match?: BracketMatch
  /** Somebody who has no match in this round, and one before and after. */
  isPass?: true
  /** Where its upper and its lower side come from. */
  feeders: [BracketNode | undefined, BracketNode | undefined]
  /** The feeders only lend it their place: nobody knows yet who will come. */
  open?: true
  /** Whether it feeds another. */
  hasNext: boolean
}

/** The matches of one bracket, column by column, each with those that its sides come from. */
export function linkMatches(columns: BracketMatch[][]): BracketNode[][] {
  const nodes = columns.map((matches, column) => matches.map((match) => newNode(column, match)))
  const nodeByPlayer = nodes.map(
    (column) => new Map(column.toReversed().flatMap((node) => node.match!.sides.map((player) => [player, node]))),
  )
  for (const [column, matches] of nodes.entries()) {
    // Those who won come first: a match leads to one other.
    for (const wins of [true, false]) {
      for (const node of matches) linkNode(node, column, nodeByPlayer, wins)
    }
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

function lastNode(nodeByPlayer: Map<number, BracketNode>[], column: number, player: number): BracketNode | undefined {
  for (let before = column - 1; before >= 0; before--) {
    const node = nodeByPlayer[before]!.get(player)
    if (node) return node
  }
  return undefined
}

const hasWon = ({ match }: BracketNode, player: number): boolean =>
  match!.won === undefined || match!.sides[match!.won] === player

/** Carries somebody over the rounds that they had no match in. */
function carryOver(from: BracketNode, column: number): BracketNode {
  let node = from
  while (node.column < column - 1) {
    node = { column: node.column + 1, isPass: true, feeders: [node, undefined], hasNext: true }
  }
  return node
}

/** The place of a match on its round's list: its branch stands in the bracket in that order. */
const listPosition = ({ match, feeders }: BracketNode): number => match?.at ?? listPosition(feeders[0]!)

/**
 * Whether winners meet in the order of the boards, two by two, as far as can be seen: then the rounds to come can be
 * foretold.
 */
const followsBoardOrder = (nodes: BracketNode[][]): boolean =>
  nodes.every((column, at) => {
    const before = nodes[at - 1]
    if (before?.length !== 2 * column.length) return true
    return column.every(({ feeders }, place) =>
      feeders.every((feeder) => !feeder || feeder.isPass || Math.floor(before.indexOf(feeder) / 2) === place),
    )
  })

/** The columns that are not drawn: half as many matches in each, down to one; `most` more at most. */
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
