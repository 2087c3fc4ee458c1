import type { DrawTeam, TeamInput } from './team-field.ts'
import { canBePaired } from './team-graph.ts'

/** The next bracket: its score group, its upfloaters, and the remaining teams. */
export interface TeamBracket {
  residents: DrawTeam[]
  upfloaters: DrawTeam[]
  rest: DrawTeam[]
}

/** A round being drawn, with the scores of all its teams, also of those that have their opponents already. */
type Upfloating = Pick<TeamInput, 'isNearEnd'> & { scores: readonly number[] }

/**
 * Takes the top score group and the best upfloaters for it (C4–C7, then the order of 3.5.4). `left` must have a legal
 * pairing.
 */
export function nextBracket(left: readonly DrawTeam[], input: Upfloating): TeamBracket {
  const [residents, lower] = topGroup(left)
  for (let count = residents.length % 2; count <= lower.length; count += 2) {
    const found = bestUpfloaters(residents, lower, count, input)
    if (found) return { residents, upfloaters: found, rest: lower.filter((team) => !found.includes(team)) }
  }
  throw new Error('teams that can be paired have no bracket')
}

/** Teams with the highest score, and the others, each by number. */
function topGroup(left: readonly DrawTeam[]): [DrawTeam[], DrawTeam[]] {
  const top = Math.max(...left.map(({ primary }) => primary))
  return [left.filter(({ primary }) => primary === top), left.filter(({ primary }) => primary < top)]
}

/** The best `count` upfloaters; undefined if that number is not possible. */
function bestUpfloaters(
  residents: DrawTeam[],
  lower: DrawTeam[],
  count: number,
  input: Upfloating,
): DrawTeam[] | undefined {
  const top = residents[0]!.primary
  const following = Math.max(...input.scores.filter((score) => score < top))
  const ordered = lower.toSorted((a, b) => b.primary - a.primary || a.id - b.id)
  let best: { value: number[]; set: DrawTeam[] } | undefined
  let profile: string | undefined
  for (const set of setsByScore(ordered, count)) {
    const scores = set.map(({ primary }) => primary).join()
    if (best && scores !== profile) break
    const rest = ordered.filter((team) => !set.includes(team))
    if (!canBePaired([...residents, ...set]) || !canBePaired(rest)) continue
    const value = [neededNext(following, rest), input.isNearEnd ? 0 : set.filter(({ hasFloated }) => hasFloated).length]
    if (!best || isLess(value, best.value)) best = { value, set }
    profile = scores
    if (value.every((part) => part === 0)) break
  }
  return best?.set
}

const isLess = (one: number[], other: number[]): boolean => {
  const at = one.findIndex((part, index) => part !== other[index])
  return at >= 0 && one[at]! < other[at]!
}

/**
 * Upfloaters that the score group after this one will need (C6); 0 if all its teams have floated up, into this bracket or
 * a higher one.
 */
function neededNext(following: number, rest: readonly DrawTeam[]): number {
  const next = rest.filter(({ primary }) => primary === following)
  if (next.length === 0) return 0
  const lower = rest.filter(({ primary }) => primary !== following)
  for (let count = next.length % 2; count <= lower.length; count += 2) {
    for (const set of setsByScore(lower, count)) {
      if (canBePaired([...next, ...set]) && canBePaired(lower.filter((team) => !set.includes(team)))) return count
    }
  }
  return lower.length + 1
}

/**
 * Sets of `count` teams: highest scores first, where the lowest score of a set counts before the others, then by their
 * numbers in order.
 */
function* setsByScore(ordered: readonly DrawTeam[], count: number): Generator<DrawTeam[]> {
  if (count === 0) {
    yield []
    return
  }
  const groups = [...Map.groupBy(ordered, ({ primary }) => primary).values()]
  for (const sizes of profiles(
    groups.map(({ length }) => length),
    count,
  )) {
    yield* setsOfProfile(groups, sizes, 0)
  }
}

/** Numbers of teams from each group, the best profile first. */
function* profiles(lengths: readonly number[], count: number): Generator<number[]> {
  if (lengths.length === 0) {
    if (count === 0) yield []
    return
  }
  const others = lengths.slice(0, -1)
  const room = others.reduce((sum, length) => sum + length, 0)
  // As few as possible of the lowest score, then of the next one up.
  for (let taken = Math.max(0, count - room); taken <= Math.min(lengths.at(-1)!, count); taken++) {
    for (const upper of profiles(others, count - taken)) yield [...upper, taken]
  }
}

function* setsOfProfile(groups: readonly DrawTeam[][], sizes: readonly number[], at: number): Generator<DrawTeam[]> {
  if (at === groups.length) {
    yield []
    return
  }
  for (const chosen of choices(groups[at]!, sizes[at]!, 0)) {
    for (const others of setsOfProfile(groups, sizes, at + 1)) yield [...chosen, ...others]
  }
}

function* choices(group: readonly DrawTeam[], count: number, from: number): Generator<DrawTeam[]> {
  if (count === 0) {
    yield []
    return
  }
  for (let at = from; at + count <= group.length; at++) {
    for (const others of choices(group, count - 1, at + 1)) yield [group[at]!, ...others]
  }
}
