import { drawRoundRobin } from '#core/draw/draw-round-robin.ts'
import { drawPlayerSwiss } from '#core/draw/draw-swiss.ts'
import { drawnBy } from '#core/forecast/drawn-by.ts'
import { answerOdds } from './answer-odds.ts'

/** Player events: Swiss, then a round robin. */
answerOdds({ drawnNext: drawnBy({ swiss: drawPlayerSwiss, roundRobin: drawRoundRobin }), finalists: () => undefined })
