import type { MatchPoints } from '../match/scores.ts'
import type { LikelyEnd } from '../season/fixture-ends.ts'
import { lead } from '../season/fixture-ends.ts'
import type { NeedLimit } from '../season/needs.ts'
import { divisionOdds, type Chance, type OddsOptions, type TeamNeed } from '../season/odds.ts'
import type { OpenFixture } from '../season/open-fixtures.ts'
import type { ByResult } from '../season/stakes.ts'
import { QUESTIONS, type Goal, type SeasonQuestion, type Zones } from '../season/zones.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { plainPoints } from '../text/score.ts'

/** `/s/{league}/{season}/odds`. Teams are named by their numbers in the division, points are plain. */
export interface SeasonOdds {
  divisions: DivisionOddsRow[]
}

export interface DivisionOddsRow {
  tier: number
  group: number
  /** The version of the division's tournament that the odds belong to. */
  version: number
  /** Why there are no odds; null if there are. */
  none: 'unrated' | 'endless' | 'over' | 'schedule' | null
  /** All ways in which the open fixtures can end, if each was counted; else null, and `runs` were simulated. */
  ways: number | null
  runs: number | null
  /** Whether all teams count as equally strong, because too few have ratings. */
  isEqual: boolean
  teams: TeamOddsRow[]
  /** The next fixtures, those that matter most first. */
  stakes: StakeRow[]
  /** What teams need in their last fixtures; empty before that. */
  needs: NeedRow[]
}

/** A chance from 0 to 1 with the 95 % interval of simulated ones; `settled` if scores alone have decided it. */
export interface ChanceRow {
  share: number
  low: number
  high: number
  settled: boolean | null
}

/** null: there is no such place in this division. */
export type TeamOddsRow = { no: number } & Record<SeasonQuestion, ChanceRow | null>

export interface StakeRow {
  round: number
  home: number
  away: number
  /** How far the result is expected to move chances, all teams together: 1 is a chance that goes from 0 to 100 %. */
  moves: number
  effects: EffectRow[]
}

/** A team's chance if the home team loses, draws and wins; null for a result that is out of reach. */
export interface EffectRow {
  no: number
  question: SeasonQuestion
  chances: ByResult
}

export interface NeedRow {
  no: number
  goal: Goal
  /** The worst result of its own fixture that is enough; null without a fixture. */
  own: OwnRow | null
  /** One of these is enough; an empty one: nothing else is needed. */
  conditions: LimitRow[][]
  /** Whether tie-breaks or board points still have to fall well. */
  isByTieBreaks: boolean
}

/** `points`: match points, in fixtures whose matches give their own. */
export type OwnRow = { kind: 'win' | 'draw' | 'loss' } | { kind: 'points'; points: number; isMost: boolean }

/** A condition on a fixture of other teams. */
export type LimitRow =
  | { kind: 'wins' | 'doesNotWin' | 'draw'; no: number; other: number }
  | { kind: 'atMost'; no: number; other: number; points: number }

/** The odds of a division. */
export function divisionOddsRow(
  { tier, group }: { tier: number; group: number },
  snapshot: Snapshot,
  zones: Zones,
  options: OddsOptions = {},
): DivisionOddsRow {
  const odds = divisionOdds(snapshot, zones, options)
  const head = { tier, group, version: snapshot.version }
  if (typeof odds === 'string')
    return { ...head, none: odds, ways: null, runs: null, isEqual: false, teams: [], stakes: [], needs: [] }
  const noOf = (team: number): number => snapshot.players.no[team]!
  return {
    ...head,
    none: null,
    ways: 'ways' in odds.method ? odds.method.ways : null,
    runs: 'runs' in odds.method ? odds.method.runs : null,
    isEqual: odds.basis === 'equal',
    teams: odds.teams.map(({ team, chances }) => ({
      no: noOf(team),
      ...(Object.fromEntries(QUESTIONS.map((question) => [question, chanceRow(chances[question])])) as Record<
        SeasonQuestion,
        ChanceRow | null
      >),
    })),
    stakes: odds.stakes.map(({ round, home, away, moves, effects }) => ({
      round,
      home: noOf(home),
      away: noOf(away),
      moves: rounded(moves),
      effects: effects.map(({ team, question, chances }) => ({
        no: noOf(team),
        question,
        chances: chances.map((each) => each && rounded(each)) as ByResult,
      })),
    })),
    needs: odds.needs.map((need) => needRow(need, noOf)),
  }
}

/** Shares with four digits: the answer stays small, and nobody sees more. Only 0 and 1 are certain. */
const rounded = (share: number): number => {
  const short = Math.round(share * 1e4) / 1e4
  return Number.isInteger(short) && short !== share && share <= 1 ? Number(share.toPrecision(6)) : short
}

const chanceRow = (chance: Chance | undefined): ChanceRow | null =>
  chance
    ? {
        share: rounded(chance.share),
        low: rounded(chance.low),
        high: rounded(chance.high),
        settled: chance.settled ?? null,
      }
    : null

function needRow({ team, goal, own, conditions, isByTieBreaks, fixture }: TeamNeed, noOf: (team: number) => number) {
  return {
    no: noOf(team),
    goal,
    own: own && fixture ? ownRow(own, fixture, team) : null,
    conditions: conditions.map((limits) => limits.flatMap((limit) => limitRows(limit, noOf))),
    isByTieBreaks,
  }
}

const sideOf = (points: MatchPoints, isHome: boolean): number => plainPoints(points[isHome ? 0 : 1])

function ownRow(end: LikelyEnd, { home, likely }: OpenFixture, team: number): OwnRow {
  const isHome = team === home
  if (!end.mp) {
    const ahead = isHome ? lead(end) : -lead(end)
    return { kind: ahead > 0 ? 'win' : ahead < 0 ? 'loss' : 'draw' }
  }
  const most = Math.max(...likely.map(({ mp }) => sideOf(mp!, isHome)))
  const points = sideOf(end.mp, isHome)
  return { kind: 'points', points, isMost: points === most }
}

function limitRows({ fixture, from, to }: NeedLimit, noOf: (team: number) => number): LimitRow[] {
  const { likely } = fixture
  const [home, away] = [noOf(fixture.home), noOf(fixture.away)]
  const allowed = likely.slice(from, to + 1)
  if (allowed.some(({ mp }) => mp))
    return [
      ...(to < likely.length - 1
        ? [{ kind: 'atMost' as const, no: home, other: away, points: sideOf(likely[to]!.mp!, true) }]
        : []),
      ...(from > 0
        ? [{ kind: 'atMost' as const, no: away, other: home, points: sideOf(likely[from]!.mp!, false) }]
        : []),
    ]
  const signs = new Set(allowed.map((end) => Math.sign(lead(end))))
  if (signs.size === 1 && signs.has(0)) return [{ kind: 'draw', no: home, other: away }]
  // A team that may draw and win is not the one that must not win.
  if (signs.has(1)) return [signs.has(0) ? doesNotWin(away, home) : { kind: 'wins', no: home, other: away }]
  return [signs.has(0) ? doesNotWin(home, away) : { kind: 'wins', no: away, other: home }]
}

const doesNotWin = (no: number, other: number): LimitRow => ({ kind: 'doesNotWin', no, other })
