import { pairingId } from '../snapshot/ids.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { layOut } from './layout.ts'
import { bracketMatches, type BracketMatch } from './bracket-matches.ts'
import { knockoutRange } from '../snapshot/round-range.ts'
import { isMain, bracketTitles, columnTitles } from './titles.ts'
import { plannedColumns, linkMatches, type BracketNode } from './tree.ts'

/** One tree of a knockout: the main one, a pool, or those who play on for a place. */
export interface Bracket {
  key: string
  title: string
  /** Whether each column has half the places of the one before; else columns are plain lists. */
  isTree: boolean
  columns: BracketRound[]
}

export interface BracketRound {
  round: number
  /** `Quarter-finals`; `Round 2` where rounds do not halve down to a final. */
  title: string
  /** Whether its pairings are known. */
  drawn: boolean
  /** From top to bottom; undefined where a place stays empty. */
  slots: (BracketSlot | undefined)[]
}

/** A match of a bracket, drawn or to come. */
export interface BracketSlot {
  /** The pairing's id and its position in its round, once it is drawn. */
  id?: string
  pairing?: number
  /** Nobody plays here: somebody goes on without a match. */
  isPass: boolean
  /** White and Black; before the draw whose branch is above and below. */
  sides: [SlotSide, SlotSide]
  /** The side that goes on. */
  won?: 0 | 1
  /** Whether a line comes from the match above and from the one below. */
  from: [upper: boolean, lower: boolean]
}

/** Who plays: positions in the player columns. */
export type SlotSide =
  | { kind: 'player'; player: number }
  | { kind: 'bye' }
  /** One of two who have not finished. */
  | { kind: 'either'; players: [number, number] }
  /** Who wins a match of the column before that is not drawn itself, from 1. */
  | { kind: 'winner'; of: number }
  | { kind: 'open' }

const OPEN: SlotSide = { kind: 'open' }

/** Space above and below a slot of a column (from 1), in pixels: it stands between those that it comes from. */
export const slotPadding = (column: number): number => 45 * 2 ** (column - 1) - 45

/** The brackets of the knockout that a round belongs to, the main one first; none before it is drawn. */
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
    // A bracket whose last match was a round ago is over.
    const ahead = last === all.length - 1 ? plannedColumns(drawn, range.to - range.from - last) : []
    const titled = columnTitles([...drawn, ...ahead], first === 0 && isMain(key))
    return { key, title, ...layOutColumns(snapshot.id, [...drawn, ...ahead], range.from + first, titled) }
  })
}

function layOutColumns(
  id: string,
  nodes: BracketNode[][],
  from: number,
  titled: (column: number, round: number) => string,
): Pick<Bracket, 'isTree' | 'columns'> {
  const grid = layOut(nodes)
  const isTree = grid !== undefined
  const columns = (grid ?? nodes).map((column, at) => ({
    round: from + at,
    title: titled(at, from + at),
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

/** Who will come from a match. */
function expectedSide(node: BracketNode | undefined, nodes: BracketNode[][]): SlotSide {
  if (!node || node.isPass) return OPEN
  if (!node.match) return { kind: 'winner', of: nodes[node.column]!.indexOf(node) + 1 }
  return sideOfOpenMatch(node.match)
}

function sideOfOpenMatch({ won, sides, isVoid }: BracketMatch): SlotSide {
  if (won !== undefined) return { kind: 'player', player: sides[won] }
  return isVoid ? OPEN : { kind: 'either', players: sides }
}
