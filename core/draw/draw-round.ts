import type { ByeRequest } from '../snapshot/desk.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { inBoardOrder } from '../trf/draft-pairing.ts'
import type { DrawInput, DrawPair } from './draw-input.ts'
import { swissInput, teamInput } from './draw-inputs.ts'
import { participants } from './participants.ts'
import { isRefusal, type DrawRefusal } from './refusal.ts'
import { drawDutch, dutchPairs, type DutchDraw } from './swiss/dutch.ts'
import type { DrawWatch } from './swiss/swiss-field.ts'
import type { TeamInput, TeamRules } from './team/team-field.ts'
import { drawTeams, teamPairs, type TeamDraw } from './team/team-swiss.ts'

/** A pairing of positions in the player columns; `black` is −1 for the pairing-allocated bye. */
export interface PoolPair extends DrawPair {
  /** From 0. */
  pool: number
}

/** One pool's round, and how it came about. */
export interface DrawnPool {
  pool: number
  /** In board order. */
  pairs: DrawPair[]
  /** Of individuals. */
  draw: DutchDraw | null
  teams: TeamDraw | null
}

/** What a draw takes beside the snapshot. */
interface DrawOptions {
  /** Requested byes; only those granted count. */
  byes?: readonly Pick<ByeRequest, 'round' | 'player' | 'state'>[] | undefined
  /** Positions of those to be paired, where somebody else has found out. */
  present?: Iterable<number>
  /** How teams are drawn; left out: type A, ranked by the score that the event shows. */
  rules?: TeamRules | undefined
  /** Pairs that stand already: they keep their boards, and the others are drawn. */
  fixed?: readonly PoolPair[] | undefined
  watch?: DrawWatch | undefined
}

/** The pairings of a Swiss round in board order, pool by pool, each drawn apart; or why there are none. */
export function drawRound(snapshot: Snapshot, round: number, options?: DrawOptions): PoolPair[] | DrawRefusal {
  return poolPairs(drawPools(snapshot, round, options))
}

/** The same with what its reasons are found in. */
export function drawPools(
  snapshot: Snapshot,
  round: number,
  {
    byes,
    present = participants(snapshot, round, byes),
    rules = usualRules(snapshot),
    fixed = [],
    watch,
  }: DrawOptions = {},
): DrawnPool[] | DrawRefusal {
  const { system } = systemAt(snapshot.settings, snapshot.systems, round)
  if (system !== 'swiss') throw new Error(`a ${system} is not drawn by the Swiss rules`)
  const drawPool: DrawPool =
    snapshot.settings.competitors === 'team'
      ? (of, playing, standing) => teamPool(teamInput(of, round, playing, rules), standing)
      : (of, playing, standing, share) => playerPool(swissInput(of, round, playing), standing, share)
  return poolByPool(snapshot, { present, fixed, watch }, drawPool)
}

/** The same of an event of players, with nothing in it of how teams are drawn; and the other way round. */
export const drawPlayers = (snapshot: Snapshot, round: number, present: Iterable<number>): PoolPair[] | DrawRefusal =>
  poolPairs(poolByPool(snapshot, { present }, (of, playing) => playerPool(swissInput(of, round, playing))))
export const drawTeamRound = (snapshot: Snapshot, round: number, present: Iterable<number>): PoolPair[] | DrawRefusal =>
  poolPairs(poolByPool(snapshot, { present }, (of, playing) => teamPool(teamInput(of, round, playing, usualRules(of)))))

const poolPairs = (pools: DrawnPool[] | DrawRefusal): PoolPair[] | DrawRefusal =>
  isRefusal(pools) ? pools : pools.flatMap(({ pool, pairs }) => pairs.map((pair) => ({ ...pair, pool })))

type PoolDraw = Omit<DrawnPool, 'pool'> | DrawRefusal
type DrawPool = (
  snapshot: Snapshot,
  playing: ReadonlySet<number>,
  standing: DrawPair[],
  watch: DrawWatch | undefined,
) => PoolDraw

function poolByPool(
  snapshot: Snapshot,
  { present, fixed = [], watch }: Pick<DrawOptions, 'fixed' | 'watch'> & { present: Iterable<number> },
  drawPool: DrawPool,
): DrawnPool[] | DrawRefusal {
  const all = [...present]
  let before = 0
  const pools = Map.groupBy(all, (player) => snapshot.players.pool?.[player] ?? 0)
  const drawn: DrawnPool[] = []
  for (const [pool, members] of [...pools].sort(([a], [b]) => a - b)) {
    const standing = fixed.filter((pair) => pair.pool === pool)
    const drawnBefore = before
    const watchPool = watch && ((share: number) => watch((drawnBefore + share * members.length) / all.length))
    const one = drawPool(snapshot, new Set(members), standing, watchPool)
    if (isRefusal(one)) return one
    before += members.length
    drawn.push({ pool, ...one })
  }
  return drawn
}

function playerPool(input: DrawInput, standing: DrawPair[] = [], watch?: DrawWatch): PoolDraw {
  const draw = drawDutch({ ...input, players: unseated(input.players, standing) }, watch)
  if (isRefusal(draw)) return draw
  const scores: number[] = []
  for (const { id, score } of input.players) scores[id] = score
  return { pairs: inBoardOrder([...dutchPairs(draw, input), ...standing], scores), draw, teams: null }
}

function teamPool(input: TeamInput, standing: DrawPair[] = []): PoolDraw {
  const teams = drawTeams({ ...input, teams: unseated(input.teams, standing) })
  if (isRefusal(teams)) return teams
  const scores: number[] = []
  for (const { id, primary } of input.teams) scores[id] = primary
  return { pairs: inBoardOrder([...teamPairs(teams), ...standing], scores), draw: null, teams }
}

/** Those who have no board yet. Whoever has one still counts where numbers do. */
function unseated<Who extends { id: number }>(all: readonly Who[], standing: DrawPair[]): readonly Who[] {
  const seated = new Set(standing.flatMap(({ white, black }) => [white, black]))
  return seated.size === 0 ? all : all.filter(({ id }) => !seated.has(id))
}

/** The type that is set, and the score that ranks teams first. */
const usualRules = ({ settings }: Snapshot): TeamRules => ({
  preferences: settings.teamType,
  primary: settings.displayPoints,
  hasSecondary: true,
})
