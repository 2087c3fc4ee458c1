import type { NoOdds } from '../forecast/no-odds.ts'
import { simulation } from '../forecast/simulation.ts'
import { strengths } from '../forecast/strengths.ts'
import { interval } from '../forecast/tally.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { chancesByRating, type MatchChances } from './fixture-ends.ts'
import { needsOf, type SeasonNeed } from './needs.ts'
import { drawnEnds, everyEnd, sampledEnds, type DivisionRuns } from './odds-runs.ts'
import { shareOf } from './odds-tally.ts'
import { openFixtures, type KnownBoards, type OpenFixture } from './open-fixtures.ts'
import { withAllRounds } from './rounds-to-come.ts'
import { stakesOf, type AskedTeam, type Stake } from './stakes.ts'
import { MOST_WAYS, wayCount } from './ways.ts'
import { placesOf, QUESTIONS, type Goal, type PlaceRange, type SeasonQuestion, type Zones } from './zones.ts'

export interface Chance {
  share: number
  /** The 95 % confidence interval of a simulated chance; both are `share` where all ways were counted. */
  low: number
  high: number
  /** Whether scores alone have settled it, whatever the tie-breaks say; undefined while it is open. */
  settled?: boolean
}

interface TeamOdds {
  /** Position of the team. */
  team: number
  chances: Partial<Record<SeasonQuestion, Chance>>
}

export interface DivisionOdds {
  /** Number of ways in which the open fixtures can end, if all were counted; else of simulated runs. */
  method: { ways: number } | { runs: number }
  /** Where chances come from. `equal`: too few ratings are known, so that all teams count as equally strong. */
  basis: 'ratings' | 'equal'
  teams: TeamOdds[]
  /** The fixtures to be played next, those that matter most first. */
  stakes: Stake[]
  /** What teams need in their last fixtures; empty before that. */
  needs: TeamNeed[]
}

export interface TeamNeed extends SeasonNeed {
  team: number
  goal: Goal
}

export interface OddsOptions {
  seed?: number
  runs?: number
  chancesOf?: MatchChances
  boards?: KnownBoards
}

const RUNS = 1000
/** The rating of all teams where too few have one. */
const EQUAL_RATING = 2000

/** The odds of each team of a division, or the reason why there are none. */
export function divisionOdds(
  snapshot: Snapshot,
  zones: Zones,
  { seed = 1, runs = RUNS, chancesOf = chancesByRating, boards }: OddsOptions = {},
): DivisionOdds | NoOdds {
  if (!snapshot.active) return 'over'
  const known = strengths(snapshot)
  const rated = known ? snapshot : withEqualRatings(snapshot)
  const ratings = known?.ratings ?? rated.players.rating
  const whole = withAllRounds(rated)
  const source = { ratings, chancesOf, ...(boards && { boards }) }
  const open = openFixtures(whole ?? rated, source)
  if (whole && open.length === 0) return 'over'
  const next = nextFixtures(open)
  const fixtures = [...next, ...open.filter((fixture) => !next.includes(fixture))]
  const isExact = whole !== undefined && wayCount(fixtures) <= MOST_WAYS
  const found = isExact
    ? everyEnd(whole, fixtures, next.length)
    : whole
      ? sampledEnds(whole, fixtures, next.length, { seed, runs })
      : playedOn(rated, next, seed, runs)
  if (typeof found === 'string') return found
  const asked = askedTeams(snapshot, zones)
  const teams = asked.map(({ team, ranges }) => ({ team, chances: chancesOfTeam(found, team, ranges, isExact) }))
  return {
    method: isExact ? { ways: wayCount(fixtures) } : { runs },
    basis: known ? 'ratings' : 'equal',
    teams,
    stakes: stakesOf(found.tally, next, asked.map(withoutPlayoffs)),
    needs: whole ? openNeeds(needsOf(whole, fixtures), asked, teams) : [],
  }
}

/** The needs of teams for goals that are still open. */
function openNeeds(needs: ReturnType<typeof needsOf>, asked: AskedTeam[], odds: readonly TeamOdds[]): TeamNeed[] {
  if (!needs) return []
  return asked.flatMap(({ team, ranges }, at) =>
    ranges.flatMap(([question, [from, to]]): TeamNeed[] => {
      const goal = GOAL_OF[question]
      if (!goal || odds[at]!.chances[question]?.settled !== undefined) return []
      return needs(team, goal === 'stay' ? from - 1 : to).map((need) => ({ ...need, team, goal }))
    }),
  )
}

const GOAL_OF: Partial<Record<SeasonQuestion, Goal>> = { title: 'title', up: 'up', down: 'stay' }

function playedOn(snapshot: Snapshot, next: readonly OpenFixture[], seed: number, runs: number): DivisionRuns | NoOdds {
  const played = simulation(snapshot, seed)
  return typeof played === 'string' ? played : (drawnEnds(snapshot, next, played, runs) ?? 'schedule')
}

/** The fixtures that are the next one of at least one of their teams. */
function nextFixtures(fixtures: readonly OpenFixture[]): OpenFixture[] {
  const met = new Set<number>()
  return fixtures.filter(({ home, away }) => {
    const isNext = !met.has(home) || !met.has(away)
    met.add(home).add(away)
    return isNext
  })
}

const withEqualRatings = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  players: { ...snapshot.players, rating: snapshot.players.rating.map(() => EQUAL_RATING) },
})

/** The teams in the table, with the places that each question is about. */
function askedTeams({ players }: Snapshot, zones: Zones): AskedTeam[] {
  const teams = [...players.no.keys()].filter((team) => players.exclusions?.[team] === undefined)
  const sizes = Map.groupBy(teams, (team) => players.pool?.[team])
  return teams.map((team) => ({
    team,
    ranges: QUESTIONS.flatMap((question): [SeasonQuestion, PlaceRange][] => {
      const places = placesOf(question, zones, sizes.get(players.pool?.[team])!.length)
      return places ? [[question, places]] : []
    }),
  }))
}

const withoutPlayoffs = ({ team, ranges }: AskedTeam): AskedTeam => ({
  team,
  ranges: ranges.filter(([question]) => question !== 'playoffUp' && question !== 'playoffDown'),
})

function chancesOfTeam(
  { tally, bounds }: DivisionRuns,
  team: number,
  ranges: AskedTeam['ranges'],
  isExact: boolean,
): TeamOdds['chances'] {
  const [best, worst] = [bounds?.best[team] ?? 1, bounds?.worst[team] ?? Infinity]
  return Object.fromEntries(
    ranges.map(([question, [from, to]]): [SeasonQuestion, Chance] => {
      const share = shareOf(tally, tally.size, team, [from, to])
      const isIn = from <= best && worst <= to
      const isOut = worst < from || to < best
      const { low, high } = isExact ? { low: share, high: share } : interval(share * tally.weight, tally.weight)
      return [question, { share, low, high, ...((isIn || isOut) && { settled: isIn }) }]
    }),
  )
}
