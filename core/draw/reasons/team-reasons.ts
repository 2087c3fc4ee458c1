import type { DrawPair } from '../draw-input.ts'
import { firstTeam, teamColour } from '../team/team-colours.ts'
import type { DrawTeam } from '../team/team-field.ts'
import { canBePaired, pairFaults, pairTeams } from '../team/team-graph.ts'
import type { TeamDraw } from '../team/team-swiss.ts'
import type { BoardReason, DrawSide, PossibleOpponent } from './board-reason.ts'
import type { DrawReason } from './reasons.ts'

type DrawnBracket = TeamDraw['brackets'][number]
type Pair = [DrawTeam, DrawTeam]

/** As `boardReason`, for teams (C.04.6). */
export function teamBoardReason(draw: TeamDraw, { white, black }: DrawPair): BoardReason {
  const { teams, rules } = draw.input
  const team = (id: number): DrawTeam => teams.find((each) => each.id === id)!
  if (black < 0) {
    const isDrawn = draw.alone?.id === white
    return { higher: sideOf(draw, team(white)), lower: null, isDrawn, reason: BYE, float: null, colour: null }
  }
  const [one, other] = [team(white), team(black)]
  const higher = firstTeam(one, other, rules.hasSecondary)
  const lower = higher === one ? other : one
  const sides = { higher: sideOf(draw, higher), lower: sideOf(draw, lower) }
  const against = reasonAgainstTeams(draw, one, other)
  if (against) return { ...sides, isDrawn: false, reason: against, float: null, colour: null }
  const bracket = bracketOf(draw, one)!
  const hasFloated = bracket.upfloaters.includes(lower) && !bracket.upfloaters.includes(higher)
  return {
    ...sides,
    isDrawn: true,
    reason: decided(draw, bracket, withoutPair(draw, bracket, one, other)),
    float: hasFloated ? { criterion: 'teamC4', score: higher.primary } : null,
    colour: teamColour(higher, lower, draw.input).rule,
    between: teamsMetBetween(draw, higher, lower),
  }
}

function teamsMetBetween({ input: { teams, rules } }: TeamDraw, higher: DrawTeam, lower: DrawTeam) {
  const isBefore = (one: DrawTeam, other: DrawTeam): boolean =>
    one !== other && firstTeam(one, other, rules.hasSecondary) === one
  const between = teams.filter((team) => isBefore(higher, team) && isBefore(team, lower))
  return { count: between.length, met: between.filter(({ id }) => higher.opponents.has(id)).length }
}

/** As `possibleOpponents`, for teams. */
export function possibleTeamOpponents(draw: TeamDraw, id: number, most = 6): PossibleOpponent[] {
  const { teams } = draw.input
  const own = teams.find((team) => team.id === id)!
  const nearest = teams
    .filter((team) => team !== own && team.primary <= own.primary)
    .toSorted((a, b) => b.primary - a.primary || a.id - b.id)
    .map((team) => ({ side: sideOf(draw, team), against: reasonAgainstTeams(draw, own, team) }))
  return nearest.filter(({ against }, at) => at < most || against === null)
}

const BYE: DrawReason = { criterion: 'teamBye', score: null }

/** Why two teams did not meet; null if they did. */
function reasonAgainstTeams(draw: TeamDraw, one: DrawTeam, other: DrawTeam): DrawReason | null {
  if (one.opponents.has(other.id)) return { criterion: 'teamC1', score: null }
  const bracket = bracketOf(draw, one)
  if (!bracket || bracket !== bracketOf(draw, other)) {
    return one === draw.alone || other === draw.alone ? BYE : { criterion: 'teamGroup', score: null }
  }
  if (bracket.pairs.some((pair) => pair.includes(one) && pair.includes(other))) return null
  return decided(draw, bracket, withPair(draw, bracket, one, other))
}

const bracketOf = ({ brackets }: TeamDraw, team: DrawTeam): DrawnBracket | undefined =>
  brackets.find(({ residents, upfloaters }) => residents.includes(team) || upfloaters.includes(team))

/** The criterion by which other pairs of a bracket are worse; if none is, the order decided. */
function decided({ input }: TeamDraw, bracket: DrawnBracket, pairs: Pair[] | undefined): DrawReason {
  const score = bracket.residents[0]!.primary
  if (!pairs) return { criterion: 'teamRest', score }
  const faultsOf = pairFaults(input, new Set(bracket.upfloaters))
  const costs = (of: Pair[]): number[] =>
    of
      .map((pair) => faultsOf(...pair))
      .reduce<number[]>((sums, faults) => sums.map((sum, at) => sum + faults[at]!), [0, 0, 0])
  const [best, other] = [costs(bracket.pairs), costs(pairs)]
  const worse = other.findIndex((cost, at) => cost > best[at]!)
  return { criterion: CRITERIA_OF_PAIRS[worse] ?? 'teamOrder', score }
}
const CRITERIA_OF_PAIRS = ['teamC8', 'teamC9', 'teamC10']

/** The best pairs of a bracket in which two do not meet; undefined if there are none. */
function withoutPair({ input }: TeamDraw, { residents, upfloaters }: DrawnBracket, one: DrawTeam, other: DrawTeam) {
  const apart = new Map<DrawTeam, DrawTeam>(
    [one, other].map((team) => [team, { ...team, opponents: new Set([...team.opponents, one.id, other.id]) }]),
  )
  const teamOf = (team: DrawTeam): DrawTeam => apart.get(team) ?? team
  const back = new Map([...apart].map(([team, copy]) => [copy, team] as const))
  const teams = [...residents, ...upfloaters].map(teamOf)
  if (!canBePaired(teams)) return undefined
  const pairs = pairTeams(input, teams, new Set(upfloaters.map(teamOf)))
  return pairs.map((pair): Pair => [back.get(pair[0]) ?? pair[0], back.get(pair[1]) ?? pair[1]])
}

/** The best pairs of a bracket in which two meet; undefined if there are none. */
function withPair({ input }: TeamDraw, { residents, upfloaters }: DrawnBracket, one: DrawTeam, other: DrawTeam) {
  const others = [...residents, ...upfloaters].filter((team) => team !== one && team !== other)
  if (!canBePaired(others)) return undefined
  return [[one, other] as Pair, ...(others.length > 0 ? pairTeams(input, others, new Set(upfloaters)) : [])]
}

function sideOf({ input: { teams } }: TeamDraw, { id, primary, colours }: DrawTeam): DrawSide {
  const isAlone = teams.every((other) => other.primary !== primary || other.id === id)
  return { id, score: primary, colours, isAlone }
}
