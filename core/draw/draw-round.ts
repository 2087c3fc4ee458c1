import type { ByeRequest } from '../snapshot/desk.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { inBoardOrder } from '../trf/draft-pairing.ts'
import type { DrawInput, DrawPair } from './draw-input.ts'
import { swissInput, teamInput } from './draw-inputs.ts'
import { participants } from './participants.ts'
import { isRefusal, type DrawRefusal } from './refusal.ts'
import { drawDutch, dutchPairs, type DutchDraw } from './swiss/dutch.ts'
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
}

/** The pairings of a Swiss round in board order, pool by pool, each drawn apart; or why there are none. */
export function drawRound(snapshot: Snapshot, round: number, options?: DrawOptions): PoolPair[] | DrawRefusal {
  const pools = drawPools(snapshot, round, options)
  return isRefusal(pools) ? pools : pools.flatMap(({ pool, pairs }) => pairs.map((pair) => ({ ...pair, pool })))
}

/** The same with what its reasons are found in. */
export function drawPools(
  snapshot: Snapshot,
  round: number,
  { byes, present = participants(snapshot, round, byes), rules = usualRules(snapshot) }: DrawOptions = {},
): DrawnPool[] | DrawRefusal {
  const { system } = systemAt(snapshot.settings, snapshot.systems, round)
  if (system !== 'swiss') throw new Error(`a ${system} is not drawn by the Swiss rules`)
  const pools = Map.groupBy(present, (player) => snapshot.players.pool?.[player] ?? 0)
  const drawn: DrawnPool[] = []
  for (const [pool, members] of [...pools].sort(([a], [b]) => a - b)) {
    const playing = new Set(members)
    const one =
      snapshot.settings.competitors === 'team'
        ? teamPool(teamInput(snapshot, round, playing, rules))
        : playerPool(swissInput(snapshot, round, playing))
    if (isRefusal(one)) return one
    drawn.push({ pool, ...one })
  }
  return drawn
}

type PoolDraw = Omit<DrawnPool, 'pool'> | DrawRefusal

function playerPool(input: DrawInput): PoolDraw {
  const draw = drawDutch(input)
  if (isRefusal(draw)) return draw
  const scores: number[] = []
  for (const { id, score } of input.players) scores[id] = score
  return { pairs: inBoardOrder(dutchPairs(draw, input), scores), draw, teams: null }
}

function teamPool(input: TeamInput): PoolDraw {
  const teams = drawTeams(input)
  if (isRefusal(teams)) return teams
  const scores: number[] = []
  for (const { id, primary } of input.teams) scores[id] = primary
  return { pairs: inBoardOrder(teamPairs(teams), scores), draw: null, teams }
}

/** The type that is set, and the score that ranks teams first. */
const usualRules = ({ settings }: Snapshot): TeamRules => ({
  preferences: settings.teamType,
  primary: settings.displayPoints,
  hasSecondary: true,
})
