import { pairingId } from '../snapshot/ids.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { layOut } from './layout.ts'
import { bracketMatches, type BracketMatch } from './bracket-matches.ts'
import { knockoutRange } from '../snapshot/round-range.ts'
import { isMain, bracketTitles, columnTitles } from './titles.ts'
import { plannedColumns, linkMatches, type BracketNode } from './tree.ts'

/** One tree of a knockout: the main one, a pool, or a play-off for places. */
export interface Bracket {
  key: string
  title: string
  /** Whether each column has half the places of the one before; otherwise columns are plain lists. */
  isTree: boolean
  columns: BracketRound[]
}

export interface BracketRound {
  round: number
  /** `Quarter-finals`; `Round 2` if the rounds do not halve down to a final. */
  title: string
  /** Of the finals before the last. */
  stage?: 'semiFinal' | 'quarterFinal'
  drawn: boolean
  /** From top to bottom; undefined for an empty place. */
  slots: (BracketSlot | undefined)[]
}

export interface BracketSlot {
  /** Id of the pairing, and its position in its round; undefined before the draw. */
  id?: string
  pairing?: number
  /** No match here: a competitor goes on without one. */
  isPass: boolean
  /** White and Black; before the draw the sides of the upper and the lower branch. */
  sides: [SlotSide, SlotSide]
  /** The side that goes on. */
  won?: 0 | 1
  /** Whether a line is drawn from the match above and from the one below. */
  from: [upper: boolean, lower: boolean]
}

/** A side of a match; players are positions in the player columns. */
export type SlotSide =
  | { kind: 'player'; player: number }
  | { kind: 'bye' }
  /** One of two competitors whose match is not finished. */
  | { kind: 'either'; players: [number, number] }
  /** The winner of a match of the column before, from 1, that is not drawn itself. */
  | { kind: 'winner'; of: number }
  | { kind: 'open' }

const OPEN: SlotSide = { kind: 'open' }

/**
 * Padding above and below a slot in pixels, by column from 1. It centres a match between the two that it comes from.
 */
export const slotPadding = (column: number): number => 45 * 2 ** (column - 1) - 45

/** The brackets of the knockout that contains the round, the main one first; none before it is drawn. */
export function bracketsOf(snapshot: Snapshot, round: number): Bracket[] {
  const range = knockoutRange(snapshot, round)
  if (!range) return []
  const all = bracketMatches(snapshot, range)
  const names = bracketTitles(snapshot, range, all)
  return names.map(({ key, title }) => {
    const own = all.map((column) => column.filter(({ bracket }) => bracket === key))
    const first = own.findIndex(({ length }) => length > 0)
    const last = own.findLastIndex(({ length }) => length > 0)
    const drawn = linkMatches(own.slice(first, last + 1))
    // A bracket without a match in the last drawn round is finished.
    const ahead = last === all.length - 1 ? plannedColumns(drawn, range.to - range.from - last) : []
    const titled = columnTitles([...drawn, ...ahead], first === 0 && isMain(key))
    return { key, title, ...layOutColumns(snapshot.id, [...drawn, ...ahead], range.from + first, titled) }
  })
}

function layOutColumns(
  id: string,
  nodes: BracketNode[][],
  from: number,
  titled: ReturnType<typeof columnTitles>,
): Pick<Bracket, 'isTree' | 'columns'> {
  const grid = layOut(nodes)
  const isTree = grid !== undefined
  const columns = (grid ?? nodes).map((column, at) => ({
    round: from + at,
    ...titled(at, from + at),
    drawn: nodes[at]!.some(({ match }) => match),
    slots: column.map((node) => node && buildSlot(id, node, from + at, isTree, nodes)),
  }))
  return { isTree, columns }
}

function buildSlot(id: string, node: BracketNode, round: number, isTree: boolean, nodes: BracketNode[][]): BracketSlot {
  const { match, feeders, open = false, isPass = false } = node
  const lines = { isPass, from: feeders.map((feeder) => isTree && !open && !!feeder) as BracketSlot['from'] }
  if (!match) {
    const sides = feeders.map((feeder) => (open ? OPEN : expectedSide(feeder, nodes)))
    return { ...lines, sides: sides as BracketSlot['sides'] }
  }
  return {
    ...lines,
    id: pairingId(id, round, match.no),
    pairing: match.at,
    sides: match.sides.map((player): SlotSide =>
      player < 0 ? { kind: 'bye' } : { kind: 'player', player },
    ) as BracketSlot['sides'],
    ...(match.won !== undefined && { won: match.won }),
  }
}

function expectedSide(node: BracketNode | undefined, nodes: BracketNode[][]): SlotSide {
  if (!node || node.isPass) return OPEN
  if (!node.match) return { kind: 'winner', of: nodes[node.column]!.indexOf(node) + 1 }
  return sideOfOpenMatch(node.match)
}

function sideOfOpenMatch({ won, sides, isVoid }: BracketMatch): SlotSide {
  if (won !== undefined) return { kind: 'player', player: sides[won] }
  return isVoid ? OPEN : { kind: 'either', players: sides }
}
