import { drawPlayerSwiss } from '#core/draw/draw-swiss.ts'
import { drawnBy } from '#core/forecast/drawn-by.ts'
import { answerOdds } from './answer-odds.ts'

/** Odds of an event of players that is Swiss to its end. */
answerOdds({ drawnNext: drawnBy({ swiss: drawPlayerSwiss }), finalists: () => undefined })
