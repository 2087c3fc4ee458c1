import type { Evaluations } from './swings.ts'
import { winPercent, type Evaluation } from '../match/win-chance.ts'

export type PhaseState = 'level' | 'whiteBetter' | 'blackBetter' | 'whiteWinning' | 'blackWinning'

export interface GamePhase {
  state: PhaseState
  /** Its first and last half-move, from 1. */
  from: number
  to: number
}

/** Win percentages from which a side is better and winning: about 1 and 3 pawns. */
const BETTER = 60
const WINNING = 75
/** Shorter ones are part of the phase before: a reader wants the course of the game, not every exchange. */
const MIN_PLIES = 4
const MAX_PHASES = 6

export function stateOf(evaluation: Evaluation): PhaseState {
  const percent = winPercent(evaluation)
  if (percent >= WINNING) return 'whiteWinning'
  if (percent >= BETTER) return 'whiteBetter'
  if (percent > 100 - BETTER) return 'level'
  return percent > 100 - WINNING ? 'blackBetter' : 'blackWinning'
}

/** The course of a game: who was better from when to when. Positions without an evaluation belong to the phase before. */
export function phasesOf(evaluations: Evaluations): GamePhase[] {
  const all: GamePhase[] = []
  for (const [at, evaluation] of evaluations.entries()) {
    const last = all.at(-1)
    const state = evaluation ? stateOf(evaluation) : last?.state
    if (!state) continue
    if (last?.state === state) last.to = at + 1
    else all.push({ state, from: at + 1, to: at + 1 })
  }
  const long = joined(all.filter(({ from, to }, at) => to - from + 1 >= MIN_PLIES || at === all.length - 1))
  return long.length > MAX_PHASES ? [...long.slice(0, MAX_PHASES - 1), long.at(-1)!] : long
}

/** Joins neighbours with the same state, and lets each phase last until the next begins. */
function joined(phases: GamePhase[]): GamePhase[] {
  const kept = phases.filter(({ state }, at) => state !== phases[at - 1]?.state)
  return kept.map((phase, at) => ({ ...phase, to: kept[at + 1] ? kept[at + 1]!.from - 1 : phases.at(-1)!.to }))
}
