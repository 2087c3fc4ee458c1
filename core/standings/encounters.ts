import type { Field, PointKind } from './field.ts'
import type { BoardCriteria, BoardWeight } from './board-criteria.ts'
import { boards } from './boards.ts'
import { byFigure, split, placesInGroups, type TiedGroup, type Relative, type Separate } from './groups.ts'
import { HALVES, OPEN, PLAYED } from './outcome-tables.ts'
import { other } from './options.ts'

/** DE: place within the tied group (C.07 art. 6). */
export const directEncounter: Relative = (field, { kind, forfeits }, tied) =>
  placesInGroups(field, tied, [amongThemselves(field, kind, forfeits)])

/**
 * EDE: as DE, and on the other score if the first does not separate the group (C.07 art. 13). Two teams that are level
 * still are separated by the boards of the matches that they played with each other (EDEC, EDET … of C.07 13.3.2).
 */
export const extendedDirectEncounter =
  (...criteria: BoardCriteria[]): Relative =>
  (field, { kind, forfeits }, tied) =>
    placesInGroups(field, tied, [
      ...[kind, other(kind)].map((each) => amongThemselves(field, each, forfeits)),
      ...criteria.flatMap((criterion) =>
        criterion(boards(field).count).map((weight) => byTheirBoards(field, forfeits, weight)),
      ),
    ])

/** The higher sum of half points comes first, each board times its weight. */
function byTheirBoards(field: Field, forfeits: boolean, weight: BoardWeight): Separate {
  const { count, letter } = boards(field)
  const sumOf = (player: number, against: number): number => {
    let sum = 0
    for (const cell of cellsAgainst(field, player, against, forfeits))
      for (let board = 0; board < count; board++) sum += weight(board) * HALVES[letter[cell * count + board]!]!
    return sum
  }
  return (group) => {
    const [one, two] = group
    if (two === undefined || group.length > 2) return [group]
    const lead = sumOf(one!, two) - sumOf(two, one!)
    return byFigure((player) => (player === one ? lead : 0))(group)
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
