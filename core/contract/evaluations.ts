import * as say from '#words/evaluations.js'
import * as z from 'zod/mini'
import { isEvaluationCode } from '../match/evaluation-code.ts'
import { MAX_PLIES } from '../pgn/pgn-game.ts'
import { MAX_EVALUATIONS } from '../limits/evaluations.ts'

const count = (most: number) =>
  z
    .int({ error: say.evaluationForm })
    .check(z.minimum(1, { error: say.evaluationForm }), z.maximum(most, { error: say.evaluationForm }))

const Evaluation = z.tuple(
  [
    count(100_000),
    count(10_000),
    count(MAX_PLIES),
    z
      .int({ error: say.evaluationForm })
      .check(z.refine((code) => isEvaluationCode(code), { error: say.evaluationForm })),
  ],
  { error: say.evaluationForm },
)

/** POST /tournament/{id}/evaluate: pairing number, game, half-move and evaluation of each position. */
export const EvaluateInput = z.object({
  round: z.int({ error: say.evaluationForm }).check(z.minimum(1, { error: say.evaluationForm })),
  evaluations: z
    .array(Evaluation, { error: say.evaluationForm })
    .check(
      z.minLength(1, { error: say.evaluationForm }),
      z.maxLength(MAX_EVALUATIONS, { error: () => say.tooManyEvaluations({ max: MAX_EVALUATIONS }) }),
    ),
})
