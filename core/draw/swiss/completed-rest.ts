import type { BracketZones, ByeRule } from './edge-table.ts'
import { zoneChoices } from './sure-rest.ts'
import { areKeptByColour, type SwissField } from './swiss-field.ts'

/**
 * The zones of a bracket without the groups further down, if it is not known beforehand that those can be paired;
 * `canComplete` checks it afterwards. Undefined if these groups are needed, or if `zoneChoices` leaves them out
 * already.
 */
export function openZones(field: SwissField, zones: BracketZones, bye: ByeRule | null): BracketZones | undefined {
  const { movedDown, residents, next, rest } = zones
  if (rest.length === 0 || zoneChoices(field, zones, bye).length > 1) return undefined
  const isByeBelow = bye === null || bye.score < field.players[rest[0]!]!.score
  return isByeBelow ? { movedDown, residents, next, rest: [], isOpen: true, hasBye: false } : undefined
}

/**
 * Whether the places that a pairing left alone can be paired with the groups further down, and these among themselves.
 * Greedy, fewest opponents first, with one exchange if that gets stuck: false means only that nothing was found this
 * way.
 */
export function canComplete(
  field: SwissField,
  alone: readonly number[],
  rest: readonly number[],
  bye: ByeRule | null,
): boolean {
  const all = [...alone, ...rest]
  const size = all.length
  const meets = meetings(field, all, alone.length)
  const left = new Set(all.keys())
  if (size % 2 === 1) {
    const last = all.findLastIndex((place) => mayHaveBye(field, place, bye))
    if (last < 0) return false
    left.delete(last)
  }
  const fewest = (members: Iterable<number>): number => {
    let [found, least] = [-1, Infinity]
    for (const each of members) {
      let count = 0
      for (const other of left) count += meets[each * size + other]!
      if (count < least) [found, least] = [each, count]
    }
    return found
  }
  const pairs: [number, number][] = []
  const stuck: number[] = []
  while (left.size > 0) {
    const one = fewest(left)
    left.delete(one)
    const other = fewest([...left].filter((each) => meets[one * size + each] === 1))
    if (other < 0) stuck.push(one)
    else {
      left.delete(other)
      pairs.push([one, other])
    }
  }
  while (stuck.length > 0) if (!exchange(stuck.pop()!, stuck.pop()!, pairs, meets, size)) return false
  return true
}

const mayHaveBye = ({ players }: SwissField, place: number, bye: ByeRule | null): boolean =>
  bye !== null && players[place]!.mayHaveBye && players[place]!.score <= bye.score

/** 1 for each two of `all` that can meet. The first `apart` of them cannot meet each other. */
function meetings({ players, preferences, kept }: SwissField, all: readonly number[], apart: number): Uint8Array {
  const size = all.length
  const meets = new Uint8Array(size * size)
  for (let at = 0; at < size; at++) {
    for (let to = Math.max(at + 1, apart); to < size; to++) {
      const [one, other] = [all[at]!, all[to]!]
      if (kept[one]!.includes(other)) continue
      if (areKeptByColour(players[one]!, preferences[one]!, players[other]!, preferences[other]!)) continue
      meets[at * size + to] = 1
      meets[to * size + at] = 1
    }
  }
  return meets
}

/** Pairs two, with each other or by splitting an existing pair. */
function exchange(one: number, other: number, pairs: [number, number][], meets: Uint8Array, size: number): boolean {
  const may = (from: number, to: number): boolean => meets[from * size + to] === 1
  if (may(one, other)) {
    pairs.push([one, other])
    return true
  }
  for (const [at, [a, b]] of pairs.entries()) {
    const isStraight = may(one, a) && may(other, b)
    if (!isStraight && !(may(one, b) && may(other, a))) continue
    pairs[at] = [one, isStraight ? a : b]
    pairs.push([other, isStraight ? b : a])
    return true
  }
  return false
}
