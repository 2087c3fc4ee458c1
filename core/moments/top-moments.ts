import type { TieSide } from '../match/decision.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { hasStandings } from '../snapshot/rounds.ts'
import { field } from '../standings/field.ts'
import { halfPoints, type HalfPoints } from '../text/score.ts'
import type { TopMoment } from './moment.ts'
import { matchFacts, type RecordedMatch, type RecordedRound, type ResultStep } from './round-record.ts'

/**
 * Changes of the sole leader by points, pool by pool. In a team event running matches count with their present score.
 * A running single game counts for nothing, and a lead is announced only once no player with a running game can reach
 * it: otherwise the first player to finish would lead.
 */
export function topMoments(record: RecordedRound, matches: readonly RecordedMatch[]): TopMoment[] {
  const { settings, systems, players } = record.snapshot
  if (record.round < 2 || !hasStandings(settings, systems, record.round)) return []
  const poolOf = (player: number): number => players.pool?.[player] ?? 0
  const points = roundPoints(record)
  return [...new Set(players.no.map((_, player) => poolOf(player)))].flatMap((pool) =>
    leadsOfPool({
      record,
      points,
      pool,
      matches: matches.filter(({ pairing }) => poolOf(pairing.white) === pool),
      members: players.no.flatMap((_, player) => (poolOf(player) === pool ? [player] : [])),
    }),
  )
}

interface Pool {
  record: RecordedRound
  points: RoundPoints
  pool: number
  matches: RecordedMatch[]
  /** Positions in the player columns. */
  members: number[]
}

interface TimedStep {
  match: RecordedMatch
  step: ResultStep
}

function leadsOfPool({ record, points, pool, matches, members }: Pool): TopMoment[] {
  const { snapshot, round } = record
  const isTeam = snapshot.settings.competitors === 'team'
  const matchOf = new Map(matches.flatMap((match) => sides(match).map((player) => [player, match])))
  const now = new Map(members.map((player) => [player, points.before(player, !matchOf.has(player))]))
  const ended = new Set<RecordedMatch>()
  const isOpen = (player: number): boolean => {
    const match = matchOf.get(player)
    return match !== undefined && !ended.has(match)
  }
  const couldReach = (player: number, most: HalfPoints): boolean =>
    isOpen(player) && points.before(player, false) + points.most >= most
  const steps = matches
    .flatMap((match): TimedStep[] => match.steps.map((step) => ({ match, step })))
    .toSorted((one, other) => one.step.at - other.step.at)
  const moments = new Map<number, TopMoment>()
  let leader = soleLeader(now)
  for (const [at, together] of Map.groupBy(steps, ({ step }) => step.at)) {
    for (const { match, step } of together) {
      const isLast = step === match.steps.at(-1) && match.pairing.outcome !== NO_OUTCOME
      if (isLast) ended.add(match)
      for (const side of [0, 1] as const) {
        const player = sides(match)[side]
        const gained = isLast ? points.final(player) : points.running(step.score[side], step.score[1 - side]!)
        now.set(player, points.before(player, false) + gained)
      }
    }
    const found = soleLeader(now)
    if (found === undefined || found === leader) continue
    const most = now.get(found)!
    const isSure = !isOpen(found) && !members.some((player) => player !== found && couldReach(player, most))
    if (!isTeam && !isSure) continue
    leader = found
    const own = matchOf.get(found)
    if (!own) continue
    moments.set(found, {
      kind: 'top',
      id: `top ${snapshot.players.no[found]} ${round}`,
      at,
      ...matchFacts(own),
      side: sides(own).indexOf(found) as TieSide,
      pool,
      points: most,
      isRunning: !isSure,
    })
  }
  // A team that takes the lead several times in a round is told once.
  return [...moments.values()]
}

const sides = ({ pairing: { white, black } }: RecordedMatch): [number, number] => [white, black]

/** Points of the kind that the event shows, in half points. */
interface RoundPoints {
  /** With the points of this round for those whose points are known from the start: of a bye. */
  before: (player: number, withRound: boolean) => HalfPoints
  /** Of a running match, by its score. */
  running: (own: HalfPoints, theirs: HalfPoints) => HalfPoints
  final: (player: number) => HalfPoints
  /** The most that a match can bring. */
  most: HalfPoints
}

function roundPoints({ snapshot, round }: RecordedRound): RoundPoints {
  const { displayPoints: kind, winReward, drawReward, lossReward, gamePointTotal } = snapshot.settings
  const earlier = field(snapshot, round - 1)[kind].total
  const seen = field(snapshot, round)
  const final = (player: number): HalfPoints => seen[kind].each[player * seen.round + round - 1] ?? 0
  return {
    before: (player, withRound) => earlier[player]! + (withRound ? final(player) : 0),
    running: (own, theirs) =>
      kind === 'game' ? own : halfPoints(own > theirs ? winReward : own === theirs ? drawReward : lossReward),
    final,
    most: kind === 'game' ? 2 * gamePointTotal : halfPoints(winReward),
  }
}

function soleLeader(points: ReadonlyMap<number, HalfPoints>): number | undefined {
  let best: number | undefined
  let most = -1
  let isShared = false
  for (const [player, own] of points) {
    if (own === most) isShared = true
    if (own > most) [best, most, isShared] = [player, own, false]
  }
  return isShared ? undefined : best
}
