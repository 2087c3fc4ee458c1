import { drawRoundRobin } from '#core/draw/draw-round-robin.ts'
import { drawPlayerSwiss } from '#core/draw/draw-swiss.ts'
import { drawnBy } from '#core/forecast/drawn-by.ts'
import { answerOdds } from './answer-odds.ts'

/** Odds of an event of players with Swiss rounds to come, and a round robin after them. */
answerOdds({ drawnNext: drawnBy({ swiss: drawPlayerSwiss, roundRobin: drawRoundRobin }), finalists: () => undefined })
