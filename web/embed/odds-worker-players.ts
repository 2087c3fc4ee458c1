import { drawPlayerSwiss } from '#core/draw/draw-swiss.ts'
import { drawnBy } from '#core/forecast/drawn-by.ts'
import { answerOdds } from './answer-odds.ts'

/** Player events that are Swiss to the end. */
answerOdds({ drawnNext: drawnBy({ swiss: drawPlayerSwiss }), finalists: () => undefined })
