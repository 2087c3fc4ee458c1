import { matchId } from '../snapshot/ids.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { places } from './layout.ts'
import { meetingsOf, type Meeting } from './meetings.ts'
import { stretchAt } from './stretch.ts'
import { isMain, namesOf, titleOf } from './titles.ts'
import { foretold, linked, type Node } from './tree.ts'

/** One tree of a knockout: the main one, a pool, or those who play on for a place. */
export interface Bracket {
  key: string
  title: string
  /** Whether each column has half the places of the one before; else columns are plain lists. */
  halves: boolean
  columns: Column[]
}

export interface Column {
  round: number
  /** `Quarter-finals`; `Round 2` where rounds do not halve down to a final. */
  title: string
  /** Whether its pairings are known. */
  drawn: boolean
  /** From top to bottom; undefined where a place stays empty. */
  slots: (Slot | undefined)[]
}

/** A match of a bracket, drawn or to come. */
export interface Slot {
  /** The pairing's id and its position in its round, once it is drawn. */
  id?: string
  pairing?: number
  /** Nobody plays here: somebody goes on without a match. */
  passes: boolean
  /** White and Black; before the draw whose branch is above and below. */
  sides: [Side, Side]
  /** The side that goes on. */
  won?: 0 | 1
  /** Whether a line comes from the match above and from the one below. */
  from: [upper: boolean, lower: boolean]
}

/** Who plays: positions in the player columns. */
export type Side =
  | { kind: 'player'; player: number }
  | { kind: 'bye' }
  /** One of two who have not finished. */
  | { kind: 'either'; players: [number, number] }
  /** Who wins a match of the column before that is not drawn itself, from 1. */
  | { kind: 'winner'; of: number }
  | { kind: 'open' }

const OPEN: Side = { kind: 'open' }

/** Space above and below a slot of a column (from 1), in pixels: it stands between those that it comes from. */
export const padding = (column: number): number => 45 * 2 ** (column - 1) - 45

/** The brackets of the knockout that a round belongs to, the main one first; none before it is drawn. */
export function bracketsOf(snapshot: Snapshot, round: number): Bracket[] {
  const stretch = stretchAt(snapshot, round)
  if (!stretch) return []
  const all = meetingsOf(snapshot, stretch)
  const names = namesOf(snapshot, stretch, all)
  return names.map(({ key, title }) => {
    const own = all.map((column) => column.filter(({ bracket }) => bracket === key))
    const first = own.findIndex(({ length }) => length > 0)
    const last = own.findLastIndex(({ length }) => length > 0)
    const drawn = linked(own.slice(first, last + 1))
    // A bracket whose last match was a round ago is over.
    const ahead = last === all.length - 1 ? foretold(drawn, stretch.to - stretch.from - last) : []
    const titled = titleOf([...drawn, ...ahead], first === 0 && isMain(key))
    return { key, title, ...columnsOf(snapshot.id, [...drawn, ...ahead], stretch.from + first, titled) }
  })
}

function columnsOf(
  id: string,
  nodes: Node[][],
  from: number,
  titled: (column: number, round: number) => string,
): Pick<Bracket, 'halves' | 'columns'> {
  const grid = places(nodes)
  const halves = grid !== undefined
  const columns = (grid ?? nodes).map((column, at) => ({
    round: from + at,
    title: titled(at, from + at),
    drawn: nodes[at]!.some(({ meeting }) => meeting),
    slots: column.map((node) => node && slot(id, node, from + at, halves, nodes)),
  }))
  return { halves, columns }
}

function slot(id: string, node: Node, round: number, halves: boolean, nodes: Node[][]): Slot {
  const { meeting, feeders, open = false, passes = false } = node
  const lines = { passes, from: feeders.map((feeder) => halves && !open && !!feeder) as Slot['from'] }
  if (!meeting) {
    const sides = feeders.map((feeder) => (open ? OPEN : sideFrom(feeder, nodes)))
    return { ...lines, sides: sides as Slot['sides'] }
  }
  return {
    ...lines,
    id: matchId(id, round, meeting.no),
    pairing: meeting.at,
    sides: meeting.sides.map((player): Side =>
      player < 0 ? { kind: 'bye' } : { kind: 'player', player },
    ) as Slot['sides'],
    ...(meeting.won !== undefined && { won: meeting.won }),
  }
}

/** Who will come from a match. */
function sideFrom(node: Node | undefined, nodes: Node[][]): Side {
  if (!node || node.passes) return OPEN
  if (!node.meeting) return { kind: 'winner', of: nodes[node.column]!.indexOf(node) + 1 }
  return awaited(node.meeting)
}

function awaited({ won, sides, isVoid }: Meeting): Side {
  if (won !== undefined) return { kind: 'player', player: sides[won] }
  return isVoid ? OPEN : { kind: 'either', players: sides }
}
