import { release, settle, solve } from '../matching/matching.ts'
import { obstacle } from '../matching/obstacle.ts'
import { matchingState, type MatchingState } from '../matching/state.ts'
import type { WeightedGraph } from '../matching/weighted-graph.ts'
import { teamPreference, type DrawTeam, type TeamInput } from './team-field.ts'

/** Whether all teams can be paired with each other (C1). */
export function canBePaired(teams: readonly DrawTeam[]): boolean {
  if (teams.length % 2 === 1) return false
  const most = Math.max(0, ...teams.map(({ opponents }) => opponents.size))
  // Each team can meet at least half of the others (Dirac's theorem).
  if (teams.length >= 2 * (1 + most)) return true
  return solve(matchingState(teamGraph(teams, () => 0)))
}

/** The obstacle to pairing these teams. With an odd number the bye is the vertex after the last. */
export function teamObstacle(teams: readonly DrawTeam[]): ReturnType<typeof obstacle> {
  const barred = new Set(teams.flatMap(({ id, mayHaveBye }) => (mayHaveBye ? [] : id)))
  const bye = teams.length % 2 === 1 ? [{ ...teams[0]!, id: -1, opponents: barred }] : []
  const state = matchingState(teamGraph([...teams.map((team) => withoutBye(team)), ...bye], () => 0))
  solve(state)
  return obstacle(state)
}

/** The team, with the bye as a former opponent if it cannot have one. */
const withoutBye = (team: DrawTeam): DrawTeam =>
  team.mayHaveBye ? team : { ...team, opponents: new Set([...team.opponents, -1]) }

const TOP = 1
const BOTTOM = 2

interface TeamGraph extends WeightedGraph {
  /** By vertex: TOP, BOTTOM, or 0 while undecided. */
  role: Uint8Array
  /** By vertex: the only one it can meet, once decided; −1 before. */
  promised: Int32Array
  focus: { vertex: number; preference: Float64Array }
}

function teamGraph(teams: readonly DrawTeam[], cost: (one: DrawTeam, other: DrawTeam) => number): TeamGraph {
  const size = teams.length
  const role = new Uint8Array(size)
  const promised = new Int32Array(size).fill(-1)
  const focus = { vertex: -1, preference: new Float64Array(size) }
  return {
    size,
    depth: 2,
    loops: new Uint8Array(size),
    tiers: new Uint8Array(size),
    role,
    promised,
    focus,
    row(vertex, others, count, weights, exists) {
      const team = teams[vertex]!
      for (let index = 0; index < count; index++) {
        const other = others[index]!
        const [top, bottom] = vertex < other ? [vertex, other] : [other, vertex]
        const isThere =
          top !== bottom &&
          !team.opponents.has(teams[other]!.id) &&
          role[top] !== BOTTOM &&
          role[bottom] !== TOP &&
          (promised[vertex]! < 0 || promised[vertex] === other) &&
          (promised[other]! < 0 || promised[other] === vertex)
        exists[other] = isThere ? 1 : 0
        if (!isThere) continue
        weights[2 * other] = -cost(team, teams[other]!)
        weights[2 * other + 1] =
          focus.vertex === vertex ? focus.preference[other]! : focus.vertex === other ? focus.preference[vertex]! : 0
      }
    },
  }
}

/**
 * Pairs a bracket: of the pairings that meet C8, C9 and C10 best, the first one by its tops, then by their bottoms
 * (3.6).
 */
export function pairTeams(
  input: TeamInput,
  bracket: readonly DrawTeam[],
  upfloaters: ReadonlySet<DrawTeam>,
): [DrawTeam, DrawTeam][] {
  const teams = bracket.toSorted((a, b) => a.id - b.id)
  const graph = teamGraph(teams, pairCost(input, upfloaters, teams.length))
  const state = matchingState(graph)
  if (!solve(state)) throw new Error('a bracket that can be paired was not')
  for (const vertex of teams.keys()) decideRole(state, graph, vertex)
  return [...teams.keys()]
    .filter((vertex) => graph.role[vertex] === TOP)
    .map((vertex) => [teams[vertex]!, teams[decideBottom(state, graph, vertex)]!])
}

function pairCost(input: TeamInput, upfloaters: ReadonlySet<DrawTeam>, size: number) {
  const faultsOf = pairFaults(input, upfloaters)
  return (one: DrawTeam, other: DrawTeam): number => {
    const [denied, strongDenied, repeated] = faultsOf(one, other)
    return (denied * size + strongDenied) * 2 * size + repeated
  }
}

/**
 * The cost of a pair by C8 (denied colour preferences), C9 (denied strong ones) and C10 (floats of the round before).
 */
export function pairFaults(input: TeamInput, upfloaters: ReadonlySet<DrawTeam>) {
  const { rules, isNearEnd } = input
  const preferences = new Map<DrawTeam, ReturnType<typeof teamPreference>>()
  const preferenceOf = (team: DrawTeam) => {
    if (!preferences.has(team)) preferences.set(team, teamPreference(team.colours, input))
    return preferences.get(team)!
  }
  const floats = (one: DrawTeam, other: DrawTeam): number =>
    !isNearEnd && upfloaters.has(one) && other.hasFloated ? 1 : 0
  return (one: DrawTeam, other: DrawTeam): [c8: number, c9: number, c10: number] => {
    const [own, theirs] = [preferenceOf(one), preferenceOf(other)]
    const isDenied = own.colour !== null && own.colour === theirs.colour
    const isStrongDenied = rules.preferences === 'B' && isDenied && own.isStrong && theirs.isStrong
    return [isDenied ? 1 : 0, isStrongDenied ? 1 : 0, floats(one, other) + floats(other, one)]
  }
}

/** Prefers edges at a vertex among equally good matchings; `hold` fixes the mate that results. */
function prefer(
  state: MatchingState,
  graph: TeamGraph,
  vertex: number,
  preference: (other: number) => number,
  hold: (mate: number) => void,
): number {
  const { focus } = graph
  let partner = release(state, vertex)
  focus.vertex = vertex
  for (let other = 0; other < graph.size; other++) focus.preference[other] = preference(other)
  settle(state, vertex, partner)
  const mate = state.mate[vertex]!
  partner = release(state, vertex)
  focus.vertex = -1
  hold(mate)
  settle(state, vertex, partner)
  return mate
}

/** Makes a vertex the top of a pair if possible; call it with ascending numbers. */
const decideRole = (state: MatchingState, graph: TeamGraph, vertex: number): number =>
  prefer(
    state,
    graph,
    vertex,
    (other) => (other > vertex ? 1 : 0),
    (mate) => (graph.role[vertex] = mate > vertex ? TOP : BOTTOM),
  )

/** The smallest number that can be the bottom of a top's pair. */
const decideBottom = (state: MatchingState, graph: TeamGraph, vertex: number): number =>
  prefer(
    state,
    graph,
    vertex,
    (other) => graph.size - other,
    (mate) => (graph.promised[vertex] = mate),
  )
