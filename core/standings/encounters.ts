import type { Field, PointKind } from './field.ts'
import { boards } from './boards.ts'
import { byFigure, split, placesInGroups, type TiedGroup, type Relative, type Separate } from './groups.ts'
import { HALVES, OPEN, PLAYED } from './outcome-tables.ts'
import { other } from './options.ts'

/** DE: place within the tied group (C.07 art. 6). */
export const directEncounter: Relative = (field, { kind, forfeits }, tied) =>
  placesInGroups(field, tied, [amongThemselves(field, kind, forfeits)])

/** EDE: as DE, and on the other score if the first does not separate the group (C.07 art. 13). */
export const extendedDirectEncounter = extendedBy(() => [])

/** EDEC: as EDE, and two teams that are level still by the board count of their match (C.07 13.3.2). */
export const encounterByCount = extendedBy(({ boardCount }) => boardCount)
/** EDET: as EDE, then by the top boards of their match. */
export const encounterByTopBoards = extendedBy(({ topBoards }) => topBoards)
/** EDEB: as EDE, then by their match without its bottom boards. */
export const encounterByBottomBoards = extendedBy(({ withoutBottom }) => withoutBottom)
/** EDEBT: as EDE, then by board count and top boards. */
export const encounterByCountAndTop = extendedBy(({ boardCount, topBoards }) => [...boardCount, ...topBoards])
/** EDEBB: as EDE, then by board count and without bottom boards. */
export const encounterByCountAndBottom = extendedBy(({ boardCount, withoutBottom }) => [
  ...boardCount,
  ...withoutBottom,
])

/** Ways to separate two teams by the boards of the matches that they played with each other. */
interface BoardCriteria {
  boardCount: Separate[]
  topBoards: Separate[]
  withoutBottom: Separate[]
}

function extendedBy(choose: (criteria: BoardCriteria) => Separate[]): Relative {
  return (field, { kind, forfeits }, tied) =>
    placesInGroups(field, tied, [
      ...[kind, other(kind)].map((each) => amongThemselves(field, each, forfeits)),
      ...choose(boardCriteria(field, forfeits)),
    ])
}

function boardCriteria(field: Field, forfeits: boolean): BoardCriteria {
  const { count, letter } = boards(field)
  const numbers = Array.from({ length: count }, (_, board) => board)
  /** The higher sum comes first, in half points, each board times its weight. */
  const byBoards =
    (weight: (board: number) => number): Separate =>
    (group) => {
      const [one, two] = group
      if (two === undefined || group.length > 2) return [group]
      const sumOf = (player: number, against: number): number =>
        cellsAgainst(field, player, against, forfeits)
          .flatMap((cell) => numbers.map((board) => weight(board) * HALVES[letter[cell * count + board]!]!))
          .reduce((sum, points) => sum + points, 0)
      const sums = new Map([
        [one!, sumOf(one!, two)],
        [two, sumOf(two, one!)],
      ])
      return byFigure((player) => sums.get(player)!)(group)
    }
  return {
    // Fewer is better: a point on board 1 counts 1, on board 2 twice as much.
    boardCount: [byBoards((board) => -(board + 1))],
    topBoards: numbers.map((top) => byBoards((board) => (board === top ? 1 : 0))),
    withoutBottom: numbers.slice(1).map((dropped) => byBoards((board) => (board < count - dropped ? 1 : 0))),
  }
}

const cellsAgainst = (field: Field, player: number, against: number, forfeits: boolean): number[] =>
  Array.from({ length: field.round }, (_, at) => player * field.round + at).filter(
    (cell) => field.opponent[cell] === against && counts(field, cell, forfeits),
  )

/** Whether a pairing counts as an encounter: forfeits only in fixed pairings or where the regulations say so. */
const counts = ({ fixed, traits }: Field, cell: number, forfeits: boolean): boolean =>
  forfeits || fixed ? !(traits[cell]! & OPEN) : (traits[cell]! & PLAYED) > 0

/** Divisible by all numbers up to 16, so that averages over several games of a pair stay integers. */
const SHARE = 720720

/**
 * Separates by the points made within the group; several games of a pair are averaged. If not all have met, only
 * players come first whom no other can catch with any results of the missing games.
 */
function amongThemselves(field: Field, kind: PointKind, forfeits: boolean): Separate {
  const { size, round, opponent, fixed } = field
  const { each, win } = field[kind]
  const member = new Uint8Array(size)
  const points = new Float64Array(size)
  const reach = new Float64Array(size)

  return (group) => {
    for (const player of group) member[player] = 1
    const all = (group.length - 1) * SHARE
    let complete = true
    for (const player of group) {
      const met = gather(player)
      reach[player] = points[player]! + (fixed ? 0 : (all - met) * win)
      if (!fixed && met < all) complete = false
    }
    for (const player of group) member[player] = 0
    group.sort((a, b) => points[b]! - points[a]! || reach[b]! - reach[a]!)
    return complete ? split(group, (a, b) => points[a] !== points[b]) : uncatchable(group)
  }

  /**
   * Adds up a player's points against members of the group; returns how many of them the player met. Both times SHARE.
   */
  function gather(player: number): number {
    let met = 0
    points[player] = 0
    for (let cell = player * round; cell < (player + 1) * round; cell++) {
      if (!isEncounter(cell)) continue
      const share = SHARE / timesMet(player, opponent[cell]!)
      points[player]! += each[cell]! * share
      met += share
    }
    return met
  }

  function isEncounter(cell: number): boolean {
    const against = opponent[cell]!
    return against >= 0 && member[against]! > 0 && counts(field, cell, forfeits)
  }

  function timesMet(player: number, against: number): number {
    let times = 0
    for (let cell = player * round; cell < (player + 1) * round; cell++) {
      if (opponent[cell] === against && isEncounter(cell)) times++
    }
    return times
  }

  function uncatchable(group: TiedGroup): TiedGroup[] {
    const best = new Float64Array(group.length)
    for (let at = group.length - 1, most = -Infinity; at >= 0; at--)
      best[at] = most = Math.max(most, reach[group[at]!]!)
    const parts: TiedGroup[] = []
    let at = 0
    for (; at < group.length - 1 && points[group[at]!]! > best[at + 1]!; at++) parts.push(group.subarray(at, at + 1))
    return [...parts, group.subarray(at)]
  }
}
