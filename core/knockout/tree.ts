import type { Meeting } from './meetings.ts'

/** A place in a bracket: a match that is drawn, one that is still to come, or somebody passing a round without one. */
export interface Node {
  /** Counted from the bracket's own first column. */
  column: number
  meeting?: Meeting
  /** Somebody who has no match in this round, and one before and after. */
  passes?: true
  /** Where its upper and its lower side come from. */
  feeders: [Node | undefined, Node | undefined]
  /** The feeders only lend it their place: nobody knows yet who will come. */
  open?: true
  /** Whether it feeds another. */
  leads: boolean
}

/** The matches of one bracket, column by column, each with those that its sides come from. */
export function linked(columns: Meeting[][]): Node[][] {
  const nodes = columns.map((meetings, column) => meetings.map((meeting) => aNode(column, meeting)))
  const seats = nodes.map(
    (column) => new Map(column.toReversed().flatMap((node) => node.meeting!.sides.map((player) => [player, node]))),
  )
  for (const [column, matches] of nodes.entries()) {
    // Those who won come first: a match leads to one other.
    for (const wins of [true, false]) {
      for (const node of matches) link(node, column, seats, wins)
    }
  }
  return nodes
}

const aNode = (column: number, meeting?: Meeting): Node => ({
  column,
  feeders: [undefined, undefined],
  leads: false,
  ...(meeting && { meeting }),
})

function link(node: Node, column: number, seats: Map<number, Node>[], wins: boolean): void {
  const found: [side: number, from: Node][] = []
  for (const [side, player] of node.meeting!.sides.entries()) {
    const from = player < 0 ? undefined : lastSeat(seats, column, player)
    if (from && !from.leads && hasWon(from, player) === wins) {
      from.leads = true
      found.push([side, passing(from, column)])
    }
  }
  for (const [side, from] of found) {
    const other = node.feeders[0] ?? node.feeders[1]
    if (!other) node.feeders[side] = from
    else node.feeders = order(other) <= order(from) ? [other, from] : [from, other]
  }
}

function lastSeat(seats: Map<number, Node>[], column: number, player: number): Node | undefined {
  for (let before = column - 1; before >= 0; before--) {
    const node = seats[before]!.get(player)
    if (node) return node
  }
  return undefined
}

const hasWon = ({ meeting }: Node, player: number): boolean =>
  meeting!.won === undefined || meeting!.sides[meeting!.won] === player

/** Carries somebody over the rounds that they had no match in. */
function passing(from: Node, column: number): Node {
  let node = from
  while (node.column < column - 1) {
    node = { column: node.column + 1, passes: true, feeders: [node, undefined], leads: true }
  }
  return node
}

/** The place of a match on its round's list: its branch stands in the bracket in that order. */
const order = ({ meeting, feeders }: Node): number => meeting?.at ?? order(feeders[0]!)

/**
 * Whether winners meet in the order of the boards, two by two, as far as can be seen: then the rounds to come can be
 * foretold.
 */
const isFixed = (nodes: Node[][]): boolean =>
  nodes.every((column, at) => {
    const before = nodes[at - 1]
    if (before?.length !== 2 * column.length) return true
    return column.every(({ feeders }, place) =>
      feeders.every((feeder) => !feeder || feeder.passes || Math.floor(before.indexOf(feeder) / 2) === place),
    )
  })

/** The columns that are not drawn: half as many matches in each, down to one; `most` more at most. */
export function foretold(nodes: Node[][], most: number): Node[][] {
  const fixed = isFixed(nodes)
  const ahead: Node[][] = []
  for (let row = nodes.at(-1)!; row.length > 1 && ahead.length < most; row = ahead.at(-1)!) {
    const column = nodes.length + ahead.length
    const next = Array.from({ length: Math.ceil(row.length / 2) }, (_, at): Node => {
      const feeders: Node['feeders'] = [row[2 * at], row[2 * at + 1]]
      for (const feeder of feeders) if (feeder) feeder.leads = true
      return { column, feeders, leads: false, ...(!fixed && { open: true }) }
    })
    ahead.push(next)
  }
  return ahead
}
