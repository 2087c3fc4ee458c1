import { boards, boardTotals } from './boards.ts'
import type { Field, Kind } from './field.ts'
import { OPEN, PLAYED } from './letters.ts'
import { other, type Options } from './options.ts'

/** Those still tied, best first once separated. */
export type Group = Int32Array
/** Parts of a group in order; one part when nothing separates. */
type Separate = (group: Group) => Group[]

/** Divisible by every number of games that two may have against each other, so that averages stay integers. */
const SHARE = 720720

/**
 * DE on one kind of points (C.07 art. 6): by the points made among themselves, several games with one opponent averaged.
 * Where not all have met, only those come first whom nobody can catch whatever the missing games give.
 */
function amongThemselves(field: Field, kind: Kind, forfeits: boolean): Separate {
  const { size, round, traits, opponent, fixed } = field
  const { each, win } = field[kind]
  const member = new Uint8Array(size)
  const points = new Float64Array(size)
  const reach = new Float64Array(size)
  const counts = (cell: number): boolean =>
    opponent[cell]! >= 0 &&
    member[opponent[cell]!] === 1 &&
    (forfeits || fixed ? !(traits[cell]! & OPEN) : (traits[cell]! & PLAYED) > 0)

  return (group) => {
    for (const player of group) member[player] = 1
    const all = (group.length - 1) * SHARE
    let complete = true
    for (const player of group) {
      let sum = 0
      let met = 0
      for (let cell = player * round; cell < (player + 1) * round; cell++) {
        if (!counts(cell)) continue
        const share = SHARE / timesMet(player, opponent[cell]!)
        sum += each[cell]! * share
        met += share
      }
      points[player] = sum
      reach[player] = fixed ? sum : sum + (all - met) * win
      if (!fixed && met < all) complete = false
    }
    for (const player of group) member[player] = 0
    group.sort((a, b) => points[b]! - points[a]! || reach[b]! - reach[a]!)
    return complete ? split(group, (a, b) => points[a] !== points[b]) : uncatchable(group)
  }

  function timesMet(player: number, against: number): number {
    let times = 0
    for (let cell = player * round; cell < (player + 1) * round; cell++) {
      if (opponent[cell] === against && counts(cell)) times++
    }
    return times
  }

  function uncatchable(group: Group): Group[] {
    const best = new Float64Array(group.length)
    for (let at = group.length - 1, most = -1; at >= 0; at--) best[at] = most = Math.max(most, reach[group[at]!]!)
    let first = 0
    while (first < group.length - 1 && points[group[first]!]! > best[first + 1]!) first++
    return first === 0
      ? [group]
      : [...Array.from({ length: first }, (_, at) => group.subarray(at, at + 1)), group.subarray(first)]
  }
}

/** Cuts a sorted group wherever two neighbours differ. */
export function split(group: Group, differ: (a: number, b: number) => boolean): Group[] {
  const parts: Group[] = []
  let from = 0
  for (let at = 1; at <= group.length; at++) {
    if (at < group.length && !differ(group[at - 1]!, group[at]!)) continue
    parts.push(group.subarray(from, at))
    from = at
  }
  return parts
}

/**
 * Separates a group by one criterion for as long as it separates, its parts anew each time, then by the next; after the
 * last comes the first again, until none separates any more.
 */
function settle(group: Group, criteria: readonly Separate[], at = 0, failed = 0): Group[] {
  if (group.length === 1 || failed === criteria.length) return [group]
  const parts = criteria[at]!(group)
  if (parts.length === 1) return settle(group, criteria, (at + 1) % criteria.length, failed + 1)
  return parts.flatMap((part) => settle(part, criteria, at))
}

/** Places from 1 within each group; 0 for those who are not tied, and where nothing separates. */
function places(field: Field, tied: readonly Group[], order: (group: Group) => Group[]): Float64Array {
  const figures = new Float64Array(field.size)
  for (const group of tied) {
    const parts = order(group.slice())
    let place = 1
    if (parts.length === 1) continue
    for (const part of parts) {
      for (const player of part) figures[player] = place
      place += part.length
    }
  }
  return figures
}

type Relative = (field: Field, options: Options, tied: readonly Group[]) => Float64Array

/** DE: the place within the group of the tied. */
export const directEncounter: Relative = (field, { kind, forfeits }, tied) => {
  const criteria = [amongThemselves(field, kind, forfeits)]
  return places(field, tied, (group) => settle(group, criteria))
}

/** EDE: as DE, on the other score where the first separates nobody (C.07 art. 13). */
export const extendedDirectEncounter: Relative = (field, { kind, forfeits }, tied) => {
  const criteria = [kind, other(kind)].map((each) => amongThemselves(field, each, forfeits))
  return places(field, tied, (group) => settle(group, criteria))
}

const byFigure =
  (figure: (player: number) => number): Separate =>
  (group) =>
    split(
      group.sort((a, b) => figure(b) - figure(a)),
      (a, b) => figure(a) !== figure(b),
    )

/** TBR: the points on board 1, then on board 2, … (C.07 art. 13). */
export const topBoards: Relative = (field, _, tied) => {
  const { count } = boards(field)
  const totals = boardTotals(field)
  const criteria = Array.from({ length: count }, (_, board) => byFigure((player) => totals[player * count + board]!))
  return places(field, tied, (group) => settle(group, criteria))
}

/** BBE: the points without the last board, then without the last two, … (C.07 art. 13). */
export const withoutBottomBoards: Relative = (field, _, tied) => {
  const { count } = boards(field)
  const totals = boardTotals(field)
  const onFirst = (boards: number) => (player: number) =>
    totals.subarray(player * count, player * count + boards).reduce((sum, points) => sum + points, 0)
  const criteria = Array.from({ length: count - 1 }, (_, dropped) => byFigure(onFirst(count - 1 - dropped)))
  return places(field, tied, (group) => settle(group, criteria))
}
