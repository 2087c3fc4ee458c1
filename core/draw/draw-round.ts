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
import { teamRules, type TeamInput } from './team/team-field.ts'
import { drawTeams, teamPairs, type TeamDraw } from './team/team-swiss.ts'

/** A pairing of positions in the player columns; `black` is −1 for the pairing-allocated bye. */
export interface PoolPair extends DrawPair {
  /** From 0. */
  pool: number
}

export interface DrawnPool {
  pool: number
  /** In board order. */
  pairs: DrawPair[]
  /** null in a team event. */
  draw: DutchDraw | null
  teams: TeamDraw | null
}

interface DrawOptions {
  /** Requested byes; only granted ones count. */
  byes?: readonly Pick<ByeRequest, 'round' | 'player' | 'state'>[] | undefined
  /** Positions to be paired, if the caller knows them already. */
  present?: Iterable<number>
  /** Pairs that keep their boards; only the other competitors are drawn. */
  fixed?: readonly PoolPair[] | undefined
  watch?: DrawWatch | undefined
}

/** The pairings of a Swiss round in board order, each pool drawn separately; a refusal if there is no legal one. */
export function drawRound(snapshot: Snapshot, round: number, options?: DrawOptions): PoolPair[] | DrawRefusal {
  return poolPairs(drawPools(snapshot, round, options))
}

/** As `drawRound`, with the draws that the reasons are derived from. */
export function drawPools(
  snapshot: Snapshot,
  round: number,
  { byes, present = participants(snapshot, round, byes), fixed = [], watch }: DrawOptions = {},
): DrawnPool[] | DrawRefusal {
  const { system } = systemAt(snapshot.settings, snapshot.systems, round)
  if (system !== 'swiss') throw new Error(`a ${system} is not drawn by the Swiss rules`)
  const drawPool: DrawPool =
    snapshot.settings.competitors === 'team'
      ? (of, playing, standing) => teamPool(teamInput(of, round, playing, teamRules(of.settings)), standing)
      : (of, playing, standing, share) => playerPool(swissInput(of, round, playing), standing, share)
  return poolByPool(snapshot, { present, fixed, watch }, drawPool)
}

/** For events of players or of teams only, so that a bundle contains just one of the two engines. */
export const drawPlayers = (snapshot: Snapshot, round: number, present: Iterable<number>): PoolPair[] | DrawRefusal =>
  poolPairs(poolByPool(snapshot, { present }, (of, playing) => playerPool(swissInput(of, round, playing))))
export const drawTeamRound = (snapshot: Snapshot, round: number, present: Iterable<number>): PoolPair[] | DrawRefusal =>
  poolPairs(
    poolByPool(snapshot, { present }, (of, playing) => teamPool(teamInput(of, round, playing, teamRules(of.settings)))),
  )

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

/** Competitors without a board. Those with a board still count in the numbering (`parity`). */
function unseated<Who extends { id: number }>(all: readonly Who[], standing: DrawPair[]): readonly Who[] {
  const seated = new Set(standing.flatMap(({ white, black }) => [white, black]))
  return seated.size === 0 ? all : all.filter(({ id }) => !seated.has(id))
}
