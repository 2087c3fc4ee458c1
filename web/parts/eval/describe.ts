import * as say from '#words/evaluation.js'
import { moveNumber } from '#core/game/moves.ts'
import { phasesOf, stateOf } from '#core/game/phases.ts'
import type { Evaluations, Swing } from '#core/game/swings.ts'
import { formatEvaluation, winPercent, type Evaluation } from '#core/match/win-chance.ts'
import { joinComma } from '#core/text/join-comma.ts'

/** `White is better, +1.4`. */
export function describeEvaluation(evaluation: Evaluation): string {
  if ('mate' in evaluation)
    return say.mates({ side: evaluation.mate < 0 ? 'black' : 'white', moves: String(Math.abs(evaluation.mate)) })
  const value = formatEvaluation(evaluation)
  const state = stateOf(evaluation)
  if (state === 'level') return say.level({ value })
  const side = state.startsWith('white') ? 'white' : 'black'
  return state.endsWith('Winning') ? say.isWinning({ side, value }) : say.isBetter({ side, value })
}

/** `Evaluation over 41 moves: level until move 12, White winning from move 13`. */
export function describeGraph(evaluations: Evaluations, start: string): string {
  const phases = phasesOf(evaluations)
  const move = (ply: number) => String(moveNumber(ply, start).number)
  const words = phases.map(({ state, from, to }, at) => {
    if (phases.length === 1) return say.phaseAll({ state })
    return at < phases.length - 1
      ? say.phaseUntil({ state, move: move(to) })
      : say.phaseSince({ state, move: move(from) })
  })
  return say.graph({ moves: moveNumber(evaluations.length, start).number, phases: joinComma(words) })
}

/** What a turning point means: `Black is back in the game`. */
export function describeTurn({ after, points }: Swing): string {
  const side = points > 0 ? 'white' : 'black'
  const percent = points > 0 ? winPercent(after) : 100 - winPercent(after)
  if (percent >= 75) return say.isWon({ side })
  return percent >= 60 ? say.takesOver({ side }) : say.comesBack({ side })
}
